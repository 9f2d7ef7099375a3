import { formatShort } from '../../../../src/language/numbers.ts';
import { masterpointsNote } from '../../../../src/language/ranking/masterpoints.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import type { LeastAndMost } from '../../../../src/language/paper/paper.ts';
import { compare, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { scoringLineText } from '../../lines.ts';
import type { PublicationReport } from '../../../club/model/publication.ts';
import type { MatchesView } from '../../../club/model/matches.ts';
import type { PrintedField } from '../../sections.ts';

/** Says what the figures are out of, and what a dash instead of a place means. */
export function footNote(job: PrintJob & { readonly report?: PublicationReport }, field: PrintedField): string {
  const awarded = field.standings.rankings.flatMap(({ masterpoints }) => masterpoints ?? []);
  const masterpoints = masterpointsNote(awarded, Boolean(job.report?.published), job.language);
  const note = [figuresNote(job, field), masterpoints].filter((text) => text !== '').join(' ');
  const rows = field.standings.rankings.flatMap((ranking) => ranking.rows);
  const reasons = new Set(rows.flatMap(({ unranked, withdrawn }) => (withdrawn ? [] : (unranked ?? []))));
  const [reason] = reasons;
  return reason ? `${note} ${paperWordsFor(job).noPlace[reasons.size > 1 ? 'both' : reason]}` : note;
}

/** Says what the figures are out of: the top of a board, and the most a pair could score. */
function figuresNote(job: PrintJob, { standings }: PrintedField): string {
  if (standings.matches) return matchesNote(job, standings.matches);
  const { rankings, boards } = standings;
  const scored = rankings.flatMap(({ rows }) => rows).filter((row) => row.figure !== null);
  if (scored.length > 0 && pointsUnit(job) === 'imps') {
    const { unequalBoards: rankedBy } = job.session.scoring.regulation;
    return paperWordsFor(job).impsFoot(scoringLineText(job), rankedBy);
  }
  const tops = boards.filter((board) => board.results.length > 0).map((board) => exactFromText(String(board.top)));
  if (scored.length === 0 || tops.length === 0) return noRanking(job, standings);
  const totals = scored.map((row) => exactFromText(row.available));
  return paperWordsFor(job).rankingFoot(scoringLineText(job), spanOf(tops, job), spanOf(totals, job));
}

/** Why nobody has a figure: nothing was played, or no board was played often enough to be compared. */
function noRanking(job: PrintJob, { boards }: PrintedField['standings']): string {
  const words = paperWordsFor(job);
  return boards.some(({ results }) => results.length > 0) ? words.noComparison : words.noRanking;
}

/** By what the matches are scored, and how many of them are complete. */
function matchesNote(job: PrintJob, { matches }: MatchesView): string {
  const two = new Set(job.session.matches.filter(({ away }) => away !== null).map(({ id }) => id));
  const played = matches.filter(({ match }) => two.has(match));
  const complete = played.filter(({ state }) => state === 'complete').length;
  return `${scoringLineText(job)}. ${matchPaperWords[job.language].complete(complete, played.length)}`;
}

function spanOf(values: readonly Exact[], { language }: PrintJob): LeastAndMost {
  const sorted = values.toSorted(compare);
  const format = (value: Exact | undefined): string => (value === undefined ? '' : formatShort(value, 2, language));
  return { least: format(sorted[0]), most: format(sorted.at(-1)) };
}
