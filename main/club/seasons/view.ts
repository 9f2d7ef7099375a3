import { writeExact } from '../../../src/scoring/numbers/exact.ts';
import { nextSession, type NeededResult, type NextSession } from '../../../src/season/next-session.ts';
import { rankSeason, type SeasonRow } from '../../../src/season/ranking.ts';
import type { SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonSession } from '../../../src/season/session.ts';
import type { SeasonCandidate, SeasonPlayerRow } from '../../store/seasons/season-results.ts';
import type { StoredSeasonRow } from '../../store/seasons/seasons.ts';
import type { Club } from '../club.ts';
import type {
  NeededView,
  NextSessionView,
  SeasonRowView,
  SeasonSessionView,
  SeasonSettings,
  SeasonSummary,
  SeasonsView,
  SeasonView,
} from '../model/season.ts';
import type { ClubProblem } from '../problem.ts';
import { sessionResults, type SessionResults } from './results.ts';
import { chooseSessions, type ChosenSession } from './sessions.ts';
import { seasonSettings } from './stored.ts';
import { strataOf, type StratumPlaces } from './strata.ts';

/** More sessions of others than anybody looks through. */
const MOST_OTHERS = 200;
const MOST_LEADERS = 4;

/** The club's seasons, begun last first. */
export function listSeasons(club: Club, deleted = false): SeasonsView {
  const { seasons, changes, seasonResults } = club.store;
  return club.store.snapshot(() => {
    const candidates = seasonResults.candidates();
    return {
      seasons: seasons.list(deleted).map((row) => summaryOf(club, row, candidates)),
      deleted: seasons.list(true).length,
      undo: changes.nextOfClub('undo', 'season') !== null,
      redo: changes.nextOfClub('redo', 'season') !== null,
    };
  });
}

function summaryOf(club: Club, row: StoredSeasonRow, candidates: readonly SeasonCandidate[]): SeasonSummary {
  const { name, from, to, planned, rules } = seasonSettings(row);
  const { counting } = readSeason(club, row, candidates);
  const [rule] = rules;
  const leading = rule ? rankSeason(counting, rule).filter(({ place }) => place === 1) : [];
  const players = leading.slice(0, MOST_LEADERS).map((one) => one.players);
  const names = new Map(club.store.seasonResults.players(players.flat()).map((player) => [player.id, player.name]));
  const leaders = players.map((ids) => ids.map((id) => names.get(id) ?? '').join(' / '));
  return { id: row.id, name, from, to, planned, counting: counting.length, leaders };
}

/** A season with one of its rankings, whether it is deleted or not. */
export function readSeasonView(club: Club, id: number, ranking = 0): SeasonView | ClubProblem {
  return club.store.snapshot((): SeasonView | ClubProblem => {
    const { seasons, changes, seasonResults } = club.store;
    const row = seasons.read(id);
    if (!row) return { kind: 'problem', code: 'unknownSeason', season: id };
    const read = readSeason(club, row, seasonResults.candidates());
    const { settings, chosen, others, counting } = read;
    const index = Math.min(ranking, settings.rules.length - 1);
    const rule = settings.rules[index] as SeasonRule;
    const rows = rankSeason(counting, rule);
    const ids = new Set(
      rows.flatMap(({ players, scores }) => [...players, ...scores.flatMap(({ partner }) => partner)]),
    );
    const players = seasonResults.players([...ids]);
    return {
      id,
      ...settings,
      isDeleted: row.deleted === 1,
      version: row.version,
      savedAt: row.at,
      undo: changes.nextOfClub('undo', 'season') !== null,
      redo: changes.nextOfClub('redo', 'season') !== null,
      sessions: chosen.map((session, at) => sessionView(club, session, read.results[at] ?? null)),
      others: others
        .toReversed()
        .slice(0, MOST_OTHERS)
        .map(({ stage, session, name, date }) => ({ stage, session, name, date })),
      ranking: index,
      rows: rowViews(rows, rule, isOver(settings, counting.length), players),
      players: players.map((player) => ({ id: player.id, name: player.name })),
    };
  });
}

interface ReadSeason {
  readonly settings: SeasonSettings;
  readonly chosen: readonly ChosenSession[];
  readonly others: ReturnType<typeof chooseSessions>['others'];
  /** What each chosen session gave; null where it doesn't count. */
  readonly results: readonly (SessionResults | null)[];
  /** Those that count. */
  readonly counting: readonly SeasonSession<number>[];
}

function readSeason(club: Club, row: StoredSeasonRow, candidates: readonly SeasonCandidate[]): ReadSeason {
  const settings = seasonSettings(row);
  const { chosen, others } = chooseSessions(club, row.id, settings, candidates);
  const results = chosen.map((session) => (session.isIn ? sessionResults(club, session) : null));
  const counting = chosen.flatMap(({ name }, key) => {
    const given = results[key];
    return given ? [{ key, name, results: given.results }] : [];
  });
  return { settings, chosen, others, results, counting };
}

/** Whether no session is to come. */
function isOver({ planned }: SeasonSettings, played: number): boolean {
  return planned !== null && played >= planned;
}

function sessionView(
  club: Club,
  { stage, session, name, date, ranks, isIn, byHand }: ChosenSession,
  given: SessionResults | null,
): SeasonSessionView {
  const published = given?.published ?? null;
  const isOpen = published !== null && published.endedAt === null && published.until > club.now().toISOString();
  return {
    stage,
    session,
    name,
    date,
    ranks,
    state: !isIn ? 'out' : given ? 'counts' : 'unpublished',
    byHand,
    until: isOpen ? published.until : null,
    scored: given?.scored ?? null,
    corrected: given?.corrected ?? false,
    schemes: given?.schemes ?? [],
  };
}

function rowViews(
  rows: readonly SeasonRow<number>[],
  rule: SeasonRule,
  isLast: boolean,
  players: readonly SeasonPlayerRow[],
): readonly SeasonRowView[] {
  const clubs = isLast ? [] : rule.clubs.length === 0 ? [0] : rule.clubs.map((_, club) => club);
  const next = clubs.flatMap((club) => {
    const ofRows = nextSession(rows, rule, club);
    return ofRows ? [ofRows] : [];
  });
  const strata = strataOf(rows, players);
  return rows.map((row, index) =>
    rowView(
      row,
      next.map((all) => all[index] as NextSession),
      strata.get(row) ?? null,
    ),
  );
}

function rowView(row: SeasonRow<number>, next: readonly NextSession[], inStratum: StratumPlaces | null): SeasonRowView {
  const { players, place, tied, unranked, sessions, partners, counted } = row;
  return {
    players,
    place,
    tied,
    unranked,
    sessions,
    partners,
    total: writeExact(row.total),
    counted,
    figure: writeExact(row.figure),
    scores: row.scores.map((score) => ({
      session: score.session,
      with: score.partner,
      place: score.place,
      worth: writeExact(score.worth),
      counts: score.counts,
    })),
    inStratum,
    next: next.map(nextView),
  };
}

function nextView({ raises, passes, best, worst }: NextSession): NextSessionView {
  return { raises: neededView(raises), passes: passes && neededView(passes), best, worst };
}

function neededView(needed: NeededResult): NeededView {
  return needed.kind === 'more' ? { kind: 'more', than: writeExact(needed.than) } : needed;
}
