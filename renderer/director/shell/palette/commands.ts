import { searchTerms } from '../../../../src/language/search-terms.ts';

/** Something that can be asked for by its name. */
export interface PaletteCommand {
  readonly name: string;
  /** The keys that do the same, as they are printed. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/**
 * The commands that a text asks for: each of its words begins a word of the name. A name that has a word whole comes
 * before those that only begin with it, `2` finds board 2 before board 20; otherwise they stay in their order.
 */
export function findCommands(commands: readonly PaletteCommand[], text: string): readonly PaletteCommand[] {
  const wanted = searchTerms(text);
  if (wanted.length === 0) return commands;
  return commands
    .map((command) => ({ command, words: searchTerms(command.name) }))
    .filter(({ words }) => wanted.every((begin) => words.some((word) => word.startsWith(begin))))
    .map(({ command, words }) => ({ command, whole: wanted.filter((word) => words.includes(word)).length }))
    .toSorted((a, b) => b.whole - a.whole)
    .map(({ command }) => command);
}
