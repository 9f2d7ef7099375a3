/**
 * The ranking of a stage of matches: from lines, typed results, penalties and withdrawals to each match's figures and
 * everybody's places. What `rankSession` is to a session of pairs.
 *
 *     const ranked = rankMatches({ rules, contestants: [1, 2, 3], matches, lines });
 *     ranked.matches[0].score.worth?.home.result; // 14 victory points
 *     ranked.ranking.rows[0].place; // 1
 *     rankMatchesAfterRound(ranked, 3); // the standing as it was after round 3
 *     crossTable(ranked); // who met whom
 */
import type { BoardScores } from './boards/board-scores.ts';
import { changesByEntry } from './standing/penalty.ts';
import { USUAL_TERMS } from './standing/terms.ts';
import { teamStandings } from './teams/standings.ts';
import { countMatches, matchRecords } from './ranked-matches/counted.ts';
import { fieldBoardsByMatch, scoredField } from './ranked-matches/field-match.ts';
import { scoreStageMatch, type MatchParts } from './ranked-matches/match-score.ts';
import { stagePenalties, stagePenaltyUnit } from './ranked-matches/penalty-units.ts';
import type { MatchRanking, RankedMatch, RankedMatches, StageMatchScore } from './ranked-matches/ranked.ts';
import type { MatchesToRank, MatchLine } from './ranked-matches/stage.ts';

/**
 * Ranks a stage of matches.
 * @param earlier the stage as it was ranked before: matches whose lines, result and penalties are the very same objects
 * keep their score, so that after a result only its match is scored again
 * @param scored the boards of matches of pairs where they are scored already, by the same lines and rules
 */
export function rankMatches<Line extends MatchLine>(
  input: MatchesToRank<Line>,
  earlier: RankedMatches<Line> | null = null,
  scored: readonly BoardScores<Line>[] | null = null,
): RankedMatches<Line> {
  const { rules } = input;
  const known = new Set(input.matches.map(({ key }) => key));
  const { comparison } = rules;
  const field = comparison.kind === 'field' ? fieldBoardsByMatch(scored ?? scoredField(input.lines, comparison)) : null;
  const kept = earlier !== null && earlier.input.rules === rules ? earlierScores(earlier) : null;
  const each = partsOf(input).map((parts) => {
    const { match } = parts;
    const before = kept?.get(match.key);
    const boards = field && (field.get(match.key) ?? []);
    const isSameField = boards === null || isSameList(earlier?.field?.get(match.key) ?? [], boards);
    if (before && isSameField && isSame(before.parts, parts)) return { match, score: before.score };
    return { match, score: scoreStageMatch(parts, rules, boards) };
  });
  const { matches, withdrawn } = countMatches(each, rules, input.withdrawals ?? []);
  const stray = input.lines.flatMap((line) => (known.has(line.match) ? [] : [{ line, reason: 'no-match' as const }]));
  const ranked = { input, field, matches, withdrawn, stray };
  return { ...ranked, ranking: rankingOf(ranked, matches) };
}

/** Ranks by all matches that have ended by a round, with penalties of the stage and terms as they are at the end. */
export function rankMatchesAfterRound(ranked: RankedMatches, round: number): MatchRanking {
  return rankingOf(
    ranked,
    ranked.matches.filter(({ match }) => match.lastRound <= round),
  );
}

function partsOf<Line extends MatchLine>({
  matches,
  lines,
  results,
  removed,
  penalties = [],
}: MatchesToRank<Line>): readonly MatchParts<Line>[] {
  const linesOf = Map.groupBy(lines, ({ match }) => match);
  const penaltiesOf = Map.groupBy(penalties, ({ match }) => match);
  return matches.map((match) => ({
    match,
    lines: linesOf.get(match.key) ?? [],
    given: results?.get(match.key) ?? null,
    removed: removed?.get(match.key) ?? null,
    penalties: penaltiesOf.get(match.key) ?? [],
  }));
}

interface EarlierScore<Line extends MatchLine> {
  readonly parts: MatchParts<Line>;
  readonly score: StageMatchScore<Line>;
}

function earlierScores<Line extends MatchLine>({
  input,
  matches,
}: RankedMatches<Line>): ReadonlyMap<string, EarlierScore<Line>> {
  const scores = new Map(matches.map(({ match, score }) => [match.key, score]));
  return new Map(
    partsOf(input).flatMap((parts) => {
      const score = scores.get(parts.match.key);
      return score ? [[parts.match.key, { parts, score }] as const] : [];
    }),
  );
}

function isSame<Line extends MatchLine>(before: MatchParts<Line>, now: MatchParts<Line>): boolean {
  return (
    before.match === now.match &&
    before.given === now.given &&
    before.removed === now.removed &&
    isSameList(before.lines, now.lines) &&
    isSameList(before.penalties, now.penalties)
  );
}

function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

function rankingOf(
  { input, withdrawn }: Pick<RankedMatches, 'input' | 'withdrawn'>,
  matches: readonly RankedMatch[],
): MatchRanking {
  const { rules, contestants, penalties = [], terms = USUAL_TERMS, lots = [], leastInStratum = 0 } = input;
  const unit = stagePenaltyUnit(rules.comparison);
  const measure = { unit: unit ?? 'matchpoints', top: 0 };
  const { rows, terms: counted } = teamStandings(
    matches.flatMap((one) => matchRecords(one)),
    {
      teams: contestants,
      ties: rules.ties,
      lots,
      leastInStratum,
      changes: changesByEntry(stagePenalties(penalties, rules.comparison), () => measure),
      terms: { ...terms, withoutStanding: new Set([...terms.withoutStanding, ...withdrawn.keys()]) },
    },
  );
  return { terms: counted, rows: rows.map((row) => ({ ...row, withdrawn: withdrawn.get(row.entry) ?? null })) };
}
