import { formatShort } from '../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { formatPlace } from '../../../src/language/ranking/place.ts';
import type { PageColumn, PageRow, PageTable, PageText } from '../../../src/page/sheet.ts';
import { isDrawnByRules } from '../../../src/session/event-form.ts';
import type { CrossRowView } from '../../club/model/matches.ts';
import { meetingText } from '../../print/documents/matches/cross-table.ts';
import { exactFromText } from '../../print/figures.ts';
import { paperWordsFor } from '../../print/job.ts';
import { teamOf } from '../../print/matches.ts';
import { printedFields, type PrintedField } from '../../print/sections.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { cardSheetName } from '../sheet-names.ts';

const PLACES = 2;
const ITSELF = '–';

/** Who met whom: rows and columns by number, then the total and the place. A Swiss has its rounds instead. */
export function crossTables(job: PageJob): readonly PageTable[] {
  if (isDrawnByRules(job.session)) return [];
  return printedFields(job).flatMap((field) => tableOf(job, field) ?? []);
}

function tableOf(job: PageJob, field: PrintedField): PageTable | null {
  const { matches } = field.standings;
  // Of two teams the list of matches says it all.
  if (!matches || matches.crossTable.length <= 2) return null;
  const { crossTable, unit } = matches;
  const words = matchPaperWords[job.language];
  const page = pageWordsFor(job);
  const hasByes = crossTable.some(({ byes }) => byes.some(({ result }) => result !== null));
  const standings = new Map(field.standings.rankings.flatMap(({ rows }) => rows.map((row) => [row.entry, row])));
  const teams = crossTable.map(({ entry }) => teamOf(field, entry, job.language));
  const columns: readonly PageColumn[] = [
    { head: '', align: 'right', kind: 'quiet' },
    { head: words.teamHead, kind: 'names', sort: 'text', wide: true },
    { head: page.metTeams, kind: 'names', narrow: true },
    ...teams.map(({ label }): PageColumn => ({ head: label, align: 'centre', wide: true })),
    ...(hasByes ? [{ head: words.crossBye, align: 'centre', wide: true } as const] : []),
    { head: words.unit[unit], align: 'right', sort: 'most', kind: 'strong' },
    { head: paperWordsFor(job).place, align: 'right', sort: 'least' },
  ];
  const rows = crossTable.map(({ entry, cells, byes }, index): PageRow => {
    const row = standings.get(entry);
    const team = teams[index];
    const texts = (meetings: typeof byes) => meetings.map((meeting) => meetingText(job, meeting)).join('\n');
    const link = { text: team?.name ?? '', to: cardSheetName(team?.label ?? '') };
    const met = cells.flatMap(({ meetings }, column) => {
      return column === index ? [] : wonFrom(job, meetings, teams[column]?.label ?? '');
    });
    return {
      cells: [
        team?.label ?? '',
        link,
        { texts: [link, ...met, ...wonFrom(job, byes, words.crossBye)] },
        ...cells.map(({ meetings }, column) => (column === index ? ITSELF : texts(meetings))),
        ...(hasByes ? [texts(byes)] : []),
        row ? formatShort(exactFromText(row.total), PLACES, job.language) : '',
        row?.place ? formatPlace(row.place, row.tied) : ITSELF,
      ],
    };
  });
  return { kind: 'table', title: words.crossTable, columns, rows, note: words.crossNote };
}

/** What a team has from its meetings, each over whom it met. */
function wonFrom(job: PageJob, meetings: CrossRowView['byes'], opponent: string): readonly PageText[] {
  const known = meetings.filter(({ result }) => result !== null);
  return known.map((meeting) => ({ text: meetingText(job, meeting), below: opponent }));
}
