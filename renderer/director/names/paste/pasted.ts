import type { EntryView } from '../../../../main/club/model/session.ts';
import { readPastedPairs, type PastedProblem } from '../../../../src/format/entries/pasted-pairs.ts';
import type { NamedEntry } from '../../api/client.ts';

/** The result of a pasted list: the names that pairs would get, and the lines without a pair. */
export interface PastePlan {
  readonly named: readonly (NamedEntry & { readonly label: string })[];
  readonly problems: readonly PastedProblem[];
  readonly noSuchPair: readonly { readonly line: number; readonly pair: string }[];
  /** Lines with a number that several sections have. */
  readonly whichSection: readonly { readonly line: number; readonly pairs: readonly string[] }[];
  readonly tooMany: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Assigns the lines of a pasted list to pairs. A line with a number (A7 with several sections) goes to its pair, the
 * others to the remaining pairs in order, North-South first. Pairs that have names keep them where enough others have
 * none. The phantom gets none.
 */
export function planPaste(text: string, entries: readonly EntryView[], namesALine: 1 | 2 = 2): PastePlan {
  const { pairs, problems } = readPastedPairs(text, namesALine);
  const open = entries.filter((entry) => !entry.phantom);
  const found = pairs.map(({ section, number }) =>
    number === null ? [] : open.filter((entry) => isMeant(entry, section, number)),
  );
  const numbered = new Set(found.flat());
  const left = open.filter((entry) => !numbered.has(entry));
  const unnamed = left.filter((entry) => !entry.players.some(Boolean));
  const inOrder = (pairs.filter(({ number }) => number === null).length <= unnamed.length ? unnamed : left).values();
  const named: (NamedEntry & { label: string })[] = [];
  const noSuchPair: { line: number; pair: string }[] = [];
  const whichSection: { line: number; pairs: readonly string[] }[] = [];
  const tooMany: { line: number; text: string }[] = [];
  for (const [place, { line, section, number, players }] of pairs.entries()) {
    const meant = found[place] ?? [];
    const entry = number === null ? inOrder.next().value : meant[0];
    if (meant.length > 1) whichSection.push({ line, pairs: meant.map(({ label }) => label) });
    else if (entry) named.push({ entry: entry.id, label: entry.label, players });
    else if (number === null) tooMany.push({ line, text: players.filter(Boolean).join(' / ') });
    else noSuchPair.push({ line, pair: `${section ?? ''}${number}` });
  }
  return { named, problems, noSuchPair, whichSection, tooMany };
}

/** The lines of a pasted list that give no names, as they were pasted. */
export function unreadLines(text: string, { problems, noSuchPair, whichSection, tooMany }: PastePlan): string {
  // A line with one name gave that name.
  const refused = problems.filter(({ code }) => code !== 'oneName');
  return linesOf(text, [...refused, ...noSuchPair, ...whichSection, ...tooMany]);
}

/** Some of the lines of a text, as they stand in it; lines count from 1. */
export function linesOf(text: string, wanted: readonly { readonly line: number }[]): string {
  const lines = new Set(wanted.map(({ line }) => line));
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => lines.has(index + 1))
    .join('\n');
}

/** Whether a pair has the number, and the section's letter where one is given. */
function isMeant(entry: EntryView, section: string | null, number: number): boolean {
  return section === null ? entry.number === number : entry.label === `${section}${number}`;
}
