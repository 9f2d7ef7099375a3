import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { readClubStatistics, readStatistics } from '../../../../main/club/competitions/statistics.ts';
import { allContracts, tallyOf } from '../../../../src/statistics/tally.ts';
import { cellAt, clubWithEvent, handIn, newEvent, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

/** Table by table of round 1: four spades made, one down, and six made. */
function evening() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  for (const [index, outcome] of [played(4, 11), played(4, 9), played(6, 12, 'E')].entries()) {
    unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, index + 1), { outcome })));
  }
  return { club, session, section };
}

describe('the statistics of a session', () => {
  test('count its results and the field of every board that has one', () => {
    const { club, session, section } = evening();
    const { change, tally, fields } = unwrap(readStatistics(club, session));
    expect(change).toBe(sessionOf(club, session).change);
    expect(tally.results).toBe(3);
    expect(tally.contracts.game.major).toEqual({ made: 1, down: 1, overtricks: 1, undertricks: 1 });
    expect(tally.contracts.slam.major).toMatchObject({ made: 1, down: 0 });
    expect(fields).toMatchObject([{ sections: [section.id] }]);
    expect(fields[0]?.boards.map(({ board, scored }) => [board, scored])).toEqual([
      [1, 1],
      [3, 1],
      [5, 1],
    ]);
  });

  test('follow a correction', () => {
    const { club, session, section } = evening();
    const corrected = { outcome: played(4, 10), expectedVersion: 1 };
    unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, 2), corrected)));
    expect(unwrap(readStatistics(club, session)).tally.contracts.game.major).toMatchObject({ made: 2, down: 0 });
    expect(readClubStatistics(club).tally.results).toBe(3);
  });

  test('there are none of a session that is not there', () => {
    expect(readStatistics(evening().club, 99)).toEqual({ kind: 'problem', code: 'unknownSession', session: 99 });
  });
});

describe('the statistics of the club', () => {
  test('are those of its sessions together, without the sample', () => {
    const { club, session } = evening();
    const { session: other } = unwrap(createEvent(club, newEvent()));
    const section = sectionOf(club, other);
    for (const [table, outcome] of [played(4, 11), { kind: 'passedOut' as const }].entries()) {
      unwrap(recordResult(club, other, handIn(section, cellAt(section, 1, table + 1), { outcome })));
    }
    const { session: sample } = unwrap(openSample(club, 'en'));
    unwrap(createEvent(club, newEvent()));
    const both = [session, other].flatMap((id) => sessionOf(club, id).results);
    const expected = tallyOf(both.map(({ outcome }) => ({ outcome, times: 1 })));
    expect(readClubStatistics(club)).toEqual({ sessions: 2, tally: expected });
    expect(allContracts(expected)).toMatchObject({ made: 3, down: 1 });
    expect(unwrap(readStatistics(club, sample)).tally.results).toBeGreaterThan(300);
  });

  test('are empty before the first result', () => {
    const { club } = clubWithEvent();
    expect(readClubStatistics(club)).toEqual({ sessions: 0, tally: tallyOf([]) });
  });
});
