import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_EVENT,
  type FileEntry,
  type FileResult,
  type TournamentEvent,
} from '../../../../src/format/event/event.ts';
import { makeUsebio } from '../../../../src/format/usebio/make.ts';
import { parseUsebio } from '../../../../src/format/usebio/parse.ts';
import { described } from './described.ts';

const SECTIONS = ['A', 'B', ''];
const NUMBERS = ['1', '2'];

/** Pairs 1 and 2 of every section; those that no list has are known by the results alone. */
const entries = fc
  .array(fc.boolean(), { minLength: SECTIONS.length * NUMBERS.length, maxLength: SECTIONS.length * NUMBERS.length })
  .map((listed): readonly FileEntry[] =>
    listed.map((isListed, place): FileEntry => {
      const entry = {
        number: NUMBERS[place % NUMBERS.length] ?? '',
        section: SECTIONS[Math.floor(place / NUMBERS.length)] ?? '',
        line: null,
        team: null,
        handicap: null,
        stratum: null,
      };
      return isListed
        ? { ...entry, players: [{ name: `P${place}`, numbers: {} }] }
        : { ...entry, players: [], unlisted: true };
    }),
  );

const place = fc.nat(SECTIONS.length * NUMBERS.length - 1);

/** Everybody meets somebody of any section in any section. */
const events: fc.Arbitrary<TournamentEvent> = fc
  .tuple(
    entries,
    fc.boolean(),
    fc.array(
      fc.record({
        section: fc.constantFrom(...SECTIONS),
        N: place,
        S: place,
        E: place,
        W: place,
        board: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  )
  .map(([all, isIndividual, lines]): TournamentEvent => {
    // Whoever is in no list and plays nothing isn't in the file.
    const own = Object.keys(all).map((one, index) => ({
      N: index,
      S: index,
      E: index,
      W: index,
      board: 9,
      section: '',
      one,
    }));
    const results = [...lines, ...own].map(({ section, board, N, S, E, W }, index): FileResult => ({
      at: index + 1,
      session: 1,
      section,
      round: null,
      table: null,
      board,
      seats: isIndividual ? { N, S, E, W } : { ns: N, ew: E },
      outcome: { kind: 'score', score: 420 },
      match: null,
      nsPoints: null,
      ewPoints: null,
      lin: null,
      note: '',
    }));
    return { ...EMPTY_EVENT, ranks: isIndividual ? 'player' : 'pair', entries: all, results };
  });

test('whoever plays in another section than the own comes back as who it is, listed or not', () => {
  fc.assert(
    fc.property(events, (event) => {
      const [again] = parseUsebio(makeUsebio(event)).events;
      expect(again && described(again)).toEqual(described(event));
    }),
  );
});

function pairOne(section: string, isListed: boolean): FileEntry {
  const entry = { number: '1', section, line: null, team: null, handicap: null, stratum: null };
  return isListed ? { ...entry, players: [{ name: section, numbers: {} }] } : { ...entry, players: [], unlisted: true };
}

test('matches of pairs of several sections keep their pairs', () => {
  const match = { round: 1, homeScore: '12', awayScore: '8', unit: 'vp' } as const;
  const event: TournamentEvent = {
    ...EMPTY_EVENT,
    form: 'swiss',
    entries: [pairOne('A', true), pairOne('B', true), pairOne('', false)],
    matches: [
      { ...match, home: 0, away: 1 },
      { ...match, home: 2, away: null },
      { ...match, home: 1, away: 2 },
    ],
  };
  const [again] = parseUsebio(makeUsebio(event)).events;
  expect(again && described(again)).toEqual(described(event));
});
