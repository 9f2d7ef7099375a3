import type { TeamMatch, TeamSeating } from '../layout.ts';
import { replaysFrom } from './consequences.ts';
import { divideIntoRounds, type Edge } from './divide.ts';
import { countedMeetings, drawnRounds, nextKey, seatedFor, type Meeting, type RunningMatches } from './running.ts';

/** What wrong opponents have changed: meetings that were played, and those that were drawn in their place. */
export interface Exchange {
  readonly met: readonly [Meeting, Meeting];
  readonly owed: readonly [Meeting, Meeting];
  /** The two teams that changed places. */
  readonly teams: readonly [number, number];
}

export interface RepairedDraw {
  readonly schedule: RunningMatches;
  /** Whether the two teams keep each other's places to the end. */
  readonly keepsPlaces: boolean;
}

/** Rounds that are divided anew beside those that must be. */
const MOST_MORE_ROUNDS = 2;

/**
 * Draws in which every meeting is played as often as it was to be before the exchange, and nobody plays a board twice:
 * the one that changes the fewest rounds, and the one in which the two teams keep each other's places to the end.
 * @param running the schedule with the round as it was played
 */
export function repairedDraws(
  running: RunningMatches,
  before: RunningMatches,
  exchange: Exchange,
): readonly RepairedDraw[] {
  const wanted = sortedMeetings(before);
  const found = [
    { schedule: fewestRounds(running, exchange), keepsPlaces: false },
    { schedule: placesKept(running, exchange), keepsPlaces: true },
  ];
  return found.flatMap(({ schedule, keepsPlaces }): RepairedDraw[] =>
    schedule !== null && sortedMeetings(schedule) === wanted && replaysFrom(schedule, 1).length === 0
      ? [{ schedule, keepsPlaces }]
      : [],
  );
}

function sortedMeetings({ matches }: RunningMatches): string {
  return [...countedMeetings(matches)]
    .map(([key, times]) => `${key} ${times}`)
    .toSorted()
    .join(';');
}

interface OpenRound {
  readonly round: number;
  readonly matches: readonly TeamMatch[];
}

/** The rounds of the draw of which nothing has begun or been decided. */
function openRounds({ matches, frozen, decided }: RunningMatches): readonly OpenRound[] {
  return drawnRounds(matches)
    .map(([round, own]) => ({ round, matches: own }))
    .filter(({ round, matches: own }) => round > frozen && own.every(({ key }) => !decided.includes(key)));
}

/** The two numbers of a match, the lower first; 0 is the bye. */
function edgeOf({ home, away }: TeamMatch): Edge {
  return away === null ? [0, home] : [Math.min(home, away), Math.max(home, away)];
}

function isSame([one, other]: Edge, [a, b]: Edge): boolean {
  return one === a && other === b;
}

/**
 * Rounds that hold the meetings already played are divided anew with those that are owed, with as few others as can be.
 */
function fewestRounds(running: RunningMatches, { met, owed }: Exchange): RunningMatches | null {
  const open = openRounds(running);
  const holding = (meeting: Meeting) =>
    open.filter(({ matches }) => matches.some((one) => isSame(edgeOf(one), meeting)));
  const pairs = holding(met[0]).flatMap((one) =>
    holding(met[1]).map((other) => (one === other ? [one] : [one, other])),
  );
  for (let more = 0; more <= MOST_MORE_ROUNDS; more += 1) {
    for (const must of pairs.toSorted((a, b) => a.length - b.length)) {
      const others = open.filter((round) => !must.includes(round));
      for (const added of combinations(others, more)) {
        const rounds = [...must, ...added].toSorted((a, b) => a.round - b.round);
        const divided = divideIntoRounds(exchangedEdges(rounds, met, owed), rounds.length);
        if (divided) return withRounds(running, rounds, divided);
      }
    }
  }
  return null;
}

/** The meetings of some rounds without one of each that was played, and with those that are owed. */
function exchangedEdges(rounds: readonly OpenRound[], met: Exchange['met'], owed: Exchange['owed']): Edge[] {
  const edges = rounds.flatMap(({ matches }) => matches.map(edgeOf));
  for (const meeting of met) {
    const at = edges.findIndex((edge) => isSame(edge, meeting));
    edges.splice(at, 1);
  }
  return [...edges, ...owed];
}

function combinations<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** The two teams keep each other's places in all rounds to come; null where one of these has begun or is decided. */
function placesKept(running: RunningMatches, { teams: [one, other] }: Exchange): RunningMatches | null {
  const open = openRounds(running);
  const later = drawnRounds(running.matches).filter(([round]) => round > running.frozen);
  if (open.length < later.length) return null;
  const exchanged = (team: number) => (team === one ? other : team === other ? one : team);
  const edges = open.map(({ matches }) =>
    matches.map((match): Edge => {
      const away = match.away === null ? null : exchanged(match.away);
      return edgeOf({ ...match, home: exchanged(match.home), away });
    }),
  );
  return withRounds(running, open, edges);
}

/** The schedule with other meetings in some rounds: those that a round had stay at their tables. */
function withRounds(
  running: RunningMatches,
  rounds: readonly OpenRound[],
  edges: readonly (readonly Edge[])[],
): RunningMatches {
  const drawn = rounds.flatMap(({ matches }) => matches);
  return rounds.reduce((schedule, round, index) => withRound(schedule, round, edges[index] ?? [], drawn), running);
}

function withRound(
  running: RunningMatches,
  { matches }: OpenRound,
  edges: readonly Edge[],
  drawn: readonly TeamMatch[],
): RunningMatches {
  const kept = new Set(matches.filter((match) => edges.some((edge) => isSame(edge, edgeOf(match)))));
  const others = edges.filter((edge) => ![...kept].some((match) => isSame(edge, edgeOf(match))));
  const waiting = { bye: others.filter(([one]) => one === 0), played: others.filter(([one]) => one !== 0) };
  let key = nextKey(running.matches);
  const places = new Map<number, TeamMatch>();
  for (const match of matches.filter((one) => !kept.has(one))) {
    const edge = (match.away === null ? waiting.bye : waiting.played).shift();
    if (!edge) continue;
    places.set(match.key, { ...match, ...teamsOf(edge, drawn), key });
    key -= 1;
  }
  const seat = (seating: TeamSeating) => {
    const match = places.get(seating.match);
    return match ? seatedFor(seating, match) : seating;
  };
  return {
    ...running,
    matches: running.matches.map((match) => places.get(match.key) ?? match),
    rounds: running.rounds.map((seatings) => seatings.map(seat)),
  };
}

/** Home and away as the draw had the two, where it had them. */
function teamsOf([one, other]: Edge, drawn: readonly TeamMatch[]): Pick<TeamMatch, 'home' | 'away'> {
  if (one === 0) return { home: other, away: null };
  const before = drawn.find((match) => isSame(edgeOf(match), [one, other]));
  return before ? { home: before.home, away: before.away } : { home: one, away: other };
}
