import { searchTerms } from '../../../../src/language/search-terms.ts';

/** A command of the palette. */
export interface PaletteCommand {
  readonly name: string;
  /** The keys of the same command, as labelled. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** The commands with each name once: the first of a name, with the keys of the first that has any. */
export function uniqueCommands(commands: readonly PaletteCommand[]): readonly PaletteCommand[] {
  const byName = new Map<string, PaletteCommand>();
  for (const command of commands) {
    const name = searchTerms(command.name).join(' ');
    const known = byName.get(name);
    if (!known || (known.keys.length === 0 && command.keys.length > 0)) byName.set(name, { ...known, ...command });
  }
  return [...byName.values()];
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
