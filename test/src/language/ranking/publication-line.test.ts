import { expect, test } from 'vitest';
import { publicationLine } from '../../../../src/language/ranking/publication-line.ts';

const published = { at: '2026-11-24T12:10:00Z', until: '2026-11-24T12:40:00Z', endedAt: null };

test('a publication on another day names the day once, and twice where the end is on a third', () => {
  const line = (until: string, over: boolean) => publicationLine({ ...published, until }, over, '2026-11-20', 'en');
  expect(line(published.until, true)).toMatch(/^Published 24 Nov, \d\d:10, corrections ended \d\d:40$/);
  expect(line(published.until, false)).toMatch(/^Published 24 Nov, \d\d:10, corrections until \d\d:40$/);
  expect(line('2026-11-26T12:40:00Z', false)).toMatch(/corrections until 26 Nov, \d\d:40$/);
});
