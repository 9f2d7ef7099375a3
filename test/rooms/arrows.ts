import type { Import } from './imports.ts';

/** Packages the pure room may use: they compute, and touch nothing. */
const PURE_PACKAGES = ['papaparse'];

/** The three ways in. Each stands at the end of every arrow: nothing imports a door. */
const DOORS = ['main/electron.ts', 'main/serve.ts', 'main/cli.ts'];

/**
 * What each part of main may take from the others, beside src and the vocabulary every part shares (main/club/model,
 * main/club/problem.ts).
 * app asks club, club asks store; print draws what it is given.
 */
const MAIN_PARTS: Readonly<Record<string, readonly string[]>> = {
  'main/store': ['main/store'],
  'main/club': ['main/club', 'main/store'],
  'main/print': ['main/print'],
  'main/app': ['main/app', 'main/club', 'main/print', 'main/store'],
  'main/cli': ['main/cli', 'main/app', 'main/club', 'main/print', 'main/store'],
  'main/desktop': ['main/desktop'],
};
const SHARED_VOCABULARY = ['main/club/model/', 'main/club/problem.ts'];

/** Packages of the machine, and the one part that may use each. */
const ONE_HOME: Readonly<Record<string, RegExp>> = {
  'better-sqlite3': /^main\/store\//,
  pdfkit: /^main\/print\//,
  electron: /^main\/(?:electron\.ts|desktop\/)/,
  '@hono/node-server': /^main\/(?:serve\.ts|app\/)/,
};

/** What one import breaks, as a sentence with its file and line; null when it follows the arrows of docs/architecture.md. */
export function broken(found: Import): string | null {
  const reason = packageRule(found) ?? fileRule(found);
  return reason === null ? null : `${found.from}:${found.line} imports ${found.to}: ${reason}`;
}

function packageRule({ from, to, isPackage, typeOnly }: Import): string | null {
  if (!isPackage) return null;
  const name = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : (to.split('/')[0] ?? to);
  const home = ONE_HOME[name];
  if (home && !home.test(from)) return `${name} is used in one place only`;
  if (from.startsWith('src/') && !PURE_PACKAGES.includes(name)) return 'src is pure';
  if (from.startsWith('renderer/') && to.startsWith('node:') && !typeOnly) return 'the renderer runs in a browser';
  return null;
}

function fileRule({ from, to, isPackage, typeOnly }: Import): string | null {
  if (isPackage) return null;
  if (DOORS.includes(to)) return 'nobody imports a door';
  const [room] = from.split('/');
  if (room === 'src') return to.startsWith('src/') ? null : 'src imports nothing from the other rooms';
  if (room === 'main') return mainRule(from, to);
  if (to.startsWith('renderer/') || to.startsWith('src/')) return null;
  return to.startsWith('main/') && typeOnly ? null : 'the renderer takes types only from main';
}

function mainRule(from: string, to: string): string | null {
  if (to.startsWith('src/') || SHARED_VOCABULARY.some((shared) => to.startsWith(shared))) return null;
  if (!to.startsWith('main/')) return 'main imports main and src';
  if (DOORS.includes(from)) return null;
  const part = partOf(from);
  const may = MAIN_PARTS[part];
  if (may === undefined) return `${part} has no place in the arrows yet: give it one in test/rooms/arrows.ts`;
  return may.includes(partOf(to)) ? null : `${part} takes from ${may.join(', ')} only`;
}

function partOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
