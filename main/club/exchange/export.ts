import {
  EMPTY_EVENT,
  type FileEntry,
  type FileMatch,
  type FileMeeting,
  type FileMethod,
  type FilePlayer,
  type FileResult,
  type FileTeam,
  type TournamentEvent,
} from '../../../src/format/event/event.ts';
import { OWN_FEDERATION } from '../../../src/format/members/columns.ts';
import { hasMatches, isDrawnInPlay, isRecordedTeams } from '../../../src/movement/event-movement.ts';
import type { MatchComparisonCode } from '../../../src/scoring/ranked-matches/scoring.ts';
import type { SessionMethod } from '../../../src/scoring/session-scoring.ts';
import { slotKey } from '../../../src/session/slot.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { dealsView } from '../deals/deals.ts';
import type { EntryView, SectionView, SessionView } from '../model/session.ts';
import type { StandingsView } from '../model/standings.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSettings } from '../settings.ts';
import { readStandings } from '../standings/standings.ts';
import { decimal } from './decimal.ts';
import { disclosedDeals } from './disclosed-deals.ts';
import { federationOf } from './people.ts';
import { fileRanking } from './ranking.ts';

/**
 * A session as the value that files are written from: who played, every result with its score, the matches, the ranking
 * as it is now, and the hands that nobody can play any more.
 */
export function tournamentEvent(club: Club, session: number): TournamentEvent | ClubProblem {
  return club.store.snapshot((): TournamentEvent | ClubProblem => {
    const view = readSession(club, session);
    const standings = readStandings(club, session);
    if (isProblem(view)) return view;
    if (isProblem(standings)) return standings;
    return eventOf(club, view, standings);
  });
}

/** Whoever sits or is ranked, by the place in the lists of the file. */
interface Places {
  /** Of pairs; in an individual of players. */
  readonly entries: ReadonlyMap<number, number>;
  /** Of teams; empty where none are ranked. */
  readonly teams: ReadonlyMap<number, number>;
}

function eventOf(club: Club, view: SessionView, standings: StandingsView): TournamentEvent {
  const { ranks, sections, scoring } = view;
  const seated = sections.flatMap((section) => sittersOf(view, section).map((entry) => ({ section, entry })));
  const teams = ranks === 'team' ? sections.flatMap(({ entries }) => entries.filter(({ phantom }) => !phantom)) : [];
  const places: Places = {
    entries: new Map(seated.map(({ entry }, place) => [entry.id, place])),
    teams: new Map(teams.map(({ id }, place) => [id, place])),
  };
  const players = playersOf(club, view);
  const spec = sections[0]?.spec;
  const isSwiss = spec !== undefined && (isRecordedTeams(spec) ? spec.isSwiss : isDrawnInPlay(spec));
  const { clubName } = readSettings(club);
  const methodOf: Readonly<Record<SessionMethod, FileMethod>> = {
    matchpoints: 'matchpoints',
    'cross-imps': 'cross-imps',
    butler: 'butler',
    'fixed-datum': 'butler',
  };
  return {
    ...EMPTY_EVENT,
    name: view.eventName,
    club: clubName === '' ? null : { name: clubName, number: '' },
    date: view.date,
    program: { name: 'Etui', version: '' },
    ranks,
    form: isSwiss ? 'swiss' : spec && hasMatches(spec) ? 'matches' : 'movement',
    method: ranks === 'team' ? METHOD_OF_TEAMS[scoring.matches?.comparison ?? 'imps'] : methodOf[scoring.method],
    winners: ranks === 'pair' ? (sections[0]?.winners ?? null) : 1,
    entries: seated.map(({ section, entry }) => entryOf(view, { section, entry, players, places })),
    teams: teams.map((team): FileTeam => {
      return { number: String(team.number), name: team.team?.name ?? '', players: othersOf(view, team) };
    }),
    matches: matchesOf(view, standings, places),
    schedule: scheduleOf(view, places),
    results: resultsOf(view, standings, places),
    deals: disclosedDeals(view, dealsView(club, view)),
    ranking: fileRanking(standings, (entry) => places.teams.get(entry) ?? places.entries.get(entry)),
  };
}

/** How the boards of teams are scored. */
const METHOD_OF_TEAMS: Readonly<Record<MatchComparisonCode, FileMethod>> = {
  imps: 'imps',
  'board-a-match': 'board-a-match',
  'patton-ratio': 'patton',
  'patton-imps': 'patton',
  aggregate: 'aggregate',
  matchpoints: 'matchpoints',
  'cross-imps': 'cross-imps',
  butler: 'butler',
};

/** Those of a team who sit in none of its pairs. */
function othersOf({ sections }: SessionView, { id, team }: EntryView): readonly FilePlayer[] {
  const seated = sections
    .flatMap(({ partnerships }) => partnerships.filter(({ of }) => of[0] === id))
    .flatMap(({ players }) => players);
  return (team?.players ?? []).filter((name) => !seated.includes(name)).map((name) => ({ name, numbers: {} }));
}

/** Those of a section whose numbers stand on its lines: pairs, players, or the pairs of its teams. */
function sittersOf({ ranks }: SessionView, section: SectionView): readonly EntryView[] {
  return ranks === 'team' ? section.partnerships : section.entries.filter(({ phantom }) => !phantom);
}

/** The players of each entry. */
type PlayersOf = ReadonlyMap<number, readonly FilePlayer[]>;

function playersOf(club: Club, view: SessionView): PlayersOf {
  const { store } = club;
  const national = federationOf(club);
  const keyOf = (federation: string): string => (federation === national ? 'national' : federation);
  const byEntry = Map.groupBy(store.entryPlayers.seated(view.id), ({ entry }) => entry);
  return new Map(
    [...byEntry].map(([entry, seated]) => [
      entry,
      seated.map(({ player, name }): FilePlayer => {
        const numbers = store.members.read(player)?.numbers ?? [];
        const known = numbers.map(({ federation, number }) => {
          return [federation === OWN_FEDERATION ? 'club' : keyOf(federation), number] as const;
        });
        return { name, numbers: Object.fromEntries(known) };
      }),
    ]),
  );
}

interface EntryParts {
  readonly section: SectionView;
  readonly entry: EntryView;
  readonly players: PlayersOf;
  readonly places: Places;
}

function entryOf(view: SessionView, { section, entry, players, places }: EntryParts): FileEntry {
  const terms = view.terms.entries.find((own) => own.entry === entry.id);
  const team = 'of' in entry ? (entry.of as readonly number[])[0] : undefined;
  const pairs = team === undefined ? [] : section.partnerships.filter(({ of }) => of[0] === team);
  const place = pairs.findIndex(({ id }) => id === entry.id) + 1;
  return {
    number: team === undefined ? String(entry.number) : `${entry.number}-${place}`,
    section: view.sections.length > 1 ? section.letter : '',
    line: entry.line,
    players: players.get(entry.id) ?? [],
    team: team === undefined ? null : (places.teams.get(team) ?? null),
    handicap: view.terms.unit === 'percent' ? (terms?.handicap ?? null) : null,
    stratum: terms?.stratum === null || terms === undefined ? null : 'ABCDEFGHIJ'.charAt(terms.stratum),
  };
}

function matchesOf(view: SessionView, standings: StandingsView, places: Places): readonly FileMatch[] {
  const scored = new Map(
    standings.fields.flatMap(({ matches }) => (matches?.matches ?? []).map((match) => [match.match, match] as const)),
  );
  const unitOf = { imps: 'imps', 'victory-points': 'vp', points: 'points' } as const;
  const unit = standings.fields[0]?.matches?.unit;
  const placeOf = (entry: number): number => places.teams.get(entry) ?? places.entries.get(entry) ?? 0;
  return view.matches.map(({ id, round, home, away, given }): FileMatch => {
    const result = scored.get(id)?.result;
    return {
      round,
      home: placeOf(home),
      away: away === null ? null : placeOf(away),
      homeScore: result?.home ? decimal(result.home.exact, 2) : null,
      awayScore: result?.away && away !== null ? decimal(result.away.exact, 2) : null,
      unit: unit ? unitOf[unit] : null,
      ...(given && away !== null && { typed: true }),
    };
  });
}

/** Every table at which boards lie, with those who are there. */
function scheduleOf(view: SessionView, { entries }: Places): readonly FileMeeting[] {
  const { ranks, sections } = view;
  return sections.flatMap(({ cells, shown, letter, partnerships }) => {
    const membersOf = new Map(partnerships.map(({ id, of }) => [id, of]));
    return cells.flatMap(({ round, table, ns, ew, absent, boards }): readonly FileMeeting[] => {
      const placeOf = (id: number | undefined, of = id): number | null => {
        if (id === undefined || of === undefined || absent.includes(of)) return null;
        return entries.get(id) ?? null;
      };
      const [[n, s] = [], [e, w] = []] = [membersOf.get(ns), membersOf.get(ew)];
      const seats =
        ranks === 'player'
          ? { N: placeOf(n), S: placeOf(s), E: placeOf(e), W: placeOf(w) }
          : { ns: placeOf(ns, n), ew: placeOf(ew, e) };
      if (boards.length === 0 || Object.values(seats).every((place) => place === null)) return [];
      const section = sections.length > 1 ? letter : '';
      const own = boards.map((board) => shown[board] ?? board);
      return [{ session: 1, section, round, table, seats, boards: own }];
    });
  });
}

function resultsOf(view: SessionView, standings: StandingsView, places: Places): readonly FileResult[] {
  const points = new Map(
    standings.fields.flatMap(({ boards }) =>
      boards.flatMap(({ results }) => results.map((scored) => [slotKey(scored), scored] as const)),
    ),
  );
  const sections = new Map(view.sections.map((section) => [section.id, section]));
  const matchPlaces = new Map(view.matches.map(({ id }, place) => [id, place]));
  return view.results.map((result, index): FileResult => {
    const section = sections.get(result.section);
    const cell = section?.cells.find(({ round, table }) => round === result.round && table === result.table);
    const match = cell?.match?.id ?? cell?.meeting;
    const scored = points.get(slotKey(result));
    return {
      at: index + 1,
      session: 1,
      section: view.sections.length > 1 ? (section?.letter ?? '') : '',
      round: result.round,
      table: result.table,
      board: section?.shown[result.board] ?? result.board,
      seats: section ? seatsOf(view, section, { ns: result.ns, ew: result.ew }, places) : null,
      outcome: result.outcome,
      match: match === undefined ? null : (matchPlaces.get(match) ?? null),
      nsPoints: scored?.nsPoints ? decimal(scored.nsPoints, 2) : null,
      ewPoints: scored?.ewPoints ? decimal(scored.ewPoints, 2) : null,
      lin: null,
      note: '',
    };
  });
}

function seatsOf(
  { ranks, sections }: SessionView,
  section: SectionView,
  { ns, ew }: { readonly ns: number; readonly ew: number },
  { entries }: Places,
): FileResult['seats'] {
  if (ranks !== 'player') {
    const [north, east] = [entries.get(ns), entries.get(ew)];
    return north === undefined || east === undefined ? null : { ns: north, ew: east };
  }
  const partnershipOf = (id: number) =>
    [section, ...sections].flatMap(({ partnerships }) => partnerships).find((one) => one.id === id)?.of ?? [];
  const [n, s] = partnershipOf(ns).map((player) => entries.get(player));
  const [e, w] = partnershipOf(ew).map((player) => entries.get(player));
  if (n === undefined || s === undefined || e === undefined || w === undefined) return null;
  return { N: n, S: s, E: e, W: w };
}
