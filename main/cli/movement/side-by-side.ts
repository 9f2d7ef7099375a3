import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { comparisonWords } from '../../../src/language/screens/comparison.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import type { OptionValue } from '../command/options.ts';
import { textTable } from '../command/text-table.ts';

/** The two movements to compare, each by its place in the list (from 1) or by its kind. */
export type ComparedPair = readonly [one: string, other: string];

/** Rounds drawn of each movement, as on screen. */
export const COMPARED_ROUNDS = 3;

/** A figure of a movement under its head. */
export type FigureLine = readonly [head: string, value: string];

/** The two choices that are asked for, or the sentence about one that the list does not have. */
function choicesAskedFor<Choice extends { readonly spec: { readonly kind: string } }>(
  asked: ComparedPair,
  choices: readonly Choice[],
  language: Language,
): readonly Choice[] | string {
  const both = asked.map((name) => choices.find(({ spec }, index) => name === String(index + 1) || name === spec.kind));
  const missing = both.findIndex((choice) => !choice);
  if (missing === -1) return both.filter((choice) => choice !== undefined);
  return movementCommandWords[language].notInList(asked[missing] ?? '', choices.length);
}

/**
 * `--compare A B`: the figures of two movements of the list side by side, and the first rounds of both.
 * @param to what is written of a choice
 */
export function comparedChoices<Choice extends { readonly spec: { readonly kind: string } }>(
  asked: ComparedPair,
  choices: readonly Choice[],
  to: {
    readonly name: (choice: Choice) => string;
    readonly figures: (choice: Choice) => readonly FigureLine[];
    readonly drawings: (choice: Choice) => readonly string[];
    readonly json: (choices: readonly Choice[]) => unknown;
  },
  { json, language }: CommandContext,
): CommandAnswer {
  const found = choicesAskedFor(asked, choices, language);
  if (typeof found === 'string') return { exit: 1, out: '', messages: [found] };
  if (json) return { exit: 0, out: jsonDocument(to.json(found)), messages: [] };
  const columns = found.map((choice) => ({ name: to.name(choice), figures: to.figures(choice) }));
  const parts = [figuresSideBySide(columns, language), ...found.flatMap(to.drawings)];
  return { exit: 0, out: `${parts.join('\n\n')}\n`, messages: [] };
}

/** A line for each figure, a column for each movement; lines that differ are marked. */
function figuresSideBySide(
  columns: readonly { readonly name: string; readonly figures: readonly FigureLine[] }[],
  language: Language,
): string {
  const lines = (columns[0]?.figures ?? []).map(([head], line) => {
    const values = columns.map(({ figures }) => figures[line]?.[1] ?? '');
    return [new Set(values).size > 1 ? '*' : '', head, ...values];
  });
  const table = textTable(
    [
      { head: '', align: 'left' },
      { head: comparisonWords[language].title, align: 'left' },
      ...columns.map(({ name }) => ({ head: name, align: 'left' }) as const),
    ],
    lines,
  );
  return `${table}\n${movementCommandWords[language].differs}`;
}

/** The two movements that are named; null when none is, undefined when they are not two different ones. */
export function readCompared(
  one: OptionValue,
  other: string | undefined,
  kinds: readonly string[],
): ComparedPair | null | undefined {
  if (one === undefined) return null;
  if (typeof one !== 'string' || other === undefined || one === other) return undefined;
  return [one, other].every((name) => /^[1-9]\d{0,2}$/.test(name) || kinds.includes(name)) ? [one, other] : undefined;
}
