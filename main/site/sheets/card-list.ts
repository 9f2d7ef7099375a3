import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import type { PageBlock, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import { placeCells, printedRankings, rankedHead, rankingFigures } from '../../print/documents/ranking/table.ts';
import { teamFigureColumns } from '../../print/documents/ranking/teams.ts';
import { paperWordsFor } from '../../print/job.ts';
import { joinNames } from '../../print/press/fit.ts';
import { pairLabel, playersOfEntry, printedSections, type PrintedSection } from '../../print/sections.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { cardSheetName, SHEETS } from '../sheet-names.ts';

/** The tab of scorecards, the scorecards, and a sheet with all of them, of which each begins a page in print. */
export function sheetsOfCards(
  job: PageJob,
  lists: readonly PageTable[],
  cards: readonly PageSheet[],
): readonly PageSheet[] {
  const words = pageWordsFor(job);
  const tab = SHEETS.cards;
  const all: PageBlock = { kind: 'lines', title: '', lines: [{ text: words.allCards, to: SHEETS.allCards }] };
  const sheets: PageBlock = { kind: 'sheets', names: cards.map(({ name }) => name), apart: true };
  return [
    { name: tab, tab, title: words.scorecards, lines: [], blocks: [...lists, all] },
    ...cards,
    { name: SHEETS.allCards, tab, title: paperWordsFor(job).scorecards, lines: [], blocks: [sheets] },
  ];
}

/** Everybody who has a scorecard, in order of number: a list for each section and line. */
export function cardLists(job: PageJob, played: ReadonlySet<number>): readonly PageTable[] {
  const sections = printedSections(job);
  return sections.flatMap((section) => {
    const words = paperWordsFor(job);
    const named = sections.length > 1 ? words.section(section.view.letter) : '';
    const rankings = printedRankings(section.standings?.rankings ?? []).filter(({ withHandicap }) => !withHandicap);
    return rankings.flatMap((ranking): readonly PageTable[] => {
      const places = new Map(ranking.rows.map((row, index) => [row.entry, { row, index }]));
      const matches = section.standings?.matches;
      const won = matches && teamFigureColumns(job, matches, ranking).at(-1);
      const figures = won?.cells ?? rankingFigures(job, ranking).map(({ ranked }) => ranked);
      const rows = section.view.entries.flatMap(({ id }): readonly PageRow[] => {
        const ranked = places.get(id);
        if (!ranked || !played.has(id)) return [];
        const figure = figures[ranked.index] ?? '';
        return [{ cells: [...whoCells(job, section, id), placeCells(ranked.row).join(''), figure] }];
      });
      if (rows.length === 0) return [];
      const line = ranking.line === null ? '' : words.line[ranking.line];
      const title = [named, line].filter((text) => text !== '').join(', ');
      return [
        {
          kind: 'table',
          title,
          columns: columnsOf(job, won?.head ?? rankedHead(job)),
          rows,
          ...(line !== '' && { half: true }),
        },
      ];
    });
  });
}

function columnsOf(job: PageJob, figure: string): readonly PageColumn[] {
  const words = paperWordsFor(job);
  return [
    { head: matchPaperWords[job.language].number, align: 'right', kind: 'quiet', sort: 'text', sorted: true },
    { head: words.pair, kind: 'names', sort: 'text' },
    { head: words.place, align: 'right', sort: 'least' },
    { head: figure, align: 'right', kind: 'strong', sort: 'most' },
  ];
}

function whoCells(job: PageJob, section: PrintedSection, entry: number) {
  const label = pairLabel(section, entry);
  const names = joinNames(playersOfEntry(section, entry));
  return [label, { text: names === '' ? `${paperWordsFor(job).pair} ${label}` : names, to: cardSheetName(label) }];
}
