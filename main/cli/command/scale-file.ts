import { isVictoryPointScale, readScaleCsv } from '../../../src/format/scale-csv.ts';
import { scaleCsvProblemSentence } from '../../../src/language/files/scale.ts';
import type { VictoryPointScale } from '../../../src/scoring/victory-points/scale.ts';
import type { CommandAnswer, CommandContext } from './command.ts';
import { badInput, unreadableFile } from './problems.ts';
import { readTextFile } from './text-file.ts';

/** The club's own scale from a file, or the command's answer where it can't be read. */
export async function readScaleFile(file: string, context: CommandContext): Promise<VictoryPointScale | CommandAnswer> {
  const read = await readTextFile(file);
  if (read.kind === 'problem') return unreadableFile(file, read, context.language);
  const scale = readScaleCsv(read.text);
  if (isVictoryPointScale(scale)) return scale;
  const code = scale.code === 'scale' ? scale.problem.code : scale.code;
  const message = scaleCsvProblemSentence(scale, context.language);
  return badInput(file, [{ line: scale.line, column: null, code, message }], context);
}

/** Whether `readScaleFile` answered with a scale. */
export function isScaleOfFile(answer: VictoryPointScale | CommandAnswer): answer is VictoryPointScale {
  return 'tableFor' in answer;
}
