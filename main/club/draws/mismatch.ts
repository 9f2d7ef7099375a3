import type { DrawReason } from '../../../src/draw/reason.ts';
import { rankMatchesAfterRound } from '../../../src/scoring/ranked-matches.ts';
import { boardsOf } from '../../../src/scoring/ranked-matches/counted.ts';
import { playedWorth } from '../../../src/scoring/ranked-matches/match-score.ts';
import { comparisonOf } from '../../../src/scoring/ranked-matches/half-match.ts';
import { eventResults } from '../../../src/scoring/ranked-matches/event-results.ts';
import { writeExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { mismatchScore } from '../../../src/scoring/teams/mismatch.ts';
import { forTeams, opponentOf, type MatchTeam } from '../../../src/scoring/teams/team.ts';
import { isMatchWorth } from '../../../src/scoring/teams/worth.ts';
import type { Club } from '../club.ts';
import type { MismatchView } from '../model/draws.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readDrawnStage } from './round-to-draw.ts';

/**
 * What a match counts that was played against the wrong opponents (EBU White Book 3.5), by who is to blame. Null where
 * the two were drawn against each other, or the match has no victory points yet.
 */
export function readMismatch(
  club: Club,
  session: number,
  id: number,
): { readonly mismatch: MismatchView | null } | ClubProblem {
  return club.store.snapshot((): { readonly mismatch: MismatchView | null } | ClubProblem => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage.code === 'notDrawn' ? { mismatch: null } : stage;
    const { ranked, section } = stage;
    const found = ranked.matches.find(({ match }) => Number(match.key) === id);
    const reason = JSON.parse(club.store.draws.reasons(session).get(id) ?? '{}') as Partial<DrawReason>;
    if (!found || found.match.away === null || reason.code !== 'as-played') return { mismatch: null };
    const { match, score } = found;
    const { rules } = ranked.input;
    const results = eventResults(comparisonOf(match, rules), boardsOf(match));
    if (results.kind !== 'victory-points' || score.state !== 'complete') return { mismatch: null };
    const worth = playedWorth({ match, score }, rules, ranked.field?.get(match.key) ?? []);
    if (!isMatchWorth(worth)) return { mismatch: null };
    const before = new Map(rankMatchesAfterRound(ranked, match.round - 1).rows.map((row) => [row.entry, row.total]));
    const entries = new Map(section.entries.map((entry) => [entry.number, entry.id]));
    const numbers = new Map(section.entries.map((entry) => [entry.id, entry.number]));
    const { higher, drawn } = reason as Extract<DrawReason, { readonly code: 'as-played' }>;
    const sideOf = (team: MatchTeam): MismatchView['home'] => {
      const own = numbers.get(match[team] ?? 0) ?? 0;
      const right = own === higher ? drawn[0] : drawn[1];
      const actual = before.get(match[opponentOf(team)] ?? 0) ?? ZERO;
      const correct = before.get(entries.get(right) ?? 0) ?? ZERO;
      const counts = (ownFault: boolean): Exact =>
        mismatchScore({ score: worth[team].result, maximum: results.maximum, actual, correct: [correct], ownFault });
      return {
        right,
        had: { opponents: writeExact(actual), right: writeExact(correct) },
        score: writeExact(worth[team].result),
        counts: { ownFault: writeExact(counts(true)), noFault: writeExact(counts(false)) },
      };
    };
    return { mismatch: forTeams(sideOf) };
  });
}
