import { existsSync } from 'node:fs';
import { demoWords } from '../../../src/language/commands/demo.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { openClub } from '../../club/club.ts';
import { fillDemo } from '../../club/demo/fill.ts';
import { isProblem } from '../../club/problem.ts';
import { clubFile } from '../../store/file/data-folder.ts';
import type { Command, CommandAnswer, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { readCount, readOptions } from '../command/options.ts';
import { problemAnswer } from '../command/problems.ts';

/** `etui demo --data DIR`: a club with members and events, to look around in. */
export const demoCommand: Command = { usage: (language) => demoWords[language].usage, answer: demo };

const OPTIONS = { data: { type: 'string' }, seed: { type: 'string' } } as const;

function demo(args: readonly string[], context: CommandContext): CommandOutcome {
  const words = demoWords[context.language];
  const given = readOptions(args, OPTIONS, context.language);
  if (given.problem !== undefined) return given;
  const { data, seed = '1' } = given.values;
  if (given.positionals.length > 0 || typeof data !== 'string' || data === '') return { problem: words.noFolder };
  const number = readCount(seed);
  return number === null ? { problem: words.wrongSeed } : make(clubFile(data), number, context);
}

function make(file: string, seed: number, { json, language }: CommandContext): CommandAnswer {
  const words = demoWords[language];
  if (existsSync(file)) {
    return problemAnswer({ kind: 'problem', code: 'clubThere', file, message: words.clubThere(file) }, json);
  }
  const now = new Date();
  const club = openClub(file, { now: () => now });
  if (isProblem(club)) return problemAnswer({ ...club, message: fileProblemSentence(club, language) }, json);
  try {
    const { events, members } = fillDemo(club, { seed, language });
    const out = json ? jsonDocument({ file, events, members }) : `${words.made(file, events, members)}\n`;
    return { exit: 0, out, messages: [] };
  } finally {
    club.store.close();
  }
}
