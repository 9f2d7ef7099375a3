/** What may happen in an evening of teams or of single players, as the director enters it. */
import * as fc from 'fast-check';
import { SIDES } from '../../../../src/bridge/seat.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { MATCH_TEAMS, forTeams, northSouthIn, type Room } from '../../../../src/scoring/teams/team.ts';
import type { Club } from '../../../../main/club/club.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import type { GivenResultInput } from '../../../../main/club/matches/given-results.ts';
import type { CellView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { endCorrections, publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { recordColumn } from '../../../../main/club/results/column.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { acceptFinding, readReview } from '../../../../main/club/review/review.ts';
import { cancelBoard } from '../../../../main/club/rulings/rulings.ts';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { revertSchedule } from '../../../../main/club/schedule/revert.ts';
import { changeLineUp } from '../../../../main/club/schedule/line-ups.ts';
import { addPenalty, cancelPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { handIn, sessionOf, unwrap } from '../../support.ts';
import { MATCH_SCORINGS, NAMES, RULINGS, SCORES } from './choices.ts';

/** Something that happens: what, and figures to choose where and how. */
export interface Disturbance {
  readonly what: keyof typeof DISTURBANCES;
  readonly at: number;
  readonly how: number;
}

type Act = (club: Club, session: number, disturbance: Pick<Disturbance, 'at' | 'how'>) => unknown;

const choose = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

/** A number from 1 to the most. */
const number = (figure: number, most: number) => 1 + (figure % Math.max(1, most));

function sectionIn({ sections }: SessionView): SectionView {
  const [section] = sections;
  if (!section) throw new Error('an event has a section');
  return section;
}

/** A line of the session as it is now, with the version it has. */
function lineAt(
  view: SessionView,
  { at, how }: Pick<Disturbance, 'at' | 'how'>,
  changes: (cell: CellView, cells: readonly CellView[]) => Partial<ResultInput>,
): ResultInput {
  const section = sectionIn(view);
  const cell = choose(section.cells, at);
  const slotBoard = choose(cell.boards, how);
  const newest = view.results.find(
    (one) => one.round === cell.round && one.table === cell.table && one.slotBoard === slotBoard,
  );
  return handIn(section, cell, {
    slotBoard,
    reason: newest && how % 2 === 0 ? `reason ${how}` : '',
    expectedVersion: newest?.version ?? null,
    ...changes(cell, section.cells),
  });
}

const recorded =
  (
    changes: (view: SessionView, cell: CellView, disturbance: { at: number; how: number }) => Partial<ResultInput>,
  ): Act =>
  (club, session, disturbance) => {
    const view = sessionOf(club, session);
    const line = lineAt(view, disturbance, (cell) => changes(view, cell, disturbance));
    return recordResult(club, session, line);
  };

/** Who else could sit for somebody: another pair of its team, or another partnership of the player. */
function anotherOf(section: SectionView, sitter: number, at: number): number {
  const [of] = entriesRankedBy(section, sitter);
  const own = section.partnerships.filter((one) => one.id !== sitter && one.of.includes(of ?? 0));
  return own.length === 0 ? sitter : choose(own, at).id;
}

const entryAt = (view: SessionView, at: number) => choose(sectionIn(view).entries, at).id;
const TERMS = { handicap: null, stratum: null, withoutStanding: false } as const;

export const DISTURBANCES = {
  record: recorded((_view, _cell, { at, how }) => ({ outcome: choose(SCORES, at + how) })),
  table: (club, session, { at, how }) => {
    const view = sessionOf(club, session);
    const { boards } = choose(sectionIn(view).cells, at);
    return recordColumn(
      club,
      session,
      boards.map((_board, index) =>
        lineAt(view, { at, how: index }, () => ({ outcome: choose(SCORES, at + how * (index + 1)) })),
      ),
    );
  },
  otherBoard: recorded((view, _cell, { at, how }) => ({
    board: choose(choose(sectionIn(view).cells, at + 1).boards, how),
    outcome: choose(SCORES, at),
  })),
  otherPair: recorded((view, cell, { at, how }) => ({
    ns: anotherOf(sectionIn(view), cell.ns, how),
    outcome: choose(SCORES, at),
  })),
  otherTeam: recorded((view, _cell, { at, how }) => ({
    ew: choose(sectionIn(view).cells, at + 3).ns,
    outcome: choose(SCORES, how),
  })),
  wrongWay: recorded((_view, cell, { how }) => ({ ns: cell.ew, ew: cell.ns, outcome: choose(SCORES, how) })),
  erase: (club, session, { at }) => {
    const { results } = sessionOf(club, session);
    if (results.length === 0) return null;
    const { version, score: _score, at: _at, ...line } = choose(results, at);
    return recordResult(club, session, { ...line, outcome: null, typed: '', expectedVersion: version });
  },
  correct: (club, session, { at, how }) => {
    const { results } = sessionOf(club, session);
    if (results.length === 0) return null;
    const { version, score: _score, at: _at, ...line } = choose(results, at);
    return recordResult(club, session, {
      ...line,
      outcome: choose(SCORES, how),
      reason: 'late',
      expectedVersion: version,
    });
  },
  rule: recorded((_view, _cell, { how }) => ({ outcome: choose(RULINGS, how), note: 'law 12C' })),
  fouled: recorded((_view, _cell, { at, how }) => ({
    outcome: choose(SCORES, how),
    form: choose(['A', 'B', null], at),
  })),
  late: recorded(() => ({ expectedVersion: 99 })),
  nobody: recorded((view, _cell, { at }) => ({ ns: entryAt(view, at) })),
  cancel: (club, session, { at }) => cancelBoard(club, session, { board: 1 + at, note: 'fouled' }),
  names: (club, session, { at, how }) => {
    const view = sessionOf(club, session);
    const names = [0, 1, 2, 3, 4].map((index) => choose(NAMES, at + index));
    if (view.ranks === 'team')
      return writeTeams(club, session, [{ entry: entryAt(view, at), name: choose(NAMES, how), players: names }]);
    return writeNames(club, session, [{ entry: entryAt(view, at), players: [choose(NAMES, how), ''] }]);
  },
  lineUp: (club, session, { at, how }) => {
    const view = sessionOf(club, session);
    if (view.matches.length === 0) return null;
    const match = choose(view.matches, at);
    const section = sectionIn(view);
    const cells = section.cells.filter((cell) => cell.match?.id === match.id);
    const segment = cells.length > 0 ? (choose(cells, how).match?.segment ?? 1) : 1;
    const playersIn = (room: Room, team: 'home' | 'away'): readonly [string, string] => {
      const cell = cells.find((one) => one.match?.segment === segment && one.match.room === room);
      const sitter = northSouthIn(room) === team ? cell?.ns : cell?.ew;
      return section.partnerships.find(({ id }) => id === sitter)?.players ?? ['', ''];
    };
    const pairs = forTeams((team) => ({ open: playersIn('open', team), closed: playersIn('closed', team) }));
    const home = {
      0: { open: pairs.home.closed, closed: pairs.home.open },
      1: { ...pairs.home, open: [choose(NAMES, how), pairs.home.open[1]] as const },
      2: { open: [choose(NAMES, at), choose(NAMES, at + 1)] as const, closed: [choose(NAMES, at + 2), ''] as const },
      3: pairs.home,
    }[(how % 4) as 0 | 1 | 2 | 3];
    const asked = { match: match.id, segment, pairs: { ...pairs, home }, version: section.scheduleVersion };
    return changeLineUp(club, session, asked);
  },
  give: (club, session, { at, how }) => {
    const { matches } = sessionOf(club, session);
    if (matches.length === 0) return null;
    const match = choose(matches, at);
    const totals = { kind: 'totals', home: '31', away: '12.5', unit: 'imps', team: null } as const;
    const given: readonly GivenResultInput['given'][] = [
      totals,
      { ...totals, home: '12', away: '8', unit: 'victory-points' },
      { ...totals, home: '5', away: '3', unit: 'points' },
      { kind: 'forfeit', home: null, away: null, unit: null, team: choose([...MATCH_TEAMS, null], at) },
      { kind: 'walkover', home: null, away: null, unit: null, team: choose(MATCH_TEAMS, at) },
      { kind: 'indemnity', home: '12', away: '9', unit: 'victory-points', team: null },
      { kind: 'mismatch', home: '10', away: '10', unit: 'victory-points', team: null },
      { kind: 'void', home: null, away: null, unit: null, team: null },
      { kind: 'bye', home: null, away: null, unit: null, team: null },
      { ...totals, away: null },
      null,
    ];
    return giveMatchResult(club, session, match.id, {
      given: choose(given, how),
      note: 'played elsewhere',
      expectedVersion: match.givenVersion,
    });
  },
  takeGiven: (club, session, { at }) => {
    const given = sessionOf(club, session).matches.filter((match) => match.given);
    if (given.length === 0) return null;
    const match = choose(given, at);
    return giveMatchResult(club, session, match.id, { given: null, note: '', expectedVersion: match.givenVersion });
  },
  penalty: (club, session, { at, how }) =>
    addPenalty(club, session, {
      entry: entryAt(sessionOf(club, session), at),
      kind: how % 2 === 0 ? 'penalty' : 'bonus',
      amount: 50 + how,
      unit: choose(['victory-points', 'imps', 'matchpoints', 'percent-of-top'] as const, at + how),
      reason: 'late',
    }),
  unpenalty: (club, session, { at }) => cancelPenalty(club, session, 1 + (at % 3)),
  withdraw: (club, session, { at }) =>
    changeTerms(club, session, {
      entries: [{ ...TERMS, entry: entryAt(sessionOf(club, session), at), withdrawn: true }],
    }),
  comeBack: (club, session) => {
    const left = sessionOf(club, session).terms.entries.find(({ withdrawn }) => withdrawn);
    return left ? changeTerms(club, session, { entries: [{ ...TERMS, entry: left.entry }] }) : null;
  },
  terms: (club, session, { at, how }) =>
    changeTerms(club, session, {
      entries: [
        {
          entry: entryAt(sessionOf(club, session), at),
          handicap: how % 2 === 0 ? null : 100 * how,
          stratum: how % 4 === 0 ? null : how % 3,
          withoutStanding: how % 5 === 0,
        },
      ],
    }),
  scoring: (club, session, { at, how }) => {
    const { ranks } = sessionOf(club, session);
    return changeScoring(club, session, {
      method: choose(['matchpoints', 'cross-imps', 'butler'] as const, at),
      regulation: choose(['wbf', 'ffb', 'ebu'] as const, how),
      ...(ranks === 'team' && { matches: choose(MATCH_SCORINGS, at * 3 + how) }),
    });
  },
  substitute: (club, session, { at, how }) =>
    replacePlayers(club, session, {
      entry: entryAt(sessionOf(club, session), at),
      fromRound: 1 + (how % 4),
      players: [choose(NAMES, how), ''],
    }),
  changeMovement: (club, session, { at, how }) => {
    const section = sectionIn(sessionOf(club, session));
    const changes: readonly ScheduleChange[] = [
      { kind: 'rounds', rounds: number(at, section.rounds + 3) },
      { kind: 'boards-per-round', boards: number(at, section.boardsPerRound) },
      { kind: 'late-pairs', pairs: 1 },
      { kind: 'pair-leaves', pair: number(at, section.entries.length) },
      {
        kind: 'wrong-opponents',
        round: number(at, 2),
        tables: [number(how, section.tables), number(how + 2, section.tables)],
        line: choose(SIDES, at),
      },
    ];
    const asked = { section: section.id, change: choose(changes, how), from: number(at, section.rounds) };
    const ways = proposeScheduleChange(club, session, asked);
    if ('kind' in ways) return ways;
    const { version, frozen, proposals, teams } = ways;
    const { key } = choose<{ readonly key: string }>([...proposals, ...teams], at);
    return unwrap(applyScheduleChange(club, session, { ...asked, version, frozen, key }));
  },
  revert: (club, session, { at }) => (at % 3 === 0 ? revertSchedule(club, session) : null),
  publish: (club, session) => publish(club, session),
  endCorrections: (club, session) => endCorrections(club, session),
  unpublish: (club, session) => withdrawPublication(club, session),
  accept: (club, session) => {
    const [item] = unwrap(readReview(club, session)).items;
    if (!item) return null;
    return acceptFinding(club, session, { ...item.finding.slot, code: item.finding.code, version: item.version });
  },
  clock: (club, session, { how }) =>
    moveSessionClock(club, session, { action: choose(['start', 'next', 'pause', 'previous'] as const, how) }),
} satisfies Record<string, Act>;

const ALL = Object.keys(DISTURBANCES) as (keyof typeof DISTURBANCES)[];

export const anyDisturbance: fc.Arbitrary<Disturbance> = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('record' as const, 'table' as const, 'table' as const) },
    { weight: 1, arbitrary: fc.constant('changeMovement' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...ALL) },
  ),
  at: fc.nat(40),
  how: fc.nat(40),
});
