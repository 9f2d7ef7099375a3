import { wrap } from '../wrap.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import type { IndividualMovement, IndividualSeating, IndividualSpec } from './individual.ts';
import { INDIVIDUAL_STARTS, type IndividualStart } from './starts.ts';

/** An individual that can't be built as asked: the figure at fault, and the values it may have. */
export interface IndividualProblem {
  readonly kind: 'problem';
  readonly code: 'players' | 'rounds';
  readonly given: number;
  readonly possible: readonly number[];
}

/** Players of a rainbow: four a table, tables without a factor 2 or 3. */
const RAINBOW_PLAYERS = numbersTo(50)
  .filter((tables) => tables > 4 && tables % 2 > 0 && tables % 3 > 0)
  .map((n) => 4 * n);

/**
 * The individual a specification asks for.
 * - individual: everybody partners everybody once (9 and 13 players: and sits out once) and opposes everybody twice,
 *   in as many rounds as there are others (or players, where one sits out). From the first round the others follow by
 *   adding 1 to all but the one who stays.
 * - rainbow: North stays, South goes up one table, East up two, West down two, sets down one; nobody meets twice.
 */
export function makeIndividual(spec: IndividualSpec): IndividualMovement | IndividualProblem {
  const problem = problemOf(spec);
  if (problem) return problem;
  const { players, boardsPerRound } = spec;
  const tables = Math.floor(players / 4);
  const complete = individualRounds(spec);
  const rounds = spec.kind === 'rainbow' ? rainbow(tables) : roundsFrom(startOf(players));
  return { spec, players, tables, boardsPerRound, sets: complete, rounds: rounds.slice(0, spec.rounds) };
}

export function isIndividual(made: IndividualMovement | IndividualProblem): made is IndividualMovement {
  return !('kind' in made);
}

/** Players there is an individual for. */
export function individualPlayers(kind: IndividualSpec['kind']): readonly number[] {
  return kind === 'rainbow' ? RAINBOW_PLAYERS : INDIVIDUAL_STARTS.map(({ players }) => players);
}

/** Copies of every board that are needed where tables are not to share: as many as tables that play a set at once. */
export function individualCopies({ kind, players }: IndividualSpec): number {
  return kind === 'rainbow' || !startOf(players).oneSet ? 1 : Math.floor(players / 4);
}

/** Rounds of the complete movement. */
export function individualRounds({ kind, players }: Pick<IndividualSpec, 'kind' | 'players'>): number {
  if (kind === 'rainbow') return players / 4;
  return players % 4 === 0 ? players - 1 : players;
}

function problemOf(spec: IndividualSpec): IndividualProblem | null {
  const possible = individualPlayers(spec.kind);
  if (!possible.includes(spec.players)) return { kind: 'problem', code: 'players', given: spec.players, possible };
  const most = individualRounds(spec);
  if (Number.isInteger(spec.rounds) && spec.rounds >= 1 && spec.rounds <= most) return null;
  return { kind: 'problem', code: 'rounds', given: spec.rounds, possible: numbersTo(most) };
}

function startOf(players: number): IndividualStart {
  const start = INDIVIDUAL_STARTS.find((each) => each.players === players);
  if (!start) throw new Error(`makeIndividual: no first round for ${players} players`);
  return start;
}

/** All rounds of an individual from its first. */
export function roundsFrom({ players, line, addition, turned }: IndividualStart): IndividualSeating[][] {
  const movers = players % 4 === 0 ? players - 1 : players;
  const first = line.split(' ').map((text) => text.split(/[:-]/).map(Number));
  const moved = (number: number, round: number): number => {
    if (number === 0) return players;
    return addition === 'in threes' ? addedInThrees(number, round) : wrap(number + round - 1, movers);
  };
  const turns = turned?.split(' ');
  return numbersTo(movers).map((round) =>
    first.map(([set = 0, ...seats], index) => {
      const [n = 0, s = 0, e = 0, w = 0] = seats.map((number) => moved(number, round));
      const seating = { table: index + 1, n, s, e, w, set: moved(set, round) };
      return turns?.[round - 1]?.[index] === '1' ? quarterTurned(seating) : seating;
    }),
  );
}

/** The same players at the same table, each pair on the other axis. */
export function quarterTurned({ n, s, e, w, ...place }: IndividualSeating): IndividualSeating {
  return { ...place, n: e, s: w, e: n, w: s };
}

/** Addition of two figures of base three without carrying, for the nine players; numbers from 1. */
function addedInThrees(number: number, round: number): number {
  const [one, other] = [number - 1, round - 1];
  const high = (Math.floor(one / 3) + Math.floor(other / 3)) % 3;
  return 3 * high + (((one % 3) + (other % 3)) % 3) + 1;
}

function rainbow(tables: number): IndividualSeating[][] {
  return numbersTo(tables).map((round) =>
    numbersTo(tables).map((table) => ({
      table,
      n: table,
      s: tables + wrap(table - (round - 1), tables),
      e: 2 * tables + wrap(table - 2 * (round - 1), tables),
      w: 3 * tables + wrap(table + 2 * (round - 1), tables),
      set: wrap(table + round - 1, tables),
    })),
  );
}
