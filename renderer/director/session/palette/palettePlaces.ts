import { eventForm, isSwiss } from '../../../../src/session/event-form.ts';
import type { DocumentName } from '../../../../main/print/registry.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { Language } from '../../../../src/language.ts';
import { changeWords } from '../../../../src/language/screens/change.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { paletteWords, type PaletteCommandName } from '../../../../src/language/screens/palette.ts';
import { paperSetWords } from '../../../../src/language/screens/papers/sets.ts';
import { paperScreenWords } from '../../../../src/language/screens/paper.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { bridgemateWords } from '../../../../src/language/screens/entry/bridgemate.ts';
import { bracketWords } from '../../../../src/language/screens/teams/bracket.ts';
import { matchScreenWords } from '../../../../src/language/screens/teams/match.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { teamNameText } from '../teams/teamName.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { rulingWords } from '../../../../src/language/screens/ruling.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { verifyWords } from '../../../../src/language/screens/entry/verify.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { prizesWords } from '../../../../src/language/screens/events/prizes.ts';
import { simultaneousWords } from '../../../../src/language/screens/events/simultaneous.ts';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { EVENT_TASKS, eventTaskPath } from '../../shell/eventTask.ts';
import type { Destination } from '../../shell/palette/destination.ts';
import { boardOnCase } from '../boardOnCase.ts';
import { clubsPath, furtherPath, overallPath, prizesPath } from '../overallPath.ts';
import { tableName } from '../tableName.ts';
import { matchPath } from '../teams/matchPath.ts';
import { wordsFor } from '../../../../src/language/typography.ts';
import { isPossibleChange } from '../../../../src/movement/continuation/possible.ts';
import type { EventRanks } from '../../../../src/session/event-ranks.ts';

/** Where each command of the palette leads, below the session. */
const COMMAND_PATHS: Readonly<
  Record<Exclude<PaletteCommandName, 'display' | 'ownMovement' | 'replacePlayer'>, string>
> = {
  clock: 'room',
  missing: 'room',
  break: 'room?do=break',
  bridgemate: 'room?do=follow',
  byRound: 'entry/round',
  byTable: 'entry/table',
  verify: 'entry?do=verify',
  erase: 'entry',
  ruling: 'entry?do=ruling',
  penalty: 'ranking?do=penalty',
  standing: 'ranking?do=standing',
  publish: 'ranking',
  handicap: 'names?do=terms',
  masterpoints: 'names?do=masterpoints',
  export: 'paper?document=ranking',
  deals: 'paper?document=hands',
};

/** Commands of rankings whose entries have terms, which teams that meet in matches have not. */
const NOT_OF_TEAMS: ReadonlySet<string> = new Set<PaletteCommandName>(['handicap', 'masterpoints']);

/** Documents of matches alone, and of events that have none: no event has both. */
export const OF_MATCHES: ReadonlySet<string> = new Set<DocumentName>([
  'matchSlips',
  'lineUps',
  'matchSheets',
  'tableSlips',
  'bracket',
  'crossTable',
  'matchBoards',
  'pairCards',
]);
export const OF_FIELDS: ReadonlySet<string> = new Set<DocumentName>([
  'travellers',
  'slips',
  'recap',
  'board',
  'scorecards',
]);

const OF_SWISS: ReadonlySet<string> = new Set<DocumentName>(['draw', 'matchSlips', 'roundStandings']);

/** Everything of a session that the palette leads to, beside its screens. */
export function palettePlaces(session: SessionView, language: Language): readonly Destination[] {
  const words = paletteWords[language];
  const { topicWords } = words;
  const names = commandNames(language, session.ranks);
  const path = `/sessions/${session.id}`;
  const commands = (Object.keys(COMMAND_PATHS) as (keyof typeof COMMAND_PATHS)[])
    .filter((name) => session.ranks !== 'team' || !NOT_OF_TEAMS.has(name))
    .map((name) => ({ href: `${path}/${COMMAND_PATHS[name]}`, name: names[name], also: words.commandWords[name] }));
  const rankingViews = session.ranks === 'team' ? teamRankingWords[language].view : rankingWords[language].view;
  const views = Object.entries(rankingViews).map(([view, name]) => ({
    href: `${path}/ranking?view=${view}`,
    name: words.view(name),
    also: topicWords.view,
  }));
  const kinds = Object.entries(wordsFor(changeWords, language, session.ranks).kinds) as [
    ScheduleChange['kind'],
    string,
  ][];
  const changes = kinds
    .filter(([kind]) => isPossibleChange(session.ranks, kind, session.sections[0]?.spec))
    .map(([kind, name]) => ({
      href: `${path}/room?change=${kind}`,
      name,
      also: `${topicWords.change} ${words.changeWords[kind]}`,
    }));
  // Who comes in for a team does so in a line-up.
  const replacePlayer =
    session.ranks === 'team'
      ? { href: `${path}/room?do=line-up`, name: roomWords[language].lineUp, also: words.commandWords.replacePlayer }
      : {
          href: `${path}/names?do=replace`,
          name: namesWords[language].replace.title,
          also: words.commandWords.replacePlayer,
        };
  const tasks = EVENT_TASKS.map((task) => ({
    href: eventTaskPath(session.id, task),
    name: shellWords[language].eventTasks[task],
    also: words.taskWords[task],
  }));
  const others = eventForm(session) === 'matches' ? OF_FIELDS : OF_MATCHES;
  const isKnockout = session.sections[0]?.spec.kind === 'knockout';
  const named = Object.entries(paperScreenWords[language].document).filter(
    ([name]) =>
      !others.has(name) &&
      (isKnockout || name !== 'bracket') &&
      (isSwiss(session) || !OF_SWISS.has(name)) &&
      (session.matches.length > 0 || name !== 'roundStandings') &&
      (session.otherClubs !== undefined || name !== 'simultaneous'),
  );
  const documents = named.map(([document, name]) => ({
    href: `${path}/paper?document=${document}`,
    name: words.print(name),
    also: topicWords.print,
  }));
  const papers = (['before', 'after'] as const).map((use) => ({
    href: `${path}/paper?papers=${use}`,
    name: paperSetWords[language].palette[use],
    also: paperSetWords[language].paletteWords,
  }));
  const matches = matchPlaces(session, language);
  const { title: sessions, next: further } = sessionsWords[language];
  const { title: clubs, also: simultaneous } = simultaneousWords[language];
  // Teams and players are not compared with other clubs, nor pairs that meet in matches.
  const isCompared = session.ranks === 'pair' && session.matches.length === 0;
  return [
    ...commands,
    ...(isKnockout ? bracketPlaces(session, language) : []),
    ...matches,
    ...changes,
    replacePlayer,
    ...views,
    ...documents,
    {
      href: `${path}/paper?site=page`,
      name: paperScreenWords[language].site.page,
      also: topicWords.print,
    },
    ...papers,
    { href: overallPath(session.id), name: sessions },
    { href: furtherPath(session.id), name: further },
    { href: prizesPath(session.id), name: prizesWords[language].title },
    ...(isCompared ? [{ href: clubsPath(session.id), name: clubs, also: simultaneous }] : []),
    ...tasks,
    ...pagePlaces(session, language),
  ];
}

/** The bracket of a knockout, and what is done on it. */
function bracketPlaces({ id }: SessionView, language: Language): readonly Destination[] {
  const { tab, seeds, opponents } = bracketWords[language];
  const path = `/sessions/${id}/bracket`;
  return [
    { href: path, name: tab },
    { href: `${path}?do=seeds`, name: seeds.title },
    { href: `${path}?do=opponents`, name: opponents.title },
  ];
}

/** All matches, and each of them by its teams. */
function matchPlaces(session: SessionView, language: Language): readonly Destination[] {
  if (session.matches.length === 0) return [];
  const { allMatches, match } = matchScreenWords[language];
  const names = new Map(
    session.sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, teamNameText(entry, language)])),
  );
  const nameOf = (entry: number) => names.get(entry) ?? '';
  return [
    { href: matchPath(session.id), name: allMatches },
    ...session.matches.flatMap(({ id, home, away }) =>
      away === null ? [] : [{ href: matchPath(session.id, id), name: match(nameOf(home), nameOf(away)) }],
    ),
  ];
}

/** The names of the commands: those of their keys where they have one on their screen. */
function commandNames(language: Language, ranks: EventRanks): Readonly<Record<keyof typeof COMMAND_PATHS, string>> {
  return {
    ...paletteWords[language].name,
    break: roomWords[language].planBreak,
    bridgemate: bridgemateWords[language].follow,
    verify: verifyWords[language].keyVerify,
    ruling: rulingWords[language].key,
    penalty: scoringScreenWords[language].penalties.key,
    standing: wordsFor(withdrawalWords, language, ranks).key,
    publish: publicationWords[language].keyPublish,
  };
}

/** The pages of Entry: every board, round and table. */
function pagePlaces(session: SessionView, language: Language): readonly Destination[] {
  const words = paletteWords[language];
  const path = `/sessions/${session.id}/entry`;
  const cells = session.sections.flatMap(({ id, cells }) => cells.map((cell) => ({ ...cell, section: id })));
  const boards = new Set(cells.flatMap((cell) => (cell.sitOut ? [] : cell.boards)));
  const rounds = new Set(cells.map(({ round }) => round));
  const tables = new Set(cells.map((cell) => tableName(session, cell)));
  return [
    ...inOrder(boards).map((board) => ({
      href: `${path}/${board}`,
      name: shellWords[language].board(boardOnCase(session.sections, board)),
      also: words.topicWords.board,
    })),
    ...inOrder(rounds).map((round) => ({ href: `${path}/round/${round}`, name: words.round(round) })),
    ...[...tables].map((table) => ({ href: `${path}/table/${table}`, name: words.table(table) })),
  ];
}

function inOrder(numbers: ReadonlySet<number>): readonly number[] {
  return [...numbers].toSorted((a, b) => a - b);
}
