import { add, compare, readExact, writeExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { Club } from '../club.ts';
import type { OverallRankingView, OverallView } from '../model/overall.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readOverall } from '../stages/overall.ts';
import { standingAwards } from './awards.ts';

/**
 * The ranking over the sessions of an event, with the masterpoints of who is ranked: those that each player has of all
 * its published sessions up to this one, added up.
 */
export function readOverallWithAwards(club: Club, session: number): OverallView | ClubProblem {
  return club.store.snapshot((): OverallView | ClubProblem => {
    const overall = readOverall(club, session);
    if (isProblem(overall)) return overall;
    const totals = totalsOfPlayers(club, overall);
    if (totals.size === 0) return overall;
    const withAwards = (ranking: OverallRankingView): OverallRankingView => ({
      ...ranking,
      rows: ranking.rows.map((row) => ({ ...row, masterpoints: awardsOf(club, row.entry, totals) })),
    });
    const { rankings, withHandicap } = overall;
    return {
      ...overall,
      rankings: rankings.map(withAwards),
      ...(withHandicap && { withHandicap: withHandicap.map(withAwards) }),
    };
  });
}

/** The sum of each player over the sessions up to the one that is ranked; of one scheme, the newest. */
function totalsOfPlayers(club: Club, { sessions, session }: OverallView): ReadonlyMap<number, Exact> {
  const upTo = sessions.findIndex((one) => one.session === session);
  const counted = new Map(sessions.slice(0, upTo + 1).map((one) => [one.session, one.ordinal]));
  const awards = standingAwards(club).filter((award) => award.session !== null && counted.has(award.session));
  const newest = awards.toSorted((a, b) => (counted.get(b.session ?? 0) ?? 0) - (counted.get(a.session ?? 0) ?? 0))[0];
  const totals = new Map<number, Exact>();
  for (const { player, scheme, amount } of awards) {
    if (scheme !== newest?.scheme) continue;
    const known = club.store.members.knownAs(player);
    totals.set(known, add(totals.get(known) ?? ZERO, readExact(amount) ?? ZERO));
  }
  return totals;
}

/** The different sums of the players of an entry, the highest first: one where they played together throughout. */
function awardsOf({ store }: Club, entry: number, totals: ReadonlyMap<number, Exact>): readonly string[] {
  const pair = store.entryPlayers.current(entry);
  const players = pair ? [pair.first, pair.second] : (store.teamDetails.current(entry)?.players ?? []);
  const sums = players.flatMap((player) =>
    player === null ? [] : (totals.get(store.members.knownAs(player)) ?? ZERO),
  );
  return [...new Set(sums.toSorted((a, b) => compare(b, a)).map((sum) => writeExact(sum)))];
}
