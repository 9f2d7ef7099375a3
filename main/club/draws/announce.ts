import { withDrawnRound } from '../../../src/movement/teams/continuation/drawn-round.ts';
import { isTeamSpec } from '../../../src/movement/event-movement.ts';
import { announcedDraw } from '../../store/matches/draws.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { RoundDraw } from '../model/draws.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { runningTeams } from '../schedule/teams/running-teams.ts';
import { writeTeamSchedule } from '../schedule/teams/write.ts';
import { chosenFor, readDrawnStage, roundToDraw, type DrawnStage } from './round-to-draw.ts';
import { seatPairs, type RoundToSeat } from './seat-pairs.ts';
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
