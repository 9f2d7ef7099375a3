/**
 * The ranking of a season by a rule, from what its sessions gave:
 *
 *     rankSeason(sessions, { ...USUAL_SEASON_RULE, counting: { kind: 'best', count: 8 }, least: 8 })
 *
 * The order of the sessions and of their results changes no figure and no place.
 */
import { add, compare, divide, exact, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import { countedOf } from './counting.ts';
import { clubOfSession, type SeasonRule } from './rule.ts';
import type { PlayerKey, SeasonResult, SeasonSession } from './session.ts';
import { compareTied } from './ties.ts';
import { worthBy } from './worth.ts';

/** A result of somebody in a season. */
export interface SeasonScore<Player extends PlayerKey> {
  readonly session: number;
  /** Which of the rule's clubs it was played at; 0 where the rule names none. */
  readonly club: number;
  /** The partner of a player; empty for a partnership, in an individual and in a team. */
  readonly partner: readonly Player[];
  readonly place: number | null;
  readonly percent: Exact | null;
  readonly worth: Exact;
  readonly counts: boolean;
}

/** Why somebody has no place: too few sessions, or too few partners. */
export type SeasonUnranked = 'sessions' | 'partners';

/** A player or a partnership of a season. */
export interface SeasonRow<Player extends PlayerKey> {
  /** One player, or two. */
  readonly players: readonly Player[];
  readonly place: number | null;
  readonly tied: boolean;
  readonly unranked: SeasonUnranked | null;
  /** Sessions with a result that the rule can count. */
  readonly sessions: number;
  /** Different partners of a player. */
  readonly partners: number;
  /** What counts, added up. */
  readonly total: Exact;
  /** How many results count. */
  readonly counted: number;
  /** What the place goes by, also where there is no place yet. */
  readonly figure: Exact;
  /** In the order of the sessions. */
  readonly scores: readonly SeasonScore<Player>[];
}

/** First those with a place, then the others by sessions played. */
export function rankSeason<Player extends PlayerKey>(
  sessions: readonly SeasonSession<Player>[],
  rule: SeasonRule,
): readonly SeasonRow<Player>[] {
  const rows = [...scoresOfEach(sessions, rule).values()].map((one) => rowOf(one, rule));
  const inOrder = (one: SeasonRow<Player>, other: SeasonRow<Player>) => comparePlayers(one.players, other.players);
  const ranked = rows
    .filter(({ unranked }) => unranked === null)
    .toSorted((one, other) => compareRows(one, other, rule) || inOrder(one, other));
  const others = rows
    .filter(({ unranked }) => unranked !== null)
    .toSorted(
      (one, other) => other.sessions - one.sessions || compare(other.figure, one.figure) || inOrder(one, other),
    );
  return [...withPlaces(ranked, rule), ...others];
}

interface Scored<Player extends PlayerKey> {
  readonly players: readonly Player[];
  readonly scores: Omit<SeasonScore<Player>, 'counts'>[];
}

function scoresOfEach<Player extends PlayerKey>(
  sessions: readonly SeasonSession<Player>[],
  rule: SeasonRule,
): ReadonlyMap<string, Scored<Player>> {
  const { of: worthOf } = worthBy(rule.worth);
  const all = new Map<string, Scored<Player>>();
  for (const session of sessions) {
    const club = clubOfSession(session.name, rule);
    if (club === null) continue;
    for (const result of session.results) {
      for (const { players, partner } of ranked(result, rule)) {
        const worth = worthOf(result, players[0] as Player);
        if (worth === null) continue;
        const key = JSON.stringify(players);
        const one = all.get(key) ?? { players, scores: [] };
        all.set(key, one);
        const score = { session: session.key, club, partner, place: result.place, percent: result.percent, worth };
        addScore(one.scores, score);
      }
    }
  }
  return all;
}

/** Somebody has one result of a session: of two, as where a player sat in for another, the better. */
function addScore<Player extends PlayerKey>(
  scores: Omit<SeasonScore<Player>, 'counts'>[],
  score: Omit<SeasonScore<Player>, 'counts'>,
): void {
  const last = scores.at(-1);
  if (last?.session !== score.session) scores.push(score);
  else if (compare(score.worth, last.worth) > 0) scores[scores.length - 1] = score;
}

/** Who is ranked by a result. */
function ranked<Player extends PlayerKey>(
  { players }: SeasonResult<Player>,
  { by }: SeasonRule,
): readonly { readonly players: readonly Player[]; readonly partner: readonly Player[] }[] {
  if (by === 'player') {
    return players.map((player) => ({
      players: [player],
      partner: players.length === 2 ? players.filter((other) => other !== player) : [],
    }));
  }
  return players.length === 2 ? [{ players: players.toSorted(comparePlayer), partner: [] }] : [];
}

function rowOf<Player extends PlayerKey>({ players, scores }: Scored<Player>, rule: SeasonRule): SeasonRow<Player> {
  const counting = new Set(
    [...Map.groupBy(scores, ({ club }) => club).values()].flatMap((own) =>
      own.toSorted((one, other) => compare(other.worth, one.worth)).slice(0, countedOf(rule.counting, own.length)),
    ),
  );
  const total = scores.reduce((sum, score) => (counting.has(score) ? add(sum, score.worth) : sum), ZERO);
  const partners = new Set(scores.flatMap(({ partner }) => partner)).size;
  const few = partners < rule.partners ? 'partners' : null;
  return {
    players,
    place: null,
    tied: false,
    unranked: scores.length < rule.least ? 'sessions' : few,
    sessions: scores.length,
    partners,
    total,
    counted: counting.size,
    figure: rule.total === 'sum' ? total : divide(total, exact(counting.size)),
    scores: scores.map((score) => ({ ...score, counts: counting.has(score) })),
  };
}

function withPlaces<Player extends PlayerKey>(
  rows: readonly SeasonRow<Player>[],
  rule: SeasonRule,
): readonly SeasonRow<Player>[] {
  const isLevel = (one: SeasonRow<Player> | undefined, other: SeasonRow<Player>) =>
    one !== undefined && compareRows(one, other, rule) === 0;
  let place = 1;
  return rows.map((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    if (!isLevel(before, row)) place = index + 1;
    return { ...row, place, tied: isLevel(before, row) || isLevel(after, row) };
  });
}

/** Negative where one stands before the other. */
function compareRows(one: SeasonRow<PlayerKey>, other: SeasonRow<PlayerKey>, { ties }: SeasonRule): number {
  return compare(other.figure, one.figure) || compareTied(ties, one, other);
}

function comparePlayers(one: readonly PlayerKey[], other: readonly PlayerKey[]): number {
  for (const [index, player] of one.entries()) {
    const order = comparePlayer(player, other[index] ?? player);
    if (order !== 0) return order;
  }
  return 0;
}

function comparePlayer(one: PlayerKey, other: PlayerKey): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
