import { givenResultOf } from '../../../src/format/plan/matches/given.ts';
import type { MatchesPlan } from '../../../src/format/plan/matches/plan.ts';
import type { PlannedAdjustment } from '../../../src/format/plan/matches/rank.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { afterPlay } from '../../../src/session/clock.ts';
import type { NewResult, SlotKey } from '../../store/results/results.ts';
import type { Club } from '../club.ts';
import type { CreatedEvent } from '../competitions/setup/setup.ts';
import { partnershipOf, writeMasterpoints, type PlayToWrite } from './play-to-write.ts';

/** How the matches are scored, and what is added to totals or taken from them. */
interface MatchesToWrite {
  readonly scoring: MatchStageScoring;
  readonly adjustments: readonly PlannedAdjustment[];
}

/** Writes who played in matches, what at which table, and what a match was given that has no boards. */
export function writeMatches(
  club: Club,
  created: CreatedEvent,
  plan: MatchesPlan,
  play: PlayToWrite & MatchesToWrite,
): void {
  const { store } = club;
  const { change, source, scoring, adjustments, masterpoints } = play;
  writePlayers(club, created, plan, play);
  for (const deal of plan.deals) store.deals.add(created.session, change, { ...deal, source });
  writeResults(club, created, plan, change);
  writeGiven(club, created, plan, { change, scoring });
  const entryOf = entriesOf(created, plan);
  for (const { contestant, kind, amount, unit } of adjustments) {
    const penalty = {
      entry: entryOf(contestant),
      match: null,
      kind,
      amount,
      unit,
      reason: source,
      takenBack: 0,
    } as const;
    store.penalties.add(created.session, change, null, penalty);
  }
  writeMasterpoints(store, { session: created.session, change }, masterpoints, entryOf);
  store.sessions.setClock(created.session, afterPlay(plan.schedule.rounds));
}

/** Names sit on pairs; a team has its own name, and a roster with those who sat in none of its pairs. */
function writePlayers(
  { store }: Club,
  { session, sections }: CreatedEvent,
  { ranks, contestants, pairs }: MatchesPlan,
  { change, rosters }: PlayToWrite,
): void {
  const entries = sections[0]?.entries;
  const partnerships = Map.groupBy(store.sessions.partnerships(session), ({ of }) => of[0] ?? 0);
  for (const [index, { place, number, name }] of contestants.entries()) {
    const entry = entries?.get(number);
    if (entry === undefined) continue;
    const own = pairs.flatMap(({ contestant }, pair) => (contestant === place ? [pair] : []));
    const sitting = ranks === 'team' ? (partnerships.get(entry) ?? []).map(({ id }) => id) : [entry];
    for (const [nth, pair] of own.entries()) {
      const seated = partnershipOf(rosters[pair]);
      const sitter = sitting[nth];
      if (seated && sitter !== undefined) store.entryPlayers.add(change, { entry: sitter, ...seated, substitutes: [] });
    }
    if (ranks !== 'team') continue;
    const ofPairs = new Set(own.flatMap((pair) => rosters[pair] ?? []));
    const others = (rosters[pairs.length + index] ?? []).filter((player) => player !== null && !ofPairs.has(player));
    if (name === '' && others.length === 0) continue;
    const players = [...new Set(others)].flatMap((player) => (player === null ? [] : [player]));
    store.teamDetails.add(change, { entry, name: name === '' ? null : name, club: null, players });
  }
}

function writeResults({ store }: Club, { session, sections }: CreatedEvent, plan: MatchesPlan, change: number): void {
  const section = sections[0]?.section ?? 0;
  const cells = new Map(store.sessions.cells(session).map((cell) => [`${cell.round} ${cell.table}`, cell]));
  store.results.add(
    change,
    plan.results.flatMap(({ round, table, board, outcome, note }): readonly (SlotKey & NewResult)[] => {
      const cell = cells.get(`${round} ${table}`);
      if (!cell) return [];
      return [{ section, round, table, slotBoard: board, board, ns: cell.ns, ew: cell.ew, outcome, note, typed: '' }];
    }),
  );
}

function keyOf(round: number, home: number, away: number | null): string {
  return `${round} ${home} ${away}`;
}

/** The entry of a contestant by its place in the file. */
function entriesOf({ sections }: CreatedEvent, { contestants }: MatchesPlan): (contestant: number) => number {
  const numbers = new Map(contestants.map(({ place, number }) => [place, number]));
  return (contestant) => sections[0]?.entries.get(numbers.get(contestant) ?? 0) ?? 0;
}

function writeGiven(
  { store }: Club,
  created: CreatedEvent,
  plan: MatchesPlan,
  { change, scoring }: { readonly change: number; readonly scoring: MatchStageScoring },
): void {
  const entryOf = entriesOf(created, plan);
  const ids = new Map(
    store.matches.drawn(created.session).map(({ id, round, home, away }) => [keyOf(round, home, away), id] as const),
  );
  for (const [place, match] of plan.matches.entries()) {
    const given = givenResultOf(match, scoring);
    const away = match.away === null ? null : entryOf(match.away);
    const id = ids.get(keyOf(plan.schedule.spans[place]?.round ?? 1, entryOf(match.home), away));
    if (given && id !== undefined) store.matchResults.add(change, { match: id, ...given, team: null, note: '' });
  }
}
