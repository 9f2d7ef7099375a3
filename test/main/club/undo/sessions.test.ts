/** Every step of an event of several sessions is taken back, one by one, and taken again. */
import { expect, test } from 'vitest';
import { deleteEvent, restoreEvent } from '../../../../main/club/competitions/deletion.ts';
import { changeDetails } from '../../../../main/club/competitions/details.ts';
import { listDeletedEvents, listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { readSession } from '../../../../main/club/competitions/sessions.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { isProblem } from '../../../../main/club/problem.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { choosePrizes, leaveAsDrawn, splitPlace } from '../../../../main/club/stages/decide.ts';
import { planEvenings } from '../../../../main/club/stages/evenings.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { readOverall } from '../../../../main/club/stages/overall.ts';
import { readQualifying } from '../../../../main/club/stages/qualifying.ts';
import { seatInPlace } from '../../../../main/club/stages/seat.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import { howellSpec } from '../../../builders.ts';
import { newEvent, sessionOf, testClub, unwrap } from '../../support.ts';
import { adjust, passOut, TIMES } from '../stages/qualified.ts';
import { stepsTakenBack } from './take-back.ts';
import { stateOf } from './undo-support.ts';

test('the next session, who qualified, lots, evenings, prizes, and a session deleted', { timeout: 60_000 }, () => {
  const club = testClub();
  const spec = howellSpec(4, { rounds: 7, boardsPerRound: 2 });
  const { session } = unwrap(createEvent(club, newEvent({ spec, name: 'Championship' })));
  passOut(club, session);
  const entries = sessionOf(club, session).sections[0]?.entries.map(({ id }) => id) ?? [];
  const [one = 0, two = 0, three = 0, four = 0, five = 0, ...others] = entries;
  for (const [entry, bonus] of [
    [one, 40],
    [two, 30],
    [three, 20],
  ] as const)
    adjust(club, session, entry, bonus);
  unwrap(splitPlace(club, session, { how: 'play-off', entries: [four, five, ...others] }));
  const { session: final } = unwrap(
    createFurtherSession(club, session, {
      ...TIMES,
      spec: howellSpec(2, { rounds: 3, boardsPerRound: 2 }),
      playOn: { kind: 'places', from: 1, to: 4 },
      way: { kind: 'carry-forward' },
    }),
  );
  const look = () => ({
    events: [listEvents(club, { find: '' }), listDeletedEvents(club)],
    sessions: [session, final].map((id) => (isProblem(readSession(club, id)) ? null : stateOf(club, id))),
    overall: [session, final].map((id) => readOverall(club, id)),
    qualifying: [session, final].map((id) => readQualifying(club, id)),
  });
  const carry = (way: Carry) => () =>
    unwrap(changeScoring(club, final, { method: 'matchpoints', regulation: 'wbf', carry: way }));
  const deleted = {
    back: () => unwrap(restoreEvent(club, final)),
    again: () => unwrap(deleteEvent(club, final)),
  };
  expect(
    stepsTakenBack(
      { look, undo: () => unwrap(undoChange(club, session)), redo: () => unwrap(redoChange(club, session)) },
      [
        ['names', () => unwrap(writeNames(club, session, [{ entry: five, players: ['Ann', 'Bob'] }]))],
        [
          'a stratum',
          () => {
            const own = { entry: five, handicap: null, stratum: 1, withoutStanding: false };
            unwrap(changeTerms(club, session, { entries: [own] }));
          },
        ],
        ['the carry rule', carry({ kind: 'sessions' })],
        ['another one', carry({ kind: 'boards' })],
        ['the first one again', carry({ kind: 'carry-forward' })],
        ['who qualifies is another', () => adjust(club, session, five, 90)],
        ['left as drawn', () => unwrap(leaveAsDrawn(club, final))],
        ['who qualifies is another again', () => adjust(club, session, two, -90)],
        [
          'somebody seated in the place of another',
          () => {
            const [view] = unwrap(readQualifying(club, final));
            unwrap(seatInPlace(club, final, { out: view?.extra[0]?.seat ?? 0, in: five }));
          },
        ],
        ['two who are level', () => adjust(club, session, three, -20)],
        [
          'a lot',
          () => {
            const rows = unwrap(readOverall(club, session)).rankings[0]?.rows ?? [];
            const shared = Map.groupBy(
              rows.filter(({ tied }) => tied),
              ({ place }) => place,
            );
            const [level = []] = shared.values();
            unwrap(splitPlace(club, session, { how: 'lot', entries: level.map(({ entry }) => entry) }));
          },
        ],
        ['evenings', () => unwrap(planEvenings(club, final, [{ from: 2, date: '2026-12-08' }]))],
        ['prizes', () => unwrap(choosePrizes(club, final, 2))],
        ['results of the final', () => passOut(club, final, 2)],
        [
          'a correction of the first session',
          () => {
            const [line] = sessionOf(club, session).results;
            if (!line) throw new Error('the first session has no result');
            const { section, round, table, slotBoard, board, ns, ew, version } = line;
            const slot = { section, round, table, slotBoard, board, ns, ew, typed: '', expectedVersion: version };
            unwrap(recordResult(club, session, { ...slot, outcome: { kind: 'score', score: 110 } }));
          },
        ],
        ['a bonus in the final', () => adjust(club, final, sessionOf(club, final).sections[0]?.entries[0]?.id ?? 0, 3)],
        [
          'another name and day',
          () => {
            const { eventName: _name, ...times } = sessionOf(club, final);
            const { start, minutesPerBoard, minutesToMove } = times;
            const details = { name: 'Grand final', date: '2026-12-02', start, minutesPerBoard, minutesToMove };
            unwrap(changeDetails(club, final, details));
          },
        ],
        ['a publication', () => unwrap(publish(club, final))],
        ['the final deleted', () => unwrap(deleteEvent(club, final)), deleted],
      ],
    ),
  ).toBe(19);
});
