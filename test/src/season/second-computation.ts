import { writeExact, exact } from '../../../src/scoring/numbers/exact.ts';
import type { SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonSession } from '../../../src/season/session.ts';

const UNITS = 4;

/**
 * The figure of everybody, found in another way: in whole quarters, as the highest sum among all choices of as many
 * results as count. For seasons of at most nine sessions, percentages in quarters, and clubs in small letters.
 */
export function secondFigures(sessions: readonly SeasonSession<string>[], rule: SeasonRule): Record<string, string> {
  const figures: Record<string, string> = {};
  const everybody = new Set(
    sessions.flatMap(({ results }) => results.flatMap(({ players }) => namesOf(players, rule))),
  );
  for (const name of everybody) {
    let [sum, count] = [0, 0];
    const clubs = rule.clubs.length === 0 ? [''] : rule.clubs;
    for (const club of clubs) {
      const own = sessions
        .filter((session) => session.name.toLowerCase().includes(club))
        .flatMap(({ results }) => results.filter(({ players }) => namesOf(players, rule).includes(name)))
        .map(({ percent, place }) =>
          rule.worth.kind === 'percent'
            ? Number(percent?.numerator) * (UNITS / Number(percent?.denominator))
            : Number((rule.worth.kind === 'place' ? rule.worth.points : [])[(place ?? 0) - 1] ?? 0) * UNITS,
        );
      const counted = howMany(rule, own.length);
      sum += highest(own, counted);
      count += counted;
    }
    if (count > 0) figures[name] = writeExact(exact(sum, rule.total === 'sum' ? UNITS : UNITS * count));
  }
  return figures;
}

function namesOf(players: readonly string[], { by }: SeasonRule): readonly string[] {
  return by === 'player' ? players : [players.toSorted().join('-')];
}

function howMany({ counting }: SeasonRule, played: number): number {
  if (counting.kind === 'all') return played;
  if (counting.kind === 'best') return played < counting.count ? played : counting.count;
  let dropped = 0;
  while (counting.from + (dropped + 1) * counting.every <= played) dropped += 1;
  return played - dropped;
}

/** The highest sum of `count` of some numbers, by trying every choice. */
function highest(numbers: readonly number[], count: number): number {
  let best = 0;
  for (let choice = 0; choice < 2 ** numbers.length; choice++) {
    const chosen = numbers.filter((_, index) => Math.floor(choice / 2 ** index) % 2 === 1);
    if (chosen.length === count)
      best = Math.max(
        best,
        chosen.reduce((total, one) => total + one, 0),
      );
  }
  return best;
}
