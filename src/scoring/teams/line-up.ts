/**
 * Who plays in which room in each segment of a match, and what can't be or should be known before it is played.
 *
 *     lineUpFindings({ lineUps: [first, second], boards: [16, 16], rosters });
 */
import { exchangedRooms, MATCH_TEAMS, ROOMS, type ForTeams, type MatchTeam, type Room } from './team.ts';

/** Two players by the caller's numbers. */
export type PlayerPair = readonly [number, number];

/** Who plays in which room in one segment; null while it isn't known. */
export type LineUp = ForTeams<Readonly<Record<Room, PlayerPair | null>>>;

/** The line-ups of a match so far, and what they are held against. */
export interface LineUpQuestion {
  /** In the order of play, from the first segment on. */
  readonly lineUps: readonly LineUp[];
  /** The number of boards of each segment of the match. */
  readonly boards: readonly number[];
  /** The players each team began with; anybody else is a substitute. Null: anybody may play. */
  readonly rosters: ForTeams<ReadonlySet<number>> | null;
  /** Whether two pairs may meet in several segments; where it is left out, where the match has more than two. */
  readonly mayMeetAgain?: boolean;
}

/** How two pairs that have met are kept apart: one team's pairs change rooms, or a pair is made of others. */
export type MeetingCure = { readonly kind: 'exchange'; readonly team: MatchTeam } | { readonly kind: 'remake' };

/** What can't be in the line-ups of a match; segments count from 0. */
export type LineUpProblem =
  /** A player stands in two places of one segment. */
  | { readonly kind: 'problem'; readonly code: 'player-twice'; readonly segment: number; readonly player: number }
  /** A player of the other team, who began with it or has played for it. */
  | {
      readonly kind: 'problem';
      readonly code: 'other-team';
      readonly segment: number;
      readonly team: MatchTeam;
      readonly player: number;
    }
  /** Two pairs meet that met before: pairs must change, or a third come in. */
  | {
      readonly kind: 'problem';
      readonly code: 'pairs-meet-again';
      readonly segment: number;
      /** The segment they met in first. */
      readonly before: number;
      readonly home: PlayerPair;
      readonly away: PlayerPair;
      readonly cure: MeetingCure;
    };

/** What should be known of the line-ups of a match, and is refused nowhere. */
export type LineUpNotice =
  | {
      readonly kind: 'notice';
      readonly code: 'substitute';
      readonly segment: number;
      readonly team: MatchTeam;
      readonly player: number;
    }
  /** More than half of what the team's four seats play so far is played by substitutes: seats times boards. */
  | {
      readonly kind: 'notice';
      readonly code: 'mostly-substitutes';
      readonly team: MatchTeam;
      readonly bySubstitutes: number;
      readonly played: number;
    };

export type LineUpFinding = LineUpProblem | LineUpNotice;

/** Checks the line-ups of a match (club rules: the same two pairs don't meet in both halves): problems first. */
export function lineUpFindings(question: LineUpQuestion): readonly LineUpFinding[] {
  const { lineUps, boards, mayMeetAgain = boards.length > 2 } = question;
  return [
    ...lineUps.flatMap((lineUp, segment) => playersTwice(lineUp).map((player) => twice(segment, player))),
    ...otherTeams(question),
    ...(mayMeetAgain ? [] : lineUps.flatMap((_, segment) => meetingsAgain(lineUps, segment))),
    ...substitutes(question),
    ...MATCH_TEAMS.flatMap((team) => mostlySubstitutes(question, team)),
  ];
}

function twice(segment: number, player: number): LineUpProblem {
  return { kind: 'problem', code: 'player-twice', segment, player };
}

function playersOf(lineUp: LineUp, team: MatchTeam): readonly number[] {
  return ROOMS.flatMap((room) => lineUp[team][room] ?? []);
}

function playersTwice(lineUp: LineUp): readonly number[] {
  const players = MATCH_TEAMS.flatMap((team) => playersOf(lineUp, team));
  return [...new Set(players.filter((player, place) => players.indexOf(player) !== place))];
}

/** Everybody's team: the one they began with, else the one they played for first. */
function otherTeams({ lineUps, rosters }: LineUpQuestion): readonly LineUpProblem[] {
  const teamOf = new Map<number, MatchTeam>(
    rosters ? MATCH_TEAMS.flatMap((team) => [...rosters[team]].map((player) => [player, team] as const)) : [],
  );
  return lineUps.flatMap((lineUp, segment) =>
    MATCH_TEAMS.flatMap((team) =>
      playersOf(lineUp, team).flatMap((player): readonly LineUpProblem[] => {
        const own = teamOf.get(player);
        if (own === undefined) teamOf.set(player, team);
        // who stands on both sides of one segment is found there
        const isTwice = own !== team && playersTwice(lineUp).includes(player);
        if (own === undefined || own === team || isTwice) return [];
        return [{ kind: 'problem', code: 'other-team', segment, team, player }];
      }),
    ),
  );
}

interface PairMeeting {
  readonly home: PlayerPair;
  readonly away: PlayerPair;
}

function meetingsOf({ home, away }: LineUp): readonly PairMeeting[] {
  return ROOMS.flatMap((room) => {
    const [one, other] = [home[room], away[room]];
    return one && other ? [{ home: one, away: other }] : [];
  });
}

function meetingsAgain(lineUps: readonly LineUp[], segment: number): readonly LineUpProblem[] {
  const lineUp = lineUps[segment];
  if (lineUp === undefined) return [];
  const met = new Map<string, number>();
  for (const [before, earlier] of lineUps.slice(0, segment).entries()) {
    for (const meeting of meetingsOf(earlier)) if (!met.has(keyOf(meeting))) met.set(keyOf(meeting), before);
  }
  const exchanged = { ...lineUp, away: exchangedRooms(lineUp.away) };
  const helps = !meetingsOf(exchanged).some((meeting) => met.has(keyOf(meeting)));
  const cure: MeetingCure = helps ? { kind: 'exchange', team: 'away' } : { kind: 'remake' };
  return meetingsOf(lineUp).flatMap((meeting): readonly LineUpProblem[] => {
    const before = met.get(keyOf(meeting));
    return before === undefined
      ? []
      : [{ kind: 'problem', code: 'pairs-meet-again', segment, before, cure, ...meeting }];
  });
}

/** A key of two pairs, whichever player of a pair is named first. */
function keyOf({ home, away }: PairMeeting): string {
  return [home, away].map((pair) => pair.toSorted((a, b) => a - b).join('-')).join(' ');
}

/** Each substitute once, where it comes in. */
function substitutes({ lineUps, rosters }: LineUpQuestion): readonly LineUpNotice[] {
  if (rosters === null) return [];
  const known = new Set(MATCH_TEAMS.flatMap((team) => [...rosters[team]]));
  return lineUps.flatMap((lineUp, segment) =>
    MATCH_TEAMS.flatMap((team) =>
      playersOf(lineUp, team).flatMap((player): readonly LineUpNotice[] => {
        if (known.has(player)) return [];
        known.add(player);
        return [{ kind: 'notice', code: 'substitute', segment, team, player }];
      }),
    ),
  );
}

function mostlySubstitutes({ lineUps, boards, rosters }: LineUpQuestion, team: MatchTeam): readonly LineUpNotice[] {
  if (rosters === null) return [];
  let played = 0;
  let bySubstitutes = 0;
  for (const [segment, lineUp] of lineUps.entries()) {
    const own = playersOf(lineUp, team);
    played += own.length * (boards[segment] ?? 0);
    bySubstitutes += own.filter((player) => !rosters[team].has(player)).length * (boards[segment] ?? 0);
  }
  return 2 * bySubstitutes > played
    ? [{ kind: 'notice', code: 'mostly-substitutes', team, bySubstitutes, played }]
    : [];
}
