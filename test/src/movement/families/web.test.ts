import { describe, expect, test } from 'vitest';
import { webLayout } from '../../../../src/movement/families/web.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, lines } from '../build.ts';
import { figures } from '../figures.ts';

describe('web', () => {
  const { rows } = figures('webs') as { readonly rows: readonly (readonly [number, number, number | null])[] };

  test.each(rows)('%i tables, %i rounds: %s copies', (tables, rounds, copies) => {
    const layout = webLayout(tables, rounds);
    expect(layout?.copies ?? null).toBe(copies);
    if (!layout) return;
    const movement = build(lines('web', tables, { sets: rounds, rounds }));
    expect(faults(movement, [], layout.copies)).toEqual([]);
    expect(qualityOf(movement).boardsPlayed).toEqual({ least: rounds, most: rounds });
  });
});
