import { vulnerabilityOf } from '../../../src/bridge/board.ts';
import { seatNames } from '../../../src/language/game/seats.ts';
import { SEATS_OF } from '../../../src/bridge/seat.ts';
import { formatPercentFigure, formatSignedExact } from '../../../src/language/numbers.ts';
import { scorecardWords } from '../../../src/language/paper/scorecard.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';
import type { PageCell, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import type { EntryView } from '../../club/model/session.ts';
import { byRound, ownResults, type OwnResult } from '../../print/documents/scorecards/own-results.ts';
import { standingLines } from '../../print/documents/scorecards/scorecards.ts';
import { alignedNumbers } from '../../print/figures.ts';
import { paperWordsFor, pointsUnit } from '../../print/job.ts';
import { joinNames } from '../../print/press/fit.ts';
import { contractColumnText, outcomeCells, scoreCells } from '../../print/press/notation.ts';
import {
  pairLabel,
  playersOfEntry,
  printedFields,
  printedSections,
  type PrintedField,
  type PrintedSection,
} from '../../print/sections.ts';
import { addedUpTeam } from '../../print/people.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { boardSheetName, cardSheetName, SHEETS } from '../sheet-names.ts';
import { cardLists, sheetsOfCards } from './card-list.ts';
import { playersCell } from './players-cell.ts';

/** The scorecard of everybody who has a result, in order of number; a list of them, and a sheet with all. */
export function scorecardSheets(job: PageJob): readonly PageSheet[] {
  const cards = printedSections(job).flatMap((section) =>
    section.view.entries
      .filter(({ phantom }) => !phantom)
      .flatMap((entry) => {
        const own = ownResults(job, section, entry.id);
        return own.length === 0 ? [] : [{ section, entry, own }];
      }),
  );
  if (cards.length === 0) return [];
  const words = pageWordsFor(job);
  const link = (card: (typeof cards)[number] | undefined) =>
    card && { text: card.entry.label, to: cardSheetName(card.entry.label) };
  const sheets = cards.map(({ section, entry, own }, index): PageSheet => {
    const [previous, next] = [link(cards[index - 1]), link(cards[index + 1])];
    const team = addedUpTeam(job, entry.id);
    return {
      name: cardSheetName(entry.label),
      tab: SHEETS.cards,
      title: nameOf(job, section, entry),
      lines: [...(team === null ? [] : [words.inTeam(team)]), ...standingLines(job, section, entry)],
      ...(previous && { previous }),
      ...(next && { next }),
      blocks: [cardTable(job, section, own)],
    };
  });
  const played = new Set(cards.map(({ entry }) => entry.id));
  return sheetsOfCards(job, cardLists(job, played), sheets);
}

/** The names of whoever a card is of; without one, the number. */
function nameOf(job: PageJob, section: PrintedSection, entry: EntryView): string {
  const names = joinNames(playersOfEntry(section, entry.id));
  return names === '' ? `${paperWordsFor(job).pair} ${entry.label}` : names;
}

function cardTable(job: PageJob, section: PrintedSection, own: readonly OwnResult[]): PageTable {
  const words = paperWordsFor(job);
  const card = scorecardWords[job.language];
  const unit = pointsUnit(job);
  const isImps = unit === 'imps';
  const columns: readonly PageColumn[] = [
    { head: card.board, align: 'right', kind: 'strong' },
    { head: card.vulnerable, kind: 'quiet', wide: true },
    { head: words.contract, kind: 'contract' },
    { head: words.by, align: 'centre' },
    { head: words.leadShort, kind: 'contract', wide: true },
    { head: words.resultShort, align: 'centre' },
    { head: words.lineShort.NS, align: 'right' },
    { head: words.lineShort.EW, align: 'right' },
    { head: words.pointsShort[unit], align: 'right', kind: 'strong', ...(!isImps && { wide: true }) },
    ...(isImps ? [] : [{ head: '%', align: 'right' } as const]),
    { head: isImps ? '0' : '50', align: 'centre', kind: 'bars', wide: true },
    { head: card.soFar, align: 'right', kind: 'quiet', wide: true },
  ];
  const points = alignedNumbers(
    own.flatMap((one) => one.points ?? []),
    job.language,
    unit,
  );
  const aligned = new Map(own.filter((one) => one.points !== null).map((one, index) => [one, points[index] ?? '']));
  const most = Math.max(1, ...own.map((one) => Math.abs(one.points === null ? 0 : toNumber(one.points))));
  const field = printedFields(job).find(({ views }) => views.includes(section.view)) ?? null;
  const rows = byRound(own).flatMap((round): readonly PageRow[] => [
    ...(round[0] ? [{ cells: roundCells(job, section, round[0]), whole: true } as const] : []),
    ...round.map((one): PageRow => ({ cells: boardCells(job, field, one, aligned.get(one) ?? '', most) })),
  ]);
  return { kind: 'table', title: '', columns, rows };
}

/** The round, with whom and against whom: a way to the card of the opponents. */
function roundCells(
  job: PageJob,
  section: PrintedSection,
  { result, side, place, partner }: OwnResult,
): readonly PageCell[] {
  const words = pageWordsFor(job);
  const named = (entry: number) => {
    const names = joinNames(playersOfEntry(section, entry, result.round));
    return [pairLabel(section, entry), names].filter((text) => text !== '').join(' ');
  };
  const other = side === 'NS' ? result.ew : result.ns;
  const opponents = section.everybody.get(other);
  const names = playersOfEntry(section, other, result.round);
  return [
    words.round(result.round),
    ...(partner === null
      ? []
      : [
          seatNames[job.language][SEATS_OF[side][place]],
          { text: words.withPartner(named(partner)), to: cardSheetName(pairLabel(section, partner)) },
        ]),
    opponents?.playerLabels
      ? playersCell(opponents.playerLabels.map((label, index) => [label, names[index === 0 ? 0 : 1]] as const))
      : { text: named(other), to: cardSheetName(pairLabel(section, other)) },
  ];
}

function boardCells(
  job: PageJob,
  field: PrintedField | null,
  { result, points, share, soFar }: OwnResult,
  aligned: string,
  most: number,
): readonly PageCell[] {
  const { language } = job;
  const words = paperWordsFor(job);
  const isImps = pointsUnit(job) === 'imps';
  const { by, lead, result: tricks } = outcomeCells(result.outcome, language, words);
  const value = isImps ? points && toNumber(points) / most : share && (toNumber(share) - 0.5) * 2;
  const running =
    soFar === null ? '' : isImps ? formatSignedExact(soFar, 2, language) : formatPercentFigure(soFar, 2, language);
  return [
    field ? { text: String(result.board), to: boardSheetName(job, field, result.board) } : String(result.board),
    scorecardWords[language].vulnerability[vulnerabilityOf(result.board)],
    contractColumnText(result.outcome, language, words),
    by,
    lead,
    tricks,
    ...scoreCells(result.score),
    aligned,
    ...(isImps ? [] : [share === null ? '' : formatPercentFigure(share, 1, language)]),
    value === null ? '' : { bar: Number(value.toFixed(3)) },
    running,
  ];
}
