/** Every step of a season is taken back, one by one, and taken again. */
import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { SeasonSettings } from '../../../../main/club/model/season.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { giveEvening, readGivenEvening } from '../../../../main/club/seasons/given.ts';
import {
  beginSeason,
  changeSeason,
  deleteSeason,
  restoreSeason,
  setSeasonSession,
} from '../../../../main/club/seasons/seasons.ts';
import { redoSeasons, undoSeasons } from '../../../../main/club/seasons/undo.ts';
import { listSeasons, readSeasonView } from '../../../../main/club/seasons/view.ts';
import { newEvent, testClub, unwrap } from '../../support.ts';
import { AUTUMN, eveningCsv, eveningDay, LADDERS } from '../seasons/season.ts';
import { passOut } from '../stages/qualified.ts';
import { stepsTakenBack } from './take-back.ts';

const evening = (index: number) => ({
  name: `Evening ${index + 1}`,
  date: eveningDay(index),
  text: eveningCsv(index),
});

test('a season changed, with evenings given, corrected, left out and counted by hand, deleted', () => {
  const club = testClub();
  const [early, inside] = ['2026-08-25', '2026-09-01'].map((date) => {
    const { session } = unwrap(createEvent(club, newEvent({ date })));
    passOut(club, session);
    unwrap(publish(club, session));
    return session;
  });
  // One that is taken back again is among the deleted ones.
  const { season } = unwrap(beginSeason(club, AUTUMN));
  const view = () => unwrap(readSeasonView(club, season));
  const stageOf = (session = 0) => {
    const { sessions, others } = view();
    return [...sessions, ...others].find((one) => one.session === session)?.stage ?? 0;
  };
  const given = () => view().sessions.find(({ session }) => session === null)?.stage ?? 0;
  const change = (settings: Partial<SeasonSettings>) =>
    unwrap(changeSeason(club, season, { ...AUTUMN, ...settings }, view().version));
  const set = (session: number | undefined, counts: boolean | null) =>
    unwrap(setSeasonSession(club, season, { stage: stageOf(session), session: session ?? 0 }, counts));
  const look = () => {
    const read = readSeasonView(club, season);
    const stages = 'sessions' in read ? read.sessions.filter(({ session }) => session === null) : [];
    return {
      lists: [listSeasons(club), listSeasons(club, true)],
      rankings: LADDERS.map((_, ranking) => readSeasonView(club, season, ranking)),
      evenings: stages.map(({ stage }) => readGivenEvening(club, stage)),
    };
  };
  expect(
    stepsTakenBack({ look, undo: () => unwrap(undoSeasons(club)), redo: () => unwrap(redoSeasons(club)) }, [
      ['another name', () => change({ name: 'Winter' })],
      ['other rules', () => change({ name: 'Winter', rules: LADDERS })],
      ['other days', () => change({ name: 'Winter', rules: LADDERS, from: '2026-09-02' })],
      ['an evening given', () => unwrap(giveEvening(club, season, evening(1)))],
      ['the evening corrected', () => unwrap(giveEvening(club, season, { ...evening(2), name: 'Corrected' }, given()))],
      ['another evening given', () => unwrap(giveEvening(club, season, evening(3)))],
      ['a session counted by hand', () => set(early, true)],
      ['another one too', () => set(inside, true)],
      ['the first left out', () => set(early, false)],
      ['the other as the rule says', () => set(inside, null)],
      ['deleted', () => unwrap(deleteSeason(club, season))],
      ['restored', () => unwrap(restoreSeason(club, season))],
    ]),
  ).toBe(12);
});
