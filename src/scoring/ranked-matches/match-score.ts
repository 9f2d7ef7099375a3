import type { BoardScores } from '../boards/board-scores.ts';
import { add, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import type { Grade } from '../teams/grade.ts';
import { scoreTables, teamTotals, type MatchBoard, type MatchScore, type TeamTotal } from '../teams/match.ts';
import { forTeams, type ForTeams, type MatchTeam } from '../teams/team.ts';
import { hasVoidWorth, isVoidMatch, voidTotals } from '../teams/void.ts';
import { finesOf, isMatchWorth, matchWorth, type TeamPenalty, type TeamWorth } from '../teams/worth.ts';
import type { VictoryPointProblem } from '../victory-points/scale.ts';
import { placeLines } from './compared-lines.ts';
import { fieldMatchWorth, fieldSums, givenSums, scoreFieldMatch } from './field-match.ts';
import { givenTotals, NO_TOTAL } from './given-totals.ts';
import { comparisonOf, halfScaleProblem } from './half-match.ts';
import { teamPenalties } from './penalty-units.ts';
import type { ComparedLine, MatchState, StageMatchBoard, StageMatchScore, StageMatchSegment } from './ranked.ts';
import type { GivenMatchResult, MatchLine, MatchStageRules, StageMatch, StagePenalty } from './stage.ts';

/** All that a match by itself depends on, beside the rules. */
export interface MatchParts<Line extends MatchLine = MatchLine> {
  readonly match: StageMatch;
  readonly lines: readonly Line[];
  readonly given: GivenMatchResult | null;
  readonly removed: ForTeams<Grade> | null;
  readonly penalties: readonly StagePenalty[];
}

/**
 * Scores a match of a stage by itself.
 * @param field the boards of a match of pairs, scored among all tables; null where the teams are compared
 */
export function scoreStageMatch<Line extends MatchLine>(
  { match, lines, given, removed, penalties: all }: MatchParts<Line>,
  rules: MatchStageRules,
  field: readonly BoardScores<Line>[] | null,
): StageMatchScore<Line> {
  const comparison = comparisonOf(match, rules);
  const placed = placeLines(match, lines);
  const score =
    comparison.kind === 'field'
      ? scoreFieldMatch(match, placed, field ?? [], comparison)
      : scoreTables(placed.boards, removed, rules.boards);
  const penalties = teamPenalties(match, all, comparison);
  const due = score.boards.length;
  const open = score.boards.filter(isOpen).length;
  const state = stateOf(given, lines.length - placed.stray.length > 0 || removed !== null, due, open);
  const grades = given?.kind === 'void' ? given.grades : removed;
  const isVoid = grades !== null && comparison.kind !== 'field' && (given?.kind === 'void' || isVoidMatch(score));
  const boards = match.boards ?? due;
  const totals = isVoid ? voidTotals(boards, grades) : totalsOf(given, score, rules);
  const counted = { match, given, boards, score, totals, isVoid, penalties };
  const worth = worthOf(counted, rules, field);
  return {
    state,
    given,
    segments: segmentsOf(match, score),
    due,
    compared: score.compared,
    open,
    totals,
    penalties,
    worth: worth && isMatchWorth(worth) ? worth : null,
    problem: worth && !isMatchWorth(worth) ? worth : null,
    isVoid,
    stray: placed.stray,
  };
}

/** Whether a board still needs a result or a ruling; one that is recorded as not played has neither, and is settled. */
function isOpen({ state, lines: { open, closed } }: MatchBoard): boolean {
  const isLeft = open?.result.kind === 'notPlayed' || closed?.result.kind === 'notPlayed';
  return state.kind === 'missing' && !isLeft;
}

function stateOf(given: GivenMatchResult | null, isBegun: boolean, due: number, open: number): MatchState {
  if (given !== null) return 'complete';
  if (!isBegun) return 'not-begun';
  return due > 0 && open === 0 ? 'complete' : 'in-play';
}

function totalsOf(
  given: GivenMatchResult | null,
  { totals }: MatchScore,
  { comparison }: MatchStageRules,
): ForTeams<TeamTotal> {
  switch (given?.kind) {
    case undefined:
    case 'mismatch':
      return totals;
    case 'totals':
      return givenTotals(given, comparison);
    case 'forfeit':
    case 'walkover':
    case 'bye':
    case 'indemnity':
    case 'void':
      return { home: NO_TOTAL, away: NO_TOTAL };
  }
}

interface Counted {
  readonly match: StageMatch;
  readonly given: GivenMatchResult | null;
  /** That the scale is read with. */
  readonly boards: number;
  readonly score: MatchScore;
  readonly totals: ForTeams<TeamTotal>;
  readonly isVoid: boolean;
  readonly penalties: readonly TeamPenalty[];
}

function worthOf<Line extends MatchLine>(
  { match, given, boards, score, totals, isVoid, penalties }: Counted,
  rules: MatchStageRules,
  field: readonly BoardScores<Line>[] | null,
): ForTeams<TeamWorth> | VictoryPointProblem | null {
  if (match.away === null) return null;
  const comparison = comparisonOf(match, rules);
  if (given?.kind === 'mismatch') return typedWorth(given.result, totals, penalties);
  if (given?.kind === 'totals' && given.result) return typedWorth(given.result, totals, penalties);
  const isPlayed =
    given === null ? score.boards.some(({ state }) => state.kind !== 'missing') : given.kind === 'totals';
  if (!isPlayed && !isVoid) return null;
  const problem = halfScaleProblem(match, rules);
  if (problem) return problem;
  if (comparison.kind === 'field') {
    const sums = given === null ? fieldSums(match, field ?? [], comparison) : givenSums(totals);
    return fieldMatchWorth(sums, boards, comparison, penalties);
  }
  if (isVoid && !hasVoidWorth(comparison)) return null;
  return matchWorth(totals, boards, comparison, penalties);
}

/** What the boards of a match are worth, whatever was given in their place. @param field those of a match of pairs */
export function playedWorth<Line extends MatchLine>(
  { match, score }: { readonly match: StageMatch; readonly score: StageMatchScore<Line> },
  rules: MatchStageRules,
  field: readonly BoardScores<Line>[],
): ForTeams<TeamWorth> | VictoryPointProblem {
  const comparison = comparisonOf(match, rules);
  const boards = match.boards ?? score.due;
  return comparison.kind === 'field'
    ? fieldMatchWorth(fieldSums(match, field, comparison), boards, comparison, score.penalties)
    : matchWorth(score.totals, boards, comparison, score.penalties);
}

/** A result that was typed, less penalties. */
function typedWorth(
  result: ForTeams<Exact>,
  totals: ForTeams<TeamTotal>,
  penalties: readonly TeamPenalty[],
): ForTeams<TeamWorth> {
  return forTeams((team) => {
    const fines = finesOf(team, penalties);
    const imps = subtract(totals[team].imps, fines.imps);
    return { result: subtract(result[team], fines.result), imps, scaledImps: null, parts: null };
  });
}

/** A loss isn't written: it is what the other team won. */
function impsWon({ imps }: MatchBoard, team: MatchTeam): Exact {
  const own = imps?.[team] ?? ZERO;
  return own.numerator > 0n ? own : ZERO;
}

function segmentsOf<Line extends MatchLine>(
  { segments }: StageMatch,
  { boards }: MatchScore<ComparedLine<Line>>,
): readonly StageMatchSegment<Line>[] {
  const byNumber = new Map(boards.map((board) => [board.board, board]));
  let running: ForTeams<Exact> = { home: ZERO, away: ZERO };
  const before: StageMatchBoard<Line>[] = [];
  return segments.map((segment) => {
    const own = segment.boards.flatMap((number): readonly StageMatchBoard<Line>[] => {
      const board = byNumber.get(number);
      if (board === undefined) return [];
      const sofar = running;
      running = forTeams((team) => add(sofar[team], impsWon(board, team)));
      return [{ ...board, running }];
    });
    before.push(...own);
    return {
      boards: own,
      totals: teamTotals(own),
      running: teamTotals(before),
      compared: own.filter(({ state }) => state.kind === 'compared').length,
      open: own.filter(isOpen).length,
    };
  });
}
