import type { LocalPage, PageLink, PageSheet } from '../../src/page/sheet.ts';
import { eventForm } from '../../src/session/event-form.ts';
import { paperWordsFor } from '../print/job.ts';
import { dayLine, fieldLine, officialLine, stateLine } from '../print/lines.ts';
import { printedFields } from '../print/sections.ts';
import { pageWordsFor, type PageJob } from './page-job.ts';
import { SHEETS } from './sheet-names.ts';
import { boardSheets } from './sheets/boards.ts';
import { handsSheet } from './sheets/hands.ts';
import { scorecardSheets } from './sheets/cards.ts';
import { matchSheets } from './sheets/matches.ts';
import { namesSheet } from './sheets/names.ts';
import { rankingSheet } from './sheets/ranking.ts';

/** The whole page of an event in the job's language. */
export function localPage(job: PageJob): LocalPage {
  const words = pageWordsFor(job);
  const sheets = sheetsOf(job);
  const named = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  const tabs = TABS.flatMap((name): readonly PageLink[] => {
    const sheet = named.get(name);
    return sheet ? [{ text: sheet.title, to: name }] : [];
  });
  return {
    ...headLines(job),
    tabs,
    sheets,
    note: words.note,
    words: { sheets: words.sheets, languages: words.languages },
  };
}

/** The club, the event and its day, what was played, and whether the ranking is official. */
export function headLines(job: PageJob): Pick<LocalPage, 'club' | 'clubLine' | 'title' | 'day' | 'about'> {
  const { settings, session } = job;
  const { clubName: club, clubLine } = settings;
  return { club, clubLine, title: session.eventName, day: dayLine(job), about: aboutLines(job) };
}

const TABS = [
  SHEETS.ranking,
  SHEETS.bracket,
  SHEETS.matches,
  SHEETS.boards,
  SHEETS.hands,
  SHEETS.cards,
  SHEETS.names,
] as const;

function sheetsOf(job: PageJob): readonly PageSheet[] {
  const ranking = rankingSheet(job);
  const own = eventForm(job.session) === 'matches' ? matchSheets(job) : [...boardSheets(job), ...scorecardSheets(job)];
  const names = namesSheet(job, new Set(own.map(({ name }) => name)));
  const hands = handsSheet(job);
  return [ranking, ...own, ...(hands ? [hands] : []), ...(names ? [names] : [])];
}

/** What was played, and since when it is official; a ranking that isn't says how many results there are. */
function aboutLines(job: PageJob): readonly string[] {
  const { session } = job;
  const [first] = printedFields(job);
  const played = first ? fieldLine(job, { ...first, views: session.sections }) : paperWordsFor(job).noRanking;
  return [played, officialLine(job) ?? pageWordsFor(job).provisional(stateLine(job))];
}
