import { prizeColumns } from '../../../src/language/ranking/prizes.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { prizesWords } from '../../../src/language/screens/events/prizes.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import type { PageColumn, PageTable } from '../../../src/page/sheet.ts';
import { sittersIn } from '../../../src/session/partnerships.ts';
import { prizeLists } from '../../../src/session/prize-list.ts';
import { rankedName } from '../../print/people.ts';
import { paperWordsFor } from '../../print/job.ts';
import type { PageJob } from '../page-job.ts';

/** Who gets a prize, a table for each list; none until the director has said how many prizes there are. */
export function prizeTables(job: PageJob): readonly PageTable[] {
  const { prizes, language, session } = job;
  if (!prizes) return [];
  const words = prizesWords[language];
  const { place, names } = sessionsWords[language];
  const everybody = sittersIn(session.sections);
  const winners = prizeLists(prizes.rankings, prizes.prizePlaces)
    .map((list) => list.filter(({ prize }) => prize))
    .filter((list) => list.length > 0);
  const figures = prizeColumns(prizes, winners, language);
  const columns: readonly PageColumn[] = [
    { head: place, align: 'right', sort: 'least', sorted: true },
    { head: names, kind: 'names', sort: 'text' },
    ...figures.map(({ head, of }): PageColumn => ({
      head,
      ...(of === 'figure' && { align: 'right' as const, sort: 'most' as const }),
      ...(of === 'prize' && { kind: 'strong' as const }),
    })),
  ];
  return winners.map((list) => ({
    kind: 'table',
    title: words.onPage,
    columns,
    rows: list.map((listed) => {
      const { entry } = listed.row;
      const label = everybody.get(entry)?.label ?? '';
      const name = rankedName(everybody, entry, language) || `${paperWordsFor(job).pair} ${label}`;
      return { cells: [placeText(listed), name, ...figures.map(({ cell }) => cell(listed))] };
    }),
  }));
}
