import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import {
  isMatchStageRules,
  matchStageRules,
  type MatchStageScoring,
} from '../../../../src/scoring/ranked-matches/scoring.ts';
import type {
  MatchesToRank,
  MatchLine,
  MatchStageRules,
  MatchWithdrawal,
  StageMatch,
  StagePenalty,
} from '../../../../src/scoring/ranked-matches/stage.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { resultLine, type ResultLine } from '../../../../src/session/result-line.ts';
import { tableRoundKey } from '../../../../src/session/due.ts';
import { isBeforeHalf } from '../../../../src/scoring/ranked-matches/withdrawn.ts';
import { givenMatchResult } from '../../matches/given-results.ts';
import type { PenaltyView, ScoringView } from '../../model/scoring.ts';
import type { MatchView, SectionView, SessionView } from '../../model/session.ts';
import type { ResultView } from '../../model/result.ts';
import { rankingTerms } from '../ranking-terms.ts';
import { cellMatches } from './cell-matches.ts';

/** A line of a match that remembers where it stands in the session. */
export type MatchResultLine = ResultLine & MatchLine;

/** The lines of all results in matches, those of teams with the room. */
export function linesOfMatches(session: SessionView): readonly MatchResultLine[] {
  const sections = new Map(session.sections.map((section) => [section.id, section]));
  return session.results.flatMap((result) => {
    const section = sections.get(result.section);
    return section ? (lineOf(result, section, session.scoring) ?? []) : [];
  });
}

/** What the matches of a session are ranked from. What has not changed is the same object as before. */
export function stageToRank(
  session: SessionView,
  scoring: MatchStageScoring,
  lines: readonly MatchResultLine[],
): MatchesToRank<MatchResultLine> {
  const entries = session.sections.flatMap((section) => section.entries);
  const rules = rulesOf(session.scoring, scoring, roundsOf(session));
  return {
    rules,
    contestants: entries.map(({ id }) => id),
    matches: stageMatches(session.sections)(session.matches),
    lines,
    results: new Map(
      session.matches.flatMap(({ id, given }) => (given ? [[String(id), stageResult(given)] as const] : [])),
    ),
    penalties: session.penalties.map(stagePenalty),
    terms: rankingTerms(session.terms, entries),
    withdrawals: withdrawalsOf(session, lines),
  };
}

/** Rules by what is stored, so that the same scoring has the same rules. */
const knownRules = new WeakMap<ScoringView, { readonly rounds: number; readonly rules: MatchStageRules }>();

function rulesOf(view: ScoringView, scoring: MatchStageScoring, rounds: number): MatchStageRules {
  const known = knownRules.get(view);
  if (known?.rounds === rounds) return known.rules;
  const rules = matchStageRules(scoring, view.regulation, rounds);
  if (!isMatchStageRules(rules)) throw new Error(`the scoring of the matches is not possible: ${rules.code}`);
  knownRules.set(view, { rounds, rules });
  return rules;
}

/** Rounds that are not drawn yet among them. */
function roundsOf({ matches, sections }: Pick<SessionView, 'matches' | 'sections'>): number {
  return Math.max(0, ...sections.map(({ rounds }) => rounds), ...matches.map(({ lastRound }) => lastRound));
}

/** The matches of some sections by the list they are drawn in: both stay the same while results come in. */
const stageMatches = memoizeByObject((sections: readonly SectionView[]) =>
  memoizeByObject((matches: readonly MatchView[]) => matches.map((match) => stageMatch(match, sections))),
);

function stageMatch(view: MatchView, sections: readonly SectionView[]): StageMatch {
  const { id, round, lastRound, isHalf, home, away } = view;
  const tables = sections.flatMap(({ cells }) =>
    cells.flatMap(({ match, meeting, boards }) =>
      match?.id === id || meeting === id ? [{ segment: match?.segment ?? 1, boards }] : [],
    ),
  );
  const bySegment = [...Map.groupBy(tables, ({ segment }) => segment)].toSorted(([a], [b]) => a - b);
  const segments = bySegment.map(([, parts]) => ({
    boards: [...new Set(parts.flatMap(({ boards }) => boards))].toSorted((a, b) => a - b),
  }));
  return { key: String(id), round, lastRound, ...(isHalf && { isHalf }), home, away, segments };
}

const linesByResult = new WeakMap<
  ResultView,
  { readonly section: SectionView; readonly scoring: ScoringView; readonly line: MatchResultLine | null }
>();

/** The line of a result; null where it stands at no table of a match. */
function lineOf(result: ResultView, section: SectionView, scoring: ScoringView): MatchResultLine | null {
  const known = linesByResult.get(result);
  if (known?.section === section && known.scoring === scoring) return known.line;
  const at = cellMatches(section).get(tableRoundKey(result));
  const [ns = result.ns] = entriesRankedBy(section, result.ns);
  const [ew = result.ew] = entriesRankedBy(section, result.ew);
  const { undertricks: scale } = scoring.regulation;
  const line = at
    ? { ...resultLine(result, { datum: undefined, scale }), ns, ew, match: String(at.id), room: at.room }
    : null;
  linesByResult.set(result, { section, scoring, line });
  return line;
}

const stageResult = memoizeByObject(givenMatchResult);

const stagePenalty = memoizeByObject(({ entry, match, kind, amount, unit }: PenaltyView): StagePenalty => {
  return { entry, kind, amount: exact(amount, 100), unit, match: match === undefined ? null : String(match) };
});

/** Who withdrew from a Swiss of pairs so early that the results are cancelled, and compared with nobody's. */
export function cancelledEntries({
  terms,
  results,
  sections,
  matches,
}: Pick<SessionView, 'terms' | 'results' | 'sections' | 'matches'>): ReadonlySet<number> {
  const rounds = roundsOf({ sections, matches });
  return new Set(
    withdrawalsOf({ terms }, results).flatMap(({ contestant, afterRound }) =>
      isBeforeHalf(afterRound, rounds) ? [contestant] : [],
    ),
  );
}

/** A team that withdrew has played up to the last round with a result of it. */
function withdrawalsOf(
  { terms }: Pick<SessionView, 'terms'>,
  lines: readonly { readonly ns: number; readonly ew: number; readonly round: number }[],
): readonly MatchWithdrawal[] {
  return terms.entries.flatMap(({ entry, withdrawn }) => {
    if (!withdrawn) return [];
    const rounds = lines.flatMap(({ ns, ew, round }) => (ns === entry || ew === entry ? [round] : []));
    return [{ contestant: entry, afterRound: Math.max(0, ...rounds) }];
  });
}
