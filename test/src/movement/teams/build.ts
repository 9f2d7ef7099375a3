import { isTeamMovement, makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import type { TeamMovement } from '../../../../src/movement/teams/team-movement.ts';

/** The movement of a specification; it throws where there is none. */
export function buildTeams(spec: TeamSpec): TeamMovement {
  const made = makeTeamMovement(spec);
  if (!isTeamMovement(made)) throw new Error(JSON.stringify(made));
  return made;
}

/**
 * What is wrong with a movement of teams, counted without src: every match must be played both ways on the same boards,
 * every team must sit once North-South and once East-West at the most in a round, and no pair may play a board twice.
 */
export function teamFaults({ rounds, matches }: Pick<TeamMovement, 'rounds' | 'matches'>): string[] {
  const faults: string[] = [];
  const lines = rounds.flatMap((seatings, index) =>
    seatings.flatMap(({ boards, ...seat }) => boards.map((board) => ({ ...seat, board, round: index + 1 }))),
  );
  for (const { key, home, away, round, lastRound } of matches) {
    const own = lines.filter((line) => line.match === key);
    if (away === null) {
      const played = lines.filter((line) => line.round >= round && line.round <= lastRound);
      if (played.some(({ ns, ew }) => ns === home || ew === home)) faults.push(`team ${home} plays in its bye`);
      continue;
    }
    const there = own.filter(({ ns, ew }) => ns === home && ew === away).map(({ board }) => board);
    const back = own.filter(({ ns, ew }) => ns === away && ew === home).map(({ board }) => board);
    const sorted = [there, back].map((boards) => boards.toSorted((a, b) => a - b).join(' '));
    if (sorted[0] !== sorted[1] || there.length === 0) faults.push(`match ${key}: ${sorted.join(' / ')}`);
    if (there.length + back.length !== own.length) faults.push(`match ${key} has other teams`);
    if (own.some((line) => line.round < round || line.round > lastRound)) faults.push(`match ${key} out of its rounds`);
  }
  for (const side of ['ns', 'ew'] as const) {
    const played = lines.map((line) => `${line[side]} ${side} board ${line.board}`);
    faults.push(...played.filter((one, index) => played.indexOf(one) !== index));
    const seats = rounds.flatMap((seatings, index) =>
      seatings.map((seat) => `${seat[side]} ${side} round ${index + 1}`),
    );
    faults.push(...seats.filter((one, index) => seats.indexOf(one) !== index));
  }
  return faults;
}
