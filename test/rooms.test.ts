import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from './rooms/arrows.ts';
import { circles, importsIn, importsOf, sourceFiles } from './rooms/imports.ts';
import { crowdedFolders, longComponents, namesWithSeveralHomes, readSources, wideComments } from './rooms/shelves.ts';

const ROOT = path.join(import.meta.dirname, '..');
const ROOMS = ['src', 'main', 'renderer'];
const imports = ROOMS.flatMap((room) => sourceFiles(ROOT, room)).flatMap((file) => importsOf(ROOT, file));

test('Node is new enough for the database', () => {
  expect(
    Number(process.versions.node.split('.')[0]),
    'better-sqlite3 needs Node 22 or later: run npm install',
  ).toBeGreaterThanOrEqual(22);
});

describe('the rooms', () => {
  test('are read: imports are found in each', () => {
    for (const room of ROOMS) expect(imports.some(({ from }) => from.startsWith(`${room}/`))).toBe(true);
  });

  test('point one way only', () => {
    expect(imports.flatMap((found) => broken(found) ?? [])).toEqual([]);
  });

  test('hold no circle of files', () => {
    expect(circles(imports)).toEqual([]);
  });
});

describe('the shelves', () => {
  const files = ROOMS.flatMap((room) => sourceFiles(ROOT, room));
  const sources = readSources(ROOT, files);

  test('hold no folder of more than 25 files', () => {
    expect(crowdedFolders([...files, ...sourceFiles(ROOT, 'test')], 25)).toEqual([]);
    expect(crowdedFolders(['a/b.ts', 'a/c.ts', 'a/d/e.ts'], 1)).toEqual(['a: 2 files']);
  });

  test('give every exported name one home', () => {
    expect(namesWithSeveralHomes(sources)).toEqual([]);
    const twice = ['a.ts', 'b.ts'].map((file) => ({
      file,
      text: 'export function rank() {}\nexport type Rank = 1;\n',
    }));
    expect(namesWithSeveralHomes(twice)).toEqual(['rank: a.ts, b.ts', 'Rank: a.ts, b.ts']);
  });

  test('hold no component of more than 150 lines', () => {
    const components = sources.filter(({ file }) => file.endsWith('.tsx'));
    expect(longComponents(components, 150)).toEqual([]);
    const text = 'function Long() {\n\n\n}\nfunction short() {\n}\n';
    expect(longComponents([{ file: 'a.tsx', text }], 3)).toEqual(['a.tsx: Long has 4 lines']);
  });

  test('hold no comment wider than the page', () => {
    expect(wideComments(sources, 120)).toEqual([]);
    expect(wideComments([{ file: 'a.ts', text: `const a = 1;\n  // ${'x'.repeat(120)}\n` }], 120)).toEqual(['a.ts:2']);
  });
});

test('src asks neither the clock nor chance', () => {
  const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\b|\bcrypto\b/;
  expect(sourceFiles(ROOT, 'src').flatMap((file) => linesMatching(file, impure))).toEqual([]);
  expect(['Date.now()', 'new Date()', 'Math.random()'].every((text) => impure.test(text))).toBe(true);
});

test('src/language/typography.ts alone makes spaces narrow or hard', () => {
  const hard = /\\u202f|\\u00a0|[\u202f\u00a0]/i;
  const files = ROOMS.flatMap((room) => sourceFiles(ROOT, room)).filter(
    (file) => file !== 'src/language/typography.ts',
  );
  expect(files.flatMap((file) => linesMatching(file, hard))).toEqual([]);
  expect(hard.test("' \\u202f'") && hard.test('\u00a0')).toBe(true);
});

test('what a fresh machine runs first needs no package', () => {
  const scripts = ['start', 'test', 'build', 'project', 'electron', 'browser', 'test-report'];
  const imported = scripts.flatMap((name) => importsOf(ROOT, `scripts/${name}.mjs`));
  expect(imported.filter(({ to, isPackage }) => isPackage && !to.startsWith('node:'))).toEqual([]);
  expect(imported.filter(({ to }) => to.startsWith('scripts/')).map(({ to }) => to)).not.toContain('scripts/icons.mjs');
});

describe('an arrow the wrong way is found, with its file and line', () => {
  test.each([
    ['src/bridge/a.ts', `import { A } from '../../main/club/model/session.ts';`, 'src imports nothing'],
    ['src/bridge/a.ts', `import type { A } from '../../main/club/model/session.ts';`, 'src imports nothing'],
    ['src/review/a.ts', `import type { ResultView } from '../../main/club/model/result.ts';`, 'src imports nothing'],
    [
      'src/statistics/a.ts',
      `import type { ResultView } from '../../main/club/model/result.ts';`,
      'src imports nothing',
    ],
    ['src/bridge/a.ts', `import { readFileSync } from 'node:fs';`, 'src is pure'],
    ['src/bridge/a.ts', `export { z } from 'zod';`, 'src is pure'],
    ['main/store/a.ts', `import { results } from '../club/results.ts';`, 'main/store takes from'],
    ['main/club/a.ts', `import type { App } from '../app/director.ts';`, 'main/club takes from'],
    ['main/club/a.ts', `import Database from 'better-sqlite3';`, 'one place only'],
    ['main/print/a.ts', `const a = await import('../store/open.ts');`, 'main/print takes from'],
    ['main/app/a.ts', `import { listen } from '../serve.ts';`, 'nobody imports a door'],
    ['main/app/a.ts', `import { App } from '../../renderer/main.tsx';`, 'main imports main and src'],
    ['main/new/a.ts', `import { a } from '../store/open.ts';`, 'no place in the arrows'],
    ['renderer/shared/a.tsx', `import { type A, b } from '../../main/app/director.ts';`, 'types only'],
    ['renderer/shared/a.tsx', `export * from '../../main/club/model/session.ts';`, 'types only'],
    ['renderer/shared/a.tsx', `import electron from 'electron';`, 'one place only'],
    ['src/bridge/a.ts', `import { MINUS } from '../language/numbers.ts';`, 'src/bridge takes from'],
    [
      'src/format/results/a.ts',
      `import type { Words } from '../../language/files/results.ts';`,
      'src/format takes from',
    ],
    ['src/language/files/a.ts', `import { parse } from '../../format/csv.ts';`, 'src/language takes from'],
    ['src/scoring/boards/a.ts', `import { due } from '../../session/due.ts';`, 'src/scoring takes from'],
    ['src/new/a.ts', `import { a } from '../bridge/seat.ts';`, 'no place in the arrows'],
    ['main/club/results/a.ts', `import { a } from '../standings/standings.ts';`, 'main/club/results takes from'],
    ['main/club/players/a.ts', `import { a } from '../results/results.ts';`, 'main/club/players takes from'],
    ['main/club/a.ts', `import { undo } from './undo/undo.ts';`, 'main/club takes from'],
    ['main/club/new/a.ts', `import { a } from '../results/results.ts';`, 'no place in the arrows'],
    ['renderer/director/ranking/a.ts', `import { a } from '../entry/page/page.ts';`, 'renderer/director/ranking takes'],
    ['renderer/director/session/a.ts', `import { a } from '../ranking/a.ts';`, 'renderer/director/session takes'],
    ['renderer/shared/a.ts', `import { a } from '../director/shell/a.ts';`, 'no other part'],
    ['renderer/director/room/a.ts', `import { a } from '../DirectorApp.tsx';`, 'the frame'],
  ])('%s: %s', (file, line, reason) => {
    const [found] = importsIn(file, `const first = 1;\n${line}\n`);
    expect(found && broken(found)).toMatch(new RegExp(`^${file}:2 imports .*: .*${reason}`));
  });

  test.each([
    ['renderer/shared/a.tsx', `import type { App } from '../../main/app/director.ts';`],
    ['main/store/a.ts', `import type { Settings } from '../club/model/settings.ts';`],
    ['main/electron.ts', `import { openStore } from './store/open.ts';`],
    ['src/review/a.ts', `import { imps } from '../scoring/imps.ts';`],
    ['src/format/a.ts', `import Papa from 'papaparse';`],
    ['src/language/files/a.ts', `import type { Problem } from '../../format/csv.ts';`],
    ['src/session/a.ts', `import { a } from '../scoring/scoring-line.ts';`],
    ['main/club/undo/a.ts', `import { a } from '../players/names.ts';`],
    ['main/cli/score/a.ts', `import { a } from '../command/options.ts';`],
    ['renderer/director/entry/page/a.ts', `import { a } from '../../session/tables.ts';`],
    ['renderer/director/DirectorApp.tsx', `import { a } from './entry/EntryScreen.tsx';`],
  ])('and one the right way is not: %s: %s', (file, line) => {
    expect(importsIn(file, line).map(broken)).toEqual([null]);
  });

  test('a circle is written out', () => {
    const files = { 'src/a.ts': './b.ts', 'src/b.ts': './c.ts', 'src/c.ts': './b.ts' };
    expect(circles(Object.entries(files).flatMap(([file, to]) => importsIn(file, `import '${to}';`)))).toEqual([
      'src/b.ts -> src/c.ts -> src/b.ts',
    ]);
  });
});

describe('nothing in the repository knows the machine it was made on', () => {
  const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = tracked.stdout.split('\0').filter((file) => file !== '' && !isBinary(file));

  test('its files are listed by git', () => {
    expect(tracked.status).toBe(0);
    expect(files).toContain('package.json');
  });

  test.each([
    ['a package registry', /\b(?:registry|npm|packages?)\.[a-z0-9-]+\.(?:org|com|net|io|dev|cloud)\b/i],
    ['an absolute path of one machine', /(?<![\w.*})])(?:\/(?:work|home|Users|root)\/\w|[A-Z]:\\Users\\)/],
  ])('no file names %s', (_, pattern) => {
    expect(files.flatMap((file) => linesMatching(file, pattern))).toEqual([]);
  });

  test('package.json, the installers and the workflows name no address, so none that does not exist', () => {
    const address = /https?:|\w@[\w-]+\.\w|\bio\.github\b|\bcom\.\w/;
    const descriptions = files.filter((file) => /^(?:package\.json|electron-builder\.yml|\.github\/.*)$/.test(file));
    expect(descriptions.length).toBeGreaterThan(3);
    expect(descriptions.flatMap((file) => linesMatching(file, address))).toEqual([]);
  });

  test('package-lock.json names no host but those of funding pages', () => {
    const lock: unknown = JSON.parse(
      readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
      (key, value: unknown) => (key === 'funding' ? undefined : value),
    );
    expect(lock).toHaveProperty('packages');
    expect(JSON.stringify(lock)).not.toContain('://');
  });
});

function linesMatching(file: string, pattern: RegExp): string[] {
  const lines = readIfThere(file).split('\n');
  return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

function isBinary(file: string): boolean {
  return /\.(?:png|ico|icns|jpe?g|ttf|woff2?|pdf|bws|sqlite)$/i.test(file);
}

/** A file's text; nothing for one that git still lists but that was just deleted. */
function readIfThere(file: string): string {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
