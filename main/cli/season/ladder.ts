import { readSeasonCsv, type SeasonCsvRow } from '../../../src/format/season-csv.ts';
import { ladderCommandWords } from '../../../src/language/commands/ladder.ts';
import { seasonCsvProblemSentence } from '../../../src/language/files/season.ts';
import type { Language } from '../../../src/language.ts';
import { formatExact } from '../../../src/language/numbers.ts';
import { placeText } from '../../../src/language/ranking/place.ts';
import { toNumber, writeExact } from '../../../src/scoring/numbers/exact.ts';
import { rankSeason, type SeasonRow } from '../../../src/season/ranking.ts';
import type { SeasonRule } from '../../../src/season/rule.ts';
import type { SeasonSession } from '../../../src/season/session.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import type { WrongCall } from '../command/options.ts';
import { badInput, located, unreadableFile } from '../command/problems.ts';
import { readTextFile } from '../command/text-file.ts';
import { textTable } from '../command/text-table.ts';
import { readLadderArguments } from './ladder-arguments.ts';

/** `etui ladder SESSIONS.csv`: the ranking of a season. */
export const ladderCommand: Command = {
  usage: (language) => ladderCommandWords[language].usage,
  answer: ladder,
};

async function ladder(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { json, language } = context;
  const call = readLadderArguments(args, language);
  if (call.problem !== undefined) return call;
  const { file, rule } = call;
  const read = await readTextFile(file);
  if (read.kind === 'problem') return unreadableFile(file, read, language);
  const season = readSeasonCsv(read.text);
  if (season.kind === 'problems') {
    const problems = located(season.problems, (problem) => seasonCsvProblemSentence(problem, language));
    return badInput(file, problems, context);
  }
  const rows = rankSeason(sessionsOf(season.rows), rule);
  const out = json
    ? jsonDocument({ ranking: rows.map((row) => rowJson(row, rule)) })
    : ladderTable(rows, rule, language);
  return { exit: 0, out, messages: [] };
}

/** The sessions of a file, in the order in which it first names them. */
function sessionsOf(rows: readonly SeasonCsvRow[]): readonly SeasonSession<string>[] {
  return [...Map.groupBy(rows, ({ session }) => session)].map(([name, results], key) => ({ key, name, results }));
}

function rowJson({ players, place, tied, sessions, figure }: SeasonRow<string>, { by }: SeasonRule): object {
  const who = by === 'pair' ? { pair: players } : { player: players[0] };
  const ranked =
    place === null ? { figure: null, exact: null } : { figure: toNumber(figure), exact: writeExact(figure) };
  return { ...who, place, tied, sessions, ...ranked };
}

function ladderTable(rows: readonly SeasonRow<string>[], { by, worth }: SeasonRule, language: Language): string {
  const words = ladderCommandWords[language];
  const columns = [
    { head: words.place, align: 'right' },
    { head: words[by], align: 'left' },
    { head: words.sessions, align: 'right' },
    { head: words.counted, align: 'right' },
    { head: worth.kind === 'place' ? words.pointsHead : words.percent, align: 'right' },
  ] as const;
  const lines = rows.map((row) => [
    placeText(row),
    row.players.join(' / '),
    String(row.sessions),
    String(row.counted),
    row.place === null ? '' : formatExact(row.figure, 2, language),
  ]);
  return `${textTable(columns, lines)}\n`;
}
