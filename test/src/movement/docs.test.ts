import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresTable } from './figures-table.ts';

test('docs/movements.md shows the figures of the code', () => {
  const page = readFileSync(new URL('../../../docs/movements.md', import.meta.url), 'utf8').replaceAll('\r\n', '\n');
  const shown = /<!-- figures -->\n([\s\S]*)\n<!-- \/figures -->/.exec(page)?.[1];
  expect(shown).toBe(figuresTable());
});
