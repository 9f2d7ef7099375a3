import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toneBetween, type ClockTone } from '../../../src/session/clock-tone.ts';

const END = Date.parse('2026-11-24T20:45:00.000Z');
const at = (seconds: number) => END + seconds * 1000;

test.each<[string, number, number, ClockTone | null]>([
  ['well before', -400, -399, null],
  ['as the last three minutes begin', -180.5, -180, 'warning'],
  ['just after', -180, -179.5, null],
  ['as the time is up', -0.25, 0.25, 'end'],
  ['after it', 1, 2, null],
  ['a hidden window looks once a minute', -200, -140, 'warning'],
  ['the machine has slept', -600, 10, null],
])('%s', (_, before, now, tone) => {
  expect(toneBetween(at(before), at(now), END)).toBe(tone);
});

test('whenever it is looked at, each tone is heard once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 60 }), (steps) => {
      const heard: ClockTone[] = [];
      let now = at(-240);
      for (const step of [...steps, ...Array.from({ length: 10 }, () => 60_000)]) {
        const tone = toneBetween(now, now + step, END);
        now += step;
        if (tone) heard.push(tone);
      }
      expect(heard).toEqual(['warning', 'end']);
    }),
  );
});
