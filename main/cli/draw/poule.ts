import type { Language } from '../../../src/language.ts';
import { pouleCommandWords } from '../../../src/language/commands/poule.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { bergerRounds, type PouleRound } from '../../../src/movement/pairing/berger.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { readCount, readOptions, type WrongCall } from '../command/options.ts';
import { textTable } from '../command/text-table.ts';

/** Beyond this a round robin has more rounds than anybody plays. */
const TEAMS = { least: 3, most: 100 } as const;

const OPTIONS = { teams: { type: 'string' }, legs: { type: 'string' } } as const;

/** `etui poule`: who meets whom in every round of a round robin. */
export const pouleCommand: Command = {
  usage: (language) => pouleCommandWords[language].usage,
  answer: poule,
};

function poule(args: readonly string[], { json, language }: CommandContext): CommandAnswer | WrongCall {
  const words = pouleCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const [stray] = given.positionals;
  if (stray !== undefined) return { problem: words.noFurther(stray) };
  const teams = readCount(given.values.teams, TEAMS.most);
  if (teams === null || teams < TEAMS.least) return { problem: words.teams(TEAMS.least, TEAMS.most) };
  const legs = given.values.legs === undefined ? 1 : readCount(given.values.legs, 2);
  if (legs !== 1 && legs !== 2) return { problem: words.legs };
  const rounds = bergerRounds(teams, legs);
  return { exit: 0, out: json ? jsonDocument(jsonOf(rounds)) : pouleTable(rounds, language), messages: [] };
}

function jsonOf(rounds: readonly PouleRound[]): object {
  return {
    rounds: rounds.map(({ round, matches, bye }) => ({
      round,
      matches: matches.map(({ home, away }) => [home, away]),
      bye,
    })),
  };
}

function pouleTable(rounds: readonly PouleRound[], language: Language): string {
  const words = pouleCommandWords[language];
  const byes = rounds.some(({ bye }) => bye !== null);
  const table = textTable(
    [
      { head: words.round, align: 'right' },
      ...numbersTo(rounds[0]?.matches.length ?? 0).map(
        (match) => ({ head: words.match(match), align: 'left' }) as const,
      ),
      ...(byes ? [{ head: words.bye, align: 'left' } as const] : []),
    ],
    rounds.map(({ round, matches, bye }) => [
      String(round),
      ...matches.map(({ home, away }) => `${home}-${away}`),
      ...(bye === null ? [] : [String(bye)]),
    ]),
  );
  return `${table}\n`;
}
