import { searchWords } from '../../../../src/language/search-words.ts';

/** Something that can be asked for by its name. */
export interface Command {
  readonly name: string;
  /** The keys that do the same, as they are printed. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/**
 * The commands that a text asks for: each of its words begins a word of the name. A name that has a word whole comes
 * before those that only begin with it, `2` finds board 2 before board 20; otherwise they stay in their order.
 */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const wanted = searchWords(text);
  if (wanted.length === 0) return commands;
  return commands
    .map((command) => ({ command, words: searchWords(command.name) }))
    .filter(({ words }) => wanted.every((begin) => words.some((word) => word.startsWith(begin))))
    .map(({ command, words }) => ({ command, whole: wanted.filter((word) => words.includes(word)).length }))
    .toSorted((a, b) => b.whole - a.whole)
    .map(({ command }) => command);
}
