import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { roundOfStanding } from '../../../src/draw/entry.ts';
import { roundsWithoutRematch } from '../../../src/draw/history.ts';
import { DRAW_RULES } from '../../../src/draw/rule.ts';
import { entriesAfterRound } from '../../../src/draw/standing.ts';
import type { Language } from '../../../src/language.ts';
import { halvesOfSharedTable, matchesOfTriangle, type Triangle } from '../../../src/draw/swiss-triangle.ts';
import { drawSwiss, type SwissDraw } from '../../../src/draw/swiss.ts';
import { drawCommandWords } from '../../../src/language/commands/draw.ts';
import { drawProblemSentence } from '../../../src/language/draw/problem.ts';
import { halfMatchSentence, sharedHalfSentence } from '../../../src/language/draw/half-matches.ts';
import { byeReasonSentence, drawReasonSentence } from '../../../src/language/draw/reason.ts';
import { victoryPointProblemSentence } from '../../../src/language/regulation/victory-points-problem.ts';
import { rankMatches } from '../../../src/scoring/ranked-matches.ts';
import { VICTORY_POINT_SCALE_CODES } from '../../../src/scoring/victory-points/scale.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { jsonDocument, withExactText } from '../command/json.ts';
import type { WrongCall } from '../command/options.ts';
import { problemAnswer } from '../command/problems.ts';
import { isScaleOfFile, readScaleFile } from '../command/scale-file.ts';
import { textTable } from '../command/text-table.ts';
import { readDrawArguments, readDrawOptions, type DrawCall } from './draw-arguments.ts';
import { readEventFiles, type EventFiles } from './event-files.ts';
import { eventStage } from './event-stage.ts';

/** `etui draw ENTRIES.csv MATCHES.csv --round N`: the draw of a round of a Swiss, with a sentence for each table. */
export const drawCommand: Command = {
  usage: (language) => drawCommandWords[language].usage(DRAW_RULES.join('|'), VICTORY_POINT_SCALE_CODES.join(', ')),
  answer: draw,
};

async function draw(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const { language, json } = context;
  const given = readDrawOptions(args, language);
  if (given.problem !== undefined) return given;
  const { table } = given.values;
  const own = typeof table === 'string' ? await readScaleFile(table, context) : null;
  if (own !== null && !isScaleOfFile(own)) return own;
  const call = readDrawArguments(given, own, language);
  if (call.problem !== undefined) return call;
  const files = await readEventFiles(call.entries, call.matches, context);
  if (files.exit !== undefined) return files;
  const before = { ...files, matches: files.matches.filter(({ round }) => round < call.round) };
  const rounds = call.rounds ?? files.matches.reduce((most, { round }) => Math.max(most, round), call.round);
  const ranked = rankMatches(eventStage(before, { ...call, ties: 'shared', rounds }));
  const wrong = ranked.matches.find(({ score }) => score.problem)?.score.problem;
  if (wrong) {
    const { kind, code } = wrong;
    return problemAnswer({ kind, code, message: victoryPointProblemSentence(wrong, language) }, json);
  }
  const afterRound = roundOfStanding(call.round, call.isLate);
  const lots = new Map(files.entries.flatMap(({ entry, lot }) => (lot === null ? [] : [[entry, lot] as const])));
  const gone = new Set(files.entries.flatMap(({ entry, standing }) => (standing === 'withdrawn' ? [entry] : [])));
  const entries = entriesAfterRound(ranked, afterRound, { gone, lots, numberOf: (entry) => entry });
  const made = drawSwiss({ ...call, afterRound, entries, matches: before.matches });
  if (made.kind === 'problem') return problemAnswer({ ...made, message: drawProblemSentence(made, language) }, json);
  const standing = {
    missing: ranked.matches.filter(
      ({ match, count }) => match.away !== null && count === 'not-yet' && match.round <= afterRound,
    ).length,
    rounds: numbersTo(afterRound).filter((round) => !before.matches.some((match) => match.round === round)),
  };
  return answer(call, files, made, context, standing);
}

/** What the standing of a draw lacks: matches that are not played, and rounds that have none. */
interface Lacking {
  readonly missing: number;
  readonly rounds: readonly number[];
}

function answer(
  call: DrawCall,
  files: EventFiles,
  made: SwissDraw,
  { json, language }: CommandContext,
  lacking: Lacking,
): CommandAnswer {
  const words = drawCommandWords[language];
  const names = new Map(files.entries.map(({ entry, name }) => [entry, name]));
  const nameOf = (entry: number): string => names.get(entry) || String(entry);
  const { round, order, matches, bye, triangle } = made;
  const tables = matches.map((match) => ({ ...match, sentence: drawReasonSentence(match.reason, nameOf, language) }));
  const halves = triangle ? halfMatches(triangle, call, nameOf, language) : [];
  const rematches = tables.filter(({ lastMeeting }) => lastMeeting !== null);
  const byeSentence = bye && byeReasonSentence(bye, nameOf, language);
  if (json) {
    const document = {
      round,
      order,
      matches: tables.map(({ table, home, away, reason, sentence }) => ({ table, home, away, reason, sentence })),
      ...(halves.length > 0 ? { halfMatches: halves } : {}),
      bye: bye?.entry ?? null,
      ...(bye ? { byeReason: bye.reason, byeSentence } : {}),
      rematches: rematches.map(({ home, away, lastMeeting }) => ({ home, away, round: lastMeeting })),
    };
    return { exit: 0, out: jsonDocument(withExactText(document)), messages: [] };
  }
  const certain = roundsWithoutRematch(order.length);
  const messages = [
    ...(lacking.rounds.length > 0 ? [words.noMatches(lacking.rounds)] : []),
    ...(lacking.missing > 0 ? [words.notPlayed(lacking.missing)] : []),
    ...(bye && call.odd === 'half-matches' ? [call.sharesTable ? words.noShared : words.noHalves] : []),
    ...(rematches.length > 0 ? [words.rematches(rematches.length)] : []),
    ...((call.rounds ?? 0) > certain ? [words.certain(certain)] : []),
  ];
  const columns = [
    { head: words.table, align: 'right' },
    { head: words.home, align: 'left' },
    { head: words.away, align: 'left' },
    { head: words.why, align: 'left' },
  ] as const;
  const shown = (entry: number): string => [String(entry), names.get(entry) ?? ''].join(' ').trim();
  const lines = tables.map(({ table, home, away, sentence }) => [String(table), shown(home), shown(away), sentence]);
  const halfLines = halves.map(({ home, away, sentence }) => ['½', shown(home), shown(away), sentence]);
  const byeLine = bye && byeSentence ? [['', shown(bye.entry), words.bye, byeSentence]] : [];
  return { exit: 0, out: `${textTable(columns, [...lines, ...halfLines, ...byeLine])}\n`, messages };
}

/** The half matches of three: teams each meet both others, pairs share a table. */
function halfMatches(
  three: Triangle,
  { sharesTable }: DrawCall,
  nameOf: (entry: number) => string,
  language: Language,
): readonly { readonly home: number; readonly away: number; readonly out?: number; readonly sentence: string }[] {
  if (sharesTable) {
    return halvesOfSharedTable(three).map(({ home, away, out }) => {
      return { home, away, out, sentence: `${sharedHalfSentence(nameOf(home), nameOf(away), nameOf(out), language)}.` };
    });
  }
  return matchesOfTriangle(three).map(([home, away]) => {
    const third = three.find((entry) => entry !== home && entry !== away) ?? 0;
    return { home, away, sentence: `${halfMatchSentence(nameOf(home), nameOf(away), nameOf(third), language)}.` };
  });
}
