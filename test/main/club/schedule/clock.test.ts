import { describe, expect, test } from 'vitest';
import { changeBreak, moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import type { ClockView } from '../../../../main/club/model/session.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { revertSchedule } from '../../../../main/club/schedule/revert.ts';
import { clubWithEvent, sessionOf, testClock, unwrap } from '../../support.ts';

const HALF_PAST = new Date('2026-11-24T19:30:00.000Z');

function at(minutes: number): string {
  return new Date(HALF_PAST.getTime() + minutes * 60_000).toISOString();
}

function runs(round: number, endsAt: string): ClockView {
  return { round, onBreak: false, endsAt, secondsLeft: null };
}

describe('moving it', () => {
  test('is written, counted and told; what changes nothing is not', () => {
    const clock = testClock();
    const { club, session } = clubWithEvent({}, clock);
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    expect(moveSessionClock(club, session, { action: 'start' })).toEqual(runs(1, at(15)));
    const { change, clock: kept } = sessionOf(club, session);
    expect(kept).toEqual(runs(1, at(15)));
    moveSessionClock(club, session, { action: 'start' });
    expect(sessionOf(club, session).change).toBe(change);
    expect(heard).toEqual([{ kind: 'session', session, change }]);
  });

  test('is refused where there is no clock', () => {
    const { club, session } = clubWithEvent();
    expect(moveSessionClock(club, 99, { action: 'start' })).toMatchObject({ code: 'unknownSession' });
    expect(moveSessionClock(club, session, { action: 'add', seconds: 60 })).toMatchObject({ code: 'clockNotStarted' });
  });
});

describe('breaks', () => {
  test('are planned in order of round, made longer, taken out', () => {
    const { club, session } = clubWithEvent();
    expect(sessionOf(club, session).breaks).toEqual([]);
    unwrap(changeBreak(club, session, { after: 2, minutes: 10 }));
    const { change } = unwrap(changeBreak(club, session, { after: 1, minutes: 5 }));
    expect(sessionOf(club, session)).toMatchObject({
      change,
      breaks: [
        { after: 1, minutes: 5 },
        { after: 2, minutes: 10 },
      ],
    });
    unwrap(changeBreak(club, session, { after: 1, minutes: 20 }));
    unwrap(changeBreak(club, session, { after: 2, minutes: null }));
    expect(sessionOf(club, session).breaks).toEqual([{ after: 1, minutes: 20 }]);
  });

  test('come after a round that is not over and not the last', () => {
    const { club, session } = clubWithEvent();
    const asked = (after: number) => changeBreak(club, session, { after, minutes: 10 });
    expect(asked(3)).toMatchObject({ code: 'breakNotPossible', first: 1, last: 2 });
    for (const _ of [1, 2]) unwrap(moveSessionClock(club, session, { action: 'next' }));
    expect(asked(1)).toMatchObject({ code: 'breakNotPossible', first: 2, last: 2 });
    unwrap(asked(2));
    expect(changeBreak(club, 99, { after: 1, minutes: 10 })).toMatchObject({ code: 'unknownSession' });
  });

  test('stand on the clock, and stay when the file is opened again', () => {
    const { club, session } = clubWithEvent();
    unwrap(changeBreak(club, session, { after: 1, minutes: 10 }));
    unwrap(moveSessionClock(club, session, { action: 'start' }));
    const onBreak = { round: 2, onBreak: true, endsAt: at(10), secondsLeft: null };
    expect(moveSessionClock(club, session, { action: 'next' })).toEqual(onBreak);
    expect(club.store.sessions.read(session)?.clock).toEqual(onBreak);
    expect(changeBreak(club, session, { after: 1, minutes: null })).toMatchObject({ code: 'breakNotPossible' });
  });

  test('an event may begin with one half-way', () => {
    const { club, session } = clubWithEvent({ breakMinutes: 15 });
    expect(sessionOf(club, session).breaks).toEqual([{ after: 2, minutes: 15 }]);
  });

  test('rounds that have not been called may be cut in a break; undone, play goes on', () => {
    const { club, session } = clubWithEvent();
    unwrap(changeBreak(club, session, { after: 2, minutes: 10 }));
    for (const _ of [1, 2, 3]) unwrap(moveSessionClock(club, session, { action: 'next' }));
    const section = sessionOf(club, session).sections[0]?.id ?? 0;
    const asked = { section, change: { kind: 'rounds' as const, rounds: 2 }, from: 1 };
    const { proposals, version, frozen } = unwrap(proposeScheduleChange(club, session, asked));
    unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key: proposals[0]?.key ?? '' }));
    expect(sessionOf(club, session).clock).toEqual({ round: 3, onBreak: false, endsAt: null, secondsLeft: null });
    unwrap(revertSchedule(club, session));
    expect(sessionOf(club, session).clock).toEqual({ round: 2, onBreak: false, endsAt: null, secondsLeft: 0 });
  });
});
