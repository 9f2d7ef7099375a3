/** The fourteen evenings of a season, given through the application's own routes. */
import type { Page } from '@playwright/test';
import { EVENINGS, RULES } from '../../src/season/evenings.ts';
import { ask } from '../evenings.ts';

/** The five ladders in the order of their tabs. */
export const LADDERS = ['bestOf', 'mean', 'dropping', 'placePoints', 'pairs'] as const;

const AUTUMN = {
  name: 'Autumn championship',
  from: '2026-09-01',
  to: '2026-12-15',
  has: '',
  planned: 16,
  rules: LADDERS.map((ladder) => RULES[ladder]),
};

/** Makes the season with its first evenings. @returns its id */
export async function giveSeason(
  page: Page,
  { evenings = 14, names = (name: string) => name }: { evenings?: number; names?: (name: string) => string } = {},
): Promise<number> {
  const { season } = await ask<{ season: number }>(page, 'POST', '/api/seasons', AUTUMN);
  for (const [index, { results }] of EVENINGS.evenings.slice(0, evenings).entries()) {
    const lines = results.map(({ pair, percent, place }) =>
      [place, percent, ...pair.map((name) => `"${names(name).replaceAll('"', '""')}"`)].join(','),
    );
    await ask(page, 'POST', `/api/seasons/${season}/given`, {
      name: `Tuesday ${index + 1}`,
      date: new Date(Date.UTC(2026, 8, 1 + 7 * index)).toISOString().slice(0, 10),
      text: ['place,percent,player1,player2', ...lines].join('\n'),
    });
  }
  return season;
}
