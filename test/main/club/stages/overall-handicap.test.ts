import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { explainOverall } from '../../../../main/club/stages/explain.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { readOverall } from '../../../../main/club/stages/overall.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { overallSentences } from '../../../../src/language/derivation/overall.ts';
import type { OverallDerivation } from '../../../../src/scoring/derivation/overall.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import { mitchellSpec } from '../../../builders.ts';
import { newEvent, sessionOf, testClub, unwrap } from '../../support.ts';
import { adjust, FINAL, passOut, qualified, TIMES } from './qualified.ts';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

/** @param hundredths of a percent, or of a point */
function giveHandicap(club: Club, session: number, entry: number, hundredths: number, unit: HandicapUnit = 'percent') {
  const terms = { entry, handicap: hundredths, stratum: null, withoutStanding: false };
  unwrap(changeTerms(club, session, { unit, entries: [terms] }));
}

function played() {
  const { club, session, entryOf } = qualified();
  const a1 = entryOf.get('A1') ?? 0;
  giveHandicap(club, session, a1, 200);
  const { session: final } = unwrap(createFurtherSession(club, session, FINAL));
  passOut(club, final);
  const own = club.store.sessions.contestants(session).get(a1);
  const [inFinal = 0] = [...club.store.sessions.contestants(final)].find(([, one]) => one === own) ?? [];
  adjust(club, final, inFinal, 72 - 63);
  giveHandicap(club, final, inFinal, 300);
  const choose = (carry: Carry) =>
    unwrap(changeScoring(club, final, { method: 'matchpoints', regulation: 'wbf', carry }));
  const of = () => {
    const { rankings, withHandicap } = unwrap(readOverall(club, final));
    const rowOf = (list: typeof rankings | undefined) => list?.[0]?.rows.find(({ entry }) => entry === inFinal);
    return { scratch: rowOf(rankings), handicap: rowOf(withHandicap) };
  };
  return { club, session, final, a1, inFinal, choose, of };
}

describe('a qualifying session of 24 boards and a final of 21, with 2 % in the first and 3 % in the second', () => {
  test('each counts in its own session, beside the ranking without', () => {
    const { club, final, inFinal, of } = played();
    expect(of().scratch).toMatchObject({ carried: '459/11', own: '72', figure: '1251/11' });
    // 306 and 2 % of 528 are 316.56, of which 1/2 x 316.56 x 24/528 x 6; 72 and 3 % of 126 are 75.78.
    expect(of().handicap).toMatchObject({ carried: '11871/275', own: '3789/50', figure: '65421/550', place: 1 });
    expect(of().handicap?.qualifies).toBeNull();
    const sentences = (by: 'scratch' | 'handicap', language: 'en' | 'fr') =>
      overallSentences(
        deserializeExacts<OverallDerivation>(unwrap(explainOverall(club, final, inFinal, by))),
        language,
      ).map(plain);
    expect(sentences('handicap', 'en').slice(0, 2)).toEqual([
      'Session 1: 316.56 of 528 matchpoints on 24 boards, +10.56 of it handicap (+2 %), 59.95 %.',
      'Session 2: 75.78 of 126 matchpoints on 21 boards, +3.78 of it handicap (+3 %), 60.14 %.',
    ]);
    expect(sentences('handicap', 'fr')[1]).toBe(
      'Séance 2 : 75,78 points-match sur 126 en 21 étuis, dont +3,78 de handicap (+3 %), 60,14 %.',
    );
    expect(sentences('handicap', 'en').at(-1)).toBe('43.17 carried + 75.78 won = 118.95.');
    expect(sentences('scratch', 'en').join()).not.toContain('handicap');
  });

  test('the mean of the sessions is that of the percentages with handicap; undone, the second has that of the first', () => {
    const { club, final, choose, of } = played();
    choose({ kind: 'sessions' });
    // (51/88 + 4/7 + 5 %) / 2
    expect(of().handicap?.figure).toBe('3699/6160');
    unwrap(undoChange(club, final));
    unwrap(undoChange(club, final));
    // The terms of before, copied from the first session.
    expect(of().handicap?.own).toBe('1863/25');
  });

  test('by place, what is carried goes by the places with handicap', () => {
    const { club, session, a1, choose, of } = played();
    choose({ kind: 'by-place', points: ['20', '10', '5', '0'] });
    // A4 has 337.5; A1 306, with 2 % 316.56, with 10 % 358.8.
    expect([of().scratch?.carried, of().handicap?.carried]).toEqual(['10', '10']);
    giveHandicap(club, session, a1, 1000);
    expect([of().scratch?.carried, of().handicap?.carried]).toEqual(['10', '20']);
  });
});

test('points of handicap are added up; nobody has a ranking with handicap where none counts', () => {
  const club = testClub();
  const spec = mitchellSpec(3, { rounds: 3, boardsPerRound: 2 });
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  passOut(club, session);
  const next = { ...TIMES, spec, way: { kind: 'sum' } } as const;
  const { session: second } = unwrap(createFurtherSession(club, session, next));
  passOut(club, second);
  expect(unwrap(readOverall(club, second)).withHandicap).toBeUndefined();
  const [first] = sessionOf(club, session).sections[0]?.entries ?? [];
  giveHandicap(club, session, first?.id ?? 0, 150, 'points');
  const overall = unwrap(readOverall(club, second));
  expect(overall.rankings[0]?.rows.map(({ figure }) => figure)).toEqual(['24', '24', '24']);
  expect(overall.withHandicap?.[0]?.rows.map(({ place, figure }) => [place, figure])).toEqual([
    [1, '51/2'],
    [2, '24'],
    [2, '24'],
  ]);
  // By itself a session with handicap is ranked as it stands with it.
  expect(unwrap(readOverall(club, session)).withHandicap?.[0]?.rows[0]).toMatchObject({ place: 1, figure: '27/2' });
});
