import { compare, type Exact } from '../scoring/numbers/exact.ts';
import type { SeasonTies } from './rule.ts';

interface Tied {
  readonly sessions: number;
  readonly scores: readonly { readonly worth: Exact }[];
}

/** Every way to separate equal figures. Negative where one stands before the other, 0 where they share a place. */
const TIES: { readonly [Code in SeasonTies]: (one: Tied, other: Tied) => number } = {
  shared: () => 0,
  sessions: (one, other) => other.sessions - one.sessions,
  'best-results': (one, other) => {
    const [own, others] = [fromTheBest(one), fromTheBest(other)];
    for (const [index, worth] of own.entries()) {
      const against = others[index];
      const order = against ? compare(against, worth) : 0;
      if (order !== 0) return order;
    }
    return 0;
  },
};

export function compareTied(ties: SeasonTies, one: Tied, other: Tied): number {
  return TIES[ties](one, other);
}

function fromTheBest({ scores }: Tied): readonly Exact[] {
  return scores.map(({ worth }) => worth).toSorted((one, other) => compare(other, one));
}
