/** Individuals of other sizes than the worked example, and a rainbow, played to the end by matchpoints and by IMPs. */
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import { WORLD_NAMES, LONG_NAMES, HOSTILE_NAMES } from '../../names.ts';
import { fieldByHand, type FieldMethod } from '../competitions/field-by-hand.ts';
import { lineBody, playedLines, recordLines, typedScore } from '../competitions/playing.ts';
import { ask, moveClock, sessionOf } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { DisplayPage } from '../pages/DisplayPage.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';

const NAMES = [...WORLD_NAMES, ...LONG_NAMES.flat(), ...HOSTILE_NAMES];

const EVENINGS: readonly (readonly [title: string, spec: EventMovementSpec])[] = [
  ['ten players, of whom two sit out', { kind: 'individual', players: 10, rounds: 10, boardsPerRound: 2 }],
  ['eleven players, six rounds', { kind: 'individual', players: 11, rounds: 6, boardsPerRound: 3 }],
  ['thirteen players', { kind: 'individual', players: 13, rounds: 13, boardsPerRound: 1 }],
  ['twenty-eight players', { kind: 'individual', players: 28, rounds: 27, boardsPerRound: 1 }],
  ['a rainbow of twenty', { kind: 'rainbow', players: 20, rounds: 5, boardsPerRound: 4 }],
];

for (const [title, spec] of EVENINGS) {
  test(`${title}: every figure by matchpoints and by IMPs, a late correction, undo`, async ({ app: { page } }) => {
    const details = { date: '2026-11-24', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };
    const event = { name: 'Players', ...details, spec };
    const { session: id } = await ask<{ session: number }>(page, 'POST', '/api/events', event);
    const unnamed = await sessionOf(page, id);
    await ask(page, 'PUT', `/api/sessions/${id}/names`, {
      entries: unnamed.sections.flatMap(({ entries }) =>
        entries.map((one) => ({ entry: one.id, players: [NAMES[one.number - 1], ''] })),
      ),
    });
    const session = await sessionOf(page, id);
    const due = playedLines(session, 28);
    const last = Math.max(...due.map(({ round }) => round));
    const late = due.filter(({ round, table }) => round === last && table === 1);
    await recordLines(
      page,
      id,
      due.filter((line) => !late.includes(line)),
    );
    const entry = new EntryPage(page);
    await entry.open(id, `table/1`);
    await expect(page.locator('main input:focus')).toHaveCount(1);
    await entry.type(...late.map(typedScore));
    await expect.poll(async () => (await sessionOf(page, id)).results.length).toBe(due.length);

    const ranking = new RankingPage(page);
    await page.goto(new URL(`/sessions/${id}/ranking`, page.url()).href);
    const byMatchpoints = fieldByHand(session, 'matchpoints', due);
    await expect.poll(() => ranking.figures(null)).toEqual(byMatchpoints);
    const score = async (method: FieldMethod) =>
      ask(page, 'PUT', `/api/sessions/${id}/scoring`, { method, regulation: 'wbf' });
    await score('cross-imps');
    const byImps = fieldByHand(session, 'cross-imps', due);
    await expect.poll(() => ranking.figures(null)).toEqual(byImps);

    // A score turned round late moves everybody who played the board, and comes back.
    const corrected = due.map((line, at) =>
      at === 1 ? { ...line, score: line.score === 0 ? 90 : -line.score } : line,
    );
    const [, line] = corrected;
    if (!line) throw new Error('nothing was played');
    await ask(page, 'POST', `/api/sessions/${id}/results`, lineBody(line, { expectedVersion: 1 }));
    await expect.poll(() => ranking.figures(null)).toEqual(fieldByHand(session, 'cross-imps', corrected));
    await page.keyboard.press('Control+z');
    await expect.poll(() => ranking.figures(null)).toEqual(byImps);
    await score('matchpoints');
    await expect.poll(() => ranking.figures(null)).toEqual(byMatchpoints);
    // One table played another deal: it is alone with its form.
    const turned = { ...line, score: due[1]?.score ?? 0, form: 'B' };
    const fouled = due.map((one, at) => (at === 1 ? turned : one));
    await ask(page, 'POST', `/api/sessions/${id}/results`, lineBody(turned, { expectedVersion: 3 }));
    await expect.poll(() => ranking.figures(null)).toEqual(fieldByHand(session, 'matchpoints', fouled));
    await page.keyboard.press('Control+z');
    await expect.poll(() => ranking.figures(null)).toEqual(byMatchpoints);

    for (let round = 0; round <= last; round++) await moveClock(page, id, 'next');
    const display = new DisplayPage(page);
    await display.open(id);
    const { places } = await display.ranking();
    expect(places).toEqual(byMatchpoints.map(({ place, figure }) => [place, figure]));
  });
}

test('two sections of nine players: every figure as one field, and of each by itself', async ({ app: { page } }) => {
  const spec = { kind: 'individual', players: 9, rounds: 9, boardsPerRound: 2 } as const;
  const event = { name: 'Players', date: '2026-11-24', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };
  const { session: id } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    ...event,
    spec,
    further: [spec],
  });
  const session = await sessionOf(page, id);
  const due = playedLines(session, 9);
  await recordLines(page, id, due);
  const ranking = new RankingPage(page);
  await page.goto(new URL(`/sessions/${id}/ranking`, page.url()).href);
  await expect.poll(() => ranking.figures(null)).toEqual(fieldByHand(session, 'matchpoints', due));
  const scoring = { method: 'matchpoints', regulation: 'wbf', fields: 'section' };
  await ask(page, 'PUT', `/api/sessions/${id}/scoring`, scoring);
  for (const { id: section, letter } of session.sections) {
    await page.getByRole('button', { name: `Section ${letter}`, exact: true }).click();
    const own = due.filter((line) => line.section === section);
    await expect.poll(() => ranking.figures(null)).toEqual(fieldByHand(session, 'matchpoints', own));
  }
});
