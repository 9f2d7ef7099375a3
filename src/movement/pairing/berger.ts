import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';

/** Two teams that meet, by their numbers. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** One round of a round robin. */
export interface PouleRound {
  /** From 1, through all legs. */
  readonly round: number;
  readonly matches: readonly Pairing[];
  /** The team without an opponent; null with an even number. */
  readonly bye: number | null;
}

/**
 * The rounds of a round robin by FIDE's Berger tables: every team meets every other once a leg, and as often at home as
 * away where that can be. From round to round every number moves on by half of the numbers, while the last one stays
 * and changes sides. With an odd number the last one is the bye. The second leg is the first with sides changed.
 */
export function bergerRounds(teams: number, legs: 1 | 2 = 1): PouleRound[] {
  const leg = firstLeg(teams);
  return numbersTo(legs).flatMap((number) =>
    leg.map(({ round, matches, bye }) => ({
      round: (number - 1) * leg.length + round,
      matches: number === 2 ? matches.map(({ home, away }) => ({ home: away, away: home })) : matches,
      bye,
    })),
  );
}

/** Rounds of a round robin: an odd number of teams takes one more, as each has a bye. */
export function bergerLength(teams: number, legs: 1 | 2 = 1): number {
  return legs * (evenNumber(teams) - 1);
}

function firstLeg(teams: number): PouleRound[] {
  const last = evenNumber(teams);
  const movers = last - 1;
  return numbersTo(movers).map((round) => {
    const at = (number: number) => wrap(number + ((round - 1) * last) / 2, movers);
    const first = round % 2 === 1 ? { home: at(1), away: last } : { home: last, away: at(1) };
    const others = numbersTo(last / 2 - 1).map((place) => ({ home: at(place + 1), away: at(last - place) }));
    if (last === teams) return { round, matches: [first, ...others], bye: null };
    return { round, matches: others, bye: at(1) };
  });
}

function evenNumber(teams: number): number {
  return teams + (teams % 2);
}
