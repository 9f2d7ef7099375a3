import type { PageCell, PageRow, PageSheet } from '../../../src/page/sheet.ts';
import { paperWordsFor } from '../../print/job.ts';
import { inOrderOfName, printedPlayers } from '../../print/people.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { cardSheetName, SHEETS } from '../sheet-names.ts';

/** Everybody by name, with a way to each scorecard. */
export function namesSheet(job: PageJob, cards: ReadonlySet<string>): PageSheet | null {
  const words = pageWordsFor(job);
  const players = inOrderOfName(
    printedPlayers(job).filter(({ name }) => name !== ''),
    job.language,
  );
  if (players.length === 0 && cards.size === 0) return null;
  const rows = players.map(({ name, label }): PageRow => {
    const to = cardSheetName(label);
    const cell: PageCell = cards.has(to) ? { text: name, to } : name;
    return { cells: [cell, label] };
  });
  return {
    name: SHEETS.names,
    tab: SHEETS.names,
    title: words.names,
    lines: [],
    blocks: [
      {
        kind: 'table',
        title: '',
        find: words.find,
        columns: [
          { head: words.name, kind: 'names', sort: 'text' },
          { head: paperWordsFor(job).pair, sort: 'text', align: 'right' },
        ],
        rows,
      },
    ],
  };
}
