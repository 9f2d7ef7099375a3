import type { Side } from '../../../src/bridge/seat.ts';
import { withSitOuts } from '../../../src/scoring/ranked-session/sit-outs.ts';
import { totalsAfterRounds, type RoundTotals } from '../../../src/scoring/ranked-session/after-rounds.ts';
import { standingRules } from '../../../src/scoring/standing/rules.ts';
import { standings } from '../../../src/scoring/standing/standings.ts';
import { standingsOnTerms } from '../../../src/scoring/standing/terms.ts';
import type { Club } from '../club.ts';
import { fieldSitOuts } from './field-scores.ts';
import { headOf, rankedIn, type Ranked } from './field-view.ts';
import { sessionFields, type SessionField } from '../competitions/fields.ts';
import type { CachedProgress } from './cached-progress.ts';
import type { AfterRoundView, FieldStandingsView, RankingView } from '../model/standings.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { rowView } from './ranking-view.ts';
import { readSession } from '../competitions/sessions.ts';
import { currentScores } from './standings.ts';
import type { ScoredField } from './withdrawals.ts';

/**
 * The rankings of a session after a round: every place by the boards up to its end, at what these are worth now, with the
 * penalties, terms and rules of the ranking as it stands. Worked out only when it is asked for. A field that plays fewer
 * rounds stands as after its last.
 */
export function standingsAfterRound(club: Club, id: number, round: number): AfterRoundView | ClubProblem {
  return club.store.snapshot((): AfterRoundView | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const found = currentScores(club, id);
    if (isProblem(found)) return found;
    const fields = sessionFields(session);
    const rounds = Math.max(...fields.map((field) => field.rounds));
    if (round > rounds) return { kind: 'problem', code: 'unknownRound', round, rounds };
    const { scored, rounds: went } = found.scores;
    return {
      change: found.change,
      round,
      fields: fields.flatMap((field) => {
        const scores = scored.get(field.id);
        return scores ? [fieldAfterRound(field, scores, session, round, went.get(field.id) ?? null)] : [];
      }),
    };
  });
}

/** The standings of a field after a round, without its boards. */
function fieldAfterRound(
  field: SessionField,
  scores: ScoredField,
  session: SessionView,
  round: number,
  went: CachedProgress | null,
): FieldStandingsView {
  const ranked = rankedIn(field, scores, session);
  const { method, regulation, changes, terms } = ranked;
  const rounds = Math.min(round, field.rounds);
  const after = rankingsAfter(field, ranked, scores, session.results, rounds);
  const rankings = after.map(({ line, scored, evidence }): RankingView => {
    const others = after
      .filter((other) => other.line !== line)
      .map((other) => ({ rows: standings(other.scored, other.evidence, { basis: method.rankedBy }) }));
    const rules = standingRules({ rows: scored }, others, method, regulation);
    const most = scored.reduce((boards, row) => Math.max(boards, row.boards), 0);
    const common = { method, terms, basis: rules.basis, most };
    const rows = standingsOnTerms(scored, evidence, { ...rules, changes }, terms).map((row) => {
      const curve = (went?.byEntry.get(row.entry) ?? []).map((figure, at) => (at < rounds ? figure : null));
      return rowView({ row, byRound: curve, common, withdrawn: scores.withdrawn.get(row.entry) });
    });
    return { line, rows };
  });
  return { ...headOf(field, ranked), rankings, boards: [] };
}

/** What the pairs of each ranking have won up to the end of a round. */
function rankingsAfter(
  field: SessionField,
  { method, regulation }: Ranked,
  scores: ScoredField,
  results: SessionView['results'],
  rounds: number,
): readonly (RoundTotals & { readonly line: Side | null })[] {
  const missed = Map.groupBy(fieldSitOuts(field, results, scores.withdrawn), ({ round }) => round);
  const besides = (round: number) => [
    ...withSitOuts(new Map(), missed.get(round) ?? [], scores.boards, method, regulation).values(),
  ];
  return scores.rankings.flatMap(({ line, rows }) => {
    const entries = rows.map(({ entry }) => entry);
    const own = new Set(entries);
    const options = { rounds, roundOf: (one: { round: number }) => one.round, besides, entries };
    const last = totalsAfterRounds(scores.boards, { ...options, ranks: (entry) => own.has(entry) }).at(-1);
    return last ? [{ ...last, line }] : [];
  });
}
