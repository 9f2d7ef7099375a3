import * as fc from 'fast-check';
import { RANKS, SUITS } from '../../../../src/bridge/card.ts';
import { LEVELS, RISKS, STRAINS } from '../../../../src/bridge/contract.ts';
import type { TableOutcome } from '../../../../src/bridge/result/result.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { plainDeal } from '../../../../src/format/event/deals.ts';
import {
  EMPTY_EVENT,
  type DoubleDummyTricks,
  type FileEntry,
  type FileResult,
  type TournamentEvent,
} from '../../../../src/format/event/event.ts';
import { anyDeal } from '../../bridge/deal/any-deal.ts';

const anyName = fc.oneof(
  fc.constantFrom('Ann Alfa', 'Jean-Marie Étui', 'O’Brien "Bob"', '=1+1', 'A;B', '[x]', '{y', '%z', '#', 'a\\b'),
  fc.string({ minLength: 1, maxLength: 12 }),
);

/** Any outcome of a table but a score of nought, which is a board passed out. */
export const anyOutcome: fc.Arbitrary<TableOutcome> = fc.oneof(
  fc.record({
    kind: fc.constant('played' as const),
    contract: fc.record({
      level: fc.constantFrom(...LEVELS),
      strain: fc.constantFrom(...STRAINS),
      risk: fc.constantFrom(...RISKS),
    }),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.integer({ min: 0, max: 13 }),
    lead: fc.option(fc.record({ suit: fc.constantFrom(...SUITS), rank: fc.constantFrom(...RANKS) })),
  }),
  fc.constant({ kind: 'passedOut' as const }),
  fc.constant({ kind: 'notPlayed' as const }),
  fc
    .integer({ min: -760, max: 760 })
    .filter((tens) => tens !== 0)
    .map((tens) => ({ kind: 'score' as const, score: tens * 10 })),
  fc
    .constantFrom([60, 40], [50, 50], [0, 100], [62.5, 37.5])
    .map(([ns = 0, ew = 0]) => ({ kind: 'award' as const, ns, ew })),
);

const anyTricks: fc.Arbitrary<DoubleDummyTricks> = fc
  .array(fc.integer({ min: 0, max: 13 }), { minLength: 20, maxLength: 20 })
  .map((tricks) => {
    const ofSeat = (seat: number) => STRAINS.map((strain, place) => [strain, tricks[5 * seat + place] ?? 0]);
    return Object.fromEntries(SEATS.map((seat, place) => [seat, Object.fromEntries(ofSeat(place))]));
  }) as unknown as fc.Arbitrary<DoubleDummyTricks>;

/** Two tables that play some boards in a Mitchell, with their deals and a ranking of each line. */
export const anyPairsEvent: fc.Arbitrary<TournamentEvent> = fc
  .record({
    name: anyName,
    names: fc.array(anyName, { minLength: 8, maxLength: 8 }),
    boards: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }),
    outcomes: fc.array(anyOutcome, { minLength: 8, maxLength: 8 }),
    deals: fc.array(anyDeal, { minLength: 4, maxLength: 4 }),
    figures: fc.option(anyTricks),
    par: fc.constantFrom('NS 4S= +420', 'EW 6H=; EW 6S= -980', '+400', null),
  })
  .map(({ name, names, boards, outcomes, deals, figures, par }) => {
    const entries = (['NS', 'NS', 'EW', 'EW'] as const).map((line, place): FileEntry => ({
      number: String(place + 1),
      section: '',
      line,
      players: names.slice(2 * place, 2 * place + 2).map((one) => ({ name: one, numbers: {} })),
      team: null,
      handicap: null,
      stratum: null,
    }));
    const results = boards.flatMap((board, index) =>
      [0, 1].map((table): FileResult => ({
        at: 1,
        session: 1,
        section: '',
        round: 1 + index,
        table: table + 1,
        board,
        seats: { ns: table, ew: 2 + ((table + index) % 2) },
        outcome: outcomes[2 * index + table] ?? { kind: 'notPlayed' },
        match: null,
        nsPoints: table === 0 ? '2' : '0',
        ewPoints: table === 0 ? '0' : '2',
        lin: null,
        note: '',
      })),
    );
    return {
      ...EMPTY_EVENT,
      name,
      date: '2026-11-24',
      method: 'matchpoints',
      winners: 2,
      entries,
      results,
      deals: boards.map((board, place) => ({
        ...plainDeal(1, board, deals[place] ?? deals[0]!),
        doubleDummy: figures,
        par,
      })),
      ranking: [0, 1, 2, 3].map((entry) => ({
        entry,
        place: 1 + (entry % 2),
        tied: false,
        percentage: entry % 2 === 0 ? '56.25' : '43.75',
        total: entry % 2 === 0 ? '4.5' : '3.5',
        masterpoints: null,
      })),
    } satisfies TournamentEvent;
  });
