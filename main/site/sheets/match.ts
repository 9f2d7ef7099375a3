import { sideNamesShort } from '../../../src/language/game/seats.ts';
import { SIDES } from '../../../src/bridge/seat.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import type { PageBlock, PageCell, PageColumn, PageRow, PageTable } from '../../../src/page/sheet.ts';
import { MATCH_TEAMS, northSouthIn, opponentOf, ROOMS } from '../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../club/model/result.ts';
import { figureWon, runningText } from '../../print/documents/matches/boards-block.ts';
import { partTitle, roomHead } from '../../print/documents/matches/line-up-block.ts';
import { matchNotes } from '../../print/documents/matches/notes-block.ts';
import { matchFigureColumns } from '../../print/documents/matches/totals-block.ts';
import { paperWordsFor } from '../../print/job.ts';
import type { PrintedMatch, PrintedMatchBoard } from '../../print/matches.ts';
import { joinNames } from '../../print/press/fit.ts';
import { contractColumnText, outcomeCells, scoreCells } from '../../print/press/notation.ts';
import type { PageJob } from '../page-job.ts';
import { cardSheetName } from '../sheet-names.ts';

/** A match: what both teams have, who sat where, both rooms board by board, and what was ruled. */
export function matchBlocks(job: PageJob, match: PrintedMatch): readonly PageBlock[] {
  const notes = matchNotes(job, match);
  const { notes: title } = matchPaperWords[job.language];
  return [
    totalsTable(job, match),
    ...(match.parts.length === 0 ? [] : [lineUpTable(job, match)]),
    ...match.parts.map((_, part) => boardsTable(job, match, part)),
    ...(notes.length === 0 ? [] : [{ kind: 'lines', title, lines: notes } as const]),
  ];
}

function totalsTable(job: PageJob, match: PrintedMatch): PageTable {
  const words = matchPaperWords[job.language];
  const figures = matchFigureColumns(job, match);
  const last = figures.length - 1;
  return {
    kind: 'table',
    title: '',
    columns: [
      { head: '', kind: 'quiet' },
      { head: words.teamHead, kind: 'names' },
      ...figures.map(({ head }, index): PageColumn => ({
        head,
        align: 'right',
        ...(index === last && { kind: 'strong' }),
      })),
    ],
    rows: MATCH_TEAMS.map((team): PageRow => ({
      cells: [
        words[team],
        { text: match.teams[team].name, to: cardSheetName(match.teams[team].label) },
        ...figures.map(({ of }) => of(team)),
      ],
    })),
  };
}

function lineUpTable(job: PageJob, match: PrintedMatch): PageTable {
  const words = matchPaperWords[job.language];
  const sides = sideNamesShort[job.language];
  return {
    kind: 'table',
    title: words.lineUps,
    groups: [{ head: '', columns: 1 }, ...ROOMS.map((room) => ({ head: roomHead(job, match, room), columns: 2 }))],
    columns: [
      { head: '' },
      ...ROOMS.flatMap((room) =>
        SIDES.map((side): PageColumn => {
          const team = side === 'NS' ? northSouthIn(room) : opponentOf(northSouthIn(room));
          return { head: words.sideOf(sides[side], words[team]) };
        }),
      ),
    ],
    rows: match.parts.map(({ rooms }, part): PageRow => ({
      cells: [
        partTitle(job, match, part),
        ...ROOMS.flatMap((room) => [joinNames(rooms[room].ns), joinNames(rooms[room].ew)]),
      ],
    })),
  };
}

/** The boards of a half, both rooms side by side. */
function boardsTable(job: PageJob, match: PrintedMatch, part: number): PageTable {
  const words = matchPaperWords[job.language];
  const paper = paperWordsFor(job);
  const sides = sideNamesShort[job.language];
  const figure = match.scored.boardFigure;
  const inRoom = (): readonly PageColumn[] => [
    { head: paper.contract, kind: 'contract' },
    { head: paper.by, align: 'centre' },
    { head: paper.resultShort, align: 'centre' },
    { head: sides.NS, align: 'right' },
    { head: sides.EW, align: 'right' },
  ];
  const rows = match.parts[part]?.rows ?? [];
  return {
    kind: 'table',
    title: partTitle(job, match, part),
    groups: [
      { head: '', columns: 1 },
      ...ROOMS.map((room) => ({ head: roomHead(job, match, room), columns: inRoom().length })),
      { head: words.boardFigure[figure], columns: 2 },
      ...(figure === 'imps' ? [{ head: '', columns: 1 }] : []),
    ],
    columns: [
      { head: words.board, align: 'right', kind: 'strong' },
      ...ROOMS.flatMap(inRoom),
      { head: words.home, align: 'right', kind: 'strong' },
      { head: words.away, align: 'right', kind: 'strong' },
      ...(figure === 'imps' ? [{ head: words.running, align: 'right' } as const] : []),
    ],
    rows: rows.map((row) => ({ cells: boardCells(job, match, row) })),
    note: words.sides,
  };
}

function boardCells(
  job: PageJob,
  { scored }: PrintedMatch,
  { view, shown, results }: PrintedMatchBoard,
): readonly PageCell[] {
  const figures = view[scored.boardFigure];
  const running = figures === null ? '' : runningText(job, view.running.home.exact, view.running.away.exact);
  return [
    String(shown),
    ...ROOMS.flatMap((room) => resultCells(job, results[room])),
    ...MATCH_TEAMS.map((team) => figureWon(job, figures?.[team].exact)),
    ...(scored.boardFigure === 'imps' ? [running] : []),
  ];
}

function resultCells(job: PageJob, result: ResultView | null): readonly PageCell[] {
  if (result === null) return ['', '', '', '', ''];
  const words = paperWordsFor(job);
  const { by, result: tricks } = outcomeCells(result.outcome, job.language, words);
  return [contractColumnText(result.outcome, job.language, words), by, tricks, ...scoreCells(result.score)];
}
