import { expect, test } from '../fixtures.ts';
import { PaperPage } from '../pages/PaperPage.ts';
import { startTeams, WBF_DISCRETE } from '../team-events.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 16, segments: 2, supply: 'exchanged' } as const;

test('a match prints its form before play, and its own documents only', async ({ app: { page } }) => {
  const session = await startTeams(page, MATCH, WBF_DISCRETE, ['Jura', 'Vosges']);
  const paper = new PaperPage(page);
  await paper.open(session);
  await expect(paper.document(/^Match score sheets/)).toBeVisible();
  await expect(paper.document(/^Travellers/)).toHaveCount(0);
  await expect(paper.document(/^Scored boards/)).toHaveCount(0);
  await expect(paper.document(/^Boards of the matches/)).toBeVisible();
  await expect(paper.document(/^Scorecards of the pairs/)).toBeVisible();
  await paper.document(/^Match score sheets/).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Match score sheets' })).toBeVisible();
  const drawn = page.waitForResponse((answer) => answer.url().includes('blank=yes'));
  await paper.choice('To fill in by hand').check();
  await drawn;
  await expect(page.getByRole('combobox', { name: 'Match' })).toBeVisible();
  expect(await paper.inkOf(1)).toBeGreaterThan(0.005);
  const { name, content } = await paper.savePdf();
  expect(name).toMatch(/Match score sheet/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await paper.saveCsv(/^Matches as CSV/);
  expect(csv.content.toString()).toContain('Jura,2,Vosges');
});
