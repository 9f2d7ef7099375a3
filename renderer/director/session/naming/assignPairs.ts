import type { EntryView } from '../../../../main/club/model/session.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import type { NamedEntry } from '../../api/requests/names.ts';

/** A line that names a pair, or a player of an individual. */
export interface LineOfNames {
  /** Of the text or the file, from 1. */
  readonly line: number;
  readonly section: string | null;
  readonly number: number | null;
  /** Which of two lines the number counts in. */
  readonly side?: Side | null;
  readonly players: readonly [string, string];
}

/** Which pairs get which names, and the lines without a pair. */
export interface AssignedPairs {
  readonly named: readonly (NamedEntry & { readonly label: string; readonly line: number })[];
  readonly noSuchPair: readonly { readonly line: number; readonly pair: string }[];
  /** Lines with a number that several sections have. */
  readonly whichSection: readonly { readonly line: number; readonly pairs: readonly string[] }[];
  readonly tooMany: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Assigns lines to pairs. A line with a number (A7 with several sections) goes to its pair, the others to the remaining
 * pairs in order, North-South first. Pairs that have names keep them where enough others have none. The phantom gets
 * none.
 */
export function assignPairs(lines: readonly LineOfNames[], entries: readonly EntryView[]): AssignedPairs {
  const open = entries.filter((entry) => !entry.phantom);
  const found = lines.map((line) => entriesMeant(open, line));
  const numbered = new Set(found.flat());
  const left = open.filter((entry) => !numbered.has(entry));
  const unnamed = left.filter((entry) => !entry.players.some(Boolean));
  const inOrder = (lines.filter(({ number }) => number === null).length <= unnamed.length ? unnamed : left).values();
  const named: (NamedEntry & { label: string; line: number })[] = [];
  const noSuchPair: { line: number; pair: string }[] = [];
  const whichSection: { line: number; pairs: readonly string[] }[] = [];
  const tooMany: { line: number; text: string }[] = [];
  for (const [place, { line, section, number, players }] of lines.entries()) {
    const meant = found[place] ?? [];
    const entry = number === null ? inOrder.next().value : meant[0];
    if (meant.length > 1) whichSection.push({ line, pairs: meant.map(({ label }) => label) });
    else if (entry) named.push({ entry: entry.id, label: entry.label, line, players });
    else if (number === null) tooMany.push({ line, text: players.filter(Boolean).join(' / ') });
    else noSuchPair.push({ line, pair: `${section ?? ''}${number}` });
  }
  return { named, noSuchPair, whichSection, tooMany };
}

/** The pairs that a line can mean by its number: A7 is pair 7 of section A. */
function entriesMeant(open: readonly EntryView[], { section, number, side = null }: LineOfNames): readonly EntryView[] {
  if (number === null) return [];
  const isMeant = (entry: EntryView) =>
    section === null ? entry.number === number : entry.label === `${section}${number}`;
  const meant = open.filter((entry) => isMeant(entry) && (side === null || entry.line === side));
  if (meant.length > 0 || side === null) return meant;
  // Programs number both lines from 1.
  const ofLine = open.filter(({ line, label }) => line === side && label.startsWith(section ?? ''));
  return ofLine.toSorted((a, b) => a.number - b.number).slice(number - 1, number);
}
