import { carriedOver } from '../../../../src/draw/knockout/carry-over.ts';
import type { DrawnKnockoutMatch, Knockout } from '../../../../src/draw/knockout/knockout.ts';
import {
  decidePlayed,
  outcomeOf,
  type KnockoutDecision,
  type PlayedMatch,
} from '../../../../src/draw/knockout/played.ts';
import { seedsOf, type KnockoutSpec } from '../../../../src/movement/teams/families/knockout.ts';
import { parseExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { RankedMatches } from '../../../../src/scoring/ranked-matches/ranked.ts';
import type { ForTeams } from '../../../../src/scoring/teams/team.ts';
import type { MatchView, SectionView, SessionView } from '../../model/session.ts';

/** A knockout as its matches stand. Teams are named by their numbers. */
export interface KnockoutStage {
  readonly spec: KnockoutSpec;
  readonly section: SectionView;
  readonly knockout: Knockout;
  /** By the id of the match; byes have none. */
  readonly decisions: ReadonlyMap<number, KnockoutDecision>;
  /** What is carried over into a match, by its id. */
  readonly carried: ReadonlyMap<number, ForTeams<Exact>>;
}

/** What of a session its knockout is read from. */
export type KnockoutSession = Pick<SessionView, 'sections' | 'matches'>;

/** The section whose rounds are those of a knockout; null where there is none. */
function knockoutSection({
  sections,
}: Pick<SessionView, 'sections'>): { readonly section: SectionView; readonly spec: KnockoutSpec } | null {
  const [section] = sections;
  return section?.spec.kind === 'knockout' ? { section, spec: section.spec } : null;
}

/** The knockout of a session; null where it has none. */
export function knockoutStage(session: KnockoutSession, ranked: RankedMatches): KnockoutStage | null {
  const own = knockoutSection(session);
  if (!own) return null;
  const { section, spec } = own;
  const seeds = seedsOf(spec);
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const numberOf = (entry: number): number => numbers.get(entry) ?? 0;
  const scores = new Map(ranked.matches.map(({ match, score }) => [Number(match.key), score]));
  const decisions = new Map<number, KnockoutDecision>();
  const carriedIntoMatches = new Map<number, ForTeams<Exact>>();
  const { comparison } = ranked.input.rules;
  const drawn = session.matches.flatMap((match): (DrawnKnockoutMatch & { readonly round: number })[] => {
    const { id, round, drawn: reason, away } = match;
    const score = scores.get(id);
    if (!reason || !score) return [];
    const pair = { home: numberOf(match.home), away: away === null ? null : numberOf(away) };
    if (pair.away === null) return [{ key: id, round, ...pair, reason, outcome: null }];
    const both = { home: pair.home, away: pair.away };
    const isTriangle = reason.code === 'triangle';
    const higher = seeds.indexOf(both.away) < seeds.indexOf(both.home) ? 'away' : 'home';
    const carried = carriedIn(spec, match, higher);
    if (carried) carriedIntoMatches.set(id, carried);
    const played: PlayedMatch = {
      score,
      segments: isTriangle ? 1 : spec.segments,
      higher,
      carried,
      isTriangle,
    };
    const decision = decidePlayed(played, comparison, spec.level);
    decisions.set(id, decision);
    return [{ key: id, round, ...both, reason, outcome: outcomeOf(both, decision, played, comparison) }];
  });
  const rounds = [...Map.groupBy(drawn, ({ round }) => round)].toSorted(([a], [b]) => a - b);
  const { opponents, odd, playOffs } = spec;
  const knockout = { seeds, rules: { opponents, odd, playOffs }, rounds: rounds.map(([, matches]) => matches) };
  return { spec, section, knockout, decisions, carried: carriedIntoMatches };
}

/** What the winner of an earlier match carries over; null where none was typed. */
function carriedIn({ carry }: KnockoutSpec, { earlier }: MatchView, higher: PlayedMatch['higher']) {
  if (!carry || !earlier) return null;
  const [atHome, atAway] = [parseExact(earlier.home), parseExact(earlier.away)];
  if (!atHome || !atAway) return null;
  return carriedOver(carry, { home: atHome, away: atAway }, higher);
}
