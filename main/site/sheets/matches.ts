import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import type { PageBlock, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import { matchFigureColumns } from '../../print/documents/matches/totals-block.ts';
import { printedMatches, type PrintedMatch } from '../../print/matches.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { cardSheetName, matchSheetName, SHEETS } from '../sheet-names.ts';
import { crossTables } from './cross-table.ts';
import { matchBlocks } from './match.ts';
import { teamSheets } from './teams.ts';

/** Who met whom, a sheet for each match and for each team, and one with all matches. */
export function matchSheets(job: PageJob): readonly PageSheet[] {
  const words = pageWordsFor(job);
  const matches = printedMatches(job);
  const tab = SHEETS.matches;
  const link = (index: number) => {
    const match = matches[index];
    return match && { text: match.when ?? words.matches, to: matchSheetName(index) };
  };
  const sheets = matches.map((match, index): PageSheet => {
    const { teams, when } = match;
    const [previous, next] = [link(index - 1), link(index + 1)];
    return {
      name: matchSheetName(index),
      tab,
      title: matchPaperWords[job.language].versus(teams.home.name, teams.away.name),
      lines: when === null ? [] : [when],
      ...(previous && { previous }),
      ...(next && { next }),
      blocks: matchBlocks(job, match),
    };
  });
  const all = { kind: 'lines', title: '', lines: [{ text: words.allMatches, to: SHEETS.allMatches }] } as const;
  const blocks: readonly PageBlock[] = [...crossTables(job), listTable(job, matches), all];
  return [
    { name: SHEETS.matches, tab, title: words.matches, lines: [], blocks },
    ...sheets,
    {
      name: SHEETS.allMatches,
      tab,
      title: words.matches,
      lines: [],
      blocks: [{ kind: 'sheets', names: sheets.map(({ name }) => name) }],
    },
    ...teamSheets(job, matches),
  ];
}

/** A line a match: when, who, and what each had from it. */
function listTable(job: PageJob, matches: readonly PrintedMatch[]): PageTable {
  const words = matchPaperWords[job.language];
  const columns: readonly PageColumn[] = [
    { head: words.match },
    { head: words.home, kind: 'names', sort: 'text' },
    { head: words.away, kind: 'names', sort: 'text' },
    { head: matches[0] ? words.boardFigure[matches[0].scored.boardFigure] : '', align: 'right', wide: true },
    { head: matches[0] ? words.unit[matches[0].scored.unit] : '', align: 'right', kind: 'strong' },
  ];
  const rows = matches.map((match, index): PageRow => {
    const { teams, when } = match;
    const figures = matchFigureColumns(job, match);
    const boards = figures.find(({ head }) => head === words.boardFigure[match.scored.boardFigure]);
    const result = figures.at(-1);
    const both = (figure: typeof result) => {
      const texts = (['home', 'away'] as const).map((team) => figure?.of(team) ?? '');
      return texts.every((text) => text === '') ? '' : texts.join(' – ');
    };
    return {
      cells: [
        { text: when ?? words.match, to: matchSheetName(index) },
        { text: teams.home.name, to: cardSheetName(teams.home.label) },
        { text: teams.away.name, to: cardSheetName(teams.away.label) },
        both(boards),
        both(result),
      ],
    };
  });
  return { kind: 'table', title: words.match, columns, rows };
}
