import { LANGUAGES, type Language } from '../../src/language.ts';
import { formatDay } from '../../src/language/dates.ts';
import { pageWords } from '../../src/language/paper/page.ts';
import { eventsWords } from '../../src/language/screens/events/events.ts';
import { wordsFor } from '../../src/language/typography.ts';
import type { LocalPage, PageRow, ResultPage } from '../../src/page/sheet.ts';
import type { WinnerView } from '../club/model/event.ts';
import type { Settings } from '../club/model/settings.ts';
import { headLines } from './local-page.ts';
import type { PageJob } from './page-job.ts';

/** The page that leads to those of the events. */
export const SEASON_INDEX = 'index.html';

const EVENTS = 'events';
const MOST_LETTERS = 60;

/** What the index says of an event. It holds nothing else of it: a season has many. */
export interface SeasonEntry {
  readonly date: string;
  readonly session: number;
  readonly rows: Readonly<Record<Language, PageRow>>;
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

export function seasonEntry(job: PageJob, winners: readonly WinnerView[]): SeasonEntry {
  const { id, date } = job.session;
  const rows = LANGUAGES.map((language) => [language, rowOf({ ...job, language }, winners)] as const);
  return { date, session: id, rows: Object.fromEntries(rows) as SeasonEntry['rows'] };
}

/** A page with all events, newest first: a way to each page with its day, what was played, and who won. */
export function seasonIndex(
  entries: readonly SeasonEntry[],
  settings: Pick<Settings, 'clubName' | 'clubLine'>,
  language: Language,
): ResultPage {
  const newest = entries.toSorted((one, other) =>
    one.date === other.date ? other.session - one.session : other.date < one.date ? -1 : 1,
  );
  const texts = LANGUAGES.map((one) => [one, localIndex(newest, settings, one)] as const);
  return { language, texts: Object.fromEntries(texts) as Readonly<Record<Language, LocalPage>> };
}

/** The page of an event with a way to the index. */
export function inSeason({ language, texts }: ResultPage): ResultPage {
  const led = LANGUAGES.map((one) => {
    const index = { text: pageWords[one].events, file: SEASON_INDEX };
    return [one, { ...texts[one], index }] as const;
  });
  return { language, texts: Object.fromEntries(led) as Readonly<Record<Language, LocalPage>> };
}

function localIndex(
  newest: readonly SeasonEntry[],
  { clubName: club, clubLine }: Pick<Settings, 'clubName' | 'clubLine'>,
  language: Language,
): LocalPage {
  const words = pageWords[language];
  const ends = [newest.at(-1), newest[0]].flatMap((entry) => (entry ? [formatDay(entry.date, 'long', language)] : []));
  const columns = [
    { head: words.event, kind: 'names', sort: 'text' },
    { head: words.played, wide: true },
    { head: words.winners, kind: 'names' },
  ] as const;
  return {
    club,
    clubLine,
    title: words.sheets,
    day: [...new Set(ends)].join(' – '),
    about: [words.countOfEvents(newest.length)],
    tabs: [{ text: words.events, to: EVENTS }],
    sheets: [
      {
        name: EVENTS,
        tab: EVENTS,
        title: words.events,
        lines: [],
        blocks: [{ kind: 'table', title: '', columns, rows: newest.map(({ rows }) => rows[language]) }],
      },
    ],
    note: words.seasonNote,
    words: { sheets: words.sheets, languages: words.languages },
  };
}

function rowOf(job: PageJob, winners: readonly WinnerView[]): PageRow {
  const [played = '', state = ''] = headLines(job).about;
  const isOfficial = job.report.published !== null;
  const { session, language } = job;
  const day = formatDay(session.date, 'long', language);
  const below = isOfficial ? day : `${day}\n${state}`;
  const event = { text: session.eventName, file: seasonFileName(job), below };
  return { cells: [event, played, winnersText(job, winners)] };
}

function winnersText({ session, language }: PageJob, winners: readonly WinnerView[]): string {
  const words = wordsFor(eventsWords, language, session.ranks);
  return winners
    .map(({ line, letter, label, players }) => {
      const names = players.length > 0 ? players.join(' / ') : words.pair(label);
      return [letter, line && words.side(line), names].filter(Boolean).join(' ');
    })
    .join(', ');
}
