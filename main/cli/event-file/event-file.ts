import { readFile, stat } from 'node:fs/promises';
import { eventFileFaultSentence, type EventFileFault } from '../../../src/language/files/event-file.ts';
import { openEventFile, type EventFile } from '../../club/event-file/open.ts';
import { LARGEST_EVENT_FILE, TOO_LARGE } from '../../store/event-file/open-bytes.ts';
import type { CommandAnswer, CommandContext } from '../command/command.ts';
import { problemAnswer, unreadableFile } from '../command/problems.ts';
import { problemOfFileError } from '../command/text-file.ts';

/** Whether an argument names the file of one event. */
export function isEventFileName(text: string): boolean {
  return /\.etui$/i.test(text);
}

/** Opens the file of an event to read it, and never writes to it. Close it with `club.store.close()`. */
export async function readEventFile(file: string, context: CommandContext): Promise<EventFile | CommandAnswer> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_EVENT_FILE) return faultAnswer(file, TOO_LARGE, context);
    const opened = openEventFile(await readFile(file), file, { now: () => new Date() });
    return 'club' in opened ? opened : faultAnswer(file, opened, context);
  } catch (error) {
    return unreadableFile(file, problemOfFileError(error), context.language);
  }
}

function faultAnswer(file: string, fault: EventFileFault, { json, language }: CommandContext): CommandAnswer {
  const message = `${file}: ${eventFileFaultSentence(fault, language)}`;
  return problemAnswer({ ...fault, kind: 'problem', file, message }, json);
}
