import { describe, expect, test } from 'vitest';
import { changeDatum } from '../../../../main/club/scoring/datums.ts';
import { previewTerms } from '../../../../main/club/publication/preview.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { groundChangeText } from '../../../../src/language/ranking/ground-change.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { played, unwrap } from '../../support.ts';
import { boardOne } from './board-one.ts';

const USUAL = { handicap: null, stratum: null, withoutStanding: false };

describe('what a published ranking rests on beside its results', () => {
  test('terms of a pair that are others are told with who said so and when, until they are as they were', () => {
    const { clock, club, session, report, ns } = boardOne();
    const [entry = 0] = ns;
    unwrap(changeTerms(club, session, { entries: [{ ...USUAL, entry, stratum: 1 }] }));
    unwrap(publish(club, session));
    expect(report().conditions).toEqual([]);
    clock.forward(60);
    unwrap(changeTerms(club, session, { entries: [{ entry, handicap: 350, stratum: 1, withoutStanding: true }] }));
    expect(report().conditions).toEqual([
      {
        kind: 'terms',
        entry,
        before: { ...USUAL, stratum: 1 },
        after: { handicap: 350, stratum: 1, withoutStanding: true },
        outcome: null,
        at: '2026-11-24T19:31:00.000Z',
        author: 'director',
      },
    ]);
    unwrap(undoChange(club, session));
    expect(report().conditions).toEqual([]);
  });

  test('a withdrawal is told with what became of its results', () => {
    const { club, session, report, ns } = boardOne();
    const [entry = 0] = ns;
    unwrap(publish(club, session));
    unwrap(changeTerms(club, session, { entries: [{ ...USUAL, entry, withdrawn: true }] }));
    expect(report().conditions).toMatchObject([
      { kind: 'terms', entry, before: USUAL, after: { withdrawn: true }, outcome: 'cancelled' },
    ]);
  });

  test('so are what handicaps are in, datums, and how it is scored', () => {
    const { club, session, report } = boardOne();
    unwrap(changeDatum(club, session, 1, 400));
    unwrap(publish(club, session));
    unwrap(changeTerms(club, session, { unit: 'points', entries: [] }));
    unwrap(changeDatum(club, session, 1, 420));
    unwrap(changeDatum(club, session, 2, -50));
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'ebu' }));
    expect(report().conditions).toMatchObject([
      { kind: 'scoring', before: { method: 'matchpoints', preset: 'wbf' }, after: { method: 'butler', preset: 'ebu' } },
      { kind: 'datum', board: 1, before: 400, after: 420 },
      { kind: 'datum', board: 2, before: null, after: -50 },
      { kind: 'handicap-unit', before: 'percent', after: 'points' },
    ]);
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'wbf' }));
    expect(report().conditions.map(({ kind }) => kind)).toEqual(['datum', 'datum', 'handicap-unit']);
    unwrap(publish(club, session));
    expect(report().conditions).toEqual([]);
  });

  test('so is the scheme of masterpoints, named in both languages', () => {
    const { club, session, report } = boardOne();
    unwrap(publish(club, session));
    unwrap(changeTerms(club, session, { masterpoints: { scheme: 'abf-green' }, entries: [] }));
    const [condition] = report().conditions;
    if (condition?.kind !== 'masterpoints') throw new Error('no change of masterpoints');
    const options = { sections: 1, labelOf: String, ranks: 'pair' } as const;
    expect(groundChangeText(condition, options, 'en')).toEqual({
      what: 'Masterpoints',
      before: 'none',
      after: 'ABF green points',
    });
    expect(groundChangeText(condition, options, 'fr').after).toBe('ABF points verts');
    unwrap(undoChange(club, session));
    expect(report().conditions).toEqual([]);
  });

  test('scored otherwise since, the report knows how the published figures were scored', () => {
    const { club, session, report } = boardOne();
    unwrap(publish(club, session));
    unwrap(changeScoring(club, session, { method: 'butler', regulation: 'wbf' }));
    expect(report().scoring).toMatchObject({ method: 'matchpoints', preset: 'wbf' });
    expect(report().places[0]).toMatchObject({ before: { figure: '1/4' }, after: { figure: '0' } });
  });

  test('the form of a fouled board is a change of the line', () => {
    const { club, session, report, correct } = boardOne();
    unwrap(publish(club, session));
    unwrap(recordResult(club, session, { ...correct(2, 11), form: 'B' }));
    expect(report().results).toMatchObject([{ before: { score: 450 }, after: { score: 450, form: 'B' } }]);
  });
});

test('a stratum given later moves places within strata, and a preview says so', () => {
  const { club, session, report, ns } = boardOne();
  const [first = 0, second = 0, third = 0] = ns;
  unwrap(changeTerms(club, session, { entries: [first, third].map((entry) => ({ ...USUAL, entry, stratum: 1 })) }));
  unwrap(publish(club, session));
  const asked = { entries: [{ ...USUAL, entry: second, stratum: 1 }] };
  const { moves, published } = unwrap(previewTerms(club, session, asked));
  expect(moves).toEqual([
    {
      by: 'stratum',
      line: 'NS',
      entry: first,
      before: { place: 2, tied: false, figure: null, stratum: 1 },
      after: { place: 2, tied: true, figure: null, stratum: 1 },
    },
    {
      by: 'stratum',
      line: 'NS',
      entry: second,
      before: null,
      after: { place: 2, tied: true, figure: null, stratum: 1 },
    },
  ]);
  expect(published?.moves).toEqual(moves);
  unwrap(changeTerms(club, session, asked));
  expect(report().places).toEqual(moves);
});

test('places by totals are told with totals, not with averages', () => {
  const { club, session, report, correct, ns } = boardOne();
  const regulation = { ...REGULATIONS.wbf, code: 'by totals', unequalBoards: 'total' } as const;
  unwrap(changeSettings(club, { ownRegulation: { preset: 'wbf', regulation } }));
  unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
  unwrap(publish(club, session));
  unwrap(recordResult(club, session, { ...correct(0, 12), outcome: played(4, 12) }));
  // 2 boards beaten at 2 matchpoints each; one equalled before
  expect(report().places.find(({ entry }) => entry === ns[0])).toMatchObject({
    before: { place: 2, figure: '1' },
    after: { place: 1, figure: '4' },
  });
});
