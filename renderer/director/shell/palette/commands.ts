import { searchTerms } from '../../../../src/language/search-terms.ts';

/** A command of the palette. */
export interface PaletteCommand {
  readonly name: string;
  /** The keys of the same command, as labelled. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/**
 * Finds commands by text: each of its words begins a word of the name. Names with whole words come first, so that `2`
 * finds board 2 before board 20. Otherwise the order is unchanged.
 */
export function findCommands(commands: readonly PaletteCommand[], text: string): readonly PaletteCommand[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return commands;
  return commands
    .map((command) => ({ command, words: searchTerms(command.name) }))
    .filter(({ words }) => terms.every((begin) => words.some((word) => word.startsWith(begin))))
    .map(({ command, words }) => ({ command, whole: terms.filter((word) => words.includes(word)).length }))
    .toSorted((a, b) => b.whole - a.whole)
    .map(({ command }) => command);
}
