import { checkCommandWords } from '../../../src/language/commands/check.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import type { Language } from '../../../src/language.ts';
import { checkFile, type FileReport } from '../../store/file/check.ts';
import { isProblem } from '../../store/problem.ts';
import { listEvents } from '../../club/competitions/event-list.ts';
import type { Command, CommandAnswer, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';
import { isEventFileName, readEventFile } from '../event-file/event-file.ts';

/**
 * `etui check FILE`: whether the file of a club or of an event is whole, its references lead somewhere, and which
 * version it is; of an event file also whether its event makes sense.
 */
export const checkCommand: Command = { usage: (language) => checkCommandWords[language].usage, answer: check };

async function check(args: readonly string[], context: CommandContext): Promise<CommandOutcome> {
  const { json, language } = context;
  const words = checkCommandWords[language];
  const [file, ...others] = args;
  if (file === undefined || file.startsWith('-') || others.length > 0) return { problem: null };
  if (isEventFileName(file)) return checkEventFile(file, context);
  const report = checkFile(file);
  if (isProblem(report)) {
    const message = fileProblemSentence(report, language);
    return problemAnswer({ ...report, message }, json);
  }
  const problems = sentencesOf(report, language);
  const exit = problems.length === 0 ? 0 : 1;
  if (json) return { exit, out: jsonDocument({ ...report, sound: exit === 0 }), messages: [] };
  const { version, newest } = report;
  const versionLine = version === newest ? words.version(version) : words.older(version, newest);
  return { exit, out: exit === 0 ? `${words.sound(file)}\n${versionLine}\n` : '', messages: problems };
}

async function checkEventFile(file: string, context: CommandContext): Promise<CommandAnswer> {
  const words = checkCommandWords[context.language];
  const opened = await readEventFile(file, context);
  if ('exit' in opened) return opened;
  const { club, sessions, name, clubName } = opened;
  try {
    const { events } = listEvents(club);
    const { version } = club.store;
    const results = events.reduce((sum, event) => sum + event.results, 0);
    const [first] = events.toReversed();
    const event = { name, club: clubName, date: first?.date ?? '', sessions: sessions.length, results };
    if (context.json) return { exit: 0, out: jsonDocument({ file, version, event, sound: true }), messages: [] };
    return { exit: 0, out: `${words.sound(file)}\n${words.event(event)}\n`, messages: [] };
  } finally {
    club.store.close();
  }
}

function sentencesOf({ file, integrity, references }: FileReport, language: Language): readonly string[] {
  const words = checkCommandWords[language];
  return [
    ...integrity.map((fault) => words.fault(file, fault)),
    ...references.map(({ table, row, to }) => words.reference(file, table, row, to)),
  ];
}
