import { numbersTo } from '../../../basics/numbers-to.ts';
import { bergerLength } from '../../pairing/berger.ts';
import { pattonRounds } from '../families/patton.ts';
import type { TeamSpec } from '../families/index.ts';
import { isTeamMovement, makeTeamMovement } from '../make.ts';
import { roundsOfMatch } from '../two-tables.ts';
import type { TeamBoard, TeamMatch, TeamSeating } from '../layout.ts';
import type { TeamContinuationProblem, TeamProposal } from './change.ts';
import { boardsOfMatches, consequencesOf } from './consequences.ts';
import { newBoards } from './new-boards.ts';
import { drawnRounds, nextKey, type RunningTeams } from './running.ts';

/** Another number of rounds: play ends earlier, or the draw goes on. */
export function withRounds(running: RunningTeams, rounds: number): TeamProposal | TeamContinuationProblem {
  const now = running.rounds.length;
  const longer = longerSchedules(running);
  const possible = [...cutsOf(running), ...longer.keys()].toSorted((a, b) => a - b);
  if (!possible.includes(rounds)) {
    const allBegun = seatingsToBegin(running, running.frozen + 1).length === 0;
    const movement = running.spec.kind;
    return { kind: 'problem', code: 'team-round-count', given: rounds, now, possible, movement, allBegun };
  }
  const added = longer.get(rounds);
  if (added) {
    const rule = { kind: 'added-rounds', rounds: rounds - now, leg: added.leg } as const;
    return { rule, schedule: added.schedule, consequences: consequencesOf(running, added.schedule, { again: [] }) };
  }
  const dropped = running.matches.find(({ round, key }) => round > rounds && running.decided.includes(key));
  if (dropped) {
    const { round, home, away } = dropped;
    return { kind: 'problem', code: 'team-match-decided', round, home, away: away ?? 0 };
  }
  const schedule = cutTo(running, rounds);
  return { rule: { kind: 'cut', rounds }, schedule, consequences: consequencesOf(running, schedule) };
}

/**
 * The rounds after which play may end: those that leave no match half played. The one match of an event may end after
 * any of its parts.
 */
function cutsOf({ spec, rounds, matches, frozen, decided }: RunningTeams): readonly number[] {
  const isMatch = spec.kind === 'match' && decided.length === 0;
  return numbersTo(rounds.length - 1).filter((round) => {
    if (round < frozen) return false;
    if (isMatch) return segmentsIn(rounds[round - 1]) !== segmentsIn(rounds[round]);
    return matches.every((match) => match.round > round || match.lastRound <= round);
  });
}

function segmentsIn(seatings: readonly TeamSeating[] = []): string {
  return seatings.map(({ segment }) => segment).join(' ');
}

/** A match that has begun and is cut ends with the last round: it is another match. */
function cutTo(running: RunningTeams, rounds: number): RunningTeams {
  let key = nextKey(running.matches);
  const keys = new Map<number, number>();
  const matches = running.matches.flatMap((match): TeamMatch[] => {
    if (match.round > rounds) return [];
    if (match.lastRound <= rounds) return [match];
    keys.set(match.key, key);
    return [{ ...match, key: key--, lastRound: rounds }];
  });
  const kept = running.rounds
    .slice(0, rounds)
    .map((seatings) => seatings.map((one) => ({ ...one, match: keys.get(one.match) ?? one.match })));
  // A Swiss draws a round otherwise where it is the last.
  const spec = running.spec.kind === 'swiss' ? { ...running.spec, rounds } : running.spec;
  return { ...running, spec, rounds: kept, matches };
}

interface LongerSchedule {
  readonly leg: 1 | 2;
  readonly schedule: RunningTeams;
}

/**
 * The schedules with further rounds of the draw, by their rounds in all: those of the movement that are not played yet,
 * of a poule also a second leg. Matches have as many boards as the last ones.
 */
function longerSchedules(running: RunningTeams): ReadonlyMap<number, LongerSchedule> {
  const { spec, matches, rounds } = running;
  const drawn = drawnRounds(matches).length;
  const boardsPerMatch = boardsOfMatches(running).at(-1) ?? spec.boardsPerMatch;
  const longer = numbersTo(mostDrawn(spec) - drawn).flatMap((more): [number, LongerSchedule][] => {
    const whole = longerSpec(spec, drawn + more, boardsPerMatch);
    const made = whole && makeTeamMovement(whole);
    if (!made || !isTeamMovement(made)) return [];
    const length = whole.kind === 'poule' ? roundsOfMatch(whole) : 1;
    const schedule = withFurtherRounds(running, made, drawn * length);
    return [[rounds.length + more * length, { leg: isSecondLeg(spec, drawn) ? 2 : 1, schedule }]];
  });
  return new Map(longer);
}

/** Rounds of the draw that the movement has in all. */
function mostDrawn(spec: TeamSpec): number {
  if (spec.kind === 'poule') return bergerLength(spec.teams, 2) - spec.from + 1;
  return spec.kind === 'patton' ? pattonRounds(spec.teams) : 0;
}

function longerSpec(spec: TeamSpec, rounds: number, boardsPerMatch: number): TeamSpec | null {
  if (spec.kind === 'poule') return { ...spec, rounds, boardsPerMatch, legs: 2 };
  return spec.kind === 'patton' ? { ...spec, rounds, boardsPerMatch } : null;
}

function isSecondLeg(spec: TeamSpec, drawn: number): boolean {
  return spec.kind === 'poule' && spec.legs === 1 && spec.from + drawn > bergerLength(spec.teams);
}

/** Adds the rounds of a longer movement after those it has in common, with boards and matches of their own. */
function withFurtherRounds(
  running: RunningTeams,
  made: {
    readonly rounds: RunningTeams['rounds'];
    readonly matches: readonly TeamMatch[];
    readonly boards: readonly TeamBoard[];
  },
  common: number,
): RunningTeams {
  const shift = running.rounds.length - common;
  const further = made.matches.filter(({ round }) => round > common);
  const first = nextKey(running.matches);
  const keys = new Map(further.map(({ key }, index) => [key, first - index]));
  const seatings = made.rounds.slice(common);
  const boards = newBoards(running, made.boards, seatings, keys);
  return {
    ...running,
    tables: Math.max(running.tables, ...seatings.flat().map(({ table }) => table)),
    matches: [
      ...running.matches,
      ...further.map((match) => ({
        ...match,
        key: keys.get(match.key) ?? 0,
        round: match.round + shift,
        lastRound: match.lastRound + shift,
      })),
    ],
    rounds: [
      ...running.rounds,
      ...seatings.map((cells) =>
        cells.map((cell) => ({
          ...cell,
          match: keys.get(cell.match) ?? 0,
          boards: cell.boards.map((board) => boards.get(board)?.number ?? board),
        })),
      ),
    ],
    added: [...boards.values()],
  };
}

/** The part of a match that a table plays. */
function partOf({ match, segment }: TeamSeating): string {
  return `${match} ${segment}`;
}

/** The matches, or parts of a match, that are begun before a round. */
function partsBegun(running: RunningTeams, round: number): ReadonlySet<string> {
  return new Set(running.rounds.slice(0, round - 1).flatMap((seatings) => seatings.map(partOf)));
}

/** The seatings of those that are not. */
function seatingsToBegin(running: RunningTeams, round: number): readonly TeamSeating[] {
  const begun = partsBegun(running, round);
  return running.rounds.flatMap((seatings) => seatings.filter((seating) => !begun.has(partOf(seating))));
}

/** Fewer boards a round in the matches, or parts of a match, that have not begun: the first of every set stay. */
export function withFewerBoards(
  running: RunningTeams,
  boards: number,
  from: number,
): TeamProposal | TeamContinuationProblem {
  const first = Math.max(from, running.frozen + 1);
  const begun = partsBegun(running, first);
  const open = seatingsToBegin(running, first);
  if (open.length === 0) return { kind: 'problem', code: 'team-all-begun' };
  const now = Math.max(...open.map((seating) => seating.boards.length));
  if (boards < 1 || boards >= now) return { kind: 'problem', code: 'team-boards', given: boards, now };
  const rounds = running.rounds.map((seatings) =>
    seatings.map((seating) => {
      if (begun.has(partOf(seating))) return seating;
      const kept = new Set(seating.boards.toSorted((a, b) => a - b).slice(0, boards));
      return { ...seating, boards: seating.boards.filter((board) => kept.has(board)) };
    }),
  );
  const schedule = { ...running, rounds };
  const at = rounds.findIndex((seatings) => seatings.some((seating) => !begun.has(partOf(seating)))) + 1;
  return {
    rule: { kind: 'fewer-boards', boards, from: at },
    schedule,
    consequences: consequencesOf(running, schedule),
  };
}
