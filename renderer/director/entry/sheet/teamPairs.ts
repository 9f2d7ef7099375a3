import type { EntryView, SectionView } from '../../../../main/club/model/session.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { PageLine } from './lines.ts';

/**
 * The pair of a team by a typed number: 2 is the pair of team 2 that sits on the line, else the one that sits in its
 * round; 2b is its second pair.
 */
export function pairOfTeam(section: SectionView, line: PageLine, typed: string): EntryView | undefined {
  const [, number = '', letter = ''] = /^(\d{1,3})([a-z])?$/i.exec(typed.trim()) ?? [];
  const team = section.entries.find((entry) => entry.number === Number(number));
  if (!team) return undefined;
  const pairs = pairsOf(section, team.id);
  if (letter !== '') return pairs[LETTERS.indexOf(letter.toLowerCase())];
  const seated = new Set(
    section.cells.filter(({ round }) => round === line.slot.round).flatMap(({ ns, ew }) => [ns, ew]),
  );
  return (
    [line.ns, line.ew].find(({ id }) => teamOfPair(section, id) === team.id) ??
    pairs.find(({ id }) => seated.has(id)) ??
    pairs[0]
  );
}

/** What is typed for a pair of a team: its team's number, with a letter where that would be another pair. */
export function typedPairOfTeam(section: SectionView, line: PageLine, pair: EntryView): string {
  const number = String(pair.number);
  if (pairOfTeam(section, line, number)?.id === pair.id) return number;
  const place = pairsOf(section, teamOfPair(section, pair.id)).findIndex(({ id }) => id === pair.id);
  return `${number}${LETTERS[place] ?? ''}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function pairsOf({ partnerships }: SectionView, team: number): readonly EntryView[] {
  return partnerships.filter(({ of }) => of[0] === team).toSorted((a, b) => a.id - b.id);
}

/** The team that a pair plays for. */
export function teamOfPair(section: SectionView, pair: number): number {
  return entriesRankedBy(section, pair)[0] ?? pair;
}
