import { searchTerms } from '../../../../src/language/search-terms.ts';

/** A command of the palette. */
export interface PaletteCommand {
  readonly name: string;
  /** Other words by which it is found. */
  readonly also?: string;
  /** The keys of the same command, as labelled. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** The commands with each name once: the first of a name that has keys, found by the words of all of them. */
export function uniqueCommands(commands: readonly PaletteCommand[]): readonly PaletteCommand[] {
  const named = Map.groupBy(commands, ({ name }) => searchTerms(name).join(' '));
  return [...named.values()].flatMap((same) => {
    const command = same.find(({ keys }) => keys.length > 0) ?? same[0];
    return command ? [{ ...command, also: same.map(({ also = '' }) => also).join(' ') }] : [];
  });
}

/**
 * Finds commands by text: each of its words begins a word of the name, or of the other words of the command. What the
 * name has comes before what only the other words have, and names with whole words first, so that `2` finds board 2
 * before board 20. Otherwise the order is unchanged.
 */
export function findCommands(commands: readonly PaletteCommand[], text: string): readonly PaletteCommand[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return commands;
  const isIn = (words: readonly string[]) => terms.every((begin) => words.some((word) => word.startsWith(begin)));
  const wholeIn = (words: readonly string[]) => terms.filter((word) => words.includes(word)).length;
  return commands
    .map((command) => {
      const name = searchTerms(command.name);
      const all = [...name, ...searchTerms(command.also ?? '')];
      const rank = (isIn(name) ? 2 * terms.length + 1 : 0) + wholeIn(name) + wholeIn(all);
      return { command, all, rank };
    })
    .filter(({ all }) => isIn(all))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}
