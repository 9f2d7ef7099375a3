/** A session in which everything a director can change is changed, and what of it must come back. */
import * as fc from 'fast-check';
import type { Club } from '../../../../main/club/club.ts';
import { writeDeals } from '../../../../main/club/deals/deals.ts';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import { changeDatum } from '../../../../main/club/scoring/datums.ts';
import { recordColumn } from '../../../../main/club/results/column.ts';
import { recordTogether } from '../../../../main/club/results/together.ts';
import type { CellView, SessionView } from '../../../../main/club/model/session.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { addPenalty, cancelPenalty } from '../../../../main/club/scoring/penalties.ts';
import { isProblem } from '../../../../main/club/problem.ts';
import { endCorrections, publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import { publicationReport } from '../../../../main/club/publication/report.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { acceptFinding, readReview } from '../../../../main/club/review/review.ts';
import { cancelBoard } from '../../../../main/club/rulings/rulings.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { revertSchedule } from '../../../../main/club/schedule/revert.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { slotKey } from '../../../../src/session/slot.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { handIn, PASSED_OUT, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

/** Something the director does: which, and figures to choose where and how. */
export interface Deed {
  readonly what: keyof typeof DEEDS;
  readonly at: number;
  readonly how: number;
}

type Doing = (club: Club, session: number, deed: Deed) => unknown;

const OUTCOMES: readonly (Outcome | null)[] = [
  played(4, 10),
  played(4, 9, 'E'),
  PASSED_OUT,
  { kind: 'notPlayed' },
  { kind: 'score', score: 140 },
  { kind: 'score', score: -1430 },
  { kind: 'award', ns: 60, ew: 40 },
  null,
];
const SCHEDULE_CHANGES: readonly ScheduleChange[] = [
  { kind: 'late-pairs', pairs: 1 },
  { kind: 'rounds', rounds: 2 },
  { kind: 'boards-per-round', boards: 1 },
];
const SUITS_AS_HANDS = ['AKQJT98765432...', '.AKQJT98765432..', '..AKQJT98765432.', '...AKQJT98765432'];
const HANDS = [`N:${SUITS_AS_HANDS.join(' ')}`, null, `N:${SUITS_AS_HANDS.toReversed().join(' ')}`];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', ''];

const choose = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

/** A line of the session as it is now, with the version it has. */
function lineAt(club: Club, session: number, { at, how }: Deed, outcome = choose(OUTCOMES, how)): ResultInput {
  const section = sectionOf(club, session);
  const cells = section.cells.filter(({ sitOut }) => !sitOut);
  const cell = choose<CellView>(cells, at);
  const slotBoard = choose(cell.boards, how);
  const board = how % 5 === 4 ? choose(cells, at + 1).boards[0] : slotBoard;
  const newest = sessionOf(club, session).results.find(
    (one) => one.round === cell.round && one.table === cell.table && one.slotBoard === slotBoard,
  );
  return handIn(section, cell, {
    slotBoard,
    ...(board === undefined ? {} : { board }),
    outcome,
    reason: newest && how % 2 === 0 ? `reason ${how}` : '',
    expectedVersion: newest?.version ?? null,
  });
}

function linesAt(club: Club, session: number, deed: Deed): readonly ResultInput[] {
  return [0, 1, 2].map((step) => lineAt(club, session, { ...deed, at: deed.at + step, how: deed.how + step }));
}

const pairAt = (club: Club, session: number, at: number) => choose(sectionOf(club, session).entries, at)?.id ?? 0;

export const DEEDS = {
  record: (club, session, deed) => recordResult(club, session, lineAt(club, session, deed)),
  together: (club, session, deed) =>
    recordTogether(club, session, [
      ...new Map(linesAt(club, session, deed).map((line) => [slotKey(line), line])).values(),
    ]),
  column: (club, session, deed) => recordColumn(club, session, linesAt(club, session, deed)),
  cancel: (club, session, { at }) => cancelBoard(club, session, { board: 1 + (at % 6), note: 'fouled' }),
  name: (club, session, { at, how }) =>
    writeNames(club, session, [
      { entry: pairAt(club, session, at), players: [choose(NAMES, how), choose(NAMES, how + 1 + (at % 3))] },
      { entry: pairAt(club, session, at + 1), players: ['', choose(NAMES, at + how)] },
    ]),
  terms: (club, session, { at, how }) =>
    changeTerms(club, session, {
      ...(how % 3 === 0 ? { unit: at % 2 === 0 ? ('points' as const) : ('percent' as const) } : {}),
      entries: [
        {
          entry: pairAt(club, session, at),
          handicap: how % 2 === 0 ? null : 100 * how,
          stratum: how % 4 === 0 ? null : how % 3,
          withoutStanding: how % 5 === 0,
        },
      ],
    }),
  datum: (club, session, { at, how }) => changeDatum(club, session, 1 + (at % 6), how % 3 === 0 ? null : 10 * how),
  deal: (club, session, { at, how }) =>
    writeDeals(club, session, {
      deals: [at, at + 1].map((board) => ({ board: 1 + (board % 6), hands: choose(HANDS, how + board) })),
      source: 'club.pbn',
    }),
  scoring: (club, session, { at, how }) =>
    changeScoring(club, session, {
      method: choose(['matchpoints', 'butler', 'fixed-datum'] as const, at),
      regulation: choose(['wbf', 'ffb', 'ebu'] as const, how),
    }),
  penalty: (club, session, { at, how }) =>
    addPenalty(club, session, {
      entry: pairAt(club, session, at),
      kind: how % 2 === 0 ? 'penalty' : 'bonus',
      amount: 100 + how,
      unit: how % 3 === 0 ? 'imps' : 'matchpoints',
      reason: 'late',
    }),
  unpenalty: (club, session, { at }) => cancelPenalty(club, session, 1 + (at % 3)),
  schedule: (club, session, { at }) => {
    const section = sectionOf(club, session).id;
    const asked = { section, change: choose(SCHEDULE_CHANGES, at), from: 2 };
    const ways = proposeScheduleChange(club, session, asked);
    if (isProblem(ways)) return ways;
    const { version, frozen, proposals } = ways;
    return applyScheduleChange(club, session, { ...asked, version, frozen, key: proposals[0]?.key ?? '' });
  },
  unschedule: (club, session) => revertSchedule(club, session),
  publish: (club, session) => publish(club, session),
  end: (club, session) => endCorrections(club, session),
  withdraw: (club, session) => withdrawPublication(club, session),
  accept: (club, session) => {
    const [item] = unwrap(readReview(club, session)).items;
    if (!item) return null;
    return acceptFinding(club, session, { ...item.finding.slot, code: item.finding.code, version: item.version });
  },
  // No step: the clock runs on.
  clock: (club, session) => moveSessionClock(club, session, { action: 'start' }),
} satisfies Record<string, Doing>;

export const deeds: fc.Arbitrary<Deed> = fc.record({
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constant('record' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])) },
  ),
  at: fc.nat(8),
  how: fc.nat(9),
});

/** Lists in order of writing are compared in another: what is written anew comes last. */
const toText = (value: object) => JSON.stringify(value);

/** All a director sees of a session, without the versions and times of what was written anew, and without the clock. */
export function stateOf(club: Club, session: number): unknown {
  const view: SessionView = sessionOf(club, session);
  const {
    change: _change,
    savedAt: _savedAt,
    clock: _clock,
    dealsVersion: _deals,
    results,
    penalties,
    sections,
    scoring,
    ...rest
  } = view;
  const { published, ...report } = unwrap(publicationReport(club, session));
  return {
    ...rest,
    scoring: { ...scoring, version: 0 },
    sections: sections.map(({ scheduleVersion: _version, ...section }) => section),
    results: results.map(({ version: _version, at: _at, ...result }) => toText(result)).toSorted(),
    penalties: penalties.map(({ at: _at, ...penalty }) => penalty),
    standings: unwrap(readStandings(club, session)).fields.map(({ boards, ...field }) => ({
      ...field,
      boards: boards.map(({ results: scored, ...board }) => ({ ...board, scored: scored.map(toText).toSorted() })),
    })),
    review: unwrap(readReview(club, session)).items.map(({ finding }) => finding),
    hands: club.store.deals.current(session),
    published: published && { at: published.at, until: published.until, endedAt: published.endedAt },
    changed: report.results.map(({ at: _at, ...result }) => toText(result)).toSorted(),
    moved: report.places,
  };
}
