import { knockoutMatchName } from '../../../src/language/draw/knockout.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { capitalize } from '../../../src/language/sentences.ts';
import type { PageBlock, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import { printedMatches, type PrintedMatch } from '../../print/matches.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { cardSheetName, matchSheetName, SHEETS } from '../sheet-names.ts';
import { bracketSheet } from './bracket.ts';
import { crossTables } from './cross-table.ts';
import { bothFigures, figureHeads, shortFigures } from './match-figures.ts';
import { matchBlocks } from './match.ts';
import { teamSheets } from './teams.ts';

/** The bracket, who met whom, a sheet for each match and for each team, and one with all matches. */
export function matchSheets(job: PageJob): readonly PageSheet[] {
  const words = pageWordsFor(job);
  const matches = namedMatches(job);
  const bracket = bracketSheet(job, matches);
  const tab = SHEETS.matches;
  const link = (index: number) => {
    const match = matches[index];
    return match && { text: match.when ?? numbersOf(job, match), to: matchSheetName(index) };
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
  const blocks: readonly PageBlock[] = [...(bracket ? [] : crossTables(job)), listTable(job, matches), all];
  return [
    ...(bracket ? [bracket] : []),
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

/** The matches of a session; those of a knockout in order of the bracket, and called by their places in it. */
function namedMatches(job: PageJob): readonly PrintedMatch[] {
  const matches = printedMatches(job);
  const { knockout, language } = job;
  if (!knockout) return matches;
  const known = new Map(matches.map((match) => [match.view.id, match]));
  const nodes = knockout.nodes.toSorted(
    (a, b) => a.round - b.round || a.bracket - b.bracket || a.position - b.position,
  );
  return nodes.flatMap((node) => {
    const when = capitalize(knockoutMatchName(node, language));
    return node.matches.flatMap(({ match }): readonly PrintedMatch[] => {
      const printed = known.get(match);
      return printed ? [{ ...printed, when }] : [];
    });
  });
}

/** Match 1 – 3: a match of an event in which all are played at the same time. */
function numbersOf({ language }: PageJob, { teams: { home, away } }: PrintedMatch): string {
  return `${matchPaperWords[language].match} ${home.label} – ${away.label}`;
}

/** A line a match: when, who, and what each had from it. */
function listTable(job: PageJob, matches: readonly PrintedMatch[]): PageTable {
  const words = matchPaperWords[job.language];
  const columns: readonly PageColumn[] = [
    { head: words.match, wide: true, kind: 'quiet' },
    { head: words.match, kind: 'names', narrow: true },
    { head: words.home, kind: 'names', sort: 'text', wide: true },
    { head: words.away, kind: 'names', sort: 'text', wide: true },
    ...figureHeads(job, matches[0]).map((head, index, { length }): PageColumn => ({
      head,
      align: 'right',
      ...(index === length - 1 ? { kind: 'strong' } : { wide: true }),
    })),
  ];
  const rows = matches.map((match, index): PageRow => {
    const { teams, when } = match;
    return {
      cells: [
        { text: when ?? words.match, to: matchSheetName(index) },
        {
          text: words.versus(teams.home.name, teams.away.name),
          to: matchSheetName(index),
          ...(when !== null && { below: when }),
        },
        { text: teams.home.name, to: cardSheetName(teams.home.label) },
        { text: teams.away.name, to: cardSheetName(teams.away.label) },
        ...shortFigures(job, match).map((figure) => bothFigures(figure)),
      ],
    };
  });
  return { kind: 'table', title: pageWordsFor(job).matches, columns, rows };
}
