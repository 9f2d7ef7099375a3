import type { ContinuationRule } from './change.ts';
import { continuationErrors, type ContinuationError } from './check.ts';
import { compareFigures, continuationFigures, type ContinuationFigures } from './figures.ts';
import { rulingsWithoutLine } from './rulings.ts';
import { seatsOf, type RecordedPlay, type RunningSchedule, type ScheduledSeat } from './schedule.ts';

/** A continuation before it is checked and measured. */
export interface Candidate {
  readonly rule: ContinuationRule;
  readonly schedule: RunningSchedule;
  /** The number each pair had, by its number in this schedule; left out where numbers stay. */
  readonly numberBefore?: ReadonlyMap<number, number>;
}

/** A continuation without errors, with its figures. */
export interface Proposal extends Candidate {
  readonly figures: ContinuationFigures;
  /** Pairs that sit elsewhere than scheduled before, in the first round that changes. */
  readonly shifts: readonly Shift[];
  readonly warnings: readonly ContinuationWarning[];
  /** Rulings on boards to come that go with their lines. */
  readonly rulingsGone: readonly RecordedPlay[];
}

/** A pair that sits elsewhere than scheduled before; null where it sits out. */
export interface Shift {
  readonly round: number;
  readonly pair: number;
  readonly expected: ScheduledSeat | null;
  readonly now: ScheduledSeat | null;
}

/** What speaks against a proposal, as far as the schedule did not have it before. */
export type ContinuationWarning =
  | { readonly code: 'repeats'; readonly times: number }
  | { readonly code: 'sit-outs'; readonly rounds: number }
  | { readonly code: 'sharing'; readonly rounds: number; readonly tables: number }
  | { readonly code: 'rulings-go'; readonly lines: number }
  | { readonly code: 'unplayable'; readonly tables: number }
  | { readonly code: 'new-boards'; readonly boards: number }
  | { readonly code: 'uneven-tops'; readonly least: number; readonly most: number }
  | { readonly code: 'fewer-rounds'; readonly rounds: number };

/**
 * The candidates without new errors, the best of each rule. Where every candidate has errors, those in which a pair
 * would only play boards again: these boards are ruled on, and the fewest boards lost come first.
 * @param frozen the schedule whose started rounds must stay
 */
export function proposalsOf(
  before: RunningSchedule,
  frozen: RunningSchedule,
  candidates: readonly Candidate[],
): Proposal[] {
  const was = continuationFigures(before, before);
  const legal = withoutRepetition(candidates.filter((one) => errorsOf(frozen, one).length === 0));
  const usable = legal.length > 0 ? legal : withoutRepetition(candidates.filter((one) => onlyReplays(frozen, one)));
  const ranked = usable
    .map((candidate, order) => ({ order, proposal: measured(before, was, candidate) }))
    .toSorted(
      (a, b) =>
        (legal.length > 0 ? 0 : a.proposal.figures.boardsLost - b.proposal.figures.boardsLost) ||
        compareFigures(a.proposal.figures, b.proposal.figures) ||
        a.order - b.order,
    )
    .map(({ proposal }) => proposal);
  const rules = ranked.map(({ rule }) => JSON.stringify(rule));
  return ranked.filter((_, place) => rules.indexOf(rules[place] ?? '') === place);
}

/** The candidates without those that repeat the schedule of an earlier one. */
function withoutRepetition(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ rule, schedule }) => {
    const key = rule.kind === 'substitutes' ? rule.kind : JSON.stringify([schedule.rounds, schedule.pairs]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function onlyReplays(frozen: RunningSchedule, candidate: Candidate): boolean {
  return errorsOf(frozen, candidate).every(({ code }) => code === 'replay');
}

/** A candidate may leave fewer rounds as they are: a late pair is seated in the round in play. */
function errorsOf(frozen: RunningSchedule, { schedule }: Candidate): readonly ContinuationError[] {
  return continuationErrors({ ...frozen, frozen: Math.min(frozen.frozen, schedule.frozen) }, schedule);
}

function measured(before: RunningSchedule, was: ContinuationFigures, candidate: Candidate): Proposal {
  const figures = continuationFigures(before, candidate.schedule);
  const rulingsGone = rulingsWithoutLine(before, candidate.schedule);
  return {
    ...candidate,
    figures,
    rulingsGone,
    shifts: shiftsOf(before, withNumbersBefore(candidate)).filter(
      ({ round }) => round === 1 || !candidate.numberBefore,
    ),
    warnings: [
      ...warningsOf(was, figures, candidate),
      ...(rulingsGone.length > 0 ? [{ code: 'rulings-go' as const, lines: rulingsGone.length }] : []),
    ],
  };
}

/** The schedule by the numbers that pairs had before. A number without a pair has none. */
function withNumbersBefore({ schedule, numberBefore }: Candidate): RunningSchedule {
  if (!numberBefore) return schedule;
  const before = (pair: number) => numberBefore.get(pair) ?? -pair;
  const rounds = schedule.rounds.map((cells) =>
    cells.map((cell) => ({ ...cell, ns: before(cell.ns), ew: before(cell.ew), absent: cell.absent.map(before) })),
  );
  return { ...schedule, rounds };
}

function warningsOf(was: ContinuationFigures, now: ContinuationFigures, { rule }: Candidate): ContinuationWarning[] {
  if (rule.kind === 'other-movement') return [];
  const asked = rule.kind === 'cut' || rule.kind === 'cut-and-switch';
  return [
    ...(now.repeats > was.repeats ? [{ code: 'repeats' as const, times: now.repeats - was.repeats }] : []),
    ...(now.sitOuts.most > Math.max(1, was.sitOuts.most)
      ? [{ code: 'sit-outs' as const, rounds: now.sitOuts.most }]
      : []),
    ...(now.sharing.tables > was.sharing.tables || now.sharing.rounds > was.sharing.rounds
      ? [{ code: 'sharing' as const, ...now.sharing }]
      : []),
    ...(rule.kind !== 'rule-on-boards' && hasMoreUnplayable(was, now)
      ? [{ code: 'unplayable' as const, tables: now.unplayable.length }]
      : []),
    ...(now.newBoards > 0 ? [{ code: 'new-boards' as const, boards: now.newBoards }] : []),
    ...(now.boardTops.most - now.boardTops.least > was.boardTops.most - was.boardTops.least
      ? [{ code: 'uneven-tops' as const, ...now.boardTops }]
      : []),
    ...(!asked && now.rounds < was.rounds ? [{ code: 'fewer-rounds' as const, rounds: was.rounds - now.rounds }] : []),
  ];
}

function hasMoreUnplayable(was: ContinuationFigures, now: ContinuationFigures): boolean {
  const known = new Set(was.unplayable.map((boards) => JSON.stringify(boards)));
  return now.unplayable.some((boards) => !known.has(JSON.stringify(boards)));
}

/** Whether two seats are the same, at the same set; the number of its boards may differ. */
function isSamePlace(one: ScheduledSeat | null, other: ScheduledSeat | null): boolean {
  return one?.table === other?.table && one?.side === other?.side && one?.boards[0] === other?.boards[0];
}

/**
 * Pairs that sit elsewhere than scheduled before, in the first round in which any does. Pairs that have left are not
 * among them.
 */
export function shiftsOf(before: RunningSchedule, after: RunningSchedule): readonly Shift[] {
  for (let index = after.frozen; index < after.rounds.length; index += 1) {
    const [was, is] = [seatsOf(before.rounds[index] ?? []), seatsOf(after.rounds[index] ?? [])];
    if (!before.rounds[index]) return [];
    const pairs = [...new Set([...was.keys(), ...is.keys()])]
      .filter((pair) => !after.gone.includes(pair))
      .toSorted((a, b) => a - b);
    const shifts = pairs.flatMap((pair): Shift[] => {
      const [expected = null, now = null] = [was.get(pair), is.get(pair)];
      return isSamePlace(expected, now) ? [] : [{ round: index + 1, pair, expected, now }];
    });
    if (shifts.length > 0) return shifts;
  }
  return [];
}
