import { withDrawnRound } from '../../../src/movement/teams/continuation/drawn-round.ts';
import { isTeamSpec } from '../../../src/movement/event-movement.ts';
import type { SwissPairsSpec } from '../../../src/movement/swiss/spec.ts';
import { announcedDraw } from '../../store/matches/draws.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { RoundDraw } from '../model/draws.ts';
import { pairsSeating } from '../competitions/setup/swiss-pairs.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { currentSchedule } from '../schedule/current.ts';
import { runningTeams } from '../schedule/teams/running-teams.ts';
import { writeTeamSchedule } from '../schedule/teams/write.ts';
import { chosenFor, readDrawnStage, roundToDraw, type ChosenDraw, type DrawnStage } from './round-to-draw.ts';
import { isOpen, proposedDraw } from './view.ts';

/** The draw that its sender saw. */
export interface DrawToAnnounce {
  readonly round: number;
  readonly key: string;
}

/** Announces a draw: its matches are known to everybody, seated, and can be played. */
export function announceDraw(
  club: Club,
  session: number,
  { round, key }: DrawToAnnounce,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const stage = readDrawnStage(club, session);
    if (isProblem(stage)) return stage;
    const refused = notToDraw(stage, round);
    if (refused) return refused;
    const chosen = chosenFor(stage, round);
    const drawn = proposedDraw(stage, roundToDraw(club, stage, round, chosen));
    if ('problem' in drawn) return { kind: 'problem', code: 'drawNotPossible', cause: drawn.problem };
    if (drawn.key !== key) return { kind: 'problem', code: 'drawMovedOn' };
    seatRound(club, stage, { round, drawn, chosen, change: add() });
    return null;
  });
}

/** Why a round can't be drawn just now; null where it can. */
export function notToDraw({ states }: Pick<DrawnStage, 'states'>, round: number): ClubProblem | null {
  const state = states[round - 1];
  if (state === undefined) return { kind: 'problem', code: 'unknownRound', round, rounds: states.length };
  const next = 1 + states.findIndex((one) => one === 'planned' || one === 'proposed');
  if (next > 0 && round > next) return { kind: 'problem', code: 'drawNotNext', round, next };
  return isOpen(state) ? null : { kind: 'problem', code: 'drawInPlay', round };
}

export interface RoundToSeat {
  readonly round: number;
  readonly drawn: RoundDraw;
  readonly chosen: ChosenDraw;
  readonly change: number;
}

/** Writes the matches of a round, why each was drawn, and the schedule with its seats. */
function seatRound(club: Club, stage: DrawnStage, { round, drawn, chosen, change: added }: RoundToSeat): void {
  const { store } = club;
  const { session, section } = stage;
  if (section.spec.kind === 'swiss-pairs')
    return seatPairs(club, stage, section.spec, { round, drawn, chosen, change: added });
  if (!isTeamSpec(section.spec)) throw new Error(`${section.spec.kind} has no rounds to draw`);
  const running = runningTeams(club, session, section, section.spec);
  const triangle = drawn.triangle && {
    matches: drawn.triangle.matches,
    isHalves: drawn.triangle.isHalves ?? false,
  };
  const bye = drawn.bye?.entry ?? null;
  const schedule = withDrawnRound(running, { round, matches: drawn.matches, bye, triangle: triangle ?? null });
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const entryOf = (team: number) => entries.get(team) ?? 0;
  const stageId = store.matches.stage(session.id);
  const own = schedule.matches.filter((match) => match.round === round);
  const ids = new Map(
    schedule.matches.map(({ key, round: begins, lastRound, isHalf, home, away }) => {
      const teams = { home: entryOf(home), away: away === null ? null : entryOf(away) };
      const added = { round: begins, lastRound, ...(isHalf && { isHalf }), ...teams };
      return [key, key > 0 ? key : store.matches.add(stageId, added)] as const;
    }),
  );
  const matches = own
    .map(({ key, home, away }) => ({ match: ids.get(key) ?? 0, ...reasonOf(drawn, home, away) }))
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .map(({ match, reason }) => ({ match, reason: JSON.stringify(reason ?? {}) }));
  const rule = JSON.stringify({ kind: section.spec.kind, ...chosen.drawnBy });
  store.draws.add(stageId, added, announcedDraw(round, rule, matches, JSON.stringify(chosen.wishes)));
  writeTeamSchedule({ club, section, change: added }, schedule, ids);
}

/** Why a match was drawn, and where it stands in the draw; the bye is last. */
function reasonOf({ matches, bye }: RoundDraw, home: number, away: number | null) {
  const ordinal = matches.findIndex((match) => match.home === home && match.away === away);
  return ordinal >= 0
    ? { ordinal, reason: matches[ordinal]?.reason }
    : { ordinal: matches.length, reason: bye?.reason };
}

/** The same of pairs: each match has one table. A match that was announced before keeps its id. */
function seatPairs(
  club: Club,
  { session, section }: DrawnStage,
  spec: SwissPairsSpec,
  { round, drawn, chosen, change: added }: RoundToSeat,
): void {
  const { store } = club;
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const entryOf = (pair: number) => entries.get(pair) ?? 0;
  const stageId = store.matches.stage(session.id);
  const idOf = (home: number, away: number | null): number => {
    const known = session.matches.find((one) => one.round === round && one.home === home && one.away === away);
    return known?.id ?? store.matches.add(stageId, { round, lastRound: round, home, away });
  };
  const before = currentSchedule(club, section);
  const met = drawn.matches.map(({ place: table, home, away, reason }) => {
    const [ns, ew] = [entryOf(home), entryOf(away)];
    const match = idOf(ns, ew);
    return {
      match,
      reason: JSON.stringify(reason ?? {}),
      seating: pairsSeating(spec, { round, table, ns, ew, match }),
    };
  });
  const { bye } = drawn;
  const byes = bye ? [{ match: idOf(entryOf(bye.entry), null), reason: JSON.stringify(bye.reason ?? {}) }] : [];
  const matches = [...met, ...byes].map(({ match, reason }) => ({ match, reason }));
  const rule = JSON.stringify({ kind: spec.kind, ...chosen.drawnBy });
  store.draws.add(stageId, added, announcedDraw(round, rule, matches, JSON.stringify(chosen.wishes)));
  const others = before.seatings.filter((seating) => seating.round !== round);
  const seatings = [...others, ...met.map(({ seating }) => seating)];
  store.schedules.add(section.id, added, {
    ...before,
    tables: Math.max(before.tables, ...seatings.map(({ table }) => table)),
    boards: Math.max(before.boards, ...seatings.flatMap(({ boards }) => boards)),
    seatings,
  });
}
