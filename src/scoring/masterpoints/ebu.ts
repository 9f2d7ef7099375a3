import type {
  MasterpointReason,
  MasterpointTable,
  MasterpointField,
  MasterpointProblem,
  MasterpointScheme,
} from './scheme.ts';

/** One level of the English Bridge Union's local points. */
interface Level {
  readonly code: MasterpointScheme['code'];
  /** From place to place, in hundredths, for pairs; single players get half. It is also the smallest award. */
  readonly step: number;
  /** The most there is, in points: for 12 to 17 boards, 18 to 35, and 36 or more. */
  readonly most: readonly [number, number, number];
}

const LEVELS: readonly Level[] = [
  { code: 'ebu-club', step: 600, most: [75, 100, 300] },
  { code: 'ebu-district', step: 900, most: [113, 150, 450] },
  { code: 'ebu-county', step: 1200, most: [150, 200, 600] },
  { code: 'ebu-regional', step: 1800, most: [225, 300, 900] },
  { code: 'ebu-national', step: 2400, most: [300, 400, 1200] },
];

/** The top quarter, third or half is awarded, by the boards played. */
const LENGTHS = [
  { boards: 12, share: 4 },
  { boards: 18, share: 3 },
  { boards: 36, share: 2 },
] as const;

/** Three complete tables of pairs, two of individuals (EBU Handbook 3.1.1). */
const LEAST_ENTRIES = { pairs: 6, individuals: 8 } as const;

/**
 * EBU local points: levels club, district, county, regional and national (scales A to E).
 *
 * Of t whole tables the top t/4, t/3 or t/2 tables are awarded, rounded up to whole entries. The last gets one step and
 * each place before it one more, never less than the smallest award and not more than the most. A shared place is
 * rounded up, and not less than the smallest award. Computed by salliere 0.10; examples of the EBU's forum (1365, 9215)
 * and of the Scottish Bridge Union agree. With two winners each line is an award list of its own, in which a table has
 * one pair.
 */
export const EBU_SCHEMES: readonly MasterpointScheme[] = LEVELS.map((level) => ({
  code: level.code,
  awards: (field) => awards(level, field),
}));

function awards({ step, most }: Level, field: MasterpointField): MasterpointTable | MasterpointProblem {
  const { entries, tables, boards, winners, contestants } = field;
  const fewest = LEAST_ENTRIES[contestants] / winners;
  if (entries < fewest) return { kind: 'problem', code: 'too-few-entries', least: fewest, entries };
  const length = LENGTHS.findLastIndex((known) => boards >= known.boards);
  if (length < 0) return { kind: 'problem', code: 'too-few-boards', least: LENGTHS[0].boards, boards };
  const ofTable = (contestants === 'pairs' ? 2 : 4) / winners;
  const wholeTables = Math.min(Math.floor(tables), Math.floor(entries / ofTable));
  const count = Math.ceil((wholeTables * ofTable) / (LENGTHS[length]?.share ?? 1));
  const each = contestants === 'pairs' ? step : step / 2;
  const top = (most[length] ?? 0) * 100;
  const reasons = Array.from({ length: count }, (_, index): MasterpointReason => {
    return { kind: 'steps', steps: count - index, step: each, least: step, most: top };
  });
  const places = Array.from({ length: count }, (_, index) =>
    Math.max(step, Math.min(top, wholePoints((count - index) * each))),
  );
  return { places, reasons, unit: 100, shared: 'up', least: step };
}

/** Fractions of a point are rounded up. */
function wholePoints(hundredths: number): number {
  return Math.ceil(hundredths / 100) * 100;
}
