import { entriesOfMatches, stateBeforeRound } from './brackets.ts';
import type { DrawnKnockoutMatch, Knockout } from './knockout.ts';

/** A match that was drawn for somebody who, by the results as they are now, doesn't play in its bracket. */
export interface Upset {
  readonly round: number;
  readonly match: DrawnKnockoutMatch;
  readonly drawn: number;
  /** Who would play in its place; null where that is open again. */
  readonly now: number | null;
}

/** Where a round that is drawn doesn't fit the results any more, since one of them was corrected. */
export function upsetsOf(knockout: Knockout): readonly Upset[] {
  return knockout.rounds.flatMap((round, index): readonly Upset[] => {
    if (index === 0) return [];
    const { open } = stateBeforeRound(knockout, index);
    const opponents = opponentsBefore(knockout, index);
    return [...Map.groupBy(round, ({ reason }) => reason.bracket)].flatMap(([first, matches]) => {
      const due = open.find((bracket) => bracket.first === first)?.slots.flatMap(({ entry }) => entry ?? []) ?? [];
      const drawn = entriesOfMatches(matches);
      const missing = due.filter((entry) => !drawn.has(entry));
      return [...drawn]
        .filter((entry) => !due.includes(entry))
        .map((entry): Upset => {
          const match = matches.find(({ home, away }) => home === entry || away === entry);
          if (!match) throw new Error(`upsetsOf: ${entry} has no match`);
          const now = missing.find((one) => opponents.get(entry)?.has(one)) ?? null;
          return { round: index + 1, match, drawn: entry, now };
        });
    });
  });
}

/** Whom each met in the round before. */
function opponentsBefore({ rounds }: Knockout, index: number): ReadonlyMap<number, ReadonlySet<number>> {
  const met = new Map<number, Set<number>>();
  for (const { home, away } of rounds[index - 1] ?? []) {
    if (away === null) continue;
    for (const [one, other] of [
      [home, away],
      [away, home],
    ] as const) {
      met.set(one, (met.get(one) ?? new Set()).add(other));
    }
  }
  return met;
}
