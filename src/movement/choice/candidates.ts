import type { Side } from '../../bridge/seat.ts';
import { bestArrowSwitch } from '../arrow-switch.ts';
import { appendixRounds } from '../families/appendix.ts';
import { HALF_ROUNDS } from '../families/half-rounds.ts';
import { hesitationRounds } from '../families/hesitation.ts';
import { howellRounds } from '../families/howell.ts';
import { MITCHELL_TABLES, mitchellRounds } from '../families/mitchell.ts';
import type { FieldSpec, LineSpec, MovementSpec, OwnSpec } from '../movement.ts';
import { reducedRounds } from '../families/reduced-howell.ts';
import { ROVER_TABLES } from '../families/rover.ts';
import { webLayout } from '../families/web.ts';

/** Fewer rounds than this are offered only where the complete movement has no more. */
const FEWEST_ROUNDS = 6;
/** A Howell for more tables exists, but nobody walks that much for so few boards. */
const MOST_HOWELL_TABLES = 8;
const MOST_REDUCED_TABLES = 14;

/** What bounds the search: tables (.5 for a half table) and the boards a pair is to play; perhaps more. */
export interface CandidateBounds {
  readonly tables: number;
  readonly boardsFrom: number;
  readonly boardsTo: number;
  /** Only movements of so many rounds. */
  readonly rounds?: number;
  /** Only movements of so many boards a round. */
  readonly boardsPerRound?: number;
  /** The club's own movements. */
  readonly own?: readonly OwnSpec[];
}

/**
 * Every movement worth looking at, in no particular order. Rounds of one board are among them only when
 * there is nothing else, sharing only for the complete movement: with fewer rounds the skip does without.
 */
export function candidateSpecs(bounds: CandidateBounds): MovementSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (!Number.isInteger(2 * bounds.tables) || tables > MITCHELL_TABLES.most) return [];
  const withAtLeast = (boards: number): MovementSpec[] => [
    ...mitchells(bounds, boards),
    ...howells(bounds, boards),
    ...mitchellKin(bounds, boards),
    ...howellKin(bounds, boards),
  ];
  const usual = withAtLeast(2);
  return [...(usual.length > 0 ? usual : withAtLeast(1)), ...ownMovements(bounds)];
}

function mitchells(bounds: CandidateBounds, fewestBoards: number): LineSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (tables < MITCHELL_TABLES.least) return [];
  const phantoms: (Side | null)[] = isHalf(bounds) ? ['NS', 'EW'] : [null];
  const evens = tables % 2 === 1 ? (['share'] as const) : (['share', 'skip'] as const);
  return evens.flatMap((even) => {
    const complete = mitchellRounds({ tables, even });
    const fewest = tables % 2 === 0 && even === 'share' ? complete : Math.min(FEWEST_ROUNDS, complete);
    return roundsIn(bounds, fewest, complete).flatMap((rounds) =>
      phantoms.flatMap((phantom) =>
        withLengths(bounds, fewestBoards, { kind: 'mitchell', tables, phantom, even, rounds, ...TO_BE_CHOSEN }),
      ),
    );
  });
}

/** The kin of the Mitchell, complete only. Of a half table the North-South pair is the one that lacks. */
function mitchellKin(bounds: CandidateBounds, fewestBoards: number): LineSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (tables < FEWEST_ROUNDS) return [];
  const figures = { tables, phantom: isHalf(bounds) ? ('NS' as const) : null, ...TO_BE_CHOSEN };
  const specs: LineSpec[] = [
    ...(tables % 2 === 0 ? [{ kind: 'blackpool' as const, ...figures, rounds: tables }] : []),
    ...(tables % 4 === 0 ? [{ kind: 'double-weave' as const, ...figures, rounds: tables }] : []),
    ...(tables % 4 === 2 ? [{ kind: 'twin' as const, ...figures, rounds: tables }] : []),
    ...(tables >= FEWEST_ROUNDS + 2 ? [{ kind: 'appendix' as const, ...figures, rounds: appendixRounds(tables) }] : []),
    ...counts(FEWEST_ROUNDS, tables - 1)
      .filter((sets) => webLayout(tables, sets) !== null)
      .map((sets) => ({ kind: 'web' as const, ...figures, rounds: sets, sets })),
    ...(isHalf(bounds) && tables <= ROVER_TABLES.most + 1 ? rovers(tables) : []),
  ];
  return specs.filter((spec) => isOfRounds(bounds, spec)).flatMap((spec) => withLengths(bounds, fewestBoards, spec));
}

function rovers(tables: number): LineSpec[] {
  const evens = tables % 2 === 0 ? (['share'] as const) : (['share', 'skip'] as const);
  return evens.map((even) => {
    const rounds = mitchellRounds({ tables: tables - 1, even });
    return { kind: 'rover', tables, phantom: 'EW', even, rounds, ...TO_BE_CHOSEN };
  });
}

/** The club's own for so many tables, with the half table that is asked for. */
function ownMovements(bounds: CandidateBounds): OwnSpec[] {
  return (bounds.own ?? []).filter(
    (spec) =>
      spec.tables === Math.ceil(bounds.tables) &&
      (spec.phantom !== null) === isHalf(bounds) &&
      isOfRounds(bounds, spec) &&
      spec.boardsPerRound === (bounds.boardsPerRound ?? spec.boardsPerRound),
  );
}

const TO_BE_CHOSEN = { boardsPerRound: 1, arrowSwitch: 0 } as const;

/** With every length of a round that gives the boards wanted, with two rankings and with the best switch for one. */
function withLengths<Spec extends LineSpec>(bounds: CandidateBounds, fewestBoards: number, spec: Spec): Spec[] {
  const lengths = lengthsIn(bounds, spec.rounds, fewestBoards);
  if (lengths.length === 0) return [];
  const best = bestArrowSwitch(spec);
  const switches = best > 0 ? [0, best] : [0];
  return lengths.flatMap((boardsPerRound) => switches.map((arrowSwitch) => ({ ...spec, boardsPerRound, arrowSwitch })));
}

function howells(bounds: CandidateBounds, fewestBoards: number): FieldSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (tables < 2 || tables > MOST_HOWELL_TABLES) return [];
  return roundsIn(bounds, tables, howellRounds(tables)).flatMap((rounds) =>
    ofLengths(bounds, fewestBoards, { kind: 'howell', tables, phantom: isHalf(bounds), rounds, boardsPerRound: 1 }),
  );
}

/** The kin of the Howell, complete only. */
function howellKin(bounds: CandidateBounds, fewestBoards: number): FieldSpec[] {
  const tables = Math.ceil(bounds.tables);
  if (tables < 3 || tables > MOST_REDUCED_TABLES) return [];
  const figures = { tables, phantom: isHalf(bounds), boardsPerRound: 1 };
  const specs: FieldSpec[] = [
    ...reducedRounds(tables)
      .filter((sets) => sets >= FEWEST_ROUNDS)
      .map((sets) => ({ kind: 'reduced-howell' as const, ...figures, rounds: sets, sets })),
    ...(tables === 3 ? [{ kind: 'half-rounds' as const, ...figures, rounds: HALF_ROUNDS }] : []),
    ...(tables >= 5 ? [{ kind: 'hesitation' as const, ...figures, rounds: hesitationRounds(tables) }] : []),
    ...(tables <= MOST_HOWELL_TABLES ? [{ kind: 'barometer' as const, ...figures, rounds: howellRounds(tables) }] : []),
  ];
  return specs.filter((spec) => isOfRounds(bounds, spec)).flatMap((spec) => ofLengths(bounds, fewestBoards, spec));
}

function ofLengths<Spec extends FieldSpec>(bounds: CandidateBounds, fewestBoards: number, spec: Spec): Spec[] {
  // With a half table and all rounds every pair sits out once.
  const played = spec.phantom && spec.rounds === howellRounds(spec.tables) ? spec.rounds - 1 : spec.rounds;
  return lengthsIn(bounds, played, fewestBoards).map((boardsPerRound) => ({ ...spec, boardsPerRound }));
}

function isHalf({ tables }: CandidateBounds): boolean {
  return !Number.isInteger(tables);
}

function isOfRounds(bounds: CandidateBounds, { rounds }: MovementSpec): boolean {
  return rounds === (bounds.rounds ?? rounds);
}

function roundsIn(bounds: CandidateBounds, fewest: number, most: number): number[] {
  return counts(fewest, most).filter((rounds) => rounds === (bounds.rounds ?? rounds));
}

/** Lengths of a round with which so many rounds give the boards wanted. */
function lengthsIn(bounds: CandidateBounds, rounds: number, fewest: number): number[] {
  const least = Math.max(fewest, Math.ceil(bounds.boardsFrom / rounds));
  const lengths = counts(least, Math.floor(bounds.boardsTo / rounds));
  return lengths.filter((length) => length === (bounds.boardsPerRound ?? length));
}

/** Whole numbers from first to last; none when last is less. */
function counts(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}
