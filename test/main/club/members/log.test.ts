import { readFileSync, statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetMember } from '../../../../main/club/members/forgetting.ts';
import { testClub, unwrap } from '../../support.ts';
import { member } from './members-club.ts';

test('a log that somebody still reads is cut as soon as nobody does', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const club = testClub();
  const id = member(club, 'Quirina Zeltner');
  const log = `${club.store.file}-wal`;
  const reader = new SQLite(club.store.file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  expect(reader.prepare('SELECT name FROM players').pluck().all()).toEqual(['Quirina Zeltner']);
  unwrap(forgetMember(club, id, []));
  expect(statSync(log).size).toBeGreaterThan(0);
  reader.exec('COMMIT');
  vi.advanceTimersByTime(1000);
  expect(statSync(log).size).toBe(0);
  expect(readFileSync(club.store.file, 'latin1')).not.toContain('Zeltner');
});
