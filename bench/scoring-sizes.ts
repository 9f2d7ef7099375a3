import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SizeMeasured } from './scoring-size.ts';

const BOARDS = 24;
const SIZES = [100, 1000, 10_000, 100_000];
const METHODS = ['matchpoints', 'cross-imps'] as const;
type Method = (typeof METHODS)[number];

/**
 * bridge-scorer's cross-IMPs grow with the square of the field: beyond this many tables one board stands for all, ...
 */
const MOST_WHOLE = 1000;
/** ... and beyond this one board alone would take minutes. */
const MOST_AT_ALL = 10_000;

/** What the project wants to keep: the most milliseconds, or how many times as fast as bridge-scorer. */
const LIMITS: Partial<Record<`${Method} ${number}`, { milliseconds?: number; faster?: number }>> = {
  'matchpoints 100000': { milliseconds: 500, faster: 10 },
  'cross-imps 1000': { faster: 100 },
  'cross-imps 100000': { milliseconds: 1000 },
};

/**
 * Scoring and ranking sessions of 100 to 100,000 tables, beside npm's bridge-scorer 2.4.0: for each size the time of
 * one core, how it grew from the size before (ten is linear), the memory it took, and how many times as fast Etui is.
 */
export function benchSizes(): string {
  const head = ['tables', 'results', 'etui', 'growth', 'memory', 'bridge-scorer', 'growth', 'memory', 'faster', ''];
  return METHODS.map((method) => {
    const rows = rowsOf(method);
    return [
      `\nScoring ${method} with ranking, tables x ${BOARDS} boards, time of one core`,
      ...aligned([head, ...rows]),
    ].join('\n');
  }).join('\n');
}

function rowsOf(method: Method): string[][] {
  let own: SizeMeasured | null = null;
  let other: SizeMeasured | null = null;
  return SIZES.map((tables) => {
    const [ownBefore, otherBefore] = [own, other];
    own = measured('etui', method, tables, BOARDS);
    other = bridgeScorer(method, tables);
    return [
      String(tables),
      String(tables * BOARDS),
      shown(own.milliseconds, 'ms'),
      growth(ownBefore, own),
      shown(own.megabytes, 'MB'),
      other === null ? 'too slow to run' : shown(other.milliseconds, 'ms'),
      growth(otherBefore, other),
      other === null ? '' : shown(other.megabytes, 'MB'),
      other === null ? '' : `${(other.milliseconds / own.milliseconds).toFixed(1)} x`,
      verdict(method, tables, own, other),
    ];
  });
}

function bridgeScorer(method: Method, tables: number): SizeMeasured | null {
  if (method === 'matchpoints' || tables <= MOST_WHOLE) return measured('bridge-scorer', method, tables, BOARDS);
  if (tables > MOST_AT_ALL) return null;
  const one = measured('bridge-scorer', method, tables, 1);
  return { ...one, milliseconds: one.milliseconds * BOARDS, places: Number.NaN };
}

function measured(scorer: string, method: Method, tables: number, boards: number): SizeMeasured {
  const child = fileURLToPath(new URL('scoring-size.ts', import.meta.url));
  const answer = execFileSync(process.execPath, [child, scorer, method, String(tables), String(boards)]);
  return JSON.parse(answer.toString()) as SizeMeasured;
}

function growth(before: SizeMeasured | null, after: SizeMeasured | null): string {
  return before === null || after === null ? '' : `x ${(after.milliseconds / before.milliseconds).toFixed(1)}`;
}

function shown(value: number, unit: string): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;
}

/** Limits kept or missed; what is to be known of the comparison. */
function verdict(method: Method, tables: number, own: SizeMeasured, other: SizeMeasured | null): string {
  const { milliseconds, faster } = LIMITS[`${method} ${tables}`] ?? {};
  const notes: string[] = [];
  if (milliseconds !== undefined) notes.push(limit(`${milliseconds} ms`, own.milliseconds <= milliseconds));
  if (faster !== undefined && other !== null) {
    notes.push(limit(`${faster} x`, other.milliseconds >= faster * own.milliseconds));
  }
  if (Number.isNaN(other?.places)) notes.push(`bridge-scorer: 1 board measured, times ${BOARDS}`);
  // cross-IMPs are added up in floating point there, which parts some equals
  else if (method === 'matchpoints' && other?.places !== own.places) notes.push('THE PLACES DIFFER');
  return notes.join(', ');
}

function limit(name: string, kept: boolean): string {
  return `limit ${name}: ${kept ? 'kept' : 'MISSED'}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const last = widths.length - 1;
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column === last ? cell : cell.padStart(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}
