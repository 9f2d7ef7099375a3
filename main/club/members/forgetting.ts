import { basename } from 'node:path';
import { searchTerms } from '../../../src/language/search-terms.ts';
import { addForgotten } from '../../store/members/forgotten-list.ts';
import { copiesWithNames } from '../../store/members/holding-copies.ts';
import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { ForgettingView, FreeText } from '../model/members/members.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readRoster, type RosterEntry } from './roster.ts';

/** A text that is to be emptied with the name. */
export type BlankedText = Pick<FreeText, 'kind' | 'text'>;

/** What forgetting did. */
export interface ForgottenAnswer {
  readonly member: number;
  /** The name under which the results stand. */
  readonly neutralName: string;
}

/** Words of a name that are too short to be looked for in a text alone. */
const SHORTEST_WORD = 3;

/** What forgetting a player will do: what stays, which texts name it, and which copies still have the name. */
export function previewForgetting(club: Club, id: number): ForgettingView | ClubProblem {
  const entry = readRoster(club).byId.get(id);
  if (!entry) return { kind: 'problem', code: 'unknownMember', member: id };
  const { store } = club;
  const gids = store.forgetting.gids(rowsOf(club, entry));
  return {
    id,
    name: entry.name,
    neutralName: neutralName(club, id),
    sessions: entry.seats.length,
    texts: textsNaming(club, entry),
    copies: copiesWithNames(store.file, gids, club.now()).map(({ path, ...copy }) => ({
      ...copy,
      file: copy.elsewhere ? path : basename(path),
    })),
  };
}

/**
 * Forgets a player for good: name, numbers and history are gone from the file, and from its log and free pages.
 * Whatever was played stays under a neutral name. Texts that name the player are emptied where that is asked for. What
 * is left is an id, by which the name is taken out again of an older copy that takes the place of the file.
 */
export function forgetMember(club: Club, id: number, blank: readonly BlankedText[]): ForgottenAnswer | ClubProblem {
  const { store } = club;
  const answerOf = () => ({ member: id, neutralName: neutralName(club, id) });
  const answer = changeClub(club, { kind: 'members', answerOf }, ({ add, at }): ForgottenAnswer | ClubProblem => {
    const entry = readRoster(club).byId.get(id);
    if (!entry) return { kind: 'problem', code: 'unknownMember', member: id };
    const rows = rowsOf(club, entry);
    add({ isFinal: true });
    store.forgetting.forget(rows, at);
    for (const text of blank) store.forgetting.blank(text);
    return { member: id, neutralName: neutralName(club, id) };
  });
  if (!isProblem(answer)) cleanUp(club);
  return answer;
}

/** Notes beside the file who was forgotten, and takes what is left of names out of its free pages and its log. */
function cleanUp({ store }: Club): void {
  addForgotten(store.file, store.forgetting.forgotten());
  store.afterwards(() => store.compact());
}

/**
 * The rows of the file that are to be emptied for a player: its own, those of who turned out to be it, and those of its
 * name that nobody sees any more, as after a correction.
 */
function rowsOf({ store }: Club, { id, joined, searchName }: RosterEntry): readonly number[] {
  const all = store.members.all();
  const seated = new Set([
    ...store.seats.seats().flatMap(({ first, second }) => [first, second]),
    ...store.seats.substitutes().map(({ player }) => player),
    ...store.seats.atSheets(),
  ]);
  const unseen = all.filter(
    (row) => row.searchName === searchName && row.member === 0 && row.sameAs === null && !seated.has(row.id),
  );
  return [...new Set([id, ...joined.map((one) => one.id), ...unseen.map((row) => row.id)])];
}

/** The name that stands for a forgotten player, as the file will show it. */
function neutralName({ store }: Club, id: number): string {
  return store.players.neutralName(id);
}

/** The texts in which any word of the names of a player stands, those with a whole name first. */
function textsNaming({ store }: Club, { name, joined }: RosterEntry): readonly FreeText[] {
  const names = [name, ...joined.map((one) => one.name)].map(searchTerms);
  const words = new Set(names.flat().filter((word) => word.length >= SHORTEST_WORD));
  return store.forgetting
    .texts()
    .flatMap(({ kind, text }): readonly FreeText[] => {
      const inText = new Set(searchTerms(text));
      const whole = names.some((parts) => parts.every((word) => inText.has(word)));
      return whole || [...words].some((word) => inText.has(word)) ? [{ kind, text, whole }] : [];
    })
    .toSorted((a, b) => Number(b.whole) - Number(a.whole));
}
