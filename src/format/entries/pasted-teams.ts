/**
 * A list of teams as people paste it: one team on a line, its name first.
 *
 *     readPastedTeams('1 Jura: Alder / Birch / Cedar / Cypress')
 *     // [{ line: 1, number: 1, name: 'Jura', club: '', players: ['Alder', 'Birch', 'Cedar', 'Cypress'] }]
 *     readPastedTeams('Jura [Dole]: Alder / Birch'); // its club is Dole
 */
import { LONGEST_LIST, shortenBlanks } from './pasted-pairs.ts';

export interface PastedTeam {
  /** Line of the text, from 1. */
  readonly line: number;
  /** The number of the team before its name, or null. */
  readonly number: number | null;
  readonly name: string;
  /** What stands in square brackets after the name; empty where nothing does. */
  readonly club: string;
  readonly players: readonly string[];
}

/** `1`, `1.`, `12)` at the start of a line, then the rest. */
const NUMBERED = /^(\d{1,3})(?:\s*[.)]\s*|\s+)(?=\D)(.*)$/;

/** What stands between the players, the most certain first: a name may hold a comma or a hyphen. */
const SEPARATORS: readonly RegExp[] = [/[/;&]/, /\s+\+\s+/, /\s+[-–—]\s+/, /,/];

/** Reads a pasted list of teams. Never throws; empty lines are skipped. Null where it is longer than any list. */
export function readPastedTeams(text: string): readonly PastedTeam[] | null {
  if (text.length > LONGEST_LIST) return null;
  return text.split(/\r\n|\r|\n/).flatMap((raw, index): readonly PastedTeam[] => {
    const written = shortenBlanks(raw).replaceAll(/\t+/g, '\t').replaceAll(/ {2,}/g, ' ').trim();
    if (written === '') return [];
    const numbered = NUMBERED.exec(written);
    const number = Number(numbered?.[1] ?? 0) || null;
    const [title = '', ...players] = partsOf(number === null ? written : (numbered?.[2] ?? written));
    return [{ line: index + 1, number, ...namedWithClub(title), players }];
  });
}

/** `Jura [Dole]`: a name and the club in brackets after it. */
const WITH_CLUB = /^(.*?)\s*\[([^[\]]*)\]$/;

function namedWithClub(title: string): Pick<PastedTeam, 'name' | 'club'> {
  const [, name, club] = WITH_CLUB.exec(title) ?? [];
  return name ? { name, club: (club ?? '').trim() } : { name: title, club: '' };
}

/** The name of the team and its players. A tab or a colon parts the name; without one it is the first of the names. */
function partsOf(text: string): readonly string[] {
  if (text.includes('\t')) return tidied(text.split('\t'));
  const colon = text.indexOf(':');
  const [name, rest] = colon === -1 ? [[], text] : [[text.slice(0, colon)], text.slice(colon + 1)];
  const separator = SEPARATORS.find((candidate) => candidate.test(rest));
  return tidied([...name, ...(separator ? rest.split(new RegExp(separator, 'g')) : [rest])]);
}

function tidied(parts: readonly string[]): readonly string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
