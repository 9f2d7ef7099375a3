import { numbersTo } from '../../basics/numbers-to.ts';
import type { DrawRule, FirstDraw } from '../../draw/rule.ts';

/**
 * Where the boards of a round come from, which all tables play: each table has its own copies, or tables pass them on,
 * so that they begin with different ones.
 */
export const SWISS_SUPPLIES = ['copies', 'shared'] as const;
export type SwissSupply = (typeof SWISS_SUPPLIES)[number];

/** The figures of a Swiss in which everybody is compared with the whole room. */
interface SwissFigures {
  /** In all; each is drawn when the one before is in. */
  readonly rounds: number;
  /** All tables play the same in a round, and other ones in the next. */
  readonly boardsPerRound: number;
  readonly supply: SwissSupply;
}

/** A Swiss of pairs: every table is a match of two pairs. */
export interface SwissPairsSpec extends SwissFigures {
  readonly kind: 'swiss-pairs';
  readonly pairs: number;
  /** How rounds are drawn until the director chooses otherwise. */
  readonly draw: DrawRule;
  readonly first: FirstDraw;
}

/** A Swiss of single players: four neighbours of the ranking sit at each table, the first round by lot. */
export interface SwissPlayersSpec extends SwissFigures {
  readonly kind: 'swiss-individual';
  readonly players: number;
}

export type SwissFieldSpec = SwissPairsSpec | SwissPlayersSpec;

type SwissFigure = 'pairs' | 'players' | 'rounds' | 'boards-per-round';

/** Why a Swiss is not possible as asked: the figure at fault, and what it may be. */
export interface SwissProblem {
  readonly kind: 'problem';
  readonly code: SwissFigure;
  readonly given: number;
  readonly least: number;
  readonly most: number;
}

/** More rounds or boards than this are a slip of the finger. */
export const MOST_SWISS_ROUNDS = 30;
const MOST_BOARDS = 30;
/** The fewest that can be drawn more than once, and more than play in any club. */
export const SWISS_FIELDS = {
  pairs: { least: 4, most: 200 },
  players: { least: 8, most: 100 },
} as const;

/** Whether a movement is a Swiss in which everybody is compared with the whole room. */
export function isSwissField(spec: { readonly kind: string }): spec is SwissFieldSpec {
  return spec.kind === 'swiss-pairs' || spec.kind === 'swiss-individual';
}

/** Who plays: so many pairs or players. */
export function swissContestants(spec: SwissFieldSpec): number {
  return spec.kind === 'swiss-pairs' ? spec.pairs : spec.players;
}

/** Tables that are played at in a round. */
export function swissTables(spec: SwissFieldSpec): number {
  return spec.kind === 'swiss-pairs' ? Math.floor(spec.pairs / 2) : Math.floor(spec.players / 4);
}

/** The first figure that is not possible; null where it can be played. */
export function swissProblem(spec: SwissFieldSpec): SwissProblem | null {
  const who = spec.kind === 'swiss-pairs' ? 'pairs' : 'players';
  const bounds: readonly Omit<SwissProblem, 'kind'>[] = [
    { code: who, given: swissContestants(spec), ...SWISS_FIELDS[who] },
    { code: 'rounds', given: spec.rounds, least: 1, most: MOST_SWISS_ROUNDS },
    { code: 'boards-per-round', given: spec.boardsPerRound, least: 1, most: MOST_BOARDS },
  ];
  const wrong = bounds.find(({ given, least, most }) => !Number.isInteger(given) || given < least || given > most);
  return wrong ? { kind: 'problem', ...wrong } : null;
}

/** The boards of a round in the order in which a table (from 1) plays them. */
export function swissBoards(
  { boardsPerRound, supply }: Pick<SwissFigures, 'boardsPerRound' | 'supply'>,
  round: number,
  table: number,
): readonly number[] {
  const boards = numbersTo(boardsPerRound).map((board) => (round - 1) * boardsPerRound + board);
  const first = supply === 'shared' ? (table - 1) % boardsPerRound : 0;
  return [...boards.slice(first), ...boards.slice(0, first)];
}

/** Copies of every board that are needed: tables that share one begin with different boards. */
export function swissCopies(spec: SwissFieldSpec): number {
  const tables = swissTables(spec);
  return spec.supply === 'copies' ? tables : Math.ceil(tables / spec.boardsPerRound);
}
