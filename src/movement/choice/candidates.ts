import { numbersFrom } from '../../basics/numbers-to.ts';
import { bestArrowSwitch } from '../arrow-switch.ts';
import { MOST_TABLES } from '../families/family.ts';
import { howellRounds } from '../families/howell.ts';
import { FAMILIES, type FamilySpec } from '../families/index.ts';
import type { OwnSpec } from '../families/own.ts';
import { MOST_BOARDS_PER_ROUND, specProblem } from '../make.ts';
import type { LineSpec, MovementSpec } from '../movement.ts';
import { hasLines } from '../pairs.ts';

/** The bounds of the candidates: tables (.5 for a half table), the boards a pair is to play, and more where given. */
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
 * All candidates for the list of choices: what each family proposes, in every length of a round that gives the boards
 * wanted, and the club's own movements. Rounds of one board are candidates only where no others are.
 */
export function candidateSpecs(bounds: CandidateBounds): MovementSpec[] {
  const size = { tables: Math.ceil(bounds.tables), isHalf: isHalf(bounds) };
  if (!Number.isInteger(2 * bounds.tables) || size.tables > MOST_TABLES) return [];
  const proposed = FAMILIES.flatMap((family): readonly FamilySpec[] => family.proposals(size));
  const possible = proposed.filter((spec) => specProblem(spec) === null);
  const specs = possible.filter((spec) => spec.rounds === (bounds.rounds ?? spec.rounds));
  const withAtLeast = (boards: number) => specs.flatMap((spec) => withLengths(bounds, boards, spec));
  const usual = withAtLeast(2);
  return [...(usual.length > 0 ? usual : withAtLeast(1)), ...ownMovements(bounds)];
}

/** The club's own movements for so many tables, with a half table or without. */
function ownMovements(bounds: CandidateBounds): OwnSpec[] {
  return (bounds.own ?? []).filter(
    (spec) =>
      spec.tables === Math.ceil(bounds.tables) &&
      (spec.phantom !== null) === isHalf(bounds) &&
      spec.rounds === (bounds.rounds ?? spec.rounds) &&
      spec.boardsPerRound === (bounds.boardsPerRound ?? spec.boardsPerRound),
  );
}

/**
 * The specification in every length of a round that gives the boards wanted; with two lines also with the best arrow
 * switch.
 */
function withLengths(bounds: CandidateBounds, fewestBoards: number, spec: FamilySpec): FamilySpec[] {
  const lengths = lengthsIn(bounds, roundsPlayed(spec), fewestBoards);
  if (lengths.length === 0) return [];
  const switched = hasLines(spec) ? withSwitches(spec) : [spec];
  return lengths.flatMap((boardsPerRound) => switched.map((each): FamilySpec => ({ ...each, boardsPerRound })));
}

function withSwitches(spec: LineSpec): LineSpec[] {
  const best = bestArrowSwitch(spec);
  return best > 0 ? [spec, { ...spec, arrowSwitch: best }] : [spec];
}

/** Rounds a pair plays at most: in one field with a half table and all rounds every pair sits out once. */
function roundsPlayed(spec: FamilySpec): number {
  const everybodySitsOut = !hasLines(spec) && spec.phantom && spec.rounds === howellRounds(spec.tables);
  return everybodySitsOut ? spec.rounds - 1 : spec.rounds;
}

function isHalf({ tables }: CandidateBounds): boolean {
  return !Number.isInteger(tables);
}

/** Boards a round with which so many rounds give the boards wanted. */
function lengthsIn(bounds: CandidateBounds, rounds: number, fewest: number): number[] {
  const least = Math.max(fewest, Math.ceil(bounds.boardsFrom / rounds));
  const lengths = numbersFrom(least, Math.min(MOST_BOARDS_PER_ROUND, Math.floor(bounds.boardsTo / rounds)));
  return lengths.filter((length) => length === (bounds.boardsPerRound ?? length));
}
