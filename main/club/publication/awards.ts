import { OWN_FEDERATION } from '../../../src/format/members/columns.ts';
import { compare, exact, readExact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { AwardRow } from '../../store/ranking/publications.ts';
import type { Club } from '../club.ts';
import type { FieldStandingsView, RankingRowView } from '../model/standings.ts';
import { notWithdrawn } from './published.ts';

/** Masterpoints that a player has of a publication that stands. */
export interface StandingAward extends AwardRow {
  /** Null for a stage over several sessions. */
  readonly session: number | null;
}

interface RankedFields {
  readonly fields: readonly FieldStandingsView[];
}

/**
 * The masterpoints of every player of a session: those of the pair's or the team's place, by scratch or with handicap,
 * whichever gives more. A substitute has them too where the pair's place is half theirs, or more. Those of a file go to
 * members alone whose number a federation gave them: who another of the same name is, only the file's program knows.
 */
export function awardsIn(club: Club, session: number, { fields }: RankedFields): readonly AwardRow[] {
  const rows = fields.flatMap(({ rankings }) =>
    rankings.flatMap(({ masterpoints, rows: ranked }) =>
      masterpoints ? ranked.map((row) => ({ row, source: masterpoints.scheme })) : [],
    ),
  );
  const playersOf = playersRankedIn(club, session);
  const awards = new Map<number, AwardRow>();
  for (const { row, source } of rows) {
    const amount = bestAward(row);
    if (amount === null) continue;
    for (const player of playersOf(row.entry)) {
      if (source === 'file' && !isMemberByNumber(club, player)) continue;
      const scheme = row.award?.kind ?? source;
      const before = awards.get(player)?.amount;
      if (before === undefined || isMore(amount, before)) awards.set(player, { player, scheme, amount });
    }
  }
  return [...awards.values()];
}

/** Whether a player is a member, and has a number of a federation. */
function isMemberByNumber({ store }: Club, player: number): boolean {
  const { member = 0, numbers = [] } = store.members.read(store.members.knownAs(player)) ?? {};
  return member === 1 && numbers.some(({ federation }) => federation !== OWN_FEDERATION);
}

/** The awards of all publications that stand. */
export function standingAwards({ store }: Club): readonly StandingAward[] {
  const { publications } = store;
  const ofSessions = Map.groupBy(publications.heads(), ({ stage, session }) => `${stage} ${session}`);
  return [...ofSessions.values()].flatMap((heads) => {
    const published = notWithdrawn(heads).findLast(({ kind }) => kind === 'published');
    return published
      ? publications.awards(published.id).map((award) => ({ ...award, session: published.session }))
      : [];
  });
}

/** What a row of a ranking is awarded; null where it is nothing. */
function bestAward({ award, byHandicap }: RankingRowView): string | null {
  const all = [award, byHandicap?.award].flatMap((one) => (one ? [one.points] : []));
  return all.reduce<string | null>((best, points) => (isMore(points, best ?? '0') ? points : best), null);
}

function isMore(a: string, b: string): boolean {
  return compare(valueOf(a), valueOf(b)) > 0;
}

function valueOf(amount: string): Exact {
  return readExact(amount) ?? exact(0);
}

/** Finds the players of an entry: of a team everybody, of a pair who sat in half of the rounds or more. */
function playersRankedIn({ store }: Club, session: number): (entry: number) => readonly number[] {
  if (store.sessions.read(session)?.ranks === 'team') {
    const pairs = store.sessions.partnerships(session);
    return (team) => {
      const seated = pairs.filter(({ of }) => of[0] === team).map(({ id }) => store.entryPlayers.current(id));
      const players = seated.flatMap((pair) => (pair ? [pair.first, pair.second] : []));
      const all = [...(store.teamDetails.current(team)?.players ?? []), ...players];
      return [...new Set(all.filter((player) => player !== null))];
    };
  }
  const rounds = Math.max(...store.sessions.sections(session).map((section) => section.rounds));
  return (entry) => {
    const players = store.entryPlayers.current(entry);
    if (!players) return [];
    return ([1, 2] as const).flatMap((place) => {
      const starter = { player: place === 1 ? players.first : players.second, fromRound: 1 };
      const stints = [starter, ...players.substitutes.filter((one) => one.place === place)];
      return stints.flatMap(({ player, fromRound }, index) => {
        const sat = (stints[index + 1]?.fromRound ?? rounds + 1) - fromRound;
        return player !== null && 2 * sat >= rounds ? [player] : [];
      });
    });
  };
}
