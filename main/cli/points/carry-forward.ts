import { carryForwardCommandWords } from '../../../src/language/commands/carry-forward.ts';
import type { Language } from '../../../src/language.ts';
import { formatShort } from '../../../src/language/numbers.ts';
import { toNumber, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { carryForward, type CarryForwardStage } from '../../../src/scoring/teams/carry-forward.ts';
import type { Command, CommandAnswer, CommandContext } from '../command/command.ts';
import { readDecimal } from '../command/decimals.ts';
import { readCount, readOptions, type OptionValue, type WrongCall } from '../command/options.ts';

/** `etui carry-forward`: the matchpoints that a finalist carries forward from the qualifier (EBU White Book 3.8). */
export const carryForwardCommand: Command = {
  usage: (language) => carryForwardCommandWords[language].usage,
  answer: answered,
};

function answered(args: readonly string[], { json, language }: CommandContext): CommandAnswer | WrongCall {
  const call = readArguments(args, language);
  if (call.problem !== undefined) return call;
  const { score, qualifier, final } = call;
  const carried = carryForward(score, qualifier, final);
  const out = json
    ? JSON.stringify({ score: toNumber(score), carried: toNumber(carried) })
    : carryForwardCommandWords[language].carried(formatShort(carried, 2, language));
  return { exit: 0, out: `${out}\n`, messages: [] };
}

interface CarryCall {
  readonly problem?: never;
  readonly score: Exact;
  readonly qualifier: CarryForwardStage;
  readonly final: CarryForwardStage;
}

const OPTIONS = { score: { type: 'string' }, qualifier: { type: 'string' }, final: { type: 'string' } } as const;

function readArguments(args: readonly string[], language: Language): CarryCall | WrongCall {
  const words = carryForwardCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  if (positionals[0] !== undefined) return { problem: words.noFurther(positionals[0]) };
  const [score, qualifier, final] = [readDecimal(values.score), readStage(values.qualifier), readStage(values.final)];
  if (score === null) return { problem: words.score };
  if (qualifier === null) return { problem: words.stage('--qualifier 500/24') };
  if (final === null) return { problem: words.stage('--final 1000/48') };
  const most = qualifier.maximum;
  const isMore = score.numerator * most.denominator > most.numerator * score.denominator;
  return isMore ? { problem: words.moreThanMost } : { score, qualifier, final };
}

/** Reads `500/24`: the matchpoints that could be won, and the boards. */
function readStage(value: OptionValue): CarryForwardStage | null {
  const [maximum, boards, more] = typeof value === 'string' ? value.split('/') : [];
  const most = readDecimal(maximum);
  const count = readCount(boards);
  if (most === null || most.numerator === 0n || count === null || more !== undefined) return null;
  return { maximum: most, boards: count };
}
