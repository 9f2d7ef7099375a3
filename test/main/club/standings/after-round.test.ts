import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standingsAfterRound } from '../../../../main/club/standings/after-round.ts';
import type { Club } from '../../../../main/club/club.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { SESSION_METHODS } from '../../../../src/scoring/session-scoring.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, played, sectionOf, unwrap } from '../../support.ts';

const rowsOf = (fields: ReturnType<typeof fieldsAfter>) =>
  fields.flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
const fieldsAfter = (club: Club, session: number, round: number) =>
  unwrap(standingsAfterRound(club, session, round)).fields;

/** Records a result at every table of the rounds up to one, overtricks as `tricks` says. */
function play(club: Club, session: number, rounds: number, tricks: (at: number) => number) {
  const section = sectionOf(club, session);
  let at = 0;
  for (const cell of section.cells.filter(({ round, sitOut }) => round <= rounds && !sitOut)) {
    for (const board of cell.boards) {
      const outcome = played(4, tricks(at++));
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, outcome })));
    }
  }
}

describe('the standings after a round', () => {
  test('have every pair with its boards up to there, at what they are worth now', () => {
    const { club, session } = clubWithEvent();
    // Board 1 at the tables of three rounds: +420 in the first, +450 and +480 later.
    const section = sectionOf(club, session);
    const cells = section.cells.filter(({ boards }) => boards.includes(1)).toSorted((a, b) => a.round - b.round);
    for (const [place, cell] of cells.entries()) {
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome: played(4, 10 + place) })));
    }
    const [first, second] = cells;
    const after = (round: number, entry = 0) =>
      rowsOf(fieldsAfter(club, session, round)).find((row) => row.entry === entry);
    expect(rowsOf(fieldsAfter(club, session, 1))).toHaveLength(6);
    expect(after(1, first?.ns)).toMatchObject({ place: 1, boards: 1, total: '0', available: '4', ranked: '0' });
    expect(after(1, second?.ns)).toMatchObject({ boards: 0, ranked: null });
    expect(after(2, second?.ns)).toMatchObject({ place: 1, total: '2', byRound: [null, 50, null] });
    expect(after(2, first?.ns)).toMatchObject({ place: 2 });
    expect(fieldsAfter(club, session, 1)[0]?.boards).toEqual([]);
  });

  test('of the last round are the ranking, whatever the movement, the method, penalties and terms', () => {
    const evening = fc.record({
      spec: fc.constantFrom(mitchellSpec(4, { phantom: 'NS' }), mitchellSpec(3), howellSpec(3, { phantom: true })),
      method: fc.constantFrom(...SESSION_METHODS.filter((method) => method !== 'fixed-datum')),
      regulation: fc.constantFrom('wbf' as const, 'ebu' as const, 'ffb' as const),
      tricks: fc.array(fc.integer({ min: 5, max: 12 }), { minLength: 60, maxLength: 60 }),
      penalty: fc.boolean(),
      withdrawn: fc.boolean(),
      handicap: fc.boolean(),
    });
    fc.assert(
      fc.property(evening, ({ spec, method, regulation, tricks, penalty, withdrawn, handicap }) => {
        const { club, session } = clubWithEvent({ spec });
        unwrap(changeScoring(club, session, { method, regulation }));
        const { rounds, entries } = sectionOf(club, session);
        const [one = 0, other = 0, third = 0] = entries.filter(({ phantom }) => !phantom).map(({ id }) => id);
        play(club, session, rounds, (at) => tricks[at % tricks.length] ?? 10);
        const unit = method === 'matchpoints' ? 'matchpoints' : 'imps';
        const given = { entry: one, kind: 'penalty', amount: 150, unit, reason: 'late' } as const;
        if (penalty) unwrap(addPenalty(club, session, given));
        const usual = { handicap: null, stratum: null, withoutStanding: false };
        const left = withdrawn ? [{ ...usual, entry: other, withdrawn: true as const }] : [];
        const better = handicap ? [{ ...usual, entry: third, handicap: 300, stratum: 1 }] : [];
        unwrap(changeTerms(club, session, { unit: 'points', entries: [...left, ...better] }));
        const now = unwrap(readStandings(club, session)).fields;
        expect(fieldsAfter(club, session, rounds)).toEqual(now.map((field) => ({ ...field, boards: [] })));
      }),
      { numRuns: 10 },
    );
  });

  test('know no round after the last, and no other session', () => {
    const { club, session } = clubWithEvent();
    expect(standingsAfterRound(club, session, 4)).toEqual({
      kind: 'problem',
      code: 'unknownRound',
      round: 4,
      rounds: 3,
    });
    expect(standingsAfterRound(club, 99, 1)).toMatchObject({ code: 'unknownSession' });
  });
});
