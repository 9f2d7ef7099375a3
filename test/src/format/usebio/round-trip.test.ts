import * as fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import { RANKS, SUITS } from '../../../../src/bridge/card.ts';
import type { Outcome, Played } from '../../../../src/bridge/result/result.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import type {
  FileEntry,
  FileMatch,
  FileRank,
  FileResult,
  TournamentEvent,
} from '../../../../src/format/event/event.ts';
import { makeUsebio } from '../../../../src/format/usebio/make.ts';
import { parseUsebio } from '../../../../src/format/usebio/parse.ts';
import { xmlText } from '../../../../src/format/xml/write.ts';
import { HOSTILE_NAMES, WORLD_NAMES } from '../../../names.ts';
import { anyDeal } from '../../bridge/deal/any-deal.ts';
import { described } from './described.ts';

/** Names as people have them, and texts that break files; as much of them as XML can hold. */
const names = fc
  .oneof(fc.constantFrom(...WORLD_NAMES, ...HOSTILE_NAMES), fc.string({ unit: 'binary', maxLength: 12 }))
  .map(xmlText);
const numbers = fc.oneof(
  fc.nat(999).map(String),
  names.map((name) => `n${name}`),
);
const decimals = fc.oneof(fc.integer({ min: -999, max: 999 }).map(String), fc.constantFrom('-0.25', '61.36', '7.0'));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const FOUR_SPADES: Played = {
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: '' },
  declarer: 'N',
  tricks: 10,
  lead: null,
};

const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({
    kind: fc.constant('played' as const),
    contract: fc.record({
      level: fc.constantFrom(...LEVELS),
      strain: fc.constantFrom(...STRAINS),
      risk: fc.constantFrom(...RISKS),
    }),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.nat(13),
    lead: maybe(fc.record({ suit: fc.constantFrom(...SUITS), rank: fc.constantFrom(...RANKS) })),
  }),
  fc.constantFrom<Outcome>(
    { kind: 'passedOut' },
    { kind: 'notPlayed' },
    { kind: 'score', score: -150 },
    { kind: 'award', ns: 60, ew: 40 },
    { kind: 'award', ns: 60, ew: 60 },
    { kind: 'award', ns: 100, ew: 0 },
    { kind: 'award', ns: 62.5, ew: 37.5 },
    { kind: 'award', ns: 60, ew: 40, nsAverage: 'average-plus', ewAverage: 'average-minus' },
    { kind: 'award', ns: 60, ew: null },
    {
      kind: 'ruled',
      ns: [
        { outcome: FOUR_SPADES, percent: 60 },
        { outcome: { ...FOUR_SPADES, tricks: 9 }, percent: 40 },
      ],
      ew: 'average-plus',
      atTable: { ...FOUR_SPADES, tricks: 9 },
    },
  ),
);

const players = fc.array(
  fc.record({
    name: names,
    numbers: fc
      .record({ national: numbers, club: numbers, FFB: numbers, 'A "B" ?>': numbers }, { requiredKeys: [] })
      .map((found) => ({ ...found })),
  }),
  { maxLength: 4 },
);

const ENTRIES = 4;

/** Events as parsers give them: numbers are unique, and lists refer to each other by places that are there. */
const events: fc.Arbitrary<TournamentEvent> = fc
  .record({
    ranks: fc.constantFrom('pair' as const, 'team' as const, 'player' as const),
    form: fc.constantFrom('movement' as const, 'swiss' as const, 'matches' as const),
    method: maybe(
      fc.constantFrom('matchpoints', 'cross-imps', 'butler', 'imps', 'board-a-match', 'patton', 'aggregate'),
    ),
    winners: maybe(fc.constantFrom(1 as const, 2 as const)),
    sections: fc.constantFrom([''], ['A', 'Ω & "b"']),
    name: names,
    club: maybe(fc.record({ name: names.map((name) => `Club ${name}`.trim()), number: names })),
    date: maybe(fc.constantFrom('2026-11-24', '2024-02-29', '1999-01-01')),
    program: maybe(fc.record({ name: names.map((name) => `P ${name}`.trim()), version: names })),
    numbers: fc.uniqueArray(numbers, { minLength: ENTRIES, maxLength: ENTRIES }),
    teamNumbers: fc.uniqueArray(fc.nat(99).map(String), { minLength: 2, maxLength: 2 }),
    players: fc.array(players, { minLength: ENTRIES, maxLength: ENTRIES }),
    handicap: maybe(fc.integer({ min: -999, max: 999 })),
    stratum: maybe(names.map((name) => `s${name}`)),
    unit: maybe(fc.constantFrom('vp' as const, 'imps' as const, 'points' as const)),
    typed: fc.boolean(),
    points: fc.array(fc.tuple(maybe(decimals), maybe(decimals)), { minLength: 6, maxLength: 6 }),
    lines: fc.array(
      fc.record({
        board: fc.integer({ min: 1, max: 6 }),
        session: fc.integer({ min: 1, max: 2 }),
        round: maybe(fc.integer({ min: 1, max: 99 })),
        table: maybe(fc.integer({ min: 1, max: 99 })),
        outcome: outcomes,
        lin: maybe(names.map((name) => `pn|${name}|`)),
        note: names,
        datum: maybe(decimals),
        swapped: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    deals: fc.uniqueArray(
      fc.record({ board: fc.integer({ min: 1, max: 9 }), session: fc.integer({ min: 1, max: 2 }), deal: anyDeal }),
      { maxLength: 2, selector: ({ board }) => board },
    ),
    figures: fc.array(
      fc.record({
        tied: fc.boolean(),
        percentage: maybe(fc.constantFrom('61.36', '50', '45.0')),
        total: maybe(decimals),
        masterpoints: maybe(fc.constantFrom('12', '24.0')),
        masterpointType: maybe(fc.constantFrom('GREEN', 'Black')),
        adjustment: maybe(decimals),
      }),
      { maxLength: 2 },
    ),
  })
  .map((drawn): TournamentEvent => {
    const { ranks, winners, sections, unit, name, club, date, program, method } = drawn;
    const hasMatches = ranks === 'team' || drawn.form !== 'movement';
    const form = hasMatches ? (drawn.form === 'swiss' && ranks !== 'player' ? 'swiss' : 'matches') : 'movement';
    const sectionOf = (place: number) => (ranks === 'team' ? '' : (sections[place % sections.length] ?? ''));
    const entries = drawn.numbers.map((number, place): FileEntry => {
      const own = drawn.players[place] ?? [];
      return {
        number,
        section: sectionOf(Math.floor(place / 2)),
        line: winners === 2 && ranks === 'pair' ? (place % 2 === 0 ? 'NS' : 'EW') : null,
        players: own,
        team: ranks === 'team' ? place % 2 : null,
        handicap: drawn.handicap,
        stratum: drawn.stratum,
      };
    });
    const teams =
      ranks === 'team'
        ? drawn.teamNumbers.map((number, place) => ({
            number,
            name: `T${place}${name}`,
            players: drawn.players[place] ?? [],
          }))
        : [];
    const matches: FileMatch[] = hasMatches
      ? [
          { round: 3, home: 0, away: 1, homeScore: '12', awayScore: null, unit, ...(drawn.typed && { typed: true }) },
          { round: 4, home: 0, away: null, homeScore: '12.5', awayScore: null, unit },
        ]
      : [];
    const results = drawn.lines.map((line, at): FileResult => {
      const [nsPoints, ewPoints] = drawn.points[at] ?? [null, null];
      const pair = hasMatches ? 0 : 2 * (at % 2);
      const away = ranks === 'team' && line.swapped;
      return {
        at,
        session: hasMatches ? 1 : line.session,
        section: hasMatches ? '' : (entries[pair]?.section ?? ''),
        round: hasMatches ? (line.round ?? 3) : line.round,
        table: line.table,
        board: line.board,
        seats:
          ranks === 'player' ? { N: 0, E: 1, S: 2, W: 3 } : { ns: away ? pair + 1 : pair, ew: away ? pair : pair + 1 },
        outcome: line.outcome,
        match: hasMatches ? 0 : null,
        nsPoints,
        ewPoints,
        lin: line.lin,
        note: line.note,
        ...(line.datum === null ? {} : { datum: line.datum }),
      };
    });
    const ranking = drawn.figures.map(({ masterpointType, adjustment, ...figures }, entry): FileRank => ({
      entry,
      place: entry + 1,
      ...figures,
      ...(masterpointType === null ? {} : { masterpointType }),
      ...(adjustment === null ? {} : { adjustment }),
    }));
    const deals = drawn.deals.map((one, at) => ({
      ...one,
      at,
      section: hasMatches ? '' : (entries[0]?.section ?? ''),
      doubleDummy: null,
      par: null,
    }));
    const heading = { name, club, date, program, ranks, form, method, winners } as const;
    return { ...heading, entries, teams, matches, results, deals, ranking };
  });

function readAgain(event: TournamentEvent) {
  const { events: again, problems } = parseUsebio(makeUsebio(event));
  return { event: again[0] && described(again[0]), problems };
}

describe('what is written is read back', () => {
  test('to the same event, whatever it is and whoever plays in it', () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(readAgain(event)).toEqual({ event: described(event), problems: [] });
      }),
      { numRuns: 150 },
    );
  });

  const folder = new URL('../../../../../shared/data/formats/samples/', import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^usebio.*\.xml$/.test(file)) : [];
  test.skipIf(files.length === 0)('of other programs too', () => {
    for (const file of files) {
      const { events: found, problems } = parseUsebio(readFileSync(new URL(file, folder)));
      for (const event of found) {
        const again = readAgain(event);
        expect(again.event).toEqual(described(event));
        expect(again.problems.map(({ code }) => code)).toEqual(problems.map(({ code }) => code));
      }
    }
  });
});
