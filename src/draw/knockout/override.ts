import type { SeatedInstead } from './brackets.ts';
import type { WantedMeeting } from './meetings.ts';
import { NO_WISHES, type KnockoutWishes } from './next-round.ts';

/** What the director decided for a round, as it is stored with its draw. Teams are named by their numbers. */
export type KnockoutOverride =
  | { readonly kind: 'lot'; readonly order: readonly number[] }
  | ({ readonly kind: 'meeting' } & WantedMeeting)
  | ({ readonly kind: 'instead' } & SeatedInstead)
  | { readonly kind: 'go-on'; readonly goOn: 1 | 2 }
  /** An earlier match of two who meet: IMPs of the first and of the second. */
  | { readonly kind: 'earlier'; readonly pair: readonly [number, number]; readonly imps: readonly [string, string] };

/** The overrides as the draw takes them. */
export function wishesOfOverrides(overrides: readonly KnockoutOverride[]): KnockoutWishes {
  let wishes = NO_WISHES;
  for (const override of overrides) {
    switch (override.kind) {
      case 'lot':
        wishes = { ...wishes, lot: override.order };
        break;
      case 'meeting':
        wishes = { ...wishes, wanted: [...wishes.wanted, { pair: override.pair, reason: override.reason }] };
        break;
      case 'instead':
        wishes = { ...wishes, instead: [...wishes.instead, { entry: override.entry, of: override.of }] };
        break;
      case 'go-on':
        wishes = { ...wishes, goOn: override.goOn };
        break;
      case 'earlier':
        break;
    }
  }
  return wishes;
}
