import { numbersTo } from '../../basics/numbers-to.ts';
import { rangeOf, type Range } from '../range.ts';
import { individualBalance, type IndividualBalance } from './balance.ts';
import { playersAt, type IndividualMovement } from './individual.ts';

/** What makes an individual unusable. Rounds, tables and players are the movement's own numbers. */
export type IndividualError =
  | { readonly code: 'table-twice' | 'set-unknown'; readonly round: number; readonly table: number }
  | { readonly code: 'player-unknown' | 'seated-twice'; readonly round: number; readonly player: number }
  /** The player played the set before, in round `earlier`. */
  | {
      readonly code: 'replay';
      readonly round: number;
      readonly player: number;
      readonly set: number;
      readonly earlier: number;
    };

/** Everything that makes the movement unusable, round by round. */
export function individualErrors(movement: IndividualMovement): IndividualError[] {
  const errors: IndividualError[] = [];
  const played = new Map<string, number>();
  movement.rounds.forEach((seatings, index) => {
    const round = index + 1;
    const tables = new Set<number>();
    const seated = new Set<number>();
    for (const seating of seatings) {
      const { table, set } = seating;
      if (tables.has(table)) errors.push({ code: 'table-twice', round, table });
      tables.add(table);
      if (!isFrom1To(movement.sets, set)) errors.push({ code: 'set-unknown', round, table });
      for (const player of playersAt(seating)) {
        if (!isFrom1To(movement.players, player)) errors.push({ code: 'player-unknown', round, player });
        if (seated.has(player)) errors.push({ code: 'seated-twice', round, player });
        seated.add(player);
        const earlier = played.get(`${player} ${set}`);
        if (earlier !== undefined) errors.push({ code: 'replay', round, player, set, earlier });
        else played.set(`${player} ${set}`, round);
      }
    }
  });
  return errors;
}

function isFrom1To(last: number, number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= last;
}

/** What a director asks about an individual. */
export interface IndividualQuality extends IndividualBalance {
  readonly players: number;
  /** How often two players are partners, and how often opponents. */
  readonly partnered: Range;
  readonly opposed: Range;
  readonly sitOuts: Range;
  readonly boardsPlayed: Range;
  /** Most tables that play a set in the same round. */
  readonly tablesAtASet: number;
}

export function individualQuality(movement: IndividualMovement): IndividualQuality {
  const { players, rounds, boardsPerRound } = movement;
  const partnered = new Meetings(players);
  const opposed = new Meetings(players);
  const played = Array.from({ length: players + 1 }, () => 0);
  for (const seating of rounds.flat()) {
    const { n, s, e, w } = seating;
    partnered.add(n, s);
    partnered.add(e, w);
    for (const one of [n, s]) for (const other of [e, w]) opposed.add(one, other);
    for (const player of playersAt(seating)) played[player] = (played[player] ?? 0) + 1;
  }
  const byPlayer = played.slice(1);
  const atASet = rounds.flatMap((seatings) =>
    seatings.map(({ set }) => seatings.filter((other) => other.set === set).length),
  );
  return {
    players,
    partnered: partnered.range(),
    opposed: opposed.range(),
    sitOuts: rangeOf(byPlayer.map((times) => rounds.length - times)),
    boardsPlayed: rangeOf(byPlayer.map((times) => times * boardsPerRound)),
    tablesAtASet: Math.max(...atASet),
    ...individualBalance(movement),
  };
}

/** Counts how often two players meet. */
class Meetings {
  readonly #players: number;
  readonly #times = new Map<string, number>();

  constructor(players: number) {
    this.#players = players;
  }

  add(one: number, other: number): void {
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    this.#times.set(key, (this.#times.get(key) ?? 0) + 1);
  }

  range(): Range {
    const players = numbersTo(this.#players);
    const all = players.flatMap((one) => players.slice(one).map((other) => this.#times.get(`${one} ${other}`) ?? 0));
    return rangeOf(all);
  }
}
