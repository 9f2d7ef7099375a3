/** What Electron's own list of precautions asks for and no test of a running window shows: what is not in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../../main/app/http/headers.ts';
import { SCHEME } from '../../main/desktop/scheme.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');

/** The sources of a room, by path. */
function sourcesIn(room: string): (readonly [string, string])[] {
  const entries = readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:tsx?|html)$/.test(entry.name))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(ROOT, file), readFileSync(file, 'utf8')] as const;
    });
}

const main = sourcesIn('main');
const renderer = sourcesIn('renderer');

function filesWith(sources: typeof main, pattern: RegExp): string[] {
  return sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
}

describe('the main process', () => {
  test.each([
    ['a bridge from pages into it', /\bipcMain\b|\bcontextBridge\b|\bpreload\b/],
    ['a way to open something outside', /\bshell\b\.|\bopenExternal\b|\bopenPath\b/],
    [
      'what loosens a page',
      /webSecurity|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|webviewTag|nodeIntegrationIn/,
    ],
    ['a page from elsewhere', /loadURL\((?!`\$\{ORIGIN\})|loadFile\(/],
    [
      'a switch that loosens the browser',
      /app\.commandLine|appendSwitch|no-sandbox|certificate-error|setCertificateVerifyProc/,
    ],
    ['code made from text', /\beval\(|new Function\(|executeJavaScript|\bvm\b'/],
    ['debugging', /openDevTools|remote-debugging/],
  ])('has not %s', (_, pattern) => {
    expect(filesWith(main, pattern)).toEqual([]);
  });

  test('imports Electron in the desktop rooms only', () => {
    const importers = filesWith(main, /from 'electron'/).map((file) => file.replaceAll('\\', '/'));
    expect(importers.filter((file) => file !== 'main/electron.ts' && !file.startsWith('main/desktop/'))).toEqual([]);
  });
});

describe('the pages', () => {
  test.each([
    ['HTML from text', /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/],
    ['code made from text', /\beval\(|new Function\(/],
    ['frames and views of other pages', /<(?:iframe|webview|object|embed)\s[^>]*(?:src|data)=/],
    ['messages from other windows', /window\.(?:addEventListener\('message'|onmessage|opener)|parent\.postMessage/],
    ['anything from Electron or Node', /from '(?:electron|node:)|\brequire\(/],
  ])('have not %s', (_, pattern) => {
    expect(filesWith(renderer, pattern)).toEqual([]);
  });

  test('run scripts of their own files only, are framed by nobody and send forms nowhere else', () => {
    const policy = new Map(
      CONTENT_SECURITY_POLICY.split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources.join(' ')] as const;
      }),
    );
    expect(policy.get('script-src') ?? policy.get('default-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe-eval|https?:|\*|script-src[^;]*unsafe/);
  });
});

test('the scheme gives its pages nothing beyond what a page of the web has', () => {
  const { bypassCSP, allowServiceWorkers, corsEnabled, codeCache, allowExtensions } = SCHEME.privileges ?? {};
  expect([bypassCSP, allowServiceWorkers, corsEnabled, codeCache, allowExtensions]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
