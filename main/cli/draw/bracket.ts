import { bracketSlots } from '../../../src/draw/bracket.ts';
import { bracketCommandWords } from '../../../src/language/commands/bracket.ts';
import type { Language } from '../../../src/language.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { readCount, readOptions, type WrongCall } from '../command/options.ts';
import { textTable } from '../command/text-table.ts';

const TEAMS = { least: 2, most: 256 } as const;

const OPTIONS = { teams: { type: 'string' } } as const;

/** `etui bracket`: the first round of a knockout by seeds. */
export const bracketCommand: Command = {
  usage: (language) => bracketCommandWords[language].usage,
  answer: bracket,
};

function bracket(args: readonly string[], { json, language }: CommandContext): CommandAnswer | WrongCall {
  const words = bracketCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const [stray] = given.positionals;
  if (stray !== undefined) return { problem: words.noFurther(stray) };
  const teams = readCount(given.values.teams, TEAMS.most);
  if (teams === null || teams < TEAMS.least) return { problem: words.teams(TEAMS.least, TEAMS.most) };
  const slots = bracketSlots(teams);
  return { exit: 0, out: json ? jsonDocument({ slots }) : bracketTable(slots, language), messages: [] };
}

function bracketTable(slots: readonly (number | null)[], language: Language): string {
  const words = bracketCommandWords[language];
  const matches = slots.flatMap((seed, place) =>
    place % 2 === 0 ? [[String(place / 2 + 1), String(seed), String(slots[place + 1] ?? words.bye)]] : [],
  );
  const columns = [
    { head: words.match, align: 'right' },
    { head: words.home, align: 'right' },
    { head: words.away, align: 'left' },
  ] as const;
  return `${textTable(columns, matches)}\n`;
}
