import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerOf, type CommandAnswer, type CommandContext } from '../../../../main/cli/command/command.ts';
import { serveCommand } from '../../../../main/cli/club/serve.ts';
import { checkFile } from '../../../../main/store/file/check.ts';
import { startServe } from '../../serve-process.ts';
import { temporaryFolder } from '../../support.ts';

function serve(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  return answerOf(serveCommand, args, context);
}

const EN = { json: false, language: 'en' } as const;

describe('etui serve', () => {
  test('prints one line, its address, and answers there', async () => {
    const data = temporaryFolder();
    const door = await startServe('--data', data, '--port', '0');
    expect(door.printed().out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32}\n$/);
    const response = await door.fetch('/api/settings');
    expect(await response.json()).toMatchObject({ paper: 'A4' });
    expect(existsSync(join(data, 'club.sqlite'))).toBe(true);
  });

  test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    '%s closes the file and ends without fault, also while a page is listening',
    async (signal) => {
      const data = temporaryFolder();
      const door = await startServe('--data', data, '--port', '0');
      const stream = await door.fetch('/api/stream');
      await door.fetch('/api/sample', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ language: 'en' }),
      });
      const exit = once(door.child, 'exit');
      door.child.kill(signal);
      expect(await exit).toEqual([0, null]);
      await expect(stream.text()).rejects.toThrow('terminated');
      expect(existsSync(join(data, 'club.sqlite-wal'))).toBe(false);
      expect(checkFile(join(data, 'club.sqlite'))).toMatchObject({ integrity: [], references: [] });
    },
  );

  test('a file it cannot use ends it with the sentence', async () => {
    const data = join(temporaryFolder(), 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'club.sqlite'), 'Dear members '.repeat(200));
    expect(await serve(['--data', data, '--no-open'], { json: false, language: 'fr' })).toEqual({
      exit: 1,
      out: '',
      messages: [expect.stringMatching(/n’est pas le fichier d’un club/)],
    });
  });

  test.each([
    ['--port', '70000'],
    ['--port', '-1'],
    ['--port', 'http'],
    ['--port'],
    ['--data'],
    ['--host', '0.0.0.0'],
    ['club.sqlite'],
  ])('wrong usage: %s %s', async (...args) => {
    const { exit, messages } = await serve(args.filter(Boolean), EN);
    expect(exit).toBe(2);
    expect(messages.at(-1)).toMatch(/^Usage: .* serve/);
  });
});
