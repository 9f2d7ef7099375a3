import { expectNoBarrier } from '../barriers.ts';
import { sessionOf, standingsOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

const TEAMS = ['Jura', 'Vosges', 'Isère', 'Lot', 'Saint-Jean-de-Maurienne'];
const LIST = TEAMS.map(
  (name, at) => `${name}: ${[1, 2, 3, 4].map((player) => `${'ABCDE'[at]} ${player}`).join(' / ')}`,
);

test('a poule of five with boards dealt at the tables: byes, boards by the numbers on their cases, IMPs', async ({
  app: { page },
}) => {
  await page.getByRole('heading', { name: 'No events yet' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /How many tables/ }).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: /How many teams/ }).fill('5');
  const chosen = page.locator('tr[aria-current]');
  await expect(chosen).toBeVisible();
  await page.getByLabel('Boards a match').fill('8');
  await page.getByLabel('Boards', { exact: true }).selectOption('dealt');
  // Only movements whose matches have tables of their own can deal.
  await expect(chosen).toContainText('Round robin');
  await expect(chosen).toContainText('the boards are dealt at the tables');
  const movements = page.getByRole('row').filter({ has: page.locator('th[scope="row"]') });
  await expect(movements.filter({ hasNotText: 'Round robin' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Round robin/ })).toBeVisible();
  await page.getByLabel('Scoring').selectOption('patton-imps');
  await expect(page.getByText(/match in victory points\. Not the Patton suisse/)).toBeVisible();
  await page.getByLabel('Scoring').selectOption('victory-points');
  await page.getByLabel('Scale').selectOption('old-25');
  await expectNoBarrier(page);
  await page.getByRole('textbox', { name: /How many teams/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/names$/);
  await page.getByRole('combobox', { name: 'Team 1, name' }).waitFor();
  await page.keyboard.press('ControlOrMeta+l');
  await page.keyboard.insertText(LIST.join('\n'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'All 5 teams have a name and four players.' })).toBeVisible();
  await expectNoBarrier(page);
  const id = Number(/\/sessions\/(\d+)\//.exec(page.url())?.[1]);
  await expect.poll(async () => (await sessionOf(page, id)).sections[0]?.entries.at(-1)?.team?.name).toBe(TEAMS.at(-1));
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/room$/);

  const session = await sessionOf(page, id);
  expect(session.scoring.matches).toMatchObject({ comparison: 'imps', scale: 'old-25', bye: null });
  const names = new Map(session.sections[0]?.entries.map((entry) => [entry.id, entry.team?.name ?? '']));
  const bye = session.matches.find(({ round, away }) => round === 1 && away === null);
  await expect(page.getByText(`${names.get(bye?.home ?? 0)} has a bye.`)).toBeVisible();
  await expect(page.getByText('wrong teams, cut…')).toBeVisible();
  await expect(page.getByText('line-ups of the match')).toBeVisible();

  // The second match deals its own board 1: its page has that number, and the match in its head.
  const second = session.matches.filter(({ round, away }) => round === 1 && away !== null)[1];
  const cell = session.sections[0]?.cells.find(({ match }) => match?.id === second?.id && match?.room === 'open');
  const board = cell?.boards[0] ?? 0;
  expect(session.sections[0]?.shown[board]).toBe(1);
  const entry = new EntryPage(page);
  await entry.open(id, board);
  const [home, away] = [names.get(second?.home ?? 0), names.get(second?.away ?? 0)];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Board 1 ${home} – ${away}`);
  await expect(page.locator('main input:focus')).toHaveCount(1);
  await page.keyboard.type('4sn=');
  await page.keyboard.press('Enter');
  await page.keyboard.type('170');
  await expect(page.getByText('The other room has +420: 6 IMPs to East-West.')).toBeVisible();
  await page.keyboard.press('Enter');
  // 420 less 170 is 250: 6 IMPs to the home team, North-South in the open room
  await expect(entry.line(1)).toContainText('6');
  const rooms = page.getByRole('table', { name: 'Both rooms' });
  await expect(rooms).toContainText(new RegExp(`${home} – ${away}.*\\+420.*\\+170.*\\+6`, 's'));
  await expectNoBarrier(page);
  const { fields } = await standingsOf(page, id);
  const scored = fields[0]?.matches?.matches.find(({ match }) => match === second?.id);
  expect(scored?.segments.flatMap(({ boards }) => boards).find((one) => one.board === board)?.imps?.home.exact).toBe(
    '6',
  );

  // the number on the case of another board of the same match
  await entry.open(id, board);
  await page.keyboard.press('ControlOrMeta+g');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Board 3 ${home} – ${away}`);
});
