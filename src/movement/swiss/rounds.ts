import { numbersTo } from '../../basics/numbers-to.ts';
import type { RoundState } from '../../session/rounds/state.ts';
import { halfOf } from '../teams/continuation/drawn-round.ts';
import type { SwissSpec } from '../teams/families/swiss.ts';
import { isSwissField, MOST_SWISS_ROUNDS, type SwissFieldSpec, type SwissPairsSpec } from './spec.ts';

/** A Swiss of teams, pairs or players. */
export type AnySwissSpec = SwissSpec | SwissFieldSpec;

export function isAnySwiss(spec: { readonly kind: string }): spec is AnySwissSpec {
  return spec.kind === 'swiss' || isSwissField(spec);
}

/** Whether it is a Swiss whose contestants, teams or pairs, meet in matches. */
export function isSwissOfMatches(spec: { readonly kind: string }): spec is SwissSpec | SwissPairsSpec {
  return spec.kind === 'swiss' || spec.kind === 'swiss-pairs';
}

/**
 * The boards of a half match: of an odd number teams leave one. Pairs, who are compared with the room, play all; of
 * an odd number it is no whole one, and there are no half matches. 0 where nobody plays any.
 */
export function boardsOfHalfMatch(spec: { readonly kind: string } | AnySwissSpec): number {
  if (!isSwissOfMatches(spec)) return 0;
  return spec.kind === 'swiss' ? halfOf(spec.boardsPerMatch) : spec.boardsPerRound / 2;
}

/** A Swiss in play, as far as its length goes by it. */
interface SwissInPlay {
  readonly spec: AnySwissSpec;
  /** By round. */
  readonly states: readonly RoundState[];
  readonly matches: readonly { readonly round: number; readonly lastRound: number }[];
  /** The number that the case of a board shows, by its own number, where they differ. */
  readonly shown: Readonly<Record<number, number>>;
}

const BEGUN: ReadonlySet<RoundState> = new Set(['playing', 'in', 'closed']);

/**
 * How many rounds a Swiss may have in all: those that have begun stay, a triangle that is drawn is played to its end,
 * and boards of further rounds stay below those that a triangle has for itself.
 */
export function possibleSwissRounds({ spec, states, matches, shown }: SwissInPlay): readonly number[] {
  const begun = Math.max(1, 1 + states.findLastIndex((state) => BEGUN.has(state)));
  const most = Math.max(states.length, Math.min(MOST_SWISS_ROUNDS, roundsOfFreeBoards(spec, shown)));
  return numbersTo(most).filter(
    (rounds) => rounds >= begun && matches.every(({ round, lastRound }) => round > rounds || lastRound <= rounds),
  );
}

/** Rounds whose boards all tables play, before the first board that only one match has. */
function roundsOfFreeBoards(spec: AnySwissSpec, shown: Readonly<Record<number, number>>): number {
  if (spec.kind !== 'swiss' || spec.supply === 'dealt') return MOST_SWISS_ROUNDS;
  const own = Object.keys(shown).map(Number);
  return own.length === 0 ? MOST_SWISS_ROUNDS : Math.floor((Math.min(...own) - 1) / spec.boardsPerMatch);
}
