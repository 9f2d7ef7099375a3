import { describe, expect, test } from 'vitest';
import { roverSeats } from '../../../../src/movement/families/rover.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { validateMovement } from '../../../../src/movement/validate.ts';
import { build, lines, mitchell, sizes } from '../build.ts';
import { figures } from '../figures.ts';

function errors(spec: Parameters<typeof build>[0]): unknown[] {
  return validateMovement(build(spec)).filter(({ severity }) => severity === 'error');
}

/** Sizes at which the search finds the published seats. */
const SAME = [6, 7, 8, 9, 10, 11, 15];

describe('rover', () => {
  const published = figures('rovers') as {
    readonly share: Record<string, string>;
    readonly skip: Record<string, string>;
  };

  test.each(sizes(4, 20))(
    'round %i tables: no set twice, nobody unseated twice, no opponents met again but one',
    (base) => {
      const spec = lines('rover', base + 1, { phantom: 'EW', even: 'share' });
      const quality = qualityOf(build(spec));
      expect(errors(spec)).toEqual([]);
      expect(quality.pairs).toBe(2 * base + 1);
      expect(quality.sitOuts).toEqual({ least: 0, most: 1 });
      expect(quality.repeats).toBe(base === 9 || base === 15 ? 1 : 0);
    },
  );

  test.each(['share', 'skip'] as const)('published seats are seats the search allows (%s)', (even) => {
    for (const [base, line] of Object.entries(published[even])) {
      const wishes = { tables: Number(base), even, rounds: even === 'skip' ? Number(base) - 1 : Number(base) };
      const rounds = build(mitchell(wishes.tables, wishes)).rounds;
      const seats = line.split(' ').map(Number);
      const played = seats.map((table, index) => rounds[index + 1]?.[table - 1]?.set);
      expect(new Set(played).size).toBe(seats.length);
      expect(new Set(seats).size).toBe(seats.length);
      const found = roverSeats(rounds).join(' ');
      expect(SAME.includes(wishes.tables) ? found : line).toBe(line);
    }
  });
});
