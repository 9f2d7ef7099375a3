import type { EventFilePlayer } from '../../store/event-file/players.ts';
import type { Club } from '../club.ts';
import type { EventFileProblem, PlayerAnswer } from '../model/event-file.ts';
import { searchName } from '../players/search-name.ts';
import type { PlayerMatch } from './match-players.ts';

interface Placing {
  readonly match: PlayerMatch;
  readonly answers: readonly PlayerAnswer[];
  readonly at: string;
}

/** The player here for each of a file: found, told, or new. */
export function placePlayers(
  club: Club,
  players: readonly EventFilePlayer[],
  { match, answers, at }: Placing,
): ReadonlyMap<number, number> | EventFileProblem {
  const { eventFiles } = club.store;
  const placed = new Map(match.known);
  const taken = new Set(placed.values());
  const told = new Map(answers.map(({ player, is }) => [player, is]));
  for (const [player, candidates] of match.asked) {
    const is = told.get(player.id);
    const isPossible = is === null || (is !== undefined && candidates.some(({ id }) => id === is) && !taken.has(is));
    if (!isPossible) return { kind: 'problem', code: 'playerNotTold', name: player.name };
    if (is === null) continue;
    placed.set(player.id, is);
    taken.add(is);
  }
  for (const player of players) {
    if (placed.has(player.id)) continue;
    const sameAs = player.sameAs === null ? null : club.store.members.knownAs(placed.get(player.sameAs) ?? 0);
    placed.set(player.id, eventFiles.addPlayer({ ...player, sameAs, searchName: searchOf(player), forgottenAt: at }));
  }
  return placed;
}

function searchOf({ name }: EventFilePlayer): string {
  return name === '' ? '' : searchName(name);
}
