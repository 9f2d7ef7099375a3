import type { EntryView } from '../../../main/club/model/session.ts';
import { allPlayers } from '../../../src/session/substitutes.ts';
import { BETWEEN_NAMES } from '../../../src/names/fit.ts';
import { isolateName } from '../../../src/names/isolate.ts';

/** The number of who sits on a side: of a pair 7, of two players of an individual 7+1. */
export function sitterNumber({ number, label, playerLabels }: EntryView): string {
  return playerLabels ? label : String(number);
}

/** The known names of a pair; of a place where a player was replaced, each with the rounds. A team has one name. */
export function knownNames(entry: EntryView): readonly string[] {
  if (entry.team) return entry.team.name === '' ? [] : [entry.team.name];
  return allPlayers(entry);
}

/** The whole names of a pair as plain text: Ann Alder / Ben Birch; empty while none is known. */
export function pairName(entry: EntryView): string {
  return plainNames(knownNames(entry));
}

/** Names of a pair as plain text. */
export function plainNames(names: readonly string[]): string {
  return names.map(isolateName).join(BETWEEN_NAMES);
}

/** Whether any name of the pairs is known. */
export function hasNames(entries: readonly EntryView[]): boolean {
  return entries.some((entry) => (entry.team ? entry.team.name !== '' : entry.players.some((name) => name !== '')));
}
