import { clauseName } from '../../../src/language/derivation/clause.ts';
import { ximpqSentence } from '../../../src/language/derivation/stages.ts';
import { victoryPointSentence } from '../../../src/language/derivation/teams.ts';
import type { Language } from '../../../src/language.ts';
import { formatShort } from '../../../src/language/numbers.ts';
import { formatVictoryPoints, victoryPointReason } from '../../../src/language/regulation/victory-points.ts';
import { victoryPointCommandWords } from '../../../src/language/commands/victory-points.ts';
import { victoryPointProblemSentence } from '../../../src/language/regulation/victory-points-problem.ts';
import { CLAUSES } from '../../../src/scoring/derivation/clause.ts';
import { deriveVictoryPoints, type VictoryPointDerivation } from '../../../src/scoring/derivation/victory-points.ts';
import { deriveXimpq } from '../../../src/scoring/derivation/ximpq.ts';
import { compare, exact, multiply, toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { mismatchScore } from '../../../src/scoring/teams/mismatch.ts';
import {
  VICTORY_POINT_SCALE_CODES,
  type MatchMargin,
  type VictoryPointScale,
} from '../../../src/scoring/victory-points/scale.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import type { WrongCall } from '../command/options.ts';
import { jsonDocument, withExactText } from '../command/json.ts';
import { isScaleOfFile, readScaleFile } from '../command/scale-file.ts';
import { readMargin, readVictoryPointArguments, type VictoryPointCall } from './vp-arguments.ts';
import { problemAnswer } from '../command/problems.ts';

/** `etui vp`: what a match is worth in victory points, to the side whose margin is given and to its opponents. */
export const vpCommand: Command = {
  usage: (language) => victoryPointCommandWords[language].usage(VICTORY_POINT_SCALE_CODES.join(', ')),
  answer: vp,
};

async function vp(args: readonly string[], context: CommandContext): Promise<CommandAnswer | WrongCall> {
  const call = readVictoryPointArguments(args, context.language);
  if (call.problem !== undefined) return call;
  const scale = 'file' in call.scale ? await readScaleFile(call.scale.file, context) : call.scale;
  if (!isScaleOfFile(scale)) return scale;
  const match = readMargin(call, scale, context.language);
  if ('problem' in match) return match;
  return answered(call, scale, match, context);
}

function answered(
  call: VictoryPointCall,
  scale: VictoryPointScale,
  match: MatchMargin,
  { json, language }: CommandContext,
): CommandAnswer {
  const points = deriveVictoryPoints(scale, match);
  if (points.kind === 'problem') {
    const message = victoryPointProblemSentence(points, language);
    const { kind, code } = points;
    return problemAnswer({ kind, code, message }, json);
  }
  const counts =
    call.opponents && mismatchScore({ ...call.opponents, score: points.own, maximum: largestWin(scale, match) });
  if (json) return { exit: 0, out: jsonDocument(jsonOf(call, scale, points, counts, language)), messages: [] };
  const spread = call.crossImps && ximpqSentence(deriveXimpq(call.crossImps), language);
  const lines = [
    formatVictoryPoints(scale, points, language),
    call.explain
      ? `${victoryPointSentence(points, scale, language)}.`
      : victoryPointReason(scale, match, points, language),
    ...(spread === null ? [] : [spread]),
    ...(counts ? [mismatchSentence(counts, points.own, language)] : []),
  ];
  return { exit: 0, out: `${lines.join('\n')}\n`, messages: [] };
}

/** Victory points of the winner whose margin is beyond every limit: 20, or 10 for a half match. */
function largestWin(scale: VictoryPointScale, { boards }: MatchMargin): Exact {
  return exact(scale.tableFor(boards)?.winner.at(-1) ?? 0, 100);
}

function mismatchSentence(counts: Exact, own: Exact, language: Language): string {
  const words = victoryPointCommandWords[language];
  const clause = clauseName(CLAUSES.mismatch, language);
  return compare(counts, own) === 0 ? words.stands(clause) : words.counts(formatShort(counts, 4, language), clause);
}

function jsonOf(
  { explain, crossImps }: VictoryPointCall,
  scale: VictoryPointScale,
  points: VictoryPointDerivation,
  counts: Exact | null,
  language: Language,
): object {
  const { match, own, opponents } = points;
  const spread = crossImps && deriveXimpq(crossImps);
  return {
    scale: scale.code,
    ...asAsked(match),
    own: toNumber(own),
    opponents: toNumber(opponents),
    ...(counts ? { counts: toNumber(counts) } : {}),
    ...(explain && spread
      ? { crossImps: { derivation: withExactText(spread), sentence: ximpqSentence(spread, language) } }
      : {}),
    ...(explain
      ? { derivation: withExactText(points), sentence: `${victoryPointSentence(points, scale, language)}.` }
      : {}),
  };
}

function asAsked(match: MatchMargin): Record<string, number> {
  if ('imps' in match) return { boards: match.boards, imps: match.imps };
  return { boards: match.boards, percentage: toNumber(multiply(match.percentage, exact(100))) };
}
