import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vulnerabilityOf } from '../../../src/bridge/board.ts';
import { isPossibleScore } from '../../../src/bridge/score/possible.ts';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import { parseShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import { readResultsCsv } from '../../../src/format/results/csv.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { boardsOfSet } from '../../../src/movement/board-set.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { isSitOut } from '../../../src/movement/pairs.ts';
import { sampleSession } from '../../../src/sample/session.ts';
import { openingLeaderOf } from '../../../src/sample/play.ts';
import { howellSpec, mitchellSpec, movementOf } from '../../builders.ts';
import { publishedSession, sessionCsv } from '../../published-session.ts';
import { roomStatistics, type RoomStatistics } from '../../room-statistics.ts';

const CLUB_EVENING = movementOf(mitchellSpec(13));

const anySpec: fc.Arbitrary<MovementSpec> = fc.oneof(
  fc.integer({ min: 3, max: 16 }).map((tables) => mitchellSpec(tables)),
  fc.integer({ min: 4, max: 12 }).map((tables) => mitchellSpec(tables, { phantom: 'EW' })),
  fc.integer({ min: 5, max: 12 }).map((tables) => mitchellSpec(tables, { arrowSwitch: 1 })),
  fc.integer({ min: 3, max: 8 }).map((tables) => howellSpec(tables)),
  fc.integer({ min: 3, max: 8 }).map((tables) => howellSpec(tables, { phantom: true })),
);

describe('the sample evening', () => {
  test('13 tables play 26 boards: 338 results, a few of them with nothing but the score', () => {
    const evening = sampleSession({ seed: 1, movement: CLUB_EVENING });
    expect(evening.results).toHaveLength(338);
    expect(evening.names).toHaveLength(26);
    const scoreOnly = evening.results.filter(({ outcome }) => outcome.kind === 'score');
    expect([1, 2]).toContain(scoreOnly.length);
    const leads = evening.results.filter(({ outcome }) => outcome.kind === 'played' && outcome.lead !== null);
    expect(leads.length).toBeGreaterThan(30);
    expect(leads.length).toBeLessThan(130);
  });

  test('the first pairs and the name are those of the drawings', () => {
    const { names, eventName } = sampleSession({ seed: 1, movement: CLUB_EVENING });
    expect(names[0]).toEqual(['Cedar', 'Cypress']);
    expect(names[12]).toEqual(['Cherry', 'Damson']);
    expect(names[14]).toEqual(['Isère', 'Drôme']);
    expect(names[25]).toEqual(['Seine', 'Trent']);
    expect(eventName).toEqual({ en: 'Tuesday pairs', fr: 'Tournoi du mardi' });
  });

  test('the same seed gives the same evening, another seed another', () => {
    const evening = sampleSession({ seed: 1, movement: CLUB_EVENING });
    expect(sampleSession({ seed: 1, movement: CLUB_EVENING })).toEqual(evening);
    const other = sampleSession({ seed: 2, movement: CLUB_EVENING });
    expect(other.results.map(({ typed }) => typed)).not.toEqual(evening.results.map(({ typed }) => typed));
  });

  test('the language changes what is typed and nothing else', () => {
    const [en, fr] = LANGUAGES.map((language) => sampleSession({ seed: 1, movement: CLUB_EVENING, language }));
    expect(fr?.results.map(({ outcome }) => outcome)).toEqual(en?.results.map(({ outcome }) => outcome));
    expect(en?.results.some(({ typed }) => /^\dn/.test(typed))).toBe(true);
    expect(fr?.results.some(({ typed }) => /^\dsa/.test(typed))).toBe(true);
  });

  test('in any movement every board that is due is played once, and nothing happens that cannot', () => {
    fc.assert(
      fc.property(anySpec, fc.integer(), fc.constantFrom(...LANGUAGES), (spec, seed, language) => {
        const movement = movementOf(spec);
        const evening = sampleSession({ seed, movement, language });
        const due = movement.rounds.flatMap((tables, index) =>
          tables
            .filter((seating) => !isSitOut(movement, seating))
            .flatMap(({ table, set }) =>
              boardsOfSet(set, movement.boardsPerRound).map((board) => ({ round: index + 1, table, board })),
            ),
        );
        expect(evening.results.map(({ round, table, board }) => ({ round, table, board }))).toEqual(due);
        for (const { board, outcome, typed } of evening.results) {
          const score = outcomeScore(outcome, board);
          const possible =
            outcome.kind === 'passedOut' || (score !== null && isPossibleScore(score, vulnerabilityOf(board)));
          expect({ typed, possible }).toEqual({ typed, possible: true });
          const answer = parseShorthand(typed, { board, language, withoutLastNought: false });
          expect(answer.kind === 'result' ? answer.outcome : answer).toEqual(outcome);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a board is dealt once: a card is led by one player only, whoever declares', () => {
    const holders = new Map<string, string>();
    const evening = sampleSession({ seed: 4, movement: movementOf(mitchellSpec(19, { boardsPerRound: 1 })) });
    for (const { board, outcome } of evening.results) {
      if (outcome.kind !== 'played' || outcome.lead === null) continue;
      const card = `${board} ${outcome.lead.suit}${outcome.lead.rank}`;
      const leader = openingLeaderOf(outcome.declarer);
      expect([card, holders.get(card) ?? leader]).toEqual([card, leader]);
      holders.set(card, leader);
    }
    expect(holders.size).toBeGreaterThan(20);
  });

  test('pairs have two names each and no name comes twice, in a hall of 90 tables too', () => {
    const { names } = sampleSession({ seed: 1, movement: movementOf(mitchellSpec(90, { rounds: 1 })) });
    expect(names).toHaveLength(180);
    expect(new Set(names.flat()).size).toBe(360);
    expect(names.flat().every((name) => name.trim() !== '')).toBe(true);
  });

  test('the phantom has no names', () => {
    const movement = movementOf(howellSpec(5, { phantom: true }));
    const { names } = sampleSession({ seed: 1, movement });
    expect(names[(movement.phantom ?? 0) - 1]).toEqual(['', '']);
    expect(names.filter(([first]) => first === '')).toHaveLength(1);
  });
});

/** The clubs' evenings at matchpoints in test/data/sessions; their README says where they are from. */
const REAL_EVENINGS = [
  'au_mp_howell_12pairs_27boards',
  'au_mp_mitchell_13pairs_21boards',
  'au_mp_mitchell_38pairs_27boards',
  'nz_mp_handicap_18pairs_22boards',
  'nz_mp_mitchell_26pairs_26boards',
  'pl_mp_barometer_23pairs_27boards_weighted',
];

function realStatistics(name: string): RoomStatistics {
  const read = readResultsCsv(sessionCsv(publishedSession(name)), null);
  if (read.kind !== 'results') throw new Error(`${name} cannot be read`);
  const results = read.results.flatMap(({ board, outcome, score }) =>
    outcome.kind === 'weighted' || outcome.kind === 'split' || outcome.kind === 'averages'
      ? []
      : [{ board, outcome, score }],
  );
  return roomStatistics(results);
}

describe('an evening looks like one at a club', () => {
  const real = REAL_EVENINGS.map(realStatistics);
  const samples = Array.from({ length: 25 }, (_, seed) => {
    const { results } = sampleSession({ seed, movement: CLUB_EVENING });
    return roomStatistics(results.map((result) => ({ ...result, score: outcomeScore(result.outcome, result.board) })));
  });
  const meanOf = (figure: keyof RoomStatistics): number =>
    samples.reduce((sum, sample) => sum + sample[figure], 0) / samples.length;

  test.each<keyof RoomStatistics>([
    'partScores',
    'games',
    'slams',
    'passedOut',
    'doubled',
    'made',
    'noTrump',
    'majors',
    'minors',
    'commonest',
    'trickVariance',
  ])('%s: the mean of 25 evenings lies within what real clubs show', (figure) => {
    const figures = real.map((session) => session[figure]);
    expect(meanOf(figure)).toBeGreaterThanOrEqual(Math.min(...figures));
    expect(meanOf(figure)).toBeLessThanOrEqual(Math.max(...figures));
  });

  test('different scores a board, against the real evening of as many tables: 6.7 among 13', () => {
    const club = realStatistics('nz_mp_mitchell_26pairs_26boards');
    expect(Math.abs(meanOf('scoresPerResult') - club.scoresPerResult) * 13).toBeLessThan(1);
  });

  test('most boards belong to one side', () => {
    const figures = real.map(({ oneSide }) => oneSide);
    expect(Math.abs(meanOf('oneSide') - figures.reduce((a, b) => a + b, 0) / figures.length)).toBeLessThan(0.06);
  });
});
