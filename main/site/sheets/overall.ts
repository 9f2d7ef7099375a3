import { overallColumns, overallNote } from '../../../src/language/ranking/overall.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import type { PageColumn, PageTable } from '../../../src/page/sheet.ts';
import { sittersIn } from '../../../src/session/partnerships.ts';
import { rankedName } from '../../print/people.ts';
import { paperWordsFor } from '../../print/job.ts';
import type { PageJob } from '../page-job.ts';
import { cardSheetName } from '../sheet-names.ts';

/** The rankings with what counts of the sessions before; none where nothing does. */
export function overallTables(job: PageJob): readonly PageTable[] {
  const { overall, language, session } = job;
  if (!overall) return [];
  const words = sessionsWords[language];
  const paper = paperWordsFor(job);
  const everybody = sittersIn(session.sections);
  const figures = overallColumns(overall, language);
  const columns: readonly PageColumn[] = [
    { head: words.place, align: 'right', sort: 'least' },
    { head: '', align: 'right', kind: 'quiet' },
    { head: paper.pair, kind: 'names', sort: 'text' },
    ...figures.map(({ head, of }): PageColumn => ({
      head,
      align: 'right',
      sort: 'most',
      ...(of === 'figure' ? { kind: 'strong', sorted: true } : of !== 'own' && { wide: true }),
    })),
  ];
  const lists = [
    ...overall.rankings.map((ranking) => ({ ...ranking, by: 'scratch' })),
    ...(overall.withHandicap ?? []).map((ranking) => ({ ...ranking, by: 'handicap' })),
  ];
  return lists.map(({ line, sections, rows, by }, index): PageTable => {
    const letters = session.sections.filter(({ id }) => sections.includes(id)).map(({ letter }) => letter);
    const isOneOfSeveral = letters.length < session.sections.length;
    const parts = [
      words.ranking,
      ...(isOneOfSeveral ? letters.map(paper.section) : []),
      ...(line === null ? [] : [paper.line[line]]),
    ];
    return {
      kind: 'table',
      title: by === 'handicap' ? paper.withHandicap(parts.join(', ')) : parts.join(', '),
      columns,
      rows: rows.map((row) => {
        const label = everybody.get(row.entry)?.label ?? '';
        const text = rankedName(everybody, row.entry, language) || `${paper.pair} ${label}`;
        return {
          cells: [
            placeText(row),
            label,
            row.average === null ? text : { text, to: cardSheetName(label) },
            ...figures.map(({ cell }) => cell(row)),
          ],
          ...(row.place === 1 && { strong: true }),
        };
      }),
      ...(index === overall.rankings.length - 1 && { note: overallNote(overall, language) }),
      ...(by === 'handicap' && index === lists.length - 1 && { note: words.ownHandicaps }),
    };
  });
}
