import { dealerOf, vulnerabilityOf } from '../../../src/bridge/board.ts';
import { displayContract } from '../../../src/bridge/notation/contract.ts';
import { dealerText } from '../../../src/language/game/vulnerability.ts';
import { formatPercentFigure, formatSigned } from '../../../src/language/numbers.ts';
import { recapWords } from '../../../src/language/paper/recap.ts';
import { scorecardWords } from '../../../src/language/paper/scorecard.ts';
import { compare } from '../../../src/scoring/numbers/exact.ts';
import type { PageCell, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import { printedBoards, type PrintedBoard } from '../../print/documents/boards/board.ts';
import { boardSpan } from '../../print/documents/recap/boards.ts';
import { alignedCells, exactFromText } from '../../print/figures.ts';
import { paperWordsFor, pointsUnit } from '../../print/job.ts';
import { fieldLine } from '../../print/lines.ts';
import { joinNames } from '../../print/press/fit.ts';
import { contractColumnText, outcomeCells, scoreCells } from '../../print/press/notation.ts';
import { pairLabel, playersOfEntry, printedFields, type PrintedField } from '../../print/sections.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { glyphOf } from './glyph.ts';
import { handBlock } from './hands.ts';
import { boardSheetName, cardSheetName, SHEETS } from '../sheet-names.ts';

/** The list of boards, a sheet for each of them, and one with all. */
export function boardSheets(job: PageJob): readonly PageSheet[] {
  const words = pageWordsFor(job);
  const fields = printedFields(job).map((field) => ({ field, boards: printedBoards(job, field) }));
  const sheets = fields.flatMap(({ field, boards }) => sheetsOfField(job, field, boards));
  if (sheets.length === 0) return [];
  const tab = SHEETS.boards;
  const tables = fields.flatMap(({ field, boards }) => (boards.length === 0 ? [] : [listTable(job, field, boards)]));
  const all = { kind: 'lines', title: '', lines: [{ text: words.allBoards, to: SHEETS.allBoards }] } as const;
  return [
    { name: SHEETS.boards, tab, title: words.boards, lines: [], blocks: [...tables, all] },
    ...sheets,
    {
      name: SHEETS.allBoards,
      tab,
      title: words.boards,
      lines: [],
      blocks: [{ kind: 'sheets', names: sheets.map(({ name }) => name) }],
    },
  ];
}

/** A line a board: what was played most, and the span of its scores. */
function listTable(job: PageJob, field: PrintedField, boards: readonly PrintedBoard[]): PageTable {
  const words = recapWords[job.language];
  const paper = paperWordsFor(job);
  const columns: readonly PageColumn[] = [
    { head: paper.boardHead, align: 'right', sort: 'least', kind: 'strong' },
    { head: pageWordsFor(job).vulnerable, wide: true },
    { head: words.mostPlayed, kind: 'contract' },
    { head: '', align: 'centre' },
    { head: words.times, align: 'right', kind: 'quiet', wide: true },
    { head: words.best, align: 'right', sort: 'most' },
    { head: words.worst, align: 'right', sort: 'least' },
    { head: words.mean, align: 'right', sort: 'most' },
  ];
  const rows = boards.map(({ number, lines }): PageRow => {
    const { most, scores } = boardSpan(lines.map(({ result }) => result));
    return {
      cells: [
        { text: String(number), to: boardSheetName(job, field, number) },
        scorecardWords[job.language].vulnerability[vulnerabilityOf(number)],
        most ? displayContract({ ...most.contract, risk: '' }, job.language) : '',
        most ? paper.lineShort[most.side] : '',
        most ? String(most.times) : '',
        ...scores.map(formatSigned),
      ],
    };
  });
  const several = job.standings.fields.length > 1;
  return { kind: 'table', title: several ? fieldLine(job, field) : '', columns, rows };
}

function sheetsOfField(job: PageJob, field: PrintedField, boards: readonly PrintedBoard[]): readonly PageSheet[] {
  const link = (board: PrintedBoard | undefined) =>
    board && { text: String(board.number), to: boardSheetName(job, field, board.number) };
  return boards.map((board, index): PageSheet => {
    const [previous, next] = [link(boards[index - 1]), link(boards[index + 1])];
    const hand = handBlock(job, board.number);
    return {
      name: boardSheetName(job, field, board.number),
      tab: SHEETS.boards,
      title: paperWordsFor(job).board(board.number),
      lines: linesOf(job, field, board),
      glyph: glyphOf(board.number),
      ...(previous && { previous }),
      ...(next && { next }),
      blocks: [...(hand ? [hand] : []), travellerTable(job, field, board)],
    };
  });
}

function linesOf(job: PageJob, field: PrintedField, { number, scores }: PrintedBoard): readonly string[] {
  const words = paperWordsFor(job);
  const { actual, top, datum } = scores;
  const figures =
    pointsUnit(job) === 'imps'
      ? words.resultsDatum(actual, datum === null ? null : formatSigned(datum))
      : words.resultsTop(actual, top);
  const several = job.standings.fields.length > 1;
  return [
    dealerText(dealerOf(number), vulnerabilityOf(number), job.language),
    several ? `${fieldLine(job, field)}, ${figures}` : figures,
  ];
}

/** Every result of a board, best for North-South first. */
function travellerTable(job: PageJob, field: PrintedField, board: PrintedBoard): PageTable {
  const { language } = job;
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
  const hasForms = board.lines.some(({ result }) => result.form !== undefined);
  const lines = board.lines.toSorted((a, b) => {
    const [one, two] = [a.scored?.nsPoints, b.scored?.nsPoints];
    if (!one || !two) return Number(!one) - Number(!two);
    return compare(exactFromText(two), exactFromText(one));
  });
  const points = (side: 'nsPoints' | 'ewPoints') =>
    alignedCells(
      lines.map(({ scored }) => scored?.[side] ?? null),
      job,
    );
  const [ns, ew] = [points('nsPoints'), points('ewPoints')];
  const number = (entry: number): PageCell => {
    const label = pairLabel(field, entry);
    const players = field.everybody.get(entry)?.playerLabels;
    if (!players) return { text: label, to: cardSheetName(label) };
    const [one, two] = players.map((player) => ({ text: player, to: cardSheetName(player) }));
    return { texts: [...(one ? [one, '+'] : []), ...(two ? [two] : [])] };
  };
  const names = (entry: number, round: number) => joinNames(playersOfEntry(field, entry, round));
  const columns: readonly PageColumn[] = [
    { head: words.lineShort.NS, align: 'right', sort: 'least', kind: 'quiet' },
    { head: words.line.NS, wide: true, kind: 'names', sort: 'text' },
    { head: words.lineShort.EW, align: 'right', sort: 'least', kind: 'quiet' },
    { head: words.line.EW, wide: true, kind: 'names', sort: 'text' },
    ...(hasForms ? [{ head: '', align: 'centre' } as const] : []),
    { head: words.contract, kind: 'contract' },
    { head: words.by, align: 'centre' },
    { head: words.leadShort, kind: 'contract', wide: true },
    { head: words.resultShort, align: 'centre' },
    { head: words.lineShort.NS, align: 'right', sort: 'most' },
    { head: words.lineShort.EW, align: 'right', sort: 'most' },
    { head: words.pointsLine[unit].NS, align: 'right', sort: 'most', kind: 'strong' },
    { head: words.pointsLine[unit].EW, align: 'right', sort: 'most', wide: true },
    ...(unit === 'imps'
      ? []
      : [{ head: words.percentSide.NS, align: 'right', sort: 'most', kind: 'quiet', wide: true } as const]),
  ];
  const rows = lines.map(({ result, scored }, index): PageRow => {
    const { by, lead, result: tricks } = outcomeCells(result.outcome, language, words);
    const share = scored?.nsPercentage;
    return {
      cells: [
        number(result.ns),
        names(result.ns, result.round),
        number(result.ew),
        names(result.ew, result.round),
        ...(hasForms ? [result.form ?? ''] : []),
        contractColumnText(result.outcome, language, words),
        by,
        lead,
        tricks,
        ...scoreCells(result.score),
        ns[index] ?? '',
        ew[index] ?? '',
        ...(unit === 'imps' ? [] : [share ? formatPercentFigure(exactFromText(share), 1, language) : '']),
      ],
    };
  });
  return { kind: 'table', title: '', columns, rows };
}
