import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolScript } from '../../scripts/project.mjs';
import { startBuiltServer } from '../e2e/server.ts';
import { letIn } from '../visitor.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const PACKING_LIMIT_MS = 120_000;

/**
 * The installed application, packed without a network: a folder with the names of Electron's files stands in for its
 * binary. Elsewhere than on Linux a stand-in cannot be packed.
 */
describe.skipIf(process.platform !== 'linux')(
  'the installed application (a stand-in for Electron is packed on Linux only)',
  () => {
    let folder: string;
    let resources: string;
    let unpacked: string;
    let listed: readonly string[];

    beforeAll(() => {
      if (!existsSync(path.join(ROOT, 'dist', 'renderer', 'index.html'))) throw new Error('run npm run build first');
      folder = mkdtempSync(path.join(os.tmpdir(), 'etui-package-'));
      packTo(folder);
      resources = path.join(folder, 'release', 'linux-unpacked', 'resources');
      unpacked = path.join(folder, 'unpacked');
      listed = listPackage(path.join(resources, 'app.asar'), { isPack: false });
      extractAll(path.join(resources, 'app.asar'), unpacked);
    }, PACKING_LIMIT_MS);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('holds the three doors, the screens, the migrations and the fonts with their licences', () => {
      expect(listed).toEqual(
        expect.arrayContaining([
          '/package.json',
          '/dist/main/electron.js',
          '/dist/main/serve.js',
          '/dist/main/cli.js',
          '/dist/renderer/index.html',
          '/dist/results/page.css',
          '/dist/results/page.js',
          '/fonts/DejaVuSans.ttf',
          '/fonts/DejaVuSans-Bold.ttf',
          '/fonts/LICENSE',
          '/fonts/inter-latin-400-normal.woff',
          '/fonts/inter-latin-600-normal.woff',
          '/fonts/inter-cyrillic-ext-600-normal.woff',
          '/fonts/inter/LICENSE',
          ...readdirSync(path.join(ROOT, 'migrations')).map((name) => `/migrations/${name}`),
        ]),
      );
    });

    test('holds none of the sources, tests or tools', () => {
      const rooms = new Set(listed.map((file) => file.split('/')[1]));
      expect(rooms).toEqual(new Set(['dist', 'fonts', 'migrations', 'node_modules', 'package.json']));
      const tools = ['electron', 'electron-builder', 'vite', 'vitest', 'typescript', 'node', '@playwright'];
      expect(tools.filter((name) => listed.includes(`/node_modules/${name}`))).toEqual([]);
    });

    test('brings the database’s binary of its own system and no other, outside the archive', () => {
      const binaries = listed.filter((file) => file.endsWith('.node'));
      expect(binaries).toEqual([`/node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
      expect(existsSync(path.join(resources, 'app.asar.unpacked', ...(binaries[0] ?? '').split('/')))).toBe(true);
    });

    test('runs no code but its own, and can’t be debugged', () => {
      const binary = readFileSync(path.join(folder, 'release', 'linux-unpacked', 'etui'));
      const at = binary.indexOf(FUSE_MARK) + FUSE_MARK.length + 2;
      const fuses = binary.subarray(at, at + FUSE_NAMES.length).toString('latin1');
      expect(Object.fromEntries(FUSE_NAMES.map((name, index) => [name, fuses[index]]))).toEqual({
        runAsNode: '0',
        cookieEncryption: '0',
        nodeOptions: '0',
        inspectArguments: '0',
        asarIntegrity: '1',
        onlyAsar: '1',
        ownSnapshot: '0',
        filePrivileges: '0',
      });
    });

    test('brings the notices of everything in it, beside it and on its screens', () => {
      const notices = readFileSync(path.join(folder, 'release', 'linux-unpacked', 'THIRD-PARTY-NOTICES.txt'), 'utf8');
      expect(readFileSync(path.join(unpacked, 'dist', 'renderer', 'third-party-notices.txt'), 'utf8')).toBe(notices);
      const packed = listed.flatMap(
        (file) => /^\/node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
      );
      expect(packed).toContain('better-sqlite3');
      expect(packed.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
    });

    test('answers on the command line', () => {
      const cli = path.join(unpacked, 'dist', 'main', 'cli.js');
      const answer = spawnSync(process.execPath, [cli, 'parse', '4sn=', '--board', '1', '--json'], {
        encoding: 'utf8',
      });
      expect(answer.stderr).toBe('');
      expect(answer.status).toBe(0);
      expect(answer.stdout).toContain('420');
    });

    test('opens a club, plays the sample evening and prints its ranking', async () => {
      const server = await startBuiltServer(unpacked, path.join(folder, 'club'));
      const ask = await visitor(server.address);
      const { session } = (await (await ask('/api/sample', { language: 'fr' })).json()) as { session: number };
      const paper = await ask(`/api/sessions/${session}/print/ranking.pdf`);
      expect(paper.status).toBe(200);
      expect(
        Buffer.from(await paper.arrayBuffer())
          .subarray(0, 5)
          .toString('latin1'),
      ).toBe('%PDF-');
      expect(await (await ask('/')).text()).toContain('<div id="root">');
      await server.stop();
    });
  },
);

/** Where a binary of Electron has its fuses: this text, a version, their number, and a character for each. */
const FUSE_MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Their names in their order, and as a new Electron has them. */
const FUSE_NAMES = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'inspectArguments',
  'asarIntegrity',
  'onlyAsar',
  'ownSnapshot',
  'filePrivileges',
] as const;
const FUSES = Buffer.concat([
  Buffer.from(`ELF${FUSE_MARK}`),
  Buffer.from([1, FUSE_NAMES.length]),
  Buffer.from('10110001'),
]);

/** Packs the built application for Linux on a stand-in for Electron. */
function packTo(folder: string): void {
  const standIn = path.join(folder, 'electron');
  mkdirSync(path.join(standIn, 'locales'), { recursive: true });
  mkdirSync(path.join(standIn, 'resources'));
  for (const name of ['electron', 'LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak', 'locales/fr.pak'])
    writeFileSync(path.join(standIn, name), name === 'electron' ? FUSES : '');
  chmodSync(path.join(standIn, 'electron'), 0o755);
  const options = ['--linux', '--dir', `--${process.arch}`, '--publish', 'never'];
  const settings = [`-c.electronDist=${standIn}`, `-c.directories.output=${path.join(folder, 'release')}`];
  const packed = spawnSync(process.execPath, [toolScript('electron-builder'), ...options, ...settings], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (packed.status !== 0) throw new Error(`${packed.stdout}\n${packed.stderr}`);
}

/** Visits the address and asks as a browser does: with a body it posts. */
async function visitor(address: string): Promise<(route: string, body?: object) => Promise<Response>> {
  const invitation = await letIn(address);
  const { origin } = new URL(address);
  return (route, body) =>
    fetch(new URL(route, origin), {
      headers: { ...invitation, origin, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
}
