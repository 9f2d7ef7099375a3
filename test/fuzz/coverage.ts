/** The parsers of src/format that no target attacks: one that the fuzzer doesn't know would be forgotten. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** A function that reads a text, the bytes of a file or the rows of one. */
const PARSER =
  /^export function (?:read|parse|open)\w+\(\s*(?:text: string|bytes: Uint8Array|source: CsvSource|rows: readonly CsvRow)/m;
const IMPORTED = /from '(\.[^']+)'/g;

/** Parsers that no target imports, by the target that attacks them through another module. */
const ATTACKED_THROUGH: Readonly<Record<string, string>> = {
  'bws/tables.ts': 'bws',
  'csv-event/deals.ts': 'deals',
  'entries/side.ts': 'entries',
  'event/tricks-text.ts': 'pbn',
  'jet/database.ts': 'bws',
  'lin/fields.ts': 'lin',
  'pbn/deals.ts': 'deals',
  'pbn/games.ts': 'pbn',
  'pbn/parse.ts': 'pbn',
  'results/outcome.ts': 'results',
  'usebio/parse.ts': 'usebio',
  'xml/tree.ts': 'usebio',
};

export interface ForgottenParsers {
  /** Files under src/format with a parser that no target attacks. */
  readonly withoutTarget: readonly string[];
  /** What is said to be attacked through another module, and needs not be or is not there. */
  readonly needless: readonly string[];
}

/** @param targets the names of the targets that there are */
export function forgottenParsers(targets: readonly string[]): ForgottenParsers {
  const imported = new Set(globSync('test/fuzz/targets/**/*.ts', { cwd: ROOT }).flatMap(importsOf));
  const parsers = globSync('src/format/**/*.ts', { cwd: ROOT })
    .filter((file) => PARSER.test(textOf(file)) && !imported.has(file))
    .map((file) => path.relative('src/format', file));
  const isAttacked = (file: string) => targets.includes(ATTACKED_THROUGH[file] ?? '');
  return {
    withoutTarget: parsers.filter((file) => !isAttacked(file)),
    needless: Object.keys(ATTACKED_THROUGH).filter((file) => !parsers.includes(file)),
  };
}

function importsOf(file: string): readonly string[] {
  return Array.from(textOf(file).matchAll(IMPORTED), ([, from = '']) => path.join(path.dirname(file), from));
}

function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
