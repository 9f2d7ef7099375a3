import type { ClubFileFault } from '../../../src/language/simultaneous/fault.ts';
import type { ClubResults } from '../../store/ranking/packed-results.ts';
import type { EventFilePlayer } from '../../store/event-file/players.ts';

/** A player of an offered pair: of an event file with its global id, else by name alone. */
export interface OfferedPlayer extends Pick<EventFilePlayer, 'name'> {
  readonly gid: string | null;
}

/** What was found in a file of another club. */
export interface OfferedClub {
  readonly file: string;
  /** As its file calls it. */
  readonly club: string;
  /** The global id of its event; null where it sent a table. */
  readonly gid: string | null;
  readonly digest: string;
  readonly results: ClubResults;
  /** The players of each pair of `results`. */
  readonly players: readonly (readonly OfferedPlayer[])[];
}

/** A file that can't be added. */
export interface FaultyFile {
  readonly file: string;
  readonly fault: ClubFileFault;
}

/** A name of a file without its ending, and the ending in small letters. */
export function nameAndEnding(file: string): { readonly base: string; readonly ending: string } {
  const dot = file.lastIndexOf('.');
  return dot <= 0
    ? { base: file, ending: '' }
    : { base: file.slice(0, dot), ending: file.slice(dot + 1).toLowerCase() };
}
