import { describe, expect, test } from 'vitest';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, lines, sizes } from '../build.ts';

describe('Blackpool', () => {
  test.each(sizes(4, 30))('%i tables: everyone meets everyone of the other line, nobody shares', (tables) => {
    const movement = build(lines('blackpool', tables, { rounds: tables }));
    expect(faults(movement)).toEqual([]);
    expect(qualityOf(movement)).toMatchObject({ opponents: { least: tables, most: tables }, repeats: 0 });
  });

  test.each(sizes(4, 30))('%i tables with two revenge rounds: all sets are played, 2T meetings again', (tables) => {
    const quality = qualityOf(build(lines('blackpool', tables)));
    expect(quality).toMatchObject({ boardsPlayed: { least: tables + 2, most: tables + 2 }, repeats: 2 * tables });
  });
});
