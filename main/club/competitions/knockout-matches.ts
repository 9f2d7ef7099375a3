import type { KnockoutOverride } from '../../../src/draw/knockout/override.ts';
import type { KnockoutReason } from '../../../src/draw/knockout/reason.ts';
import type { Club } from '../club.ts';
import type { MatchView, SectionView } from '../model/session.ts';

/**
 * Matches of a knockout with their places in the bracket, and what the two carry over from an earlier one. They last as
 * long as their extra boards. Matches of any other movement stay as they are.
 */
export function asKnockoutMatches(
  { store }: Club,
  session: number,
  matches: readonly MatchView[],
  [section]: readonly SectionView[],
): readonly MatchView[] {
  if (section?.spec.kind !== 'knockout') return matches;
  const reasons = store.draws.reasons(session);
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const overrides = new Map(
    store.draws
      .newest(session)
      .map((draw) => [draw.round, JSON.parse(draw.overrides) as readonly KnockoutOverride[]] as const),
  );
  const last = new Map<number, number>();
  for (const { match, round } of section.cells) {
    if (match) last.set(match.id, Math.max(round, last.get(match.id) ?? 0));
  }
  return matches.map((match): MatchView => {
    const pair = [numbers.get(match.home), numbers.get(match.away ?? 0)];
    const earlier = overrides
      .get(match.round)
      ?.find((one) => one.kind === 'earlier' && one.pair.every((number, index) => number === pair[index]));
    const [home, away] = earlier?.kind === 'earlier' ? earlier.imps : [];
    return {
      ...match,
      lastRound: Math.max(match.lastRound, last.get(match.id) ?? 0),
      drawn: JSON.parse(reasons.get(match.id) ?? '{}') as KnockoutReason,
      ...(home !== undefined && away !== undefined && { earlier: { home, away } }),
    };
  });
}
