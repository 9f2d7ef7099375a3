import { expect, test } from 'vitest';
import { formatDay, formatMonth, formatTime, formatWeekday } from '../../../src/language/dates.ts';

test('days as people write them', () => {
  expect(formatDay('2026-11-24', 'short', 'en')).toBe('24 Nov 2026');
  expect(formatDay('2026-11-24', 'long', 'en')).toBe('24 November 2026');
  expect(formatDay('2026-11-24', 'long', 'fr')).toBe('24 novembre 2026');
  expect(formatDay('2026-01-01', 'long', 'en')).toBe('1 January 2026');
  expect(formatDay('2026-12-01', 'long', 'fr')).toBe('1er décembre 2026');
  expect(formatDay('2026-12-11', 'long', 'fr')).toBe('11 décembre 2026');
});

test('months and weekdays', () => {
  expect(formatMonth(2, 'fr')).toBe('février');
  expect(formatWeekday('2026-11-24', 'en')).toBe('Tuesday');
  expect(formatWeekday('2026-11-24', 'fr')).toBe('mardi');
});

test('times of day on 24 hours', () => {
  const instant = new Date(2026, 10, 24, 22, 58, 7).toISOString();
  expect(formatTime(instant, true, 'en')).toBe('22:58:07');
  expect(formatTime(instant, false, 'fr')).toBe('22:58');
  expect(formatTime(new Date(2026, 10, 24, 0, 5).toISOString(), false, 'en')).toBe('00:05');
});
