import { writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { exportCommandWords } from '../../../src/language/commands/files/export.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { readClub } from '../../club/club.ts';
import { saveEvent } from '../../club/event-file/save.ts';
import { isProblem } from '../../club/problem.ts';
import { readingProblem } from '../../store/file/check.ts';
import { clubFile, dataFolder } from '../../store/file/data-folder.ts';
import type { Command, CommandAnswer, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { readOptions } from '../command/options.ts';
import { problemAnswer } from '../command/problems.ts';
import { isEventFileName } from './event-file.ts';

/** `etui export EVENT FILE.etui`: an event as a file of its own. The club's file is only read. */
export const exportCommand: Command = { usage: (language) => exportCommandWords[language].usage, answer: exportEvent };

const OPTIONS = { data: { type: 'string' } } as const;

function exportEvent(args: readonly string[], context: CommandContext): CommandOutcome {
  const words = exportCommandWords[context.language];
  const given = readOptions(args, OPTIONS, context.language);
  if (given.problem !== undefined) return given;
  const [event = '', to = '', ...others] = given.positionals;
  if (!/^[1-9]\d{0,11}$/.test(event) || others.length > 0) return { problem: words.noEvent };
  if (!isEventFileName(to)) return { problem: words.noFile };
  const { platform, env } = process;
  const { data } = given.values;
  const folder = typeof data === 'string' && data !== '' ? data : dataFolder({ platform, env, home: homedir() });
  return write(clubFile(folder), Number(event), to, context);
}

function write(from: string, event: number, to: string, { json, language }: CommandContext): CommandAnswer {
  const words = exportCommandWords[language];
  const club = readingProblem(from) ?? readClub(from, { now: () => new Date() });
  if (isProblem(club)) return problemAnswer({ ...club, message: fileProblemSentence(club, language) }, json);
  try {
    const saved = saveEvent(club, event);
    if (isProblem(saved)) {
      const { code } = saved;
      const message = code === 'eventDeleted' ? words.deletedEvent(saved.name) : words.unknownEvent(event);
      return problemAnswer({ kind: 'problem', code, message }, json);
    }
    writeFileSync(to, saved.bytes);
    return { exit: 0, out: json ? jsonDocument({ file: to, event: saved.name }) : `${to}\n`, messages: [] };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return problemAnswer({ kind: 'problem', code: 'notWritten', message: words.notWritten(to, error.message) }, json);
  } finally {
    club.store.close();
  }
}
