/** The side panel: whatever its list is as long as, its keys stay in sight. */
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { moveClock, openScreen, record, startEvening } from '../evenings.ts';
import { expect, test } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';

const SIZES = [
  [1280, 800],
  [1024, 640],
] as const;

for (const [width, height] of SIZES) {
  test(`keys stay in sight: ${width} by ${height}`, async ({ app: { page } }) => {
    await page.setViewportSize({ width, height });
    const evening = await startEvening(page, mitchellSpec(13));
    for (const action of ['start', 'next', 'next'] as const) await moveClock(page, evening.session, action);
    await openScreen(page, evening.session, 'room');
    const panel = page.getByRole('complementary');
    const keys = panel.getByRole('region', { name: 'Go to' }).getByRole('button');
    await expect(panel.getByText(/^and \d+ more$/)).toBeAttached();
    await expect(keys).toHaveCount(7);
    const allInSight = async () => {
      for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 1 });
    };
    await allInSight();
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await allInSight();
    await expectNoBarrier(page);

    await record(page, evening.session, evening.results);
    await openScreen(page, evening.session, 'ranking');
    await expect(panel.getByRole('button', { name: /Penalty or bonus/ })).toBeInViewport({ ratio: 1 });
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(panel.getByRole('button', { name: /Penalty or bonus/ })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: /Withdrawal or guest/ })).toBeInViewport({ ratio: 1 });

    const entry = new EntryPage(page);
    await entry.open(evening.session, 1);
    await expect(panel.getByRole('button', { name: /ruling/ })).toBeInViewport({ ratio: 1 });
    const { scrollWidth, clientWidth } = await panel.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });
}
