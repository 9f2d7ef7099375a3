import { METHODS, type Method } from '../../../src/scoring/method.ts';
import { add, exact, multiply, readExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { impsToPercent } from '../../../src/season/imps-to-percent.ts';
import type { SeasonResult } from '../../../src/season/session.ts';
import type { AwardRow } from '../../store/ranking/publications.ts';
import type { SeasonCandidate } from '../../store/seasons/season-results.ts';
import type { Store } from '../../store/store.ts';
import type { Club } from '../club.ts';
import { readSessionOnce } from '../competitions/sessions.ts';
import type { PublishedView, RankedPlace } from '../model/publication.ts';
import type { SeasonSessionView } from '../model/season.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem } from '../problem.ts';
import { publishedOf } from '../publication/published.ts';
import { scoringView } from '../scoring/scoring.ts';
import { standingsOf } from '../standings/standings.ts';

/** What a published session gave. */
export interface SessionResults {
  readonly scored: NonNullable<SeasonSessionView['scored']>;
  /** Null: a ranking that was given. */
  readonly published: PublishedView | null;
  /** Whether anything has changed its scores since it was published. */
  readonly corrected: boolean;
  readonly results: readonly SeasonResult<number>[];
  /** The schemes of the masterpoints that were given of it. */
  readonly schemes: readonly string[];
}

/** The places of a session by entry. */
interface Ranked {
  readonly scored: SessionResults['scored'];
  readonly places: readonly { readonly entry: number; readonly place: number | null; readonly percent: Exact | null }[];
}

/** Rankings of sessions that have changed since they were published, as of their newest change that moves a score. */
const cache = new WeakMap<Store, Map<number, { readonly upTo: number; readonly ranked: Ranked }>>();

const HUNDRED = exact(100);

/** What a session gave by its ranking as it is now; null while none is published. */
export function sessionResults(club: Club, candidate: SeasonCandidate): SessionResults | null {
  const found = candidate.session === null ? givenRanking(club, candidate.stage) : ranking(club, candidate.session);
  if (!found) return null;
  const players = Map.groupBy(club.store.seasonResults.playersOf(candidate.event), ({ entry }) => entry);
  const { published, corrected, ranked } = found;
  const masterpoints = masterpointsOf(club, published?.awards ?? []);
  const results = ranked.places.flatMap(({ entry, place, percent }): SeasonResult<number>[] => {
    const own = (players.get(entry) ?? []).map(({ player }) => player);
    return own.length === 0 ? [] : [{ players: own, place, percent, ...(masterpoints && { masterpoints }) }];
  });
  const schemes = [...new Set(published?.awards.map(({ scheme }) => scheme))];
  return {
    scored: ranked.scored,
    published,
    corrected,
    results: [...results, ...substitutesWith(masterpoints, results)],
    schemes,
  };
}

/** The masterpoints of each player, under the id they are known by now; null where none were given. */
function masterpointsOf({ store }: Club, awards: readonly AwardRow[]): ReadonlyMap<number, Exact> | null {
  if (awards.length === 0) return null;
  const amounts = new Map<number, Exact>();
  for (const { player, amount } of awards) {
    const known = store.members.knownAs(player);
    amounts.set(known, add(amounts.get(known) ?? ZERO, readExact(amount) ?? ZERO));
  }
  return amounts;
}

/** Who has masterpoints without being in a pair of the ranking: a substitute, who has neither place nor figure. */
function substitutesWith(
  masterpoints: ReadonlyMap<number, Exact> | null,
  results: readonly SeasonResult<number>[],
): readonly SeasonResult<number>[] {
  if (!masterpoints) return [];
  const ranked = new Set(results.flatMap(({ players }) => players));
  const others = [...masterpoints.keys()].filter((player) => !ranked.has(player));
  return others.map((player) => ({ players: [player], place: null, percent: null, masterpoints }));
}

interface Found {
  readonly ranked: Ranked;
  readonly published: ReturnType<typeof publishedOf>;
  readonly corrected: boolean;
}

function givenRanking({ store }: Club, stage: number): Found | null {
  const publication = store.givenRankings.current(stage);
  if (!publication) return null;
  const places = store.givenRankings.places(publication.id).map(({ entry, place, figure }) => {
    return { entry, place, percent: figure === null ? null : readExact(figure) };
  });
  const scored = places.some(({ percent }) => percent !== null) ? 'percent' : 'places';
  return { ranked: { scored, places }, published: null, corrected: false };
}

/** The ranking as it was published where nothing has moved a score since; otherwise as it is now. */
function ranking(club: Club, session: number): Found | null {
  const published = publishedOf(club, session);
  if (!published) return null;
  const upTo = club.store.changes.lastOfScores(session);
  const corrected = upTo > published.change;
  const signed = corrected ? null : signedRanking(club, session, published.places);
  const ranked = signed ?? currentRanking(club, session, upTo);
  return ranked && { ranked, published, corrected };
}

/** Null where what was signed has no averages. */
function signedRanking({ store }: Club, session: number, places: readonly RankedPlace[]): Ranked | null {
  const row = store.stageRules.current(session);
  if (!row) return null;
  const { method, regulation, matches } = scoringView(row);
  if (matches || regulation.unequalBoards !== 'average') return null;
  const { unit } = METHODS[method];
  const scratch = places.filter(({ by }) => by === 'scratch');
  // Teams that are added up stand before their pairs, and have totals of their own.
  if (new Set(scratch.map(({ entry }) => entry)).size < scratch.length || hasTeams(store, session)) return null;
  return {
    scored: unit === 'imps' ? 'imps' : 'percent',
    places: scratch.map(({ entry, place, figure }) => ({ entry, place, percent: percentOf(figure, unit) })),
  };
}

function hasTeams(store: Store, session: number): boolean {
  return store.teamPairs.ofSession(session).length > 0;
}

function currentRanking(club: Club, session: number, upTo: number): Ranked | null {
  const { store } = club;
  const known = cache.get(store) ?? new Map<number, { readonly upTo: number; readonly ranked: Ranked }>();
  cache.set(store, known);
  const cached = known.get(session);
  if (cached?.upTo === upTo) return cached.ranked;
  const view = readSessionOnce(club, session);
  if (isProblem(view)) return null;
  const ranked = rankedPlaces(view);
  known.set(session, { upTo, ranked });
  return ranked;
}

/** Matches add up to victory points or IMPs, which are no share of anything: they have places alone. */
function rankedPlaces(view: SessionView): Ranked {
  const { unit } = METHODS[view.scoring.method];
  const isOfMatches = view.scoring.matches !== undefined;
  return {
    scored: isOfMatches ? 'places' : unit === 'imps' ? 'imps' : 'percent',
    places: standingsOf(view).fields.flatMap(({ rankings }) =>
      rankings.flatMap(({ rows }) =>
        rows.map(({ entry, place, figure }) => ({
          entry,
          place,
          percent: isOfMatches ? null : percentOf(figure, unit),
        })),
      ),
    ),
  };
}

/** A percentage of an average, which is a share of the matchpoints or IMPs a board. */
function percentOf(figure: string | null, unit: Method['unit']): Exact | null {
  const average = figure === null ? null : readExact(figure);
  if (average === null) return null;
  return unit === 'imps' ? impsToPercent(average) : multiply(average, HUNDRED);
}
