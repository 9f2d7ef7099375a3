import { METHODS } from '../../../src/scoring/method.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { ClubSession } from '../../../src/simultaneous/club.ts';
import { combineClubs, type CombinedClubs } from '../../../src/simultaneous/combine.ts';
import { simultaneousProblems, type SimultaneousProblem } from '../../../src/simultaneous/problems.ts';
import type { ClubResults } from '../../store/ranking/packed-results.ts';
import type { SourceRow } from '../../store/ranking/stage-sources.ts';
import type { Store } from '../../store/store.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { clubSessionOf } from '../event-file/club-session.ts';
import type { SessionView } from '../model/session.ts';
import type { SimultaneousLines } from '../model/simultaneous/field.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { sessionCache } from '../session-cache.ts';
import { readSettings } from '../settings.ts';

/** A club of a field, with the names of its pairs. */
export interface FieldClub extends ClubSession {
  /** Null for the own club. */
  readonly source: SourceRow | null;
  readonly pairs: readonly ClubResults['pairs'][number][];
  readonly players: readonly (readonly string[])[];
  readonly at: string | null;
  readonly undertricks: Regulation['undertricks'];
}

/** A session as all its clubs played it. */
export interface SimultaneousField {
  /** The own club first, then the others in order of name. */
  readonly clubs: readonly FieldClub[];
  readonly problems: readonly SimultaneousProblem[];
  /** By default each line by itself where every pair of every club has one. */
  readonly lines: SimultaneousLines;
  /** The clubs compared and ranked: made when it is first asked for. Those without results are compared too. */
  readonly combined: (lines: SimultaneousLines) => CombinedClubs;
}

interface Known {
  readonly key: string;
  readonly field: SimultaneousField;
}

const fields = sessionCache<Known>();

/** The own club and the others of a session; nothing is made anew while nothing has changed. */
export function readField(club: Club, session: number): SimultaneousField | ClubProblem {
  return club.store.snapshot(() => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const { changes } = club.store;
    const { clubName } = readSettings(club);
    const key = JSON.stringify([view.change, changes.lastOfMembers(), clubName]);
    const known = fields.get(club.store, session);
    if (known?.key === key) return known.field;
    const own = ownClub(club, view, clubName);
    if (isProblem(own)) return own;
    const others = club.store.stageSources.current(session).map((source) => storedClub(club.store, session, source));
    const field = makeField([own, ...others], view.scoring);
    fields.set(club.store, session, { key, field });
    return field;
  });
}

function makeField(
  clubs: readonly FieldClub[],
  { method, regulation }: Pick<SessionView['scoring'], 'method' | 'regulation'>,
): SimultaneousField {
  const combined = new Map<SimultaneousLines, CombinedClubs>();
  return {
    clubs,
    problems: fieldProblems(clubs),
    lines: clubs.every(({ pairs }) => pairs.every(({ line }) => line !== null)) ? 2 : 1,
    combined(lines) {
      const known = combined.get(lines) ?? combineClubs(clubs, { method: METHODS[method], regulation, winners: lines });
      combined.set(lines, known);
      return known;
    },
  };
}

/** What bars clubs from being compared. Who has no result yet is in nobody's way. */
export function fieldProblems(clubs: readonly ClubSession[]): readonly SimultaneousProblem[] {
  return simultaneousProblems(clubs.filter(({ lines }) => lines.length > 0));
}

/** The own club as one of the field; a problem where its pairs are not compared with a field. */
export function ownClub(club: Club, view: SessionView, name: string): FieldClub | ClubProblem {
  const { undertricks } = view.scoring.regulation;
  const session = clubSessionOf({ club, sessions: [view.id] }, name, undertricks);
  if (session === null) return { kind: 'problem', code: 'notOfPairs' };
  const players = session.pairs.map((pair) => pair.players);
  return { ...session, source: null, players, at: view.savedAt, undertricks };
}

const unpacked = new WeakMap<Store, Map<string, ClubResults>>();

/** More versions than a field has, twice. */
const MOST_UNPACKED = 4000;

/** What a club sent, with the names its players have now. A version stays what it is, and is unpacked once. */
function storedClub(store: Store, session: number, source: SourceRow): FieldClub {
  const versions = unpacked.get(store) ?? new Map<string, ClubResults>();
  unpacked.set(store, versions);
  const key = `${session} ${source.gid} ${source.version}`;
  const results = versions.get(key) ?? store.stageSources.results(session, source);
  if (!store.isActing() && versions.size < MOST_UNPACKED) versions.set(key, results);
  return fieldClub(source.club, results, { source, players: playersOf(store, session, source, results.pairs.length) });
}

/** A club by what it sent. */
export function fieldClub(
  club: string,
  { pairs, lines, deals, at, undertricks }: ClubResults,
  { source, players }: Pick<FieldClub, 'source' | 'players'>,
): FieldClub {
  const lineOf = (entry: number) => pairs[entry]?.line ?? null;
  return { club, entries: pairs.length, lineOf, lines, deals, source, pairs, players, at, undertricks };
}

function playersOf(store: Store, session: number, source: SourceRow, pairs: number): readonly (readonly string[])[] {
  const seated = Map.groupBy(store.stageSources.players(session, source), ({ pair }) => pair);
  return Array.from({ length: pairs }, (_, pair) => (seated.get(pair) ?? []).map(({ name }) => name));
}
