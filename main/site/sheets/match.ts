import { sideNamesShort } from '../../../src/language/game/seats.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import type { PageBlock, PageCell, PageColumn, PageRow, PageTable } from '../../../src/page/sheet.ts';
import { MATCH_TEAMS, northSouthIn, ROOMS, type MatchTeam, type Room } from '../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../club/model/result.ts';
import { figureWon, runningText } from '../../print/documents/matches/boards-block.ts';
import { partTitle, roomHead, roomName } from '../../print/documents/matches/line-up-block.ts';
import { matchNotes } from '../../print/documents/matches/notes-block.ts';
import { matchFigureColumns } from '../../print/documents/matches/totals-block.ts';
import { paperWordsFor } from '../../print/job.ts';
import type { PrintedMatch, PrintedMatchBoard } from '../../print/matches.ts';
import { joinNames } from '../../print/press/fit.ts';
import { contractColumnText, outcomeCells, scoreCells } from '../../print/press/notation.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
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
      { head: '', kind: 'quiet', wide: true },
      { head: words.teamHead, kind: 'names' },
      ...figures.map(({ head }, index): PageColumn => ({
        head,
        align: 'right',
        ...(index === last ? { kind: 'strong' } : index < last - 1 && { wide: true }),
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

/** Who sat in each room of each half, under the names of their teams. */
function lineUpTable(job: PageJob, match: PrintedMatch): PageTable {
  const words = matchPaperWords[job.language];
  const sides = sideNamesShort[job.language];
  const rows = match.parts.flatMap(({ rooms }, part) =>
    ROOMS.flatMap((room): readonly PageRow[] => {
      const of = (team: MatchTeam): PageCell => {
        const side = northSouthIn(room) === team ? 'NS' : 'EW';
        return { text: joinNames(side === 'NS' ? rooms[room].ns : rooms[room].ew), below: sides[side] };
      };
      return [
        { cells: [partTitle(job, match, part), roomHead(job, match, room)], whole: true },
        { cells: MATCH_TEAMS.map(of) },
      ];
    }),
  );
  return {
    kind: 'table',
    title: words.lineUps,
    columns: MATCH_TEAMS.map((team): PageColumn => ({ head: match.teams[team].name, kind: 'names' })),
    rows,
  };
}

/** The boards of a half, both rooms side by side. */
function boardsTable(job: PageJob, match: PrintedMatch, part: number): PageTable {
  const words = matchPaperWords[job.language];
  const paper = paperWordsFor(job);
  const sides = sideNamesShort[job.language];
  const figure = match.scored.boardFigure;
  const inRoom = (room: Room): readonly PageColumn[] => [
    { head: roomName(job, match.parts[part]?.rooms[room], room), kind: 'contract', narrow: true },
    { head: paper.contract, kind: 'contract', wide: true },
    { head: paper.by, align: 'centre', wide: true },
    { head: paper.resultShort, align: 'centre', wide: true },
    { head: sides.NS, align: 'right', wide: true },
    { head: sides.EW, align: 'right', wide: true },
  ];
  const rows = match.parts[part]?.rows ?? [];
  return {
    kind: 'table',
    title: partTitle(job, match, part),
    groups: [
      { head: '', columns: 1 },
      ...ROOMS.map((room) => ({ head: roomHead(job, match, room), columns: inRoom(room).length - 1 })),
      { head: words.boardFigure[figure], columns: 2 },
      ...(figure === 'imps' ? [{ head: '', columns: 1 }] : []),
    ],
    columns: [
      { head: words.board, align: 'right', kind: 'strong' },
      ...ROOMS.flatMap(inRoom),
      ...MATCH_TEAMS.map((team): PageColumn => ({
        head: pageWordsFor(job).sideOf[team],
        align: 'right',
        kind: 'strong',
      })),
      ...(figure === 'imps' ? [{ head: words.running, align: 'right', wide: true } as const] : []),
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

/** What was played at a table: in few words, and in a column each. */
function resultCells(job: PageJob, result: ResultView | null): readonly PageCell[] {
  if (result === null) return ['', '', '', '', '', ''];
  const words = paperWordsFor(job);
  const sides = sideNamesShort[job.language];
  const { by, result: tricks } = outcomeCells(result.outcome, job.language, words);
  const contract = contractColumnText(result.outcome, job.language, words);
  const [ns, ew] = scoreCells(result.score);
  const scored = ew === '' ? ns && `${sides.NS} ${ns}` : `${sides.EW} ${ew}`;
  const text = [contract, by, tricks].filter((part) => part !== '').join(' ');
  return [{ text, below: scored }, contract, by, tricks, ns, ew];
}
