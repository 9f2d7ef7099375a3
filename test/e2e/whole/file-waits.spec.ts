/** The club's file can't be written for a while, while people type: said where they type, and nothing is lost. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { Page } from '@playwright/test';
import type { Settings } from '../../../main/club/model/settings.ts';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { ask, sessionOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { startBuiltServer } from '../server.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'club.sqlite' });
}

/** Holds the club's file as a backup does. @returns how to let go */
function hold(dataFolder: string): () => void {
  const other = new SQLite(path.join(dataFolder, 'club.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  return () => void other.close();
}

test('lines typed while another program holds the file go in once it lets go', async ({
  app: { page, dataFolder },
}) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await expect(entry.field(1)).toBeFocused();
  const letGo = hold(dataFolder);
  await entry.type('4sn=', '3nn=', '2he+1');
  await expect(notice(page)).toContainText('saved as soon as it lets go');
  await expectNoBarrier(page);
  await page.keyboard.type('4sx');
  expect((await sessionOf(page, session)).results).toEqual([]);
  letGo();
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(3);
  await expect(notice(page)).toHaveCount(0);
  await expect(entry.field(4)).toHaveValue('4sx');
  const { results } = await sessionOf(page, session);
  expect(results.map(({ typed, version }) => [typed, version])).toEqual([
    ['4sn=', 1],
    ['3nn=', 1],
    ['2he+1', 1],
  ]);
});

test('names typed while another program holds the file are saved once it lets go', async ({
  app: { page, dataFolder },
}) => {
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  const names = new NamesPage(page);
  await names.open(session);
  await expect(names.field(1, 1)).toBeFocused();
  const letGo = hold(dataFolder);
  await page.keyboard.type('Ann Cedar');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeVisible();
  letGo();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await sessionOf(page, session)).sections[0]?.entries[0]?.players[0]).toBe('Ann Cedar');
});

test('a disk that takes nothing is said in French too, and what was typed goes in when it does again', async ({
  page,
}, info) => {
  test.skip(process.platform !== 'linux' || info.project.name === 'desktop', 'limits of a running process are Linux’s');
  const data = await mkdtemp(path.join(os.tmpdir(), 'etui-waits-'));
  const server = await startBuiltServer(ROOT, data);
  const limit = (size: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`]);
  await page.goto(server.address);
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await expect(entry.field(1)).toBeFocused();
  await entry.type('4sn=');
  await expect.poll(async () => (await sessionOf(page, session)).results.length).toBe(1);
  await page.getByRole('button', { name: 'Passer au français' }).click();
  await expect(page.getByRole('button', { name: 'Switch to English' })).toBeVisible();
  // The language is written before the disk takes nothing more.
  await expect.poll(async () => (await ask<Settings>(page, 'GET', '/api/settings')).language).toBe('fr');
  await entry.field(2).focus();
  limit('0');
  await entry.type('3pn=', '2kn=');
  await expect(notice(page).filter({ hasText: 'Le disque n’accepte pas' })).toBeVisible();
  limit('unlimited');
  await expect
    .poll(async () => (await sessionOf(page, session)).results.map(({ typed }) => typed))
    .toEqual(['4sn=', '3pn=', '2kn=']);
  await expect(notice(page).filter({ hasText: 'Le disque' })).toHaveCount(0);
  await server.stop();
  await rm(data, { recursive: true, force: true });
});
