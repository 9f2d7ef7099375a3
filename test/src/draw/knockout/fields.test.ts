import { describe, expect, test } from 'vitest';
import { numbersFrom, numbersTo } from '../../../../src/basics/numbers-to.ts';
import { randomFrom, shuffled } from '../../../../src/basics/random.ts';
import { bracketTree } from '../../../../src/draw/knockout/bracket-tree.ts';
import type { Knockout } from '../../../../src/draw/knockout/knockout.ts';
import { NO_WISHES } from '../../../../src/draw/knockout/next-round.ts';
import { knockoutPlaces } from '../../../../src/draw/knockout/places.ts';
import {
  KNOCKOUT_ODDS,
  KNOCKOUT_OPPONENTS,
  KNOCKOUT_PLAY_OFFS,
  LEAST_KNOCKOUT_TEAMS,
  MOST_KNOCKOUT_TEAMS,
} from '../../../../src/draw/knockout/rules.ts';
import { upsetsOf } from '../../../../src/draw/knockout/upsets.ts';
import { eventFile } from '../../scoring/ranked-matches/build.ts';
import { anyWinner, BETTER_SEED, field, playOut, playRound } from './field.ts';

const FIELDS = numbersFrom(LEAST_KNOCKOUT_TEAMS, MOST_KNOCKOUT_TEAMS);

interface BracketsFile {
  readonly entries: readonly {
    readonly teams: number;
    readonly bracketOf: number;
    readonly byes: number;
    readonly firstRound: readonly (readonly [number, number])[];
  }[];
}

function playersIn(round: Knockout['rounds'][number]): readonly number[] {
  return round.flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
}

/** Each in its place, a shared one once for everybody. */
function placesGiven(knockout: Knockout): readonly number[] {
  return knockoutPlaces(knockout)
    .flatMap(({ first, entries }) => entries.map((entry) => [first, entry] as const))
    .map(([, entry]) => entry);
}

test('the first round of 3 to 64 teams is that of the example, the highest seeds with byes', () => {
  for (const { teams, bracketOf, byes, firstRound } of (eventFile('brackets') as BracketsFile).entries) {
    const [round = []] = playRound(field(teams), BETTER_SEED).rounds;
    const matches = round.filter(({ away }) => away !== null);
    expect(matches.map(({ home, away }) => [home, away])).toStrictEqual(firstRound);
    const free = round.filter(({ away }) => away === null).map(({ home }) => home);
    expect(free.toSorted((a, b) => a - b)).toStrictEqual(numbersTo(byes));
    expect(matches.length + free.length).toBe(bracketOf / 2);
  }
});

test('as long as the better seed wins, 1 and 2 meet in the final, 1 to 4 in the semi-finals, of any field', () => {
  for (const teams of FIELDS) {
    const played = playOut(field(teams), BETTER_SEED).rounds;
    expect(playersIn(played.at(-1) ?? [])).toStrictEqual([1, 2]);
    const semiFinals = teams >= 4 ? playersIn(played.at(-2) ?? []) : [1, 2, 3, 4];
    expect(semiFinals.toSorted((a, b) => a - b)).toStrictEqual([1, 2, 3, 4]);
  }
});

describe.each(
  KNOCKOUT_OPPONENTS.flatMap((opponents) =>
    KNOCKOUT_ODDS.flatMap((odd) => KNOCKOUT_PLAY_OFFS.map((playOffs) => ({ opponents, odd, playOffs }))),
  ),
)('$opponents, $odd, $playOffs', (rules) => {
  test('every field of 3 to 64 is played to one winner, nobody twice in a round, and everybody has a place', () => {
    for (const teams of FIELDS) {
      const lots = (round: number) => ({ ...NO_WISHES, lot: shuffled(numbersTo(teams), randomFrom(teams, round)) });
      const knockout = playOut(field(teams, rules), anyWinner(teams), lots);
      for (const round of knockout.rounds) {
        const meetings = round.filter(({ reason }) => reason.code !== 'triangle');
        const inTriangles = round.flatMap(({ reason }) => (reason.code === 'triangle' ? [reason.three] : []));
        const players = [...playersIn(meetings), ...new Set(inTriangles.flat())];
        expect(new Set(players).size).toBe(players.length);
        const byes = round.filter(({ away }) => away === null).length;
        expect(rules.odd === 'triangles' ? byes : 0).toBe(0);
      }
      const places = knockoutPlaces(knockout);
      expect(placesGiven(knockout).toSorted((a, b) => a - b)).toStrictEqual(numbersTo(teams));
      expect(places.every(({ isOpen, first, last, entries }) => !isOpen && last - first + 1 === entries.length)).toBe(
        true,
      );
      let next = 1;
      for (const { first, last } of places) {
        expect(first).toBe(next);
        next = last + 1;
      }
      const untied = rules.odd === 'triangles' || rules.playOffs === 'none' ? 1 : rules.playOffs === 'all' ? teams : 4;
      expect(places.filter(({ first, tied }) => tied && first < Math.min(untied, teams - 1))).toStrictEqual([]);
      expect(upsetsOf(knockout)).toStrictEqual([]);
    }
  });

  test('the bracket shows all of it from the start, and its lines lead to who plays', () => {
    for (const teams of [...numbersFrom(LEAST_KNOCKOUT_TEAMS, 17), 24, 33, 47, MOST_KNOCKOUT_TEAMS]) {
      const lots = (round: number) => ({ ...NO_WISHES, lot: shuffled(numbersTo(teams), randomFrom(teams, round)) });
      const whole = playOut(field(teams, rules), anyWinner(teams), lots);
      const before = bracketTree({ ...whole, rounds: [] });
      const after = bracketTree(whole);
      expect(after.every(({ id }) => id > 0)).toBe(true);
      const shape = (nodes: typeof before) =>
        nodes
          .map(({ round, bracket, position, sides }) => `${round} ${bracket} ${position} ${sides.length}`)
          .toSorted((a, b) => a.localeCompare(b));
      expect(shape(before)).toStrictEqual(shape(after));
      const byId = new Map(after.map((node) => [node.id, node]));
      const led = after.flatMap(({ sides }) => sides).filter(({ from }) => from !== null);
      const wrong = led.filter(
        ({ entry, from }) => !byId.get(from?.node ?? 0)?.sides.some((one) => one.entry === entry),
      );
      expect(wrong).toStrictEqual([]);
    }
  });
});
