import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BEFORE_PLAY,
  afterPlay,
  expectedEnd,
  moveClock,
  lastRoundCalled,
  plannedSeconds,
  type ClockAction,
  type ClockState,
} from '../../../src/session/clock.ts';
import type { Timetable } from '../../../src/session/timetable.ts';

/** Three rounds of two boards at seven minutes, one minute to move. */
const PLAN: Timetable = { rounds: 3, play: () => 14, move: 1, breaks: [] };
const WITH_BREAK: Timetable = { ...PLAN, breaks: [{ after: 2, minutes: 10 }] };
const HALF_PAST = new Date('2026-11-24T19:30:00.000Z');
const BEFORE = BEFORE_PLAY;
const ENDED = afterPlay(3);

function at(minutes: number): Date {
  return new Date(HALF_PAST.getTime() + minutes * 60_000);
}

function runs(round: number, until: Date): ClockState {
  return { round, onBreak: false, endsAt: until.toISOString(), secondsLeft: null };
}

function stands(round: number, secondsLeft: number): ClockState {
  return { round, onBreak: false, endsAt: null, secondsLeft };
}

function breaks(until: Date): ClockState {
  return { round: 3, onBreak: true, endsAt: until.toISOString(), secondsLeft: null };
}

function restsFor(secondsLeft: number): ClockState {
  return { round: 3, onBreak: true, endsAt: null, secondsLeft };
}

describe('the clock of a session', () => {
  test.each<[string, ClockState, ClockAction, number, ClockState | null]>([
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
    ['the last round lasts as long', runs(2, at(15)), { action: 'next' }, 12, runs(3, at(27))],
    ['next before play is the start', BEFORE, { action: 'next' }, 0, runs(1, at(15))],
    ['next of a clock that stands leaves it standing', stands(1, 10), { action: 'next' }, 0, stands(2, 900)],
    ['next after the last round ends play', runs(3, at(14)), { action: 'next' }, 14, ENDED],
    ['next after the end changes nothing', ENDED, { action: 'next' }, 50, ENDED],
    ['previous takes back a next', runs(2, at(15)), { action: 'previous' }, 3, runs(1, at(18))],
    ['previous in round 1 is before play', runs(1, at(15)), { action: 'previous' }, 3, BEFORE],
    ['previous before play changes nothing', BEFORE, { action: 'previous' }, 3, BEFORE],
    ['previous after the end brings the last round back, standing', ENDED, { action: 'previous' }, 50, stands(3, 900)],
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

  test.each<[string, ClockState, ClockAction, number, ClockState | null]>([
    ['after its round comes the break', runs(2, at(15)), { action: 'next' }, 12, breaks(at(22))],
    ['after the break its round', breaks(at(22)), { action: 'next' }, 20, runs(3, at(35))],
    ['a clock that stands, stands in the break', stands(2, 10), { action: 'next' }, 0, restsFor(600)],
    ['and after it', restsFor(5), { action: 'next' }, 0, stands(3, 900)],
    ['other rounds have none', runs(1, at(15)), { action: 'next' }, 12, runs(2, at(27))],
    ['previous takes back the call of the break', breaks(at(22)), { action: 'previous' }, 13, runs(2, at(28))],
    ['previous takes back the call after it', runs(3, at(35)), { action: 'previous' }, 21, breaks(at(31))],
    ['pause', breaks(at(22)), { action: 'pause' }, 20, restsFor(120)],
    ['start goes on', restsFor(120), { action: 'start' }, 30, breaks(at(32))],
    ['a minute more', breaks(at(22)), { action: 'add', seconds: 60 }, 20, breaks(at(23))],
  ])('breaks: %s', (_, clock, action, minutes, expected) => {
    expect(moveClock(clock, action, WITH_BREAK, at(minutes))).toEqual(expected);
  });

  test('has no break after the last round', () => {
    const late = { ...PLAN, breaks: [{ after: 3, minutes: 10 }] };
    expect(moveClock(runs(3, at(15)), { action: 'next' }, late, at(15))).toEqual(ENDED);
  });

  test('a break has its own length, and the last round called is the one before it', () => {
    expect([plannedSeconds(breaks(at(0)), WITH_BREAK), plannedSeconds(runs(3, at(0)), WITH_BREAK)]).toEqual([600, 900]);
    expect([lastRoundCalled(breaks(at(0))), lastRoundCalled(runs(3, at(0))), lastRoundCalled(BEFORE)]).toEqual([
      2, 3, 0,
    ]);
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
          clock = moveClock(clock, move, WITH_BREAK, at(minutes)) ?? clock;
          const inPlay = clock.round >= 1 && clock.round <= PLAN.rounds;
          expect(Number(clock.endsAt !== null) + Number(clock.secondsLeft !== null)).toBe(inPlay ? 1 : 0);
          expect(clock.secondsLeft ?? 0).toBeGreaterThanOrEqual(0);
          expect(clock.round).toBeLessThanOrEqual(PLAN.rounds + 1);
          expect(clock.onBreak && clock.round !== 3).toBe(false);
        }
      }),
    );
  });
});

describe('play should end', () => {
  test.each<[string, ClockState, number, number | null]>([
    ['in time when every round is', runs(1, at(15)), 3, 55],
    ['later by the minutes a round was given', runs(1, at(17)), 3, 57],
    ['later and later while a round is over its time', runs(1, at(15)), 19, 59],
    ['as late as a clock stands', stands(1, 60), 19, 60],
    ['after the break that goes on', breaks(at(42)), 35, 57],
    ['with the last round', runs(3, at(56)), 50, 56],
    ['nobody knows when before play', BEFORE, 0, null],
    ['and is over after it', ENDED, 70, null],
  ])('%s', (_, clock, minutes, expected) => {
    const end = expectedEnd(clock, WITH_BREAK, at(minutes).getTime());
    expect(end).toBe(expected === null ? null : at(expected).getTime());
  });
});
