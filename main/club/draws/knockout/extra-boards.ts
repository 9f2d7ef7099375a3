import { withExtraBoards } from '../../../../src/movement/teams/continuation/knockout-round.ts';
import { triangleExtraBoards } from '../../../../src/draw/knockout/triangle-extra.ts';
import { change, type Changed } from '../../change.ts';
import type { Club } from '../../club.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { runningTeams } from '../../schedule/teams/running-teams.ts';
import { writeTeamSchedule } from '../../schedule/teams/write.ts';
import { figuresOfMatch, readPlayedKnockout } from './read.ts';

/** Seats the boards that decide a level match, as a further part of it: four, then one at a time. */
export function playExtraBoards(club: Club, session: number, match: number): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'draw' }, ({ add }): ClubProblem | null => {
    const played = readPlayedKnockout(club, session);
    if (isProblem(played)) return played;
    const { section, spec, decisions, knockout } = played;
    const decision = decisions.get(match);
    if (decision === undefined) return { kind: 'problem', code: 'unknownMatch', match };
    const boards = decision.kind === 'level' ? decision.boards : triangleExtraBoards(knockout, match);
    const drawn = knockout.rounds.flat().find(({ key }) => key === match);
    // Those that are seated are played first.
    const isPlaying = drawn && figuresOfMatch(played, drawn)?.extra.some(({ isComplete }) => !isComplete);
    const isSeated = played.session.sections.some(({ cells }) => cells.some((cell) => cell.match?.id === match));
    if (boards === null || isPlaying || !isSeated) return { kind: 'problem', code: 'matchNotLevel', match };
    const running = runningTeams(club, played.session, section, spec);
    const schedule = withExtraBoards(running, [match], boards);
    const ids = new Map(schedule.matches.map(({ key }) => [key, key]));
    writeTeamSchedule({ club, section, change: add() }, schedule, ids);
    return null;
  });
}
