import type { EntryView } from '../../../../main/club/model/session.ts';
import { readPastedPairs, type PastedProblem } from '../../../../src/format/entries/pasted-pairs.ts';
import { assignPairs, type AssignedPairs } from '../../session/naming/assignPairs.ts';

/** The result of a pasted list: the names that pairs would get, and the lines without a pair. */
export interface PastePlan extends AssignedPairs {
  readonly problems: readonly PastedProblem[];
}

/** Assigns the lines of a pasted list to pairs. */
export function planPaste(text: string, entries: readonly EntryView[], namesALine: 1 | 2 = 2): PastePlan {
  const { pairs, problems } = readPastedPairs(text, namesALine);
  return { ...assignPairs(pairs, entries), problems };
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
