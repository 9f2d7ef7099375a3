import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveClock, moveSessionClock, type ClockAction, type RoundPlan } from '../../../main/club/clock.ts';
import type { ClockView } from '../../../main/club/model.ts';
import { listCopies } from '../../../main/store/copies.ts';
import { clubWithEvent, sessionOf, testClock, unwrap } from '../support.ts';

/** Three rounds of two boards at seven minutes, one minute to move. */
const PLAN: RoundPlan = { rounds: 3, play: () => 840, move: 60 };
const HALF_PAST = new Date('2026-11-24T19:30:00.000Z');
const BEFORE: ClockView = { round: 0, endsAt: null, secondsLeft: null };
const ENDED: ClockView = { round: 4, endsAt: null, secondsLeft: null };

function at(minutes: number): Date {
  return new Date(HALF_PAST.getTime() + minutes * 60_000);
}

function runs(round: number, until: Date): ClockView {
  return { round, endsAt: until.toISOString(), secondsLeft: null };
}

function stands(round: number, secondsLeft: number): ClockView {
  return { round, endsAt: null, secondsLeft };
}

describe('the clock of a session', () => {
  test.each<[string, ClockView, ClockAction, number, ClockView | null]>([
    ['start opens round 1: its boards and the move', BEFORE, { action: 'start' }, 0, runs(1, at(15))],
    ['start goes on with what was left', stands(2, 90), { action: 'start' }, 5, runs(2, at(6.5))],
    ['start leaves a clock that runs', runs(2, at(9)), { action: 'start' }, 5, runs(2, at(9))],
    ['start leaves an evening that is over', ENDED, { action: 'start' }, 5, ENDED],
    ['pause keeps the seconds', runs(1, at(15)), { action: 'pause' }, 14, stands(1, 60)],
    ['pause counts a begun second', runs(1, at(15.001)), { action: 'pause' }, 14, stands(1, 61)],
    ['pause in a round that is over leaves none', runs(1, at(15)), { action: 'pause' }, 20, stands(1, 0)],
    ['pause leaves a clock that stands', stands(1, 60), { action: 'pause' }, 20, stands(1, 60)],
    ['pause before play changes nothing', BEFORE, { action: 'pause' }, 0, BEFORE],
    ['next begins the next round at once', runs(1, at(15)), { action: 'next' }, 12, runs(2, at(27))],
    ['nobody moves after the last round', runs(2, at(15)), { action: 'next' }, 12, runs(3, at(26))],
    ['next before play is the start', BEFORE, { action: 'next' }, 0, runs(1, at(15))],
    ['next of a clock that stands leaves it standing', stands(1, 10), { action: 'next' }, 0, stands(2, 900)],
    ['next after the last round ends play', runs(3, at(14)), { action: 'next' }, 14, ENDED],
    ['next after the end changes nothing', ENDED, { action: 'next' }, 50, ENDED],
    ['previous takes back a next', runs(2, at(15)), { action: 'previous' }, 3, runs(1, at(18))],
    ['previous in round 1 is before play', runs(1, at(15)), { action: 'previous' }, 3, BEFORE],
    ['previous before play changes nothing', BEFORE, { action: 'previous' }, 3, BEFORE],
    ['previous after the end brings the last round back, standing', ENDED, { action: 'previous' }, 50, stands(3, 840)],
    ['a minute more', runs(1, at(15)), { action: 'add', seconds: 60 }, 3, runs(1, at(16))],
    ['a minute less', runs(1, at(15)), { action: 'add', seconds: -60 }, 3, runs(1, at(14))],
    [
      'a minute more when time is up counts from now',
      runs(1, at(15)),
      { action: 'add', seconds: 60 },
      20,
      runs(1, at(21)),
    ],
    ['more less than there is leaves none', runs(1, at(15)), { action: 'add', seconds: -600 }, 14, runs(1, at(14))],
    ['a minute more while the clock stands', stands(1, 30), { action: 'add', seconds: 60 }, 3, stands(1, 90)],
    ['a minute less than there is while it stands', stands(1, 30), { action: 'add', seconds: -60 }, 3, stands(1, 0)],
    ['no time is added before play', BEFORE, { action: 'add', seconds: 60 }, 3, null],
    ['nor after it', ENDED, { action: 'add', seconds: 60 }, 3, null],
  ])('%s', (_, clock, action, minutes, expected) => {
    expect(moveClock(clock, action, PLAN, at(minutes))).toEqual(expected);
  });

  test('is always one of: not started, running, standing, ended', () => {
    const action = fc.oneof(
      fc.constantFrom<ClockAction>(
        { action: 'start' },
        { action: 'pause' },
        { action: 'next' },
        { action: 'previous' },
      ),
      fc.integer({ min: -2000, max: 2000 }).map((seconds): ClockAction => ({ action: 'add', seconds })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(action, fc.nat(30)), { maxLength: 40 }), (actions) => {
        let clock = BEFORE;
        let minutes = 0;
        for (const [move, wait] of actions) {
          minutes += wait;
          clock = moveClock(clock, move, PLAN, at(minutes)) ?? clock;
          const inPlay = clock.round >= 1 && clock.round <= PLAN.rounds;
          expect(Number(clock.endsAt !== null) + Number(clock.secondsLeft !== null)).toBe(inPlay ? 1 : 0);
          expect(clock.secondsLeft ?? 0).toBeGreaterThanOrEqual(0);
          expect(clock.round).toBeLessThanOrEqual(PLAN.rounds + 1);
        }
      }),
    );
  });
});

describe('moving it', () => {
  test('is written, counted and told; what changes nothing is not', () => {
    const clock = testClock();
    const { club, session } = clubWithEvent({}, clock);
    const heard: unknown[] = [];
    club.news.subscribe((news) => heard.push(news));
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

  test('the end of play makes a copy', () => {
    const { club, session } = clubWithEvent();
    for (let round = 1; round <= 3; round += 1) unwrap(moveSessionClock(club, session, { action: 'next' }));
    expect(club.store.copyProblem()).toBeNull();
    expect(() => listCopies(club.store.file)).toThrow(/ENOENT/);
    moveSessionClock(club, session, { action: 'next' });
    expect(listCopies(club.store.file)).toHaveLength(1);
  });
});
