/** An event of every kind that has a result page, small ones, with long and hostile names. */
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { readPageJob } from '../../../main/app/director/site.ts';
import type { Club } from '../../../main/club/club.ts';
import { createEvent, type NewEvent } from '../../../main/club/competitions/events.ts';
import { announceDraw } from '../../../main/club/draws/announce.ts';
import { announceKnockoutRound } from '../../../main/club/draws/knockout/announce.ts';
import { readKnockout } from '../../../main/club/draws/knockout/view.ts';
import { readDraw } from '../../../main/club/draws/view.ts';
import { writeNames } from '../../../main/club/players/names.ts';
import { writeTeams } from '../../../main/club/players/teams.ts';
import { createFurtherSession } from '../../../main/club/stages/further-session.ts';
import type { PageJob } from '../../../main/site/page-job.ts';
import type { KnockoutRules } from '../../../src/draw/knockout/rules.ts';
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { howellSpec, mitchellSpec } from '../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../names.ts';
import { handIn, newEvent, recordAll, sessionOf, unwrap } from '../support.ts';
import { individualSpec } from '../print/individual-job.ts';
import { printJob, sampleDeals } from '../print/support.ts';
import { pouleSpec, TWO_HALVES, typedResult } from '../print/team-job.ts';
import { pageJob } from './support.ts';

/** Long and hostile names in turn. */
function anyPair(number: number): readonly [string, string] {
  const names = number % 2 === 0 ? LONG_NAMES : HOSTILE_PAIRS;
  return names[Math.floor(number / 2) % names.length] ?? ['', ''];
}

/** Records every line that is due and has no result. */
function play(club: Club, session: number): void {
  const { sections, results } = sessionOf(club, session);
  const known = new Set(
    results.map(({ section, round, table, slotBoard }) => [section, round, table, slotBoard].join()),
  );
  const lines = sections.flatMap((section) =>
    section.cells.flatMap((cell) =>
      (cell.sitOut ? [] : cell.boards)
        .filter((board) => !known.has([section.id, cell.round, cell.table, board].join()))
        .map((board) => {
          const result = typedResult(cell.table + cell.round, board, section.shown[board] ?? board);
          return handIn(section, cell, { slotBoard: board, board, ...result });
        }),
    ),
  );
  recordAll(club, session, lines);
}

/** Gives everybody a name: pairs, players, or teams with four players each. */
function nameEverybody(club: Club, session: number): void {
  const { sections, teams, ranks } = sessionOf(club, session);
  const all = [...teams, ...sections.flatMap(({ entries }) => entries)].filter(({ phantom }) => !phantom);
  const named = all.filter(({ team }) => team);
  if (named.length > 0) {
    const written = named.map(({ id }, index) => ({
      entry: id,
      name: anyPair(index + 1)[index % 2] ?? '',
      club: '',
      players: [...anyPair(index * 2 + 1), ...anyPair(index * 2 + 2)],
    }));
    unwrap(writeTeams(club, session, written));
    return;
  }
  const names = all.map(({ id }, index) => {
    const [one, other] = anyPair(index + 1);
    return { entry: id, players: [one, ranks === 'player' ? '' : other] as const };
  });
  unwrap(writeNames(club, session, names));
}

function created(club: Club, event: Partial<NewEvent>): number {
  const { session } = unwrap(createEvent(club, newEvent(event)));
  nameEverybody(club, session);
  return session;
}

const IMPS = { comparison: 'imps', scale: 'wbf-discrete', pool: null, bye: 1200, withdrawals: 'session' } as const;

/** Everybody meets everybody: a withdrawal goes by the half rule, and a bye gives nothing. */
const POULE = { withdrawals: 'all-play-all', bye: null } as const;

function teams(club: Club, spec: TeamSpec, matches: Partial<MatchStageScoring> = {}): number {
  const scoring = { method: 'cross-imps', regulation: 'wbf', matches: { ...IMPS, ...matches } } as const;
  return created(club, { name: 'Winter league', spec, scoring });
}

/** Draws and plays so many rounds. */
function playRounds(club: Club, session: number, rounds = 3): number {
  for (const round of numbersTo(rounds)) {
    const { proposed } = unwrap(readDraw(club, session, round));
    if (proposed && 'key' in proposed) unwrap(announceDraw(club, session, { round, key: proposed.key }));
    play(club, session);
  }
  return session;
}

/** Swiss of five pairs, of which one has a bye: every table is a match, and boards are compared with the whole room. */
function swissPairs(club: Club): number {
  const spec = {
    kind: 'swiss-pairs',
    pairs: 5,
    rounds: 4,
    boardsPerRound: 4,
    supply: 'copies',
    draw: 'top',
    first: 'halves',
  } as const;
  return playRounds(club, created(club, { name: 'Swiss pairs', spec }));
}

/** A Swiss of teams; of an odd number one has a bye. */
function swiss(club: Club, teamsIn: number, boardsPerMatch: number, rounds: number): number {
  return teams(club, {
    kind: 'swiss',
    teams: teamsIn,
    boardsPerMatch,
    rounds,
    supply: 'copies',
    draw: 'top',
    first: 'halves',
    seats: 'by-draw',
  });
}

/** A knockout whose matches are played round by round, up to one that is drawn only. */
export function knockout(club: Club, teamsIn: number, rules: Partial<KnockoutRules> = {}, rounds = Infinity): number {
  const session = teams(
    club,
    {
      kind: 'knockout',
      teams: teamsIn,
      boardsPerMatch: 4,
      segments: 1,
      supply: 'dealt',
      opponents: 'bracket',
      odd: 'byes',
      playOffs: 'none',
      level: 'higher-placed',
      carry: null,
      seeding: 'numbers',
      seeds: [],
      ...rules,
    },
    { scale: null },
  );
  for (let round = 1; round < rounds; round += 1) {
    play(club, session);
    const { next } = unwrap(readKnockout(club, session));
    if ('problem' in next) return session;
    unwrap(announceKnockoutRound(club, session, next.key));
  }
  return session;
}

/** Two sessions of which the first carries forward into the second. */
function sessions(club: Club): number {
  const first = created(club, { name: 'Championship', spec: mitchellSpec(4) });
  play(club, first);
  const next = unwrap(
    createFurtherSession(club, first, {
      date: '2026-12-01',
      start: '19:30',
      minutesPerBoard: 7,
      minutesToMove: 1,
      spec: howellSpec(4),
      way: { kind: 'carry-forward' },
    }),
  );
  play(club, next.session);
  return next.session;
}

/** The page of a session of a club. */
function inClub(setUp: (club: Club) => number): (club: Club) => PageJob {
  return (club) => unwrap(readPageJob(club, setUp(club), { language: 'en' }));
}

/** The page of an event that is played to its end. */
function wholly(setUp: (club: Club) => number): (club: Club) => PageJob {
  return inClub((club) => {
    const session = setUp(club);
    play(club, session);
    return session;
  });
}

const TWO_SECTIONS = { sections: [mitchellSpec(4), mitchellSpec(5)], names: anyPair };

/** What the page of an event of each kind is made from; a club is where it is set up and played. */
export const KINDS: Readonly<Record<string, (club: Club) => PageJob>> = {
  sample: () => pageJob(printJob(), { deals: sampleDeals(mitchellSpec(13)) }),
  oneWinner: () => pageJob(printJob({ sections: [howellSpec(5)], names: anyPair })),
  together: () => pageJob(printJob(TWO_SECTIONS)),
  apart: () => {
    const scoring = { ...printJob().session.scoring, fields: 'section' } as const;
    return pageJob(printJob({ ...TWO_SECTIONS, change: { scoring } }));
  },
  individual: wholly((club) => created(club, { name: 'Sunday', spec: individualSpec(8, 7) })),
  addedUp: wholly((club) => created(club, { spec: mitchellSpec(4, { rounds: 3, even: 'skip' }), addedUp: true })),
  match: wholly((club) => teams(club, TWO_HALVES, POULE)),
  poule: wholly((club) => teams(club, pouleSpec(4), POULE)),
  whist: wholly((club) => teams(club, { kind: 'american-whist', teams: 5, boardsPerMatch: 2 })),
  newEngland: wholly((club) => teams(club, { kind: 'new-england', teams: 4, boardsPerMatch: 2, copies: 2 })),
  boardAMatch: wholly((club) =>
    teams(club, { kind: 'american-whist', teams: 3, boardsPerMatch: 4 }, { comparison: 'board-a-match', scale: null }),
  ),
  patton: wholly((club) =>
    teams(
      club,
      { kind: 'patton', teams: 4, boardsPerMatch: 4, rounds: 3 },
      { comparison: 'patton-ratio', scale: null, pool: 8 },
    ),
  ),
  swiss: inClub((club) => playRounds(club, swiss(club, 5, 4, 4))),
  swissPairs: inClub(swissPairs),
  /** Two of six have a bye; the final is drawn. */
  knockout: inClub((club) => knockout(club, 6, {}, 3)),
  triangles: inClub((club) => knockout(club, 11, { odd: 'triangles', playOffs: 'third' })),
  allPlaces: inClub((club) => knockout(club, 8, { playOffs: 'all' })),
  sessions: inClub(sessions),
};

/** Teams that play 56 boards each in a Swiss of eight rounds. */
export function longSwiss(teamsIn: number): (club: Club) => PageJob {
  return inClub((club) => playRounds(club, swiss(club, teamsIn, 7, 8), 8));
}
