import { createHash } from 'node:crypto';
import { pageElements } from '../../src/page/frame.ts';
import { packPage } from '../../src/page/pack.ts';
import type { PageLogo, ResultPage } from '../../src/page/sheet.ts';
import { escapeHtml, withoutControls, writeHtml } from './html.ts';
import type { PageParts } from './page-parts.ts';

/** The result page as one HTML file: the ranking to read at once, the data of all sheets, its style and its script. */
export function writePageFile(page: ResultPage, { script, style }: PageParts, logo: PageLogo | null = null): string {
  const { language, texts } = page;
  const local = texts[language];
  const [sheet] = local.sheets;
  const view = { language, back: null, own: null, logo };
  const body = sheet ? pageElements(local, { ...view, sheet }).filter(({ attributes }) => !hasTabs(attributes)) : [];
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy(script, style))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="generator" content="Etui">',
    `<title>${escapeHtml(local.title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body.flatMap(withoutControls).map(writeHtml),
    `<script type="application/json" id="results">${inScript(packPage(page))}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function hasTabs(attributes: Readonly<Record<string, string>>): boolean {
  return attributes['class']?.startsWith('bar-of-tabs') === true;
}

/** What the page may do: run its own script with its own style, show what it holds, and load nothing from anywhere. */
function policy(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** JSON that no element ends early: a name may hold the end of a script, or the beginning of a comment. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
