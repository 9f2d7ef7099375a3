import { checkCommandWords } from '../../../src/language/commands/check.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import type { Language } from '../../../src/language.ts';
import { checkFile, type FileReport } from '../../store/file/check.ts';
import { isProblem } from '../../store/problem.ts';
import type { Command, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';
import { problemAnswer } from '../command/problems.ts';

/** `etui check FILE.sqlite`: whether a club's file is whole, its references lead somewhere, and which version it is. */
export const checkCommand: Command = { usage: (language) => checkCommandWords[language].usage, answer: check };

function check(args: readonly string[], { json, language }: CommandContext): CommandOutcome {
  const words = checkCommandWords[language];
  const [file, ...others] = args;
  if (file === undefined || file.startsWith('-') || others.length > 0) return { problem: null };
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

function sentencesOf({ file, integrity, references }: FileReport, language: Language): readonly string[] {
  const words = checkCommandWords[language];
  return [
    ...integrity.map((fault) => words.fault(file, fault)),
    ...references.map(({ table, row, to }) => words.reference(file, table, row, to)),
  ];
}
