/** A wrong board in round 3, from the slip it was found on to the figure a player asks about. */
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { moveClock, record, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

const ROUND = 3;
/** Table 1 plays it in round 3 in the place of board 5; nobody there has played it before. */
const WRONG = 9;

test('a wrong board in round 3: recorded, the right one played later, and who meets it again', async ({
  app: { page },
}) => {
  const { session, results } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  const queue = page.getByRole('region', { name: 'Review' });
  const table1 = results.filter(({ round, table }) => round === ROUND && table === 1);
  await record(
    page,
    session,
    results.filter(({ round }) => round < ROUND),
  );
  for (const action of ['start', 'next', 'next'] as const) await moveClock(page, session, action);

  // The first slip of the round says board 9.
  await entry.open(session, `round/${ROUND}`);
  await entry.press('ControlOrMeta+e');
  await entry.boardPlayed().fill(String(WRONG));
  await entry.press('Enter');
  await expect(entry.line(1)).toContainText(`Played on board ${WRONG}: board 5 was expected.`);
  await entry.type('4sn=');

  // What is missing now, what is doubled, and the Law for each.
  await expect(queue).toContainText(/Pairs 1 and \d+ have not played board 5\./);
  await expect(queue).toContainText('(Law 15B2)');
  await expect(queue.getByText(`Board ${WRONG}, table`)).toHaveCount(2);
  await expect(queue).toContainText('Pair 1 has played it already, in round 3 at table 1.');
  await expect(queue.getByText(/average plus for pair \d+ \(Laws 15B3, 12C2\)/)).toHaveCount(2);
  await expectNoBarrier(page);

  // It is played later: the line waits again, and the result stands on a line of its own.
  await entry.press('Alt+1');
  await expect(queue).not.toContainText('have not played');
  await expect(entry.line(1)).not.toContainText('4♠');
  await expect(entry.line(3)).toContainText('4♠');
  await expect(entry.line(3)).toContainText('Played beside the boards of the round.');
  await entry.press('ControlOrMeta+z');
  await expect(entry.line(1)).toContainText(`Played on board ${WRONG}: board 5 was expected.`);
  await expect(queue).toContainText('have not played');
  await entry.press('Alt+1');
  await expect(entry.line(3)).toContainText('Played beside the boards of the round.');
  await entry.field(1).focus();
  await entry.type('2hw+1', table1[1]?.typed ?? 'p');
  await expect(entry.line(1)).toContainText('2♥');

  // In round 4 its East-West pair sits down to board 9 once more, and nobody sees it before it is typed.
  await moveClock(page, session, 'next');
  await entry.open(session, WRONG);
  const again = page.getByRole('rowgroup').filter({ has: page.getByRole('textbox', { name: /^Table 2,/ }) });
  await again.getByRole('textbox').focus();
  await entry.type('3nts=');
  await expect(again).toContainText(/Pair \d+ has a result on this board already: table 1, round 3\./);
  await expect(again).toContainText('not counted; average plus for N-S alone (Laws 15B1, 15B3)');
  await expectNoBarrier(page);
  await entry.press('Alt+1');
  await expect(again).toContainText('award A+ / np');

  // In round 5 the queue rules before the board is put on the table.
  await expect(queue).not.toContainText('round 4');
  await queue.getByRole('button', { name: /average plus for pair \d+ alone$/ }).click();
  await expect(queue).not.toContainText('Law');
  const ruled = (await sessionOf(page, session)).results.filter(({ outcome }) => outcome.kind === 'award');
  expect(ruled.map(({ round, table, board }) => [round, table, board])).toEqual([
    [4, 2, WRONG],
    [5, 1, WRONG],
  ]);

  // The rest of the evening.
  const written = new Set(
    (await sessionOf(page, session)).results.map((one) => `${one.round} ${one.table} ${one.slotBoard}`),
  );
  await record(
    page,
    session,
    results.filter(({ round, table, board }) => !written.has(`${round} ${table} ${board}`)),
  );
  const { fields } = await standingsOf(page, session);
  const rows = fields.flatMap(({ rankings }) => rankings.flatMap((ranking) => ranking.rows));
  // Ten boards for everybody: board 9 counts once for each pair, whoever sat where.
  expect(rows.map(({ boards }) => boards)).toEqual(rows.map(() => 10));

  // A player asks.
  await again.getByRole('textbox').focus();
  await entry.press('ControlOrMeta+y');
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('awarded average plus');
  await entry.press('ControlOrMeta+y');
  await expect(panel).toContainText('its pair has its score of the board from another table (Law 15B1)');
  await expectNoBarrier(page);
  await setLook(page, { language: 'fr', theme: 'dark' });
  await expect(again.or(page.getByRole('main'))).not.toHaveCount(0);
  await expect(panel).toContainText('sa paire a sa marque de l’étui à une autre table (Loi 15B1)');
  await expectNoBarrier(page);
});
