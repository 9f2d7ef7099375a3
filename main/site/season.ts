import { LANGUAGES, type Language } from '../../src/language.ts';
import { formatDay } from '../../src/language/dates.ts';
import { pageWords } from '../../src/language/paper/page.ts';
import { eventsWords } from '../../src/language/screens/events.ts';
import { wordsFor } from '../../src/language/typography.ts';
import type { LocalPage, PageRow, ResultPage } from '../../src/page/sheet.ts';
import type { WinnerView } from '../club/model/event.ts';
import { headLines } from './local-page.ts';
import type { PageJob } from './page-job.ts';

/** The page that leads to those of the events. */
export const SEASON_INDEX = 'index.html';

const EVENTS = 'events';
const MOST_LETTERS = 60;

/** An event among others. */
export interface SeasonEvent {
  readonly job: PageJob;
  readonly winners: readonly WinnerView[];
}

/**
 * The file of an event among others: the day, the name in plain letters, and the event's number. It is the same
 * whenever it is written, so that links to it last, and no server or machine changes any letter of it.
 */
export function seasonFileName({ session }: Pick<PageJob, 'session'>): string {
  const { id, date, eventName } = session;
  const plain = eventName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '');
  const letters = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replaceAll(/^-+|-+$/g, '');
  return `${[date, letters, id].filter((part) => part !== '').join('-')}.html`;
}

/** A page with all events, newest first: a way to each page with its day, what was played, and who won. */
export function seasonIndex(events: readonly SeasonEvent[], language: Language): ResultPage | null {
  const newest = events.toSorted(({ job: { session: one } }, { job: { session: other } }) =>
    one.date === other.date ? other.id - one.id : other.date < one.date ? -1 : 1,
  );
  const [last, first] = [newest[0], newest.at(-1)];
  if (!last || !first) return null;
  const texts = LANGUAGES.map((one) => [one, localIndex(newest, { first, last }, one)] as const);
  return { language, texts: Object.fromEntries(texts) as Readonly<Record<Language, LocalPage>> };
}

function localIndex(
  events: readonly SeasonEvent[],
  { first, last }: Readonly<Record<'first' | 'last', SeasonEvent>>,
  language: Language,
): LocalPage {
  const words = pageWords[language];
  const { clubName: club, clubLine } = last.job.settings;
  const days = [...new Set([first, last].map(({ job }) => formatDay(job.session.date, 'long', language)))];
  const columns = [
    { head: words.event, kind: 'names', sort: 'text' },
    { head: words.played, wide: true, kind: 'quiet' },
    { head: words.winners, kind: 'names' },
  ] as const;
  const rows = events.map((event) => rowOf(event, language));
  return {
    club,
    clubLine,
    title: words.sheets,
    day: days.join(' – '),
    about: [words.countOfEvents(events.length)],
    tabs: [{ text: words.events, to: EVENTS }],
    sheets: [
      {
        name: EVENTS,
        tab: EVENTS,
        title: words.events,
        lines: [],
        blocks: [{ kind: 'table', title: '', columns, rows }],
      },
    ],
    note: words.seasonNote,
    words: { sheets: words.sheets, languages: words.languages },
  };
}

function rowOf({ job, winners }: SeasonEvent, language: Language): PageRow {
  const [played = '', state = ''] = headLines({ ...job, language }).about;
  const isOfficial = job.report.published !== null;
  const { session } = job;
  const day = formatDay(session.date, 'long', language);
  const below = isOfficial ? day : `${day}\n${state}`;
  const event = { text: session.eventName, file: seasonFileName(job), below };
  return { cells: [event, played, winnersText(job, winners, language)] };
}

function winnersText({ session }: PageJob, winners: readonly WinnerView[], language: Language): string {
  const words = wordsFor(eventsWords, language, session.ranks);
  return winners
    .map(({ line, letter, label, players }) => {
      const names = players.length > 0 ? players.join(' / ') : words.pair(label);
      return [letter, line && words.side(line), names].filter(Boolean).join(' ');
    })
    .join(', ');
}
