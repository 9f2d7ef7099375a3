import { formatVictoryPoints, victoryPointReason } from '../../src/language/victory-points.ts';
import { victoryPointCommandWords } from '../../src/language/victory-points-command.ts';
import { victoryPointProblemSentence } from '../../src/language/victory-points-problem.ts';
import { exact, multiply, toNumber } from '../../src/scoring/exact.ts';
import {
  isVictoryPoints,
  VICTORY_POINT_SCALE_CODES,
  victoryPoints,
  type MatchMargin,
  type VictoryPoints,
} from '../../src/scoring/victory-points/scale.ts';
import type { Command } from './command.ts';
import { readVictoryPointArguments } from './vp-arguments.ts';

/** `etui vp`: what a match is worth in victory points, to the side whose margin is given and to its opponents. */
export const vp: Command = (args, { json, language }) => {
  const words = victoryPointCommandWords[language];
  const usage = words.usage(VICTORY_POINT_SCALE_CODES.join(', '));
  if (args.includes('--help')) return { exit: 0, out: `${usage}\n`, messages: [] };
  const call = readVictoryPointArguments(args, language);
  if (call.problem !== undefined) return { exit: 2, out: '', messages: [call.problem, usage] };
  const { scale, match } = call;
  const points = victoryPoints(scale, match);
  if (!isVictoryPoints(points)) {
    const message = victoryPointProblemSentence(points, language);
    const { kind, code } = points;
    return { exit: 1, out: json ? asDocument({ kind, code, message }) : '', messages: json ? [] : [message] };
  }
  const out = json
    ? asDocument({ scale: scale.code, ...asAsked(match), ...bothSides(points) })
    : `${formatVictoryPoints(scale, points, language)}\n${victoryPointReason(scale, match, points, language)}\n`;
  return { exit: 0, out, messages: [] };
};

function asDocument(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function asAsked(match: MatchMargin): Record<string, number> {
  if ('imps' in match) return { boards: match.boards, imps: match.imps };
  return { boards: match.boards, percentage: toNumber(multiply(match.percentage, exact(100))) };
}

function bothSides({ own, opponents }: VictoryPoints): Record<string, number> {
  return { own: toNumber(own), opponents: toNumber(opponents) };
}
