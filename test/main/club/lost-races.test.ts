import { describe, expect, test } from 'vitest';
import { readSession } from '../../../main/club/competitions/sessions.ts';
import { writeNames } from '../../../main/club/players/names.ts';
import { recordResult } from '../../../main/club/results/results.ts';
import { changeDatum } from '../../../main/club/scoring/datums.ts';
import { changeScoring } from '../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../main/club/scoring/terms.ts';
import { changeSettings, readSettings } from '../../../main/club/settings.ts';
import { undoChange } from '../../../main/club/undo/undo.ts';
import { cellAt, clubWithEvent, handIn, sectionOf, sessionOf, unwrap } from '../support.ts';

const MOVED = { kind: 'problem', code: 'changedMeanwhile' };

/**
 * Two windows that show the same and both change it: what each of them writes, the second from what the first one's
 * change has made old.
 */
const RACES: readonly (readonly [
  string,
  (asked: { club: ReturnType<typeof clubWithEvent>['club']; session: number }) => {
    first: () => unknown;
    second: () => unknown;
    again: () => unknown;
    now: () => unknown;
  },
])[] = [
  [
    'names',
    ({ club, session }) => {
      const entry = sectionOf(club, session).entries[0]?.id ?? 0;
      const write = (name: string, before: readonly [string, string]) =>
        writeNames(club, session, [{ entry, players: [name, ''], before }]);
      return {
        first: () => write('Anna', ['', '']),
        second: () => write('Berta', ['', '']),
        again: () => write('Anna', ['', '']),
        now: () => sectionOf(club, session).entries[0]?.players,
      };
    },
  ],
  [
    'terms',
    ({ club, session }) => {
      const entry = sectionOf(club, session).entries[0]?.id ?? 0;
      const terms = (handicap: number | null) => ({ entry, handicap, stratum: null, withoutStanding: false });
      const write = (handicap: number) =>
        changeTerms(club, session, { entries: [terms(handicap)], before: [terms(null)] });
      return {
        first: () => write(100),
        second: () => write(200),
        again: () => write(100),
        now: () => sessionOf(club, session).terms,
      };
    },
  ],
  [
    'a datum',
    ({ club, session }) => ({
      first: () => changeDatum(club, session, 1, 420, null),
      second: () => changeDatum(club, session, 1, -50, null),
      again: () => changeDatum(club, session, 1, 420, null),
      now: () => sessionOf(club, session).datums,
    }),
  ],
  [
    'the scoring',
    ({ club, session }) => {
      const { version } = sessionOf(club, session).scoring;
      return {
        first: () => changeScoring(club, session, { method: 'butler', regulation: 'wbf' }, version),
        second: () => changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf' }, version),
        again: () => changeScoring(club, session, { method: 'butler', regulation: 'wbf' }, version),
        now: () => sessionOf(club, session).scoring,
      };
    },
  ],
];

describe.each(RACES)('two windows that change %s', (_what, race) => {
  test('the second is told, and what the first wrote stands', () => {
    const asked = clubWithEvent();
    const { first, second, again, now } = race(asked);
    unwrap(first());
    const stands = now();
    expect(second()).toMatchObject(MOVED);
    expect(now()).toEqual(stands);
    // the same asked for twice is no race
    unwrap(again());
    expect(now()).toEqual(stands);
  });
});

test('two windows that change a setting: the second is told; another setting is no race', () => {
  const { club } = clubWithEvent();
  unwrap(changeSettings(club, { clubName: 'Riverside' }, { clubName: '' }));
  expect(changeSettings(club, { clubName: 'Lakeside' }, { clubName: '' })).toMatchObject({
    code: 'settingChangedMeanwhile',
  });
  unwrap(changeSettings(club, { paper: 'Letter' }, { paper: 'A4' }));
  expect(readSettings(club)).toMatchObject({ clubName: 'Riverside', paper: 'Letter' });
});

describe('undo', () => {
  test('takes nothing back that its sender has not seen, and says whose change it takes back', () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const record = (table: number) => unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, table))));
    const { change: seen } = record(1);
    const { change: other } = record(2);
    expect(undoChange(club, session, { seen })).toMatchObject(MOVED);
    expect(sessionOf(club, session).results).toHaveLength(2);
    const undone = unwrap(undoChange(club, session, { seen: other }));
    expect(undone).toMatchObject({ undone: other, made: { author: 'director', at: '2026-11-24T19:30:00.000Z' } });
    // what it did itself is nothing it has not seen
    expect(undoChange(club, session, { seen: undone.change })).toMatchObject({ undone: seen });
    expect(unwrap(readSession(club, session)).results).toEqual([]);
  });
});
