import { searchTerms } from '../../../src/language/search-terms.ts';
import { idOf, type EventRows, type Row } from '../../store/event-file/tables.ts';
import { FORGOTTEN_NAME } from '../../store/members/forgetting.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { BringInRequest, BroughtIn, EventFileProblem } from '../model/event-file.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { compareEvent, type Comparison } from './compare.ts';
import { matchPlayers, type PlayerMatch } from './match-players.ts';
import type { EventFile } from './open.ts';
import { placePlayers } from './place-players.ts';
import { notTaken, withEventFile } from './preview.ts';

/**
 * Brings the event of a file into the club: as a new event; as what this club lacks of it; or, where both went on by
 * themselves, as a second event. Whole or not at all.
 */
export function bringInEvent(club: Club, bytes: Uint8Array, request: BringInRequest): BroughtIn | ClubProblem {
  return withEventFile(club, bytes, (file) => {
    const sessions: number[] = [];
    const answerOf = (change: number) => broughtInBy(club, compareEvent(club, file.rows), change);
    // What is here is about to grow by more than one step can take back.
    club.store.copy();
    const done = changeClub(club, { kind: 'deletion', answerOf }, ({ add, at }): BroughtIn | ClubProblem => {
      const comparison = compareEvent(club, file.rows);
      const problem = refusal(comparison, request);
      if (problem) return problem;
      const match = matchPlayers(club, file, comparison);
      const change = add();
      const players = placePlayers(club, file.players, { match, answers: request.answers, at });
      if (isProblem(players)) return players;
      const written = club.store.eventFiles.insert(rowsToWrite(comparison, file, match), {
        event: continues(comparison) ? (comparison.event?.event ?? null) : null,
        players,
        change: () => change,
      });
      if ('kind' in written) return notTaken(written);
      sessions.push(...written.sessions);
      return { ...broughtIn(club, comparison, written.event), after: change, upTo: club.store.changes.lastOfAll() };
    });
    if (!isProblem(done)) notify(club, sessions);
    return done;
  });
}

function continues({ state }: Comparison): boolean {
  return state.kind === 'longer' || state.kind === 'same';
}

/** Why nothing is to be written: the file was seen as something else, or has nothing that is not here. */
function refusal({ state }: Comparison, { seen }: BringInRequest): EventFileProblem | null {
  if (state.kind !== seen) return { kind: 'problem', code: 'eventFileMovedOn' };
  const hasNothing = state.kind === 'older' || (state.kind === 'same' && !state.deleted);
  return hasNothing ? { kind: 'problem', code: 'eventFileHasNothingNew' } : null;
}

/** The rows of the file, without texts that name somebody who was forgotten here; a second event says so. */
function rowsToWrite({ rows, state, isSecond }: Comparison, file: EventFile, { forgotten }: PlayerMatch): EventRows {
  const names = forgotten.map(({ name }) => searchTerms(name)).filter((words) => words.length > 0);
  const isNaming = (text: unknown): boolean => {
    if (typeof text !== 'string') return false;
    const words = new Set(searchTerms(text));
    return names.some((parts) => parts.every((word) => words.has(word)));
  };
  const without = (row: Row, [column, empty]: TextColumn) =>
    isNaming(row[column]) ? { ...row, [column]: empty } : row;
  const texts = new Map(names.length === 0 ? [] : Object.entries(TEXTS));
  const isNew = isSecond && (state.kind === 'apart' || state.kind === 'removed');
  return new Map(
    [...rows].map(([table, ofTable]): [string, readonly Row[]] => {
      const named = ofTable.map((row) => (texts.get(table) ?? []).reduce(without, row));
      return [table, table === 'event_details' && isNew ? named.map((row) => secondName(row, file)) : named];
    }),
  );
}

/** A text that may name somebody, with what stands in its place: a dash where there has to be something. */
type TextColumn = readonly [column: string, empty: '' | typeof FORGOTTEN_NAME | null];

/** Those of each table. */
const TEXTS: Readonly<Record<string, readonly TextColumn[]>> = {
  changes: [['reason', '']],
  event_details: [['name', FORGOTTEN_NAME]],
  results: [['note', '']],
  match_results: [['note', '']],
  penalties: [['reason', FORGOTTEN_NAME]],
  contestant_details: [
    ['name', null],
    ['club', null],
  ],
};

/** A second event has the name of the club it comes from. */
function secondName(row: Row, { clubName }: EventFile): Row {
  return { ...row, name: `${String(row['name'])} (${clubName === '' ? '2' : clubName})` };
}

function broughtIn(
  club: Club,
  { state, isSecond, event }: Comparison,
  inserted: number,
): Omit<BroughtIn, 'after' | 'upTo'> {
  const as = state.kind === 'longer' ? 'longer' : state.kind === 'same' ? 'back' : isSecond ? 'second' : 'new';
  const { session, name } = club.store.eventFiles.head(inserted) ?? event ?? { session: 0, name: '' };
  return { session, name, as, changes: state.there };
}

/** What a change brought in before, by what the event has of before it and since. */
function broughtInBy(club: Club, { isSecond, event, here }: Comparison, change: number): BroughtIn {
  const { session = 0, name = '' } = event ?? {};
  const changes = (here.get('changes') ?? []).map(idOf);
  const since = changes.filter((id) => id > change).length;
  const as = since === 0 ? 'back' : since < changes.length ? 'longer' : isSecond ? 'second' : 'new';
  return { session, name, as, changes: since, after: change, upTo: club.store.changes.lastOfAll() };
}

/** Tells open pages what is there now. */
function notify({ store, updates }: Club, sessions: readonly number[]): void {
  store.afterwards(() => {
    updates.broadcast({ kind: 'members' });
    for (const session of sessions) {
      updates.broadcast({ kind: 'session', session, change: store.changes.last(session).id });
    }
  });
}
