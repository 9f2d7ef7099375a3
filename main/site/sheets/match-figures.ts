import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { matchFigureColumns, type MatchFigureColumn } from '../../print/documents/matches/totals-block.ts';
import type { PrintedMatch } from '../../print/matches.ts';
import type { PageJob } from '../page-job.ts';

/** What a match comes to in a line: what its boards gave, where that is something else, and its result. */
export function shortFigures(job: PageJob, match: PrintedMatch): readonly MatchFigureColumn[] {
  const heads = figureHeads(job, match);
  const figures = matchFigureColumns(job, match);
  const result = figures.at(-1);
  const boards = heads.length > 1 ? figures.find(({ head }) => head === heads[0]) : undefined;
  return [...(boards ? [boards] : []), ...(result ? [result] : [])];
}

/** Their heads; boards that are counted in the unit of the result have no column of their own. */
export function figureHeads(
  { language }: Pick<PageJob, 'language'>,
  match: PrintedMatch | undefined,
): readonly string[] {
  if (!match) return [];
  const words = matchPaperWords[language];
  return [...new Set([words.boardFigure[match.scored.boardFigure], words.unit[match.scored.unit]])];
}
