import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** A rule that is broken, and the elements that break it. */
type Barrier = readonly [rule: string, elements: readonly string[]];

/** As much of axe as is used here. */
interface Axe {
  run(options: { readonly resultTypes: readonly ['violations'] }): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  }>;
}

// The axe that its adapter for Playwright brings. The adapter itself sums up in a page of its own, which takes as long
// as the rules do; that is needed only where a page has frames of other origins.
const adapter = createRequire(import.meta.url).resolve('@axe-core/playwright');
// The short form: the long one is more than twice as much to send to each page.
const source = readFileSync(createRequire(adapter).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with every element that axe finds in somebody's way. */
export async function expectNoBarrier(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
}

async function barriers(page: Page): Promise<readonly Barrier[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
}
