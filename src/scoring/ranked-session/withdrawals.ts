import { isScored, type ScoringLine } from '../scoring-line.ts';

/** What becomes of the results of an entry that withdrew. */
export type WithdrawalOutcome = 'cancelled' | 'stand';

/**
 * Before half of what an entry was to play its results are cancelled, from half on they stand (EBU White Book 2.4.4).
 * Withdrawals of teams, whose unplayed matches are worth something, are in teams/withdrawal.ts.
 */
export function withdrawalOutcome(played: number, due: number): WithdrawalOutcome {
  return 2 * played < due ? 'cancelled' : 'stand';
}

/** A pair that left a session before its end. */
export interface PairWithdrawal<Line extends ScoringLine = ScoringLine> {
  readonly entry: number;
  /** A number that stands for the seat it leaves; no entry has it. */
  readonly emptySeat: number;
  /** The lines it was still to play. Any that are lines of the session as well have no score there. */
  readonly due: readonly Line[];
}

/** Where a session was when its pairs withdrew. */
interface SessionProgress<Line extends ScoringLine> {
  /** The round of a line; without it all rounds have begun. */
  readonly roundOf?: (line: Line) => number;
  /** Each section begins its rounds by itself; without it there is one section. */
  readonly sectionOf?: (line: Line) => string | number;
}

/** The lines of a session after its withdrawals. */
export interface WithdrawalEffect<Line extends ScoringLine> {
  readonly lines: readonly Line[];
  /** By entry. */
  readonly outcomes: ReadonlyMap<number, WithdrawalOutcome>;
  /** Boards that lost lines, or have one against an empty seat. */
  readonly boards: ReadonlySet<number>;
}

/**
 * Takes the pairs that withdrew out of a session (EBU White Book 2.4.4). Cancelled: the session goes on without the
 * lines of the pair, and its opponents have played fewer boards. Standing: whoever was to meet the pair has average
 * plus against its empty seat, in the rounds that have begun. The order of the withdrawals makes no difference: all
 * pairs that played less than half are cancelled together, then what is left of the others counts.
 */
export function applyWithdrawals<Line extends ScoringLine>(
  lines: readonly Line[],
  withdrawals: readonly PairWithdrawal<Line>[],
  progress: SessionProgress<Line> = {},
): WithdrawalEffect<Line> {
  if (withdrawals.length === 0) return { lines, outcomes: new Map(), boards: new Set() };
  const gone = new Set(withdrawals.map(({ entry }) => entry));
  const isOfGone = ({ ns, ew }: Line): boolean => gone.has(ns) || gone.has(ew);
  const scored = lines.filter((line) => isScored(line) || !isOfGone(line));
  // two pairs that both left owe each other nothing
  const owed = withdrawals.map((one) => ({
    ...one,
    due: one.due.filter(({ ns, ew }) => !(gone.has(ns) && gone.has(ew))),
  }));
  const cancelled = cancelledAmong(owed, scored);
  const begun = hasBegun(lines, progress);
  const averages = new Map(
    owed
      .filter(({ entry }) => !cancelled.has(entry))
      .flatMap((one) => one.due.filter(begun).map((line) => [line, againstEmptySeat(line, one)] as const)),
  );
  const inPlace = lines.flatMap((line): readonly Line[] => {
    const average = averages.get(line);
    if (average !== undefined) return [average];
    const stays = !cancelled.has(line.ns) && !cancelled.has(line.ew) && (isScored(line) || !isOfGone(line));
    return stays ? [line] : [];
  });
  const known = new Set(lines);
  const added = [...averages].flatMap(([line, average]) => (known.has(line) ? [] : [average]));
  return {
    lines: [...inPlace, ...added],
    outcomes: new Map(withdrawals.map(({ entry }) => [entry, cancelled.has(entry) ? 'cancelled' : 'stand'])),
    boards: new Set([...lines.filter(isOfGone), ...averages.keys()].map(({ board }) => board)),
  };
}

/**
 * The pairs that played less than half of what they were to play, counted without the lines of those cancelled before.
 */
function cancelledAmong(withdrawals: readonly PairWithdrawal[], scored: readonly ScoringLine[]): ReadonlySet<number> {
  const cancelled = new Set<number>();
  for (;;) {
    const left = scored.filter(({ ns, ew }) => !cancelled.has(ns) && !cancelled.has(ew));
    const more = withdrawals.filter(({ entry, due }) => {
      const played = left.filter(({ ns, ew }) => ns === entry || ew === entry).length;
      return !cancelled.has(entry) && withdrawalOutcome(played, played + due.length) === 'cancelled';
    });
    if (more.length === 0) return cancelled;
    for (const { entry } of more) cancelled.add(entry);
  }
}

/** Tells whether the round of a line has begun: something in it was scored, in the same section. */
function hasBegun<Line extends ScoringLine>(
  lines: readonly Line[],
  { roundOf, sectionOf = () => '' }: SessionProgress<Line>,
): (line: Line) => boolean {
  if (roundOf === undefined) return () => true;
  const key = (line: Line): string => JSON.stringify([sectionOf(line), roundOf(line)]);
  const begun = new Set(lines.filter(isScored).map(key));
  return (line) => begun.has(key(line));
}

function againstEmptySeat<Line extends ScoringLine>(line: Line, { entry, emptySeat }: PairWithdrawal): Line {
  return line.ns === entry
    ? { ...line, ns: emptySeat, score: null, award: { ns: 0, ew: 'average-plus' } }
    : { ...line, ew: emptySeat, score: null, award: { ns: 'average-plus', ew: 0 } };
}
