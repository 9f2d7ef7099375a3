import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiCommandWords } from '../../../src/language/commands/openapi.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { openDoor } from '../../app/director/door.ts';
import { isProblem } from '../../store/problem.ts';
import type { Command, CommandContext, CommandOutcome } from '../command/command.ts';
import { jsonDocument } from '../command/json.ts';

/** `etui openapi`: the routes that the screens use, as OpenAPI 3.1 describes them. */
export const openApiCommand: Command = {
  usage: (language) => openApiCommandWords[language].usage,
  answer: printDocument,
};

async function printDocument(args: readonly string[], { json, language }: CommandContext): Promise<CommandOutcome> {
  if (args.length > 0) return { problem: null };
  // The routes belong to an open club: one that nobody has.
  const folder = mkdtempSync(join(tmpdir(), 'etui-openapi-'));
  try {
    const door = openDoor({ file: join(folder, 'club.sqlite'), now: () => new Date() });
    if (isProblem(door)) return { exit: 1, out: '', messages: [fileProblemSentence(door, language)] };
    try {
      const response = await door.fetch(new Request('http://etui/api/openapi.json'));
      const document: unknown = await response.json();
      return { exit: 0, out: json ? jsonDocument(document) : `${JSON.stringify(document, null, 2)}\n`, messages: [] };
    } finally {
      door.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
