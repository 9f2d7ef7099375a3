import type { Side } from '../../../bridge/seat.ts';
import { northSouthIn } from '../../../scoring/teams/team.ts';
import { isSwissOfMatches } from '../../swiss/rounds.ts';
import type { TeamMatch, TeamSeating } from '../layout.ts';
import type { TeamContinuationProblem, TeamProposal } from './change.ts';
import { consequencesOf, replaysFrom } from './consequences.ts';
import { repairedDraws } from './repair-draw.ts';
import { meetingOf, nextKey, seatedFor, type Meeting, type RunningMatches } from './running.ts';

/** Two tables of different matches at which the teams of a line changed places. */
export interface WrongOpponents {
  readonly round: number;
  readonly tables: readonly [number, number];
  readonly line: Side;
}

/**
 * The ways to go on, best first. Where whole matches were exchanged, the draw takes what was played, and later rounds
 * are repaired so that everybody still meets everybody; or it stands, and the results are of no match. A way that
 * leaves no match open comes first, in a Swiss what was played, unless the other tables of both matches have results of
 * the teams drawn.
 */
export function afterWrongOpponents(
  running: RunningMatches,
  wrong: WrongOpponents,
): readonly TeamProposal[] | TeamContinuationProblem {
  const { round, tables } = wrong;
  const last = running.frozen;
  if (round > last) return { kind: 'problem', code: 'team-no-such-round', round, most: last };
  const seats = tables.map((table) => running.rounds[round - 1]?.find((seating) => seating.table === table));
  const [one, other] = seats;
  if (!one || !other) return { kind: 'problem', code: 'team-no-such-table', round, table: tables[one ? 1 : 0] };
  const drawn = [one, other].map(({ match }) => running.matches.find(({ key }) => key === match));
  const [first, second] = drawn;
  if (!first || !second || first === second) return { kind: 'problem', code: 'team-same-match', tables };
  const stands = drawStands(running, wrong, [first, second]);
  const played = asPlayed(running, wrong, [one, other], [first, second]);
  if (!played) return [stands];
  const decided = [first, second].find(({ key }) => running.decided.includes(key));
  if (decided) {
    return { kind: 'problem', code: 'team-match-decided', round, home: decided.home, away: decided.away ?? 0 };
  }
  const met = [meetingIn(played.first), meetingIn(played.second)] as const;
  const owed = [meetingIn(first), meetingIn(second)] as const;
  const side = wrong.line === 'NS' ? 'ns' : 'ew';
  const exchange = { met, owed, teams: [one[side], other[side]] as const };
  // The rounds to come of a Swiss follow from what was played: nothing is owed.
  const isPairs = running.spec.kind === 'swiss-pairs';
  const isSwiss = isSwissOfMatches(running.spec);
  const repaired = isSwiss ? [] : repairedDraws(played.schedule, running, exchange);
  const schedules = [{ schedule: played.schedule, keepsPlaces: false }, ...repaired];
  const redraws = schedules.map(({ schedule, keepsPlaces }): TeamProposal => {
    const consequences = consequencesOf(running, schedule, {
      turned: turnedResults(running, schedule),
      replays: replaysFrom(schedule, round + 1),
      ...(isSwiss && { again: met.filter((meeting) => haveMet(running, meeting)) }),
    });
    const later = consequences.redraws.filter((redraw) => redraw.round !== first.round);
    const keep = keepsPlaces ? exchange.teams : null;
    return { rule: { kind: 'redrawn', round, met, keep }, schedule, consequences: { ...consequences, redraws: later } };
  });
  const known = new Set<string>();
  const distinct = redraws.filter(({ schedule }) => {
    const key = JSON.stringify(schedule.rounds);
    return !known.has(key) && known.add(key);
  });
  // A table of pairs is a match: no other table says that the draw may stand.
  if (isPairs) return distinct;
  const isDoubtful = hasOtherResults(running, wrong, [first, second]);
  const ranked = isSwiss ? [...distinct, stands] : [stands, ...distinct].toSorted((a, b) => faultsOf(a) - faultsOf(b));
  return isDoubtful ? [stands, ...ranked.filter((way) => way !== stands)] : ranked;
}

function meetingIn(match: TeamMatch): Meeting {
  return meetingOf(match) ?? [match.home, match.home];
}

/** Whether two have a match. */
function haveMet({ matches }: RunningMatches, meeting: Meeting): boolean {
  return matches.some((match) => String(meetingOf(match)) === String(meeting));
}

/** What speaks against a way: matches that are not played, meetings and boards again. */
function faultsOf({ consequences: { missing, again, replays } }: TeamProposal): number {
  return missing.length + again.length + replays.length;
}

function drawStands(
  running: RunningMatches,
  { round, tables, line }: WrongOpponents,
  matches: readonly [TeamMatch, TeamMatch],
): TeamProposal {
  const missing = matches.map(meetingIn);
  const at = running.plays.filter((play) => play.round === round && tables.includes(play.table));
  const turned = at.filter((play) => isAsDrawn(running, play)).length;
  const sat = exchanged(running.rounds, round, tables, line);
  const replays = replaysFrom({ ...running, rounds: sat }, round + 1);
  const known = replaysFrom(running, round + 1).length;
  return {
    rule: { kind: 'draw-stands', round, tables, line },
    schedule: running,
    consequences: consequencesOf(running, running, { missing, turned, replays: replays.slice(known) }),
  };
}

/** The rounds with the teams of a line exchanged between two tables. */
function exchanged(
  rounds: RunningMatches['rounds'],
  round: number,
  tables: readonly [number, number],
  line: Side,
): RunningMatches['rounds'] {
  const side = line === 'NS' ? 'ns' : 'ew';
  const seatings = rounds[round - 1] ?? [];
  const teamAt = (table: number) => seatings.find((seating) => seating.table === table)?.[side];
  const [one, other] = tables;
  return rounds.with(
    round - 1,
    seatings.map((seating) => {
      const team = seating.table === one ? teamAt(other) : seating.table === other ? teamAt(one) : undefined;
      return team === undefined ? seating : { ...seating, [side]: team };
    }),
  );
}

/** Whether a line is recorded for the teams that its table was drawn for. */
function isAsDrawn({ rounds }: RunningMatches, { round, table, ns, ew }: RunningMatches['plays'][number]): boolean {
  const seating = rounds[round - 1]?.find((one) => one.table === table);
  return seating !== undefined && seating.ns === ns && seating.ew === ew;
}

/** Whether tables of the two matches, other than those named, have results of the teams that were drawn. */
function hasOtherResults(
  running: RunningMatches,
  { round, tables }: WrongOpponents,
  matches: readonly [TeamMatch, TeamMatch],
): boolean {
  const keys = new Set(matches.map(({ key }) => key));
  return running.plays.some((play) => {
    const seating = running.rounds[play.round - 1]?.find((one) => one.table === play.table);
    const isNamed = play.round === round && tables.includes(play.table);
    return seating !== undefined && keys.has(seating.match) && !isNamed && isAsDrawn(running, play);
  });
}

/** Where all tables of a match are played in the same rounds. */
const TOGETHER: ReadonlySet<RunningMatches['spec']['kind']> = new Set(['poule', 'patton', 'swiss', 'swiss-pairs']);

interface Played {
  readonly first: TeamMatch;
  readonly second: TeamMatch;
  readonly schedule: RunningMatches;
}

/**
 * The schedule with the two matches as they were played, in both rooms; null where a match is not at two tables of its
 * own in the same rounds, or the four teams do not make two matches.
 */
function asPlayed(
  running: RunningMatches,
  { line }: WrongOpponents,
  [one, other]: readonly [TeamSeating, TeamSeating],
  [first, second]: readonly [TeamMatch, TeamMatch],
): Played | null {
  const isTogether = TOGETHER.has(running.spec.kind);
  if (!isTogether || first.round !== second.round || first.lastRound !== second.lastRound) return null;
  if (first.isHalf || second.isHalf) return null;
  const side = line === 'NS' ? 'ns' : 'ew';
  const key = nextKey(running.matches);
  const [atOne, atOther] = [
    matchAt({ ...one, [side]: other[side] }, { ...first, key }),
    matchAt({ ...other, [side]: one[side] }, { ...second, key: key - 1 }),
  ];
  const teams = [atOne, atOther].flatMap(({ home, away }) => [home, away]);
  if (new Set(teams).size < teams.length) return null;
  const matches = running.matches.map((match) => (match === first ? atOne : match === second ? atOther : match));
  const rounds = running.rounds.map((seatings) =>
    seatings.map((seating) =>
      seating.match === first.key
        ? seatedFor(seating, atOne)
        : seating.match === second.key
          ? seatedFor(seating, atOther)
          : seating,
    ),
  );
  return { first: atOne, second: atOther, schedule: { ...running, matches, rounds } };
}

/** The match that was played at a table: whoever sat where the home team sits is at home. */
function matchAt({ room, ns, ew }: TeamSeating, match: TeamMatch): TeamMatch {
  return northSouthIn(room) === 'home' ? { ...match, home: ns, away: ew } : { ...match, home: ew, away: ns };
}

/** The results that were recorded for the teams drawn and are read as those of others. */
function turnedResults(before: RunningMatches, after: RunningMatches): number {
  return before.plays.filter((play) => isAsDrawn(before, play) && !isAsDrawn(after, play)).length;
}
