import { expect, test } from 'vitest';
import { addMinutes, minutesBetween } from '../../../src/basics/time-of-day.ts';

test.each([
  ['19:30', 195, '22:45'],
  ['22:50', 75, '00:05'],
  ['00:00', 0, '00:00'],
])('%s and %i minutes is %s', (start, minutes, end) => expect(addMinutes(start, minutes)).toBe(end));

test.each([
  ['19:30', '22:45', 195],
  ['22:30', '00:15', 105],
  ['19:30', '19:30', 0],
])('from %s to %s are %i minutes', (from, to, minutes) => expect(minutesBetween(from, to)).toBe(minutes));
