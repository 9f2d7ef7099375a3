import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { matchFigureColumns, type MatchFigureColumn } from '../../print/documents/matches/totals-block.ts';
import type { PrintedMatch } from '../../print/matches.ts';
import type { MatchTeam } from '../../../src/scoring/teams/team.ts';
import type { PageJob } from '../page-job.ts';

/**
 * What a match comes to in a line: what its boards gave, and its result where that is in another unit. Where IMPs
 * decide, the IMPs of both say more than their difference, which stands where a match has no IMPs.
 */
export function shortFigures(job: PageJob, match: PrintedMatch): readonly MatchFigureColumn[] {
  const heads = figureHeads(job, match);
  const figures = matchFigureColumns(job, match);
  const result = figures.at(-1);
  const boards = figures.find(({ head }) => head === heads[0]);
  if (!result) return [];
  if (boards && match.scored.unit === 'imps') return [{ ...boards, of: (team) => boards.of(team) || result.of(team) }];
  return [...(boards && heads.length > 1 ? [boards] : []), result];
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

/** What both teams have, one team first; empty where neither has any yet. */
export function bothFigures({ of }: MatchFigureColumn, first: MatchTeam = 'home'): string {
  const texts = [of(first), of(first === 'home' ? 'away' : 'home')];
  return texts.every((text) => text === '') ? '' : texts.join(' – ');
}
