/** Events of every size and kind, whose papers are looked at. */
import { SWISS_SPEC } from '../../../worked-specs.ts';
import { explainedEntries } from '../../../../main/club/standings/explanation.ts';
import { explainedTeams } from '../../../../main/club/standings/matches/explanation.ts';
import type { ChangedResult, PlaceChange, PublicationReport } from '../../../../main/club/model/publication.ts';
import type { RulingView } from '../../../../main/club/model/ruling.ts';
import type { PrintJob } from '../../../../main/print/job.ts';
import type { PaperName } from '../../../../main/print/press/sheet.ts';
import type { DocumentName } from '../../../../main/print/registry.ts';
import type { Language } from '../../../../src/language.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { mitchellSpec, settingsView } from '../../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../../names.ts';
import { standingsOf } from '../../../../main/club/standings/standings.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { EXAMPLE, nameTeams, playedTo, swiss, type TestSwiss } from '../../club/draws/swiss.ts';
import { addedUpJob } from '../added-up-job.ts';
import { newKnockout } from '../../club/draws/knockout/support.ts';
import { afterFirstRound, bracketJob, namedKnockout } from '../bracket-job.ts';
import { fieldOf } from '../field-job.ts';
import { overallOf } from '../overall-job.ts';
import { individual, individualSpec, rainbowSpec } from '../individual-job.ts';
import { jobOfEvent, PRINTED_AT, printJob, sampleDeals } from '../support.ts';
import { pouleSpec, teamJob } from '../team-job.ts';

/** Papers of all who play, and of pairs alone. */
const FIELD: readonly DocumentName[] = [
  'travellers',
  'slips',
  'tableCards',
  'guideCards',
  'boardCards',
  'ownScorecards',
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
  'ranking',
  'recap',
  'board',
  'hands',
  'scorecards',
  'explanation',
  'rulings',
  'changes',
];
const TEAMS: readonly DocumentName[] = [
  'tableCards',
  'guideCards',
  'boardCards',
  'ownScorecards',
  'lineUps',
  'matchSheets',
  'tableSlips',
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
  'ranking',
  'crossTable',
  'matchBoards',
  'pairCards',
  'explanation',
  'rulings',
  'changes',
];
/** Boards that every match deals itself have no cards. */
const TEAMS_DEALING = TEAMS.filter((name) => name !== 'boardCards');
/** Where many teams play: papers of all of them. */
const TEAMS_TOGETHER: readonly DocumentName[] = [
  'tableCards',
  'guideCards',
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
  'lineUps',
  'ranking',
  'crossTable',
];
/** Cards of boards and hands are the same for pairs and players. */
const PLAYERS = FIELD.filter((name) => name !== 'boardCards' && name !== 'hands');
const ADDED_UP: readonly DocumentName[] = [
  'guideCards',
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
  'ranking',
  'explanation',
];
const IMPS: readonly DocumentName[] = ['ranking', 'recap', 'board', 'scorecards', 'explanation'];

/** Of rounds that are drawn. */
const DRAWN: readonly DocumentName[] = ['draw', 'matchSlips', 'roundStandings'];

/** An event, its papers, and the paper and language in which they are looked at. */
export interface Scene {
  readonly documents: readonly DocumentName[];
  readonly language: Language;
  readonly paper: PaperName;
  readonly job: () => PrintJob;
}

const longPair = (pair: number) => LONG_NAMES[(pair - 1) % LONG_NAMES.length] ?? (['', ''] as const);
const hostilePair = (pair: number) => HOSTILE_PAIRS[(pair - 1) % HOSTILE_PAIRS.length] ?? (['', ''] as const);
/** Long and hostile names in turn. */
const anyPair = (pair: number) => (pair % 2 === 0 ? longPair(pair / 2) : hostilePair((pair + 1) / 2));
const playersOf = (pairOf: typeof longPair) => (team: number) => [...pairOf(team * 2 - 1), ...pairOf(team * 2)];
const longTeam = (team: number) => `Les Amis du bridge de Saint-Germain-des-Prés ${team}`;
const hostileTeam = (team: number) => hostilePair(team)[team % 2 === 0 ? 0 : 1];

const FIRST_NAMES = ['Ann', 'Bob', 'Carl', 'Dora', 'Emma', 'Fred', 'Gina', 'Hugo'] as const;

function individualJob(event: ReturnType<typeof individual>): PrintJob {
  return { ...event, settings: settingsView(), language: 'en', paper: 'A4', printedAt: PRINTED_AT };
}

const teamOfExample = (team: number) => EXAMPLE.teams[team - 1]?.name ?? '';

function swissJob(event: TestSwiss, nameOf: (team: number) => string): PrintJob {
  nameTeams(event, nameOf);
  return jobOfEvent(event);
}

/** A ranking over two sessions. */
function sessionsJob(plain: PrintJob): PrintJob {
  const entries = plain.session.sections.flatMap((section) => section.entries.filter(({ phantom }) => !phantom));
  const sections = plain.session.sections.map(({ id }) => id);
  return Object.assign(plain, { overall: overallOf(entries, { kind: 'sessions' }, sections) });
}

/** The ranking of several clubs, eight pairs each: one list, or both lines of it. */
function clubsJob(clubs: readonly string[], pairOf: typeof longPair, line?: 'NS'): PrintJob {
  const field = fieldOf(clubs.map((club, at) => [club, numbersTo(8).map((pair) => pairOf(8 * at + pair))] as const));
  const [only] = field.rankings;
  const rankings = line && only ? (['NS', 'EW'] as const).map((side) => ({ ...only, line: side })) : field.rankings;
  const ownBoards = [{ club: 1, boards: [25, 26] }];
  const simultaneous = { ...field, lines: line ? 2 : 1, rankings, ownBoards };
  return Object.assign(printJob({ change: { otherClubs: clubs.length - 1 } }), { simultaneous });
}

const CROSS_IMPS = {
  version: 1,
  method: 'cross-imps',
  preset: 'wbf',
  regulation: REGULATIONS.wbf,
  fields: 'all',
} as const;

/** Pairs with handicaps and strata, and masterpoints for their places. */
function termsJob(): PrintJob {
  const plain = printJob({ names: longPair });
  const entries = plain.session.sections[0]?.entries ?? [];
  const terms: SessionView['terms'] = {
    unit: 'percent',
    masterpoints: { scheme: 'acbl-open' },
    entries: entries.map(({ id, number }) => ({
      entry: id,
      handicap: (number % 5) * 150,
      stratum: number % 3,
      withoutStanding: number === 5,
    })),
  };
  const session = { ...plain.session, terms };
  return { ...plain, session, standings: standingsOf(session) };
}

export const SCENES = {
  '4': {
    documents: FIELD,
    language: 'fr',
    paper: 'Letter',
    job: () => printJob({ sections: [mitchellSpec(4, { boardsPerRound: 6 })], names: longPair }),
  },
  '13': { documents: FIELD, language: 'en', paper: 'A4', job: () => printJob() },
  '40': {
    documents: FIELD,
    language: 'en',
    paper: 'A4',
    job: () => printJob({ sections: [mitchellSpec(20), mitchellSpec(20)], names: anyPair }),
  },
  'teams-4': {
    documents: TEAMS_DEALING,
    language: 'fr',
    paper: 'Letter',
    job: () => teamJob({ spec: pouleSpec(4), nameOf: longTeam, playersOf: playersOf(longPair) }),
  },
  'teams-13': {
    documents: TEAMS,
    language: 'en',
    paper: 'A4',
    job: () => teamJob({ spec: { kind: 'patton', teams: 13, boardsPerMatch: 4, rounds: 5 } }),
  },
  'teams-16': {
    documents: TEAMS_DEALING,
    language: 'en',
    paper: 'A4',
    job: () => teamJob({ spec: pouleSpec(16), nameOf: hostileTeam, playersOf: playersOf(anyPair) }),
  },
  'teams-28': {
    documents: TEAMS_TOGETHER,
    language: 'fr',
    paper: 'A4',
    job: () =>
      teamJob({
        spec: { kind: 'patton', teams: 28, boardsPerMatch: 4, rounds: 6 },
        nameOf: (team) => (team % 2 === 0 ? longTeam(team) : hostileTeam(team)),
        playersOf: playersOf(anyPair),
      }),
  },
  'players-16': {
    documents: PLAYERS,
    language: 'fr',
    paper: 'Letter',
    job: () => individualJob(individual(individualSpec(16, 15))),
  },
  'players-28': {
    documents: ['travellers', 'tableCards', 'guideCards', 'ranking', 'scorecards'],
    language: 'fr',
    paper: 'A4',
    job: () => individualJob(individual(individualSpec(28, 13))),
  },
  'players-52': {
    documents: PLAYERS,
    language: 'en',
    paper: 'A4',
    job: () => individualJob(individual(rainbowSpec(52, 13), (player) => `${FIRST_NAMES[player % 8]} Rowan-${player}`)),
  },
  'players-164': {
    documents: PLAYERS,
    language: 'en',
    paper: 'A4',
    job: () => individualJob(individual(rainbowSpec(164, 11), (player) => anyPair(player)[0])),
  },
  'added-up-12': { documents: ADDED_UP, language: 'fr', paper: 'A4', job: () => addedUpJob(12, longTeam, anyPair) },
  'imps-13': {
    documents: IMPS,
    language: 'en',
    paper: 'Letter',
    job: () => printJob({ change: { scoring: CROSS_IMPS } }),
  },
  'swiss-12': { documents: DRAWN, language: 'en', paper: 'A4', job: () => swissJob(playedTo(3), teamOfExample) },
  'swiss-100': {
    documents: DRAWN,
    language: 'fr',
    paper: 'Letter',
    job: () =>
      swissJob(swiss({ ...SWISS_SPEC, teams: 100, boardsPerMatch: 1 }), (team) => `${anyPair(team)[0]} ${team}`),
  },
  'knockout-11': { documents: ['bracket'], language: 'en', paper: 'A4', job: () => bracketJob(afterFirstRound()) },
  'knockout-64': {
    documents: ['bracket'],
    language: 'fr',
    paper: 'Letter',
    job: () => {
      const knockout = newKnockout({ teams: 64, boardsPerMatch: 8, segments: 1 });
      return bracketJob(namedKnockout(knockout, (team) => `${anyPair(team)[0]} ${team}`));
    },
  },
  'sessions-13': {
    documents: ['sessions', 'prizes'],
    language: 'fr',
    paper: 'Letter',
    job: () => sessionsJob(printJob({ names: longPair, change: { ordinal: 2 } })),
  },
  'sessions-40': {
    documents: ['sessions'],
    language: 'en',
    paper: 'A4',
    job: () =>
      sessionsJob(printJob({ sections: [mitchellSpec(20), mitchellSpec(20)], names: anyPair, change: { ordinal: 2 } })),
  },
  'clubs-24': {
    documents: ['simultaneous'],
    language: 'en',
    paper: 'A4',
    job: () =>
      clubsJob(['Riverside Bridge Club', 'Larch', 'Cercle de bridge de la haute vallée de Chevreuse'], anyPair),
  },
  'clubs-lines-16': {
    documents: ['simultaneous'],
    language: 'fr',
    paper: 'Letter',
    job: () => clubsJob(['', longTeam(2)], longPair, 'NS'),
  },
  'terms-13': { documents: ['ranking'], language: 'fr', paper: 'A4', job: termsJob },
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

const jobs = new Map<SceneName, PrintJob>();

/** What a paper of a scene is printed from. An event is made once. */
export function sceneJob(
  scene: SceneName,
  name: DocumentName,
  changes: Pick<PrintJob, 'language' | 'paper'> = SCENES[scene],
): PrintJob {
  const job = jobs.get(scene) ?? SCENES[scene].job();
  jobs.set(scene, job);
  const { language, paper } = changes;
  return { ...job, ...materialOf(name, job), language, paper };
}

/** The hands of 26 boards. */
const DEALS = sampleDeals(mitchellSpec(13));
/** Every few pairs explain as much as all of them. */
const EXPLAINED = 4;

function materialOf(name: DocumentName, job: PrintJob): object {
  const { session } = job;
  if (name === 'rulings') return { rulings: rulingsOf(job) };
  if (name === 'changes') return { report: reportOf(job) };
  if (name === 'hands') return { deals: DEALS };
  if (name !== 'explanation') return {};
  if (session.ranks === 'team') return { explained: [], teams: explainedTeams(session).slice(0, EXPLAINED) };
  return { explained: explainedEntries(session).slice(0, EXPLAINED) };
}

const AT = '2026-11-24T21:40:00.000Z';
const NOTE = 'The slip said one down, and all four players agree to that now that they have looked at the hands again';
const RULED = [{ kind: 'award', ns: 60, ew: 40 }, { kind: 'notPlayed' }, { kind: 'score', score: -50 }] as const;

function rulingsOf({ session }: PrintJob): readonly RulingView[] {
  return session.results.slice(0, 45).map(({ board, section, table, ns, ew }, index) => ({
    at: AT,
    note: index % 3 === 0 ? NOTE : '',
    what: {
      kind: 'result',
      board,
      tables: [{ section, table }],
      everywhere: false,
      pairs: [ns, ew],
      form: null,
      corrected: index % 3 === 2,
      outcome: RULED[index % RULED.length] ?? RULED[0],
    },
  }));
}

function reportOf({ session, standings }: PrintJob): PublicationReport {
  const results = session.results.slice(0, 30).map((result, index): ChangedResult => {
    const { section, round, table, slotBoard, board, ns, ew, outcome, score } = result;
    const before = { board, ns, ew, outcome, score };
    const after = { ...before, outcome: { kind: 'score', score: -50 }, score: -50 } as const;
    const reason = index % 4 === 0 ? NOTE : '';
    return { section, round, table, slotBoard, before, after, at: AT, author: 'director', reason };
  });
  const places = standings.fields.flatMap(({ rankings }) =>
    rankings.flatMap(({ line, rows }) =>
      rows.slice(0, 15).map(({ entry }, index): PlaceChange => {
        const at = { place: index + 1, tied: false, figure: '7/12' };
        return { by: 'scratch', line, entry, before: at, after: { ...at, place: index + 2, figure: '11/20' } };
      }),
    ),
  );
  const published = { at: '2026-11-24T21:30:00.000Z', change: 1, until: '2026-11-24T22:30:00.000Z', endedAt: null };
  return { published, scoring: null, results, penalties: [], conditions: [], places };
}
