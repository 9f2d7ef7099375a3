import { drawPaperWords } from '../../../src/language/paper/draw.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import type { PageCell, PageColumn, PageRow, PageTable, PageText } from '../../../src/page/sheet.ts';
import { eventForm, isDrawnByRules } from '../../../src/session/event-form.ts';
import { roundResults, type RoundResult } from '../../../src/session/rounds/results.ts';
import type { MatchesView } from '../../club/model/matches.ts';
import { printedRounds, roundDecimals, roundFigures } from '../../print/documents/draw/round-standings.ts';
import { alignedNumbers, exactFromText } from '../../print/figures.ts';
import { paperWordsFor } from '../../print/job.ts';
import { printedMatches } from '../../print/matches.ts';
import { rankedName } from '../../print/people.ts';
import { printedFields, type PrintedField } from '../../print/sections.ts';
import type { PageJob } from '../page-job.ts';
import { cardSheetName, matchSheetName } from '../sheet-names.ts';

/** Rounds beside each other: more would leave no room for names. */
const MOST_ROUNDS = 10;

/** Everybody in order of place with whom it met in each round of a Swiss, and what it had from it. */
export function roundTables(job: PageJob): readonly PageTable[] {
  if (!isDrawnByRules(job.session)) return [];
  const rounds = printedRounds(job);
  const parts = rounds.flatMap((_, at) => (at % MOST_ROUNDS === 0 ? [rounds.slice(at, at + MOST_ROUNDS)] : []));
  return printedFields(job).flatMap((field) => {
    const { matches } = field.standings;
    return matches ? parts.map((part) => roundTable(job, field, matches, part)) : [];
  });
}

function roundTable(job: PageJob, field: PrintedField, matches: MatchesView, rounds: readonly number[]): PageTable {
  const { language, session } = job;
  const words = drawPaperWords[language];
  const rows = field.standings.rankings.flatMap((ranking) => ranking.rows);
  const results = roundResults(session, matches.matches);
  const resultsOf = (entry: number) => rounds.map((round) => results.get(`${entry} ${round}`) ?? []);
  const decimals = roundDecimals(rows.flatMap(({ entry }) => resultsOf(entry).flat()));
  // Where boards are compared with the whole room, matches have no sheets.
  const played = eventForm(session) === 'matches' ? printedMatches(job) : [];
  const sheets = new Map(played.map(({ view }, index) => [view.id, matchSheetName(index)]));
  const totals = alignedNumbers(
    rows.map(({ total }) => exactFromText(total)),
    language,
  );
  const textsOf = (found: readonly RoundResult[]): readonly PageText[] =>
    roundFigures(job, field, found, decimals).map(({ figure, opponent }, index) => {
      const to = sheets.get(found[index]?.match ?? 0);
      return { text: figure, below: opponent, ...(to !== undefined && { to }) };
    });
  const columns: readonly PageColumn[] = [
    { head: words.place, align: 'right', sort: 'least', sorted: true },
    { head: '', align: 'right', kind: 'quiet' },
    { head: words.of[session.ranks], kind: 'names', sort: 'text', wide: true },
    { head: words.of[session.ranks], kind: 'names', narrow: true },
    ...rounds.map((round): PageColumn => ({ head: String(round), align: 'centre', wide: true })),
    { head: matchPaperWords[language].unit[matches.unit], align: 'right', sort: 'most', kind: 'strong' },
  ];
  return {
    kind: 'table',
    title: words.standings,
    groups: [
      { head: '', columns: 3 },
      { head: words.roundHead, columns: rounds.length },
      { head: '', columns: 1 },
    ],
    columns,
    rows: rows.map((row, index): PageRow => {
      const label = field.everybody.get(row.entry)?.label ?? '';
      const name = rankedName(field.everybody, row.entry, language) || `${paperWordsFor(job).pair} ${label}`;
      const link: PageText = { text: name, to: cardSheetName(label) };
      const own = resultsOf(row.entry).map(textsOf);
      return {
        cells: [
          row.ranked === null ? '–' : placeText(row),
          label,
          link,
          { texts: [link, ...own.flat()] },
          ...own.map((texts): PageCell => (texts.length > 1 ? { texts } : (texts[0] ?? ''))),
          totals[index] ?? '',
        ],
        ...(row.place === 1 && { strong: true }),
      };
    }),
    note: words.standingsNote,
  };
}
