import { matchWords } from '../../../../src/language/game/match.ts';
import { ruledText } from '../../../../src/language/game/ruling.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { penaltyText } from '../../../../src/language/ranking/penalty.ts';
import { MATCH_TEAMS, ROOMS } from '../../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../../club/model/result.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import type { PrintedMatch, PrintedMatchBoard } from '../../matches.ts';
import { wrapText } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import { textMark, type MeasureText } from '../../press/marks.ts';
import { contractColumnText, outcomeCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const NOTE = { size: 12 } as const;
const TITLE = { size: 13, bold: true } as const;
const TITLE_BASELINE = 24;
const LEADING = 16;
const BLOCK = { headHeight: 30, rowHeight: LEADING, leastRowHeight: LEADING, gap: 0 } as const;

/** What was ruled or given in the match, and penalties of its teams; no block where there is nothing. */
export function notesBlock(job: PrintJob, match: PrintedMatch, area: PrintArea, measure: MeasureText): SheetBlock[] {
  if (job.blank) return [];
  const lines = matchNotes(job, match).flatMap((text) => wrapText(text, area.width, NOTE, measure));
  if (lines.length === 0) return [];
  const block = { ...BLOCK, rows: lines.length };
  return [
    {
      ...block,
      marks: (slice) => [
        textMark(matchPaperWords[job.language].notes, area.left, slice.top + TITLE_BASELINE, TITLE),
        ...placedRows(block, slice).map(({ row, top }) =>
          textMark(lines[row] ?? '', area.left, top + LEADING - 3, NOTE),
        ),
      ],
    },
  ];
}

/** What took the place of a match's boards, rulings on them, and penalties of its teams. */
export function matchNotes(job: PrintJob, { view, score, teams, parts }: PrintedMatch): string[] {
  const words = matchPaperWords[job.language];
  const given = view.given;
  const instead = given ? words.given[given.kind] + withNote(job, given.note) : words.count[score.count];
  const only = job.session.matches.length === 1 ? view.id : null;
  const penalties = MATCH_TEAMS.flatMap((team) =>
    job.session.penalties
      .filter(({ entry, match }) => entry === view[team] && (match ?? only) === view.id)
      .map((one) => words.penaltyOf(teams[team].name, penaltyText(one, job.language)) + withNote(job, one.reason)),
  );
  return [
    ...(instead === '' ? [] : [instead]),
    ...parts.flatMap(({ rows }) => rows.flatMap((board) => boardNotes(job, board))),
    ...penalties,
  ];
}

function withNote({ language }: PrintJob, note: string | undefined): string {
  return note ? matchPaperWords[language].note(note) : '';
}

/** A ruling at either table of a board, and why the two are not compared. */
export function boardNotes(job: PrintJob, { view, shown, results }: PrintedMatchBoard): string[] {
  const words = matchPaperWords[job.language];
  const rulings = ROOMS.flatMap((room) => {
    const result = results[room];
    const text = result === null ? null : rulingText(job, result);
    return text === null ? [] : [words.ruled(shown, words.roomOf[room], text) + withNote(job, result?.note)];
  });
  const { state } = view;
  const isOpen = ROOMS.some((room) => results[room] === null);
  const reason = state.kind === 'missing' || state.kind === 'removed' ? state.reason : null;
  const missing = reason === null || (isOpen && state.kind === 'missing') ? [] : [reason];
  return [...rulings, ...missing.map((one) => words.missing(shown, matchWords[job.language].missing[one]))];
}

/** A ruling in words; null for what happened at the table. */
function rulingText(job: PrintJob, { outcome, form, note }: ResultView): string | null {
  const paper = paperWordsFor(job);
  if (outcome.kind === 'ruled') return ruledText(outcome, job.language);
  if (outcome.kind === 'award' || outcome.kind === 'notPlayed' || note) {
    const { by, result } = outcomeCells(outcome, job.language, paper);
    return [contractColumnText(outcome, job.language, paper), by, result].filter((one) => one !== '').join(' ');
  }
  return form === undefined ? null : matchPaperWords[job.language].form(form);
}
