import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import type { PrintedDocument } from '../../document.ts';
import type { PrintJob } from '../../job.ts';
import { eventLine, fieldLine, scoringLineText } from '../../lines.ts';
import { byRoom, printedMatches, type PrintedMatch } from '../../matches.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { printedFields } from '../../sections.ts';
import { sheetPages } from '../../sheet-pages.ts';
import { boardsBlock } from './boards-block.ts';
import { OWN_WIDTHS, lineUpBlock, partTitle, roomHead } from './line-up-block.ts';
import { notesBlock } from './notes-block.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { totalsBlock } from './totals-block.ts';

const MEASURE = 684;

/**
 * The score sheet of each match: totals, line-ups, and both rooms side by side, a block for each half. Without results
 * it is the form that is filled in at the table.
 */
export const matchSheetsDocument: PrintedDocument = {
  use: 'before',
  for: 'matches',
  options: ['match', 'blank'],
  title: (language) => matchPaperWords[language].matchSheet,
  layOut: layOutMatchSheets,
};

function layOutMatchSheets(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  return printedMatches(job).flatMap((match) => matchPages(job, match, area, measure));
}

/** The pages of a match, numbered by themselves: each team takes its own. */
function matchPages(job: PrintJob, match: PrintedMatch, area: PrintArea, measure: MeasureText): PrintedPage[] {
  const words = matchPaperWords[job.language];
  const { when, teams } = match;
  const [field] = printedFields(job);
  const right = [eventLine(job), when ?? (field ? fieldLine(job, field) : ''), ...progressLine(job, match)];
  const large = words.versus(teams.home.name, teams.away.name);
  const blocks: SheetBlock[] = [
    totalsBlock(job, match, area, measure),
    ...lineUps(job, match, area, measure),
    ...match.parts.map((_, index) => boardsBlock(job, match, index, area, measure)),
    ...notesBlock(job, match, area, measure),
  ];
  const note = `${scoringLineText(job)}. ${words.sides}`;
  return sheetPages(job, { large, right, note, blocks, ...(job.blank && { state: '' }) }, area, measure);
}

/** How far a match that goes on has come. */
function progressLine({ blank, language }: PrintJob, { score }: PrintedMatch): readonly string[] {
  return blank || score.state !== 'in-play' ? [] : [matchPaperWords[language].goesOn(score.compared, score.due)];
}

/** Who sits where; no block for a match that is played elsewhere. */
function lineUps(job: PrintJob, match: PrintedMatch, area: PrintArea, measure: MeasureText): SheetBlock[] {
  const { parts } = match;
  if (parts.length === 0) return [];
  const rows = parts.map(({ rooms }, index) => ({ label: [[partTitle(job, match, index)]], rooms }));
  const rooms = byRoom((room) => roomHead(job, match, room));
  return [
    lineUpBlock(
      job,
      rows,
      { own: matchPaperWords[job.language].lineUps, ownWidth: OWN_WIDTHS.half, rooms },
      area,
      measure,
    ),
  ];
}
