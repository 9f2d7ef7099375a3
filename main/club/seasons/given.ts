import { readSeasonCsv, type SeasonCsvProblem, type SeasonCsvRow } from '../../../src/format/season-csv.ts';
import { writeExact } from '../../../src/scoring/numbers/exact.ts';
import type { GivenPlaceRow } from '../../store/seasons/given-rankings.ts';
import type { PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import { normalizeName, searchName } from '../players/search-name.ts';
import type { ClubProblem, Coded } from '../problem.ts';
import { changingSeason, type ChangedSeason } from './changing.ts';

/** An evening that was played before, or elsewhere: its ranking, as CSV. */
export interface GivenEvening {
  readonly name: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** A line a pair or player: place, percent or imps, player1, player2. */
  readonly text: string;
}

/**
 * Adds an evening without results to a season, which it counts in from now on.
 * @param stage the evening that it corrects; null for a new one
 */
export function giveEvening(
  club: Club,
  season: number,
  evening: GivenEvening,
  stage: number | null = null,
): ChangedSeason | ClubProblem {
  return changingSeason(club, season, (pending): ClubProblem | null => {
    const rows = rankedRows(evening);
    if ('code' in rows) return rows;
    const corrected = stage === null ? null : club.store.givenRankings.current(stage);
    if (stage !== null && corrected === null) return { kind: 'problem', code: 'unknownSeasonSession' };
    countEvening(club, season, pending, writeEvening(club, pending, evening, rows, corrected));
    return null;
  });
}

/** Adds several evenings without results to a season, all or none, in one change. */
export function giveEvenings(
  club: Club,
  season: number,
  evenings: readonly GivenEvening[],
): ChangedSeason | ClubProblem {
  return changingSeason(club, season, (pending): ClubProblem | null => {
    for (const evening of evenings) {
      const rows = rankedRows(evening);
      if ('code' in rows) return rows;
      countEvening(club, season, pending, writeEvening(club, pending, evening, rows, null));
    }
    return null;
  });
}

function rankedRows({ text }: GivenEvening): readonly SeasonCsvRow[] | (ClubProblem & Coded<'eveningUnreadable'>) {
  const file = readSeasonCsv(text, { oneSession: true });
  const problems = file.kind === 'problems' ? file.problems : namesTwice(file.rows);
  if (file.kind === 'season' && problems.length === 0) return file.rows;
  return { kind: 'problem', code: 'eveningUnreadable', problems };
}

function countEvening(
  { store }: Club,
  season: number,
  pending: PendingChange,
  { id, stage }: { readonly id: number; readonly stage: number },
): void {
  store.seasons.setSession(pending.add(), season, { stage, session: null, counts: 1, publication: id });
}

/** Two names that are one once they are cleaned. */
function namesTwice(rows: readonly SeasonCsvRow[]): readonly SeasonCsvProblem[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, players }) =>
    players.flatMap((player, index): readonly SeasonCsvProblem[] => {
      const name = normalizeName(player);
      const column = index === 0 ? 'player1' : 'player2';
      if (name === '' && index === 0) return [{ kind: 'problem', code: 'empty', line, column: 'player1' }];
      const firstLine = name === '' ? undefined : seen.get(name);
      seen.set(name, firstLine ?? line);
      return firstLine === undefined
        ? []
        : [{ kind: 'problem', code: 'twiceInSession', line, column, name, firstLine }];
    }),
  );
}

function writeEvening(
  club: Club,
  { author }: PendingChange,
  { name, date }: GivenEvening,
  rows: readonly SeasonCsvRow[],
  corrected: { readonly event: number; readonly stage: number } | null,
): { readonly id: number; readonly stage: number } {
  const { changes, events, entryPlayers, givenRankings } = club.store;
  const at = `${date}T12:00:00.000Z`;
  const event = corrected?.event ?? events.add('pair', false);
  const change = changes.add({ of: { event }, kind: 'import', author, at: club.now().toISOString() });
  events.addDetails(change, { event, name, deleted: 0 });
  const stage = corrected?.stage ?? events.addStage(event, 'given');
  const figures = rows.map(({ percent }) => percent && writeExact(percent));
  const places = rows.map((row, index): GivenPlaceRow => {
    const entry = events.addEntry(event);
    events.makeContestant(entry);
    const [first = null, second = null] = playersOf(club, row.players);
    entryPlayers.add(change, { entry, first, second, substitutes: [] });
    const tied = row.place !== null && rows.filter(({ place }) => place === row.place).length > 1 ? 1 : 0;
    return { entry, place: row.place, tied, figure: figures[index] ?? null };
  });
  return { id: givenRankings.publish({ stage, change, author, at }, places), stage };
}

/** The players of these names: the first known player of exactly the name, or a new one, who is no member. */
function playersOf({ store }: Club, names: readonly string[]): readonly number[] {
  const taken: number[] = [];
  for (const written of names) {
    const name = normalizeName(written);
    if (name === '') continue;
    const known = store.players.idsOf(name).find((player) => !taken.includes(player));
    taken.push(known ?? store.players.add(name, searchName(name)));
  }
  return taken;
}

/** An evening without results as it can be corrected. */
export function readGivenEvening(
  club: Club,
  stage: number,
): (Pick<GivenEvening, 'name' | 'date'> & { readonly rows: readonly GivenEveningRow[] }) | ClubProblem {
  const { givenRankings, seasonResults } = club.store;
  return club.store.snapshot(() => {
    const publication = givenRankings.current(stage);
    const candidate = seasonResults.candidates().find((one) => one.stage === stage && one.session === null);
    if (!publication || !candidate) return { kind: 'problem', code: 'unknownSeasonSession' } as const;
    const players = Map.groupBy(seasonResults.playersOf(publication.event), ({ entry }) => entry);
    const ids = [...players.values()].flatMap((all) => all.map(({ player }) => player));
    const names = new Map(seasonResults.players(ids).map(({ id, name }) => [id, name]));
    const rows = givenRankings.places(publication.id).map(({ entry, place, figure }) => ({
      place,
      percent: figure,
      players: (players.get(entry) ?? []).map(({ player }) => names.get(player) ?? ''),
    }));
    return { name: candidate.name, date: candidate.date, rows };
  });
}

export interface GivenEveningRow {
  readonly place: number | null;
  readonly percent: string | null;
  readonly players: readonly string[];
}
