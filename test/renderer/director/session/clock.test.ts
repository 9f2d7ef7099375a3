import { describe, expect, test } from 'vitest';
import type { ClockView } from '../../../../main/club/model/session.ts';
import {
  clockText,
  lateMinutes,
  openingRound,
  plannedEnd,
  placeInPlay,
  plannedMinutes,
  plannedStart,
  playPhase,
  roundsOf,
  secondsLeft,
  shareGone,
  clockUrgency,
} from '../../../../renderer/director/session/clock.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';

const END = '2026-11-24T20:45:00.000Z';
const at = (seconds: number) => Date.parse(END) + seconds * 1000;
const running: ClockView = { round: 9, onBreak: false, endsAt: END, secondsLeft: null };
const standing: ClockView = { round: 9, onBreak: false, endsAt: null, secondsLeft: 90 };
const never: ClockView = { round: 0, onBreak: false, endsAt: null, secondsLeft: null };

test.each([
  [252, '4:12'],
  [0, '0:00'],
  [59, '0:59'],
  [3725, '62:05'],
  [-42, '−0:42'],
  [-600, '−10:00'],
])('%i seconds on the clock: %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

describe('seconds left', () => {
  test('of a clock that runs, a begun second counted', () => {
    expect(secondsLeft(running, at(-251.2))).toBe(252);
    expect(secondsLeft(running, at(42))).toBe(-42);
  });

  test('of one that stands, whatever the time; of none', () => {
    expect(secondsLeft(standing, at(1000))).toBe(90);
    expect(secondsLeft(never, at(0))).toBeNull();
  });
});

test.each([
  [-1, 0],
  [59.9, 0],
  [60, 1],
  [299, 4],
])('%d seconds after the end a table is %i minutes late', (seconds, minutes) => {
  expect(lateMinutes(running, at(seconds))).toBe(minutes);
});

test('nobody is late in a break, which lies between two rounds', () => {
  const onBreak = { ...running, onBreak: true };
  expect([lateMinutes(onBreak, at(600)), placeInPlay(onBreak), placeInPlay(running)]).toEqual([0, 8.5, 9]);
});

test('the room is told three minutes before the end, and at the end', () => {
  expect([181, 180, 1, 0, -60].map(clockUrgency)).toEqual(['none', 'soon', 'soon', 'up', 'up']);
});

test('nobody is late while the clock stands', () => {
  expect(lateMinutes(standing, at(9999))).toBe(0);
});

describe('the plan', () => {
  const session = sessionView();

  test('of what the clock is at', () => {
    const breaks = [{ after: 8, minutes: 20 }];
    const at = (clock: ClockView) => plannedMinutes({ ...session, breaks, clock });
    expect([at(never), at(running), at({ ...running, onBreak: true })]).toEqual([15, 15, 20]);
  });

  test('a break makes all that follows later', () => {
    const late = { ...session, breaks: [{ after: 6, minutes: 20 }] };
    expect([plannedEnd(late, 6), plannedStart(late, 7), plannedEnd(late, 13)]).toEqual(['21:00', '21:20', '23:05']);
  });

  test('thirteen rounds from half past seven', () => {
    expect([plannedEnd(session, 1), plannedEnd(session, 9), plannedEnd(session, 13)]).toEqual([
      '19:45',
      '21:45',
      '22:45',
    ]);
  });

  test('over midnight', () => {
    expect(plannedEnd({ ...session, start: '23:30' }, 3)).toBe('00:15');
  });

  test('sections that share a clock go by the longest', () => {
    const two = sessionView({ sections: [mitchellSpec(13), howellSpec(3)] });
    expect([roundsOf(two), plannedMinutes(two)]).toEqual([13, 22]);
  });
});

test('play has not begun, goes on, has ended', () => {
  expect([never, running, { ...never, round: 14 }].map((clock) => playPhase(clock, 13))).toEqual([
    'before',
    'during',
    'after',
  ]);
});

test.each([
  ['in play', running, 13, 9],
  ['play is over', { ...never, round: 14 }, 13, 13],
  ['a shorter section is through', running, 5, 5],
  ['no clock: the first that lacks results', never, 13, 4],
  ['no clock, all in', never, 3, 3],
])('the round a screen opens at, %s', (_, clock, rounds, round) => {
  expect(openingRound(clock, rounds, (one) => one <= 3)).toBe(round);
});

test('the share of the round that has gone stays between none and all', () => {
  expect([shareGone(900, 15), shareGone(252, 15), shareGone(0, 15), shareGone(-60, 15), shareGone(1200, 15)]).toEqual([
    0, 0.72, 1, 1, 0,
  ]);
});
