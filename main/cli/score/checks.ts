import { vulnerabilityOf } from '../../../src/bridge/board.ts';
import { explainImpossibleScore, isPossibleScore } from '../../../src/bridge/score/possible.ts';
import type { CsvResult } from '../../../src/format/results/csv.ts';
import { formatPairsCsvAward } from '../../../src/format/results/award.ts';
import type { Language } from '../../../src/language.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { resultsBeyondTwo } from '../../../src/scoring/boards/board-a-match.ts';
import { boardsWithTwoDatums } from '../../../src/scoring/boards/fixed-datum.ts';
import { isAwardWithoutImps } from '../../../src/scoring/awards/award-worth.ts';
import type { Method } from '../../../src/scoring/method.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { LocatedProblem } from '../command/problems.ts';

/** The lines that the method can't score, in their order. */
export function methodProblems(
  results: readonly CsvResult[],
  method: Method,
  regulation: Regulation,
  language: Language,
): readonly LocatedProblem[] {
  const problems = [
    ...(method.unit === 'imps' ? awardsWithoutImps(results, regulation, language) : []),
    ...(method.code === 'fixed-datum' ? datumProblems(results, language) : []),
    ...(method.code === 'board-a-match' ? resultsTooMany(results, language) : []),
  ];
  return problems.toSorted((a, b) => a.line - b.line);
}

/** Awards that the regulation gives no IMPs for. */
function awardsWithoutImps(
  results: readonly CsvResult[],
  regulation: Regulation,
  language: Language,
): readonly LocatedProblem[] {
  return results
    .filter((line) => isAwardWithoutImps(line, regulation))
    .flatMap(({ line, outcome }) => {
      if (outcome.kind !== 'award' && outcome.kind !== 'split') return [];
      const message = scoreCommandWords[language].awardWithoutImps(formatPairsCsvAward(outcome));
      return [{ line, column: 'award', code: 'awardWithoutImps', message }];
    });
}

/** Boards without a datum or with two: one problem for each, at the first line that shows it. */
function datumProblems(results: readonly CsvResult[], language: Language): readonly LocatedProblem[] {
  const words = scoreCommandWords[language];
  const different = boardsWithTwoDatums(results);
  return [...Map.groupBy(results, ({ board }) => board)].flatMap(([board, [first, ...others]]) => {
    if (first === undefined) return [];
    const column = 'datum';
    if (different.has(board)) {
      const { line } = others.find(({ datum }) => datum !== first.datum) ?? first;
      return [{ line, column, code: 'datumsDiffer', message: words.datumsDiffer(board) }];
    }
    const { line } = first;
    return first.datum === undefined ? [{ line, column, code: 'noDatum', message: words.noDatum(board) }] : [];
  });
}

/** Lines without a round, where the call wants rankings after rounds. */
export function roundProblems(results: readonly CsvResult[], language: Language): readonly LocatedProblem[] {
  return results.flatMap(({ line, round }) => {
    if (round !== undefined) return [];
    return [{ line, column: 'round', code: 'noRound', message: rankingCommandWords[language].noRound }];
  });
}

/** Scores that no contract is worth at the vulnerability of the board. They are scored and reported. */
export function impossibleScores(
  results: readonly CsvResult[],
  { undertricks }: Regulation,
  language: Language,
): readonly LocatedProblem[] {
  return results.flatMap(({ line, board, outcome }) => {
    const vulnerability = vulnerabilityOf(board);
    if (outcome.kind !== 'score' || isPossibleScore(outcome.score, vulnerability, undertricks)) return [];
    const corrections = explainImpossibleScore(outcome.score, vulnerability, undertricks).corrections.map(
      ({ score }) => score,
    );
    const message = scoreCommandWords[language].scoreImpossible(board, outcome.score, corrections);
    return [{ line, column: 'score', code: 'scoreImpossible', message }];
  });
}

function resultsTooMany(results: readonly CsvResult[], language: Language): readonly LocatedProblem[] {
  return resultsBeyondTwo(results).map(({ line, board }) => {
    const message = scoreCommandWords[language].resultsBeyondTwo(board);
    return { line, column: 'match', code: 'resultsBeyondTwo', message };
  });
}
