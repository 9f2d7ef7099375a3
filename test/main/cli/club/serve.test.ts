import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerOf, type CommandAnswer, type CommandContext } from '../../../../main/cli/command/command.ts';
import { serveCommand } from '../../../../main/cli/club/serve.ts';
import { checkFile } from '../../../../main/store/file/check.ts';
import { letIn } from '../../../visitor.ts';
import { startServe, type ServeProcess } from '../../serve-process.ts';
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

  test('shows the next address when a browser was let in', async () => {
    const door = await startServe('--data', temporaryFolder(), '--port', '0');
    const [, next = ''] = /^To open Etui in another browser too: (http:\S+)$/m.exec(await saidBy(door)) ?? [];
    expect(next).not.toBe(door.address);
    const second = await letIn(next);
    const response = await fetch(new URL('/api/settings', next), { headers: { ...second } });
    expect(response.status).toBe(200);
  });

  test.skipIf(process.platform !== 'linux')(
    'opens a browser without its address in the list of processes, and leaves no file behind (Linux lists them in /proc)',
    async () => {
      const home = temporaryFolder();
      const tools = join(home, '.tools');
      mkdirSync(tools);
      // A browser that goes on running, and follows the file.
      const browser = `
        const { readFileSync, writeFileSync } = require('node:fs');
        const page = readFileSync(new URL(process.argv[2]), 'utf8');
        fetch(/url=([^"]*)/.exec(page)[1]).then(() => writeFileSync(process.env.HOME + '/.arrived', ''));
        setInterval(() => {}, 1000);`;
      writeFileSync(join(home, '.browser.cjs'), browser);
      writeFileSync(join(tools, 'xdg-open'), `#!/bin/sh\nexec ${process.execPath} ${home}/.browser.cjs "$@"\n`);
      chmodSync(join(tools, 'xdg-open'), 0o755);
      const cli = join(import.meta.dirname, '..', '..', '..', '..', 'main', 'cli.ts');
      const args = [cli, 'serve', '--port', '0', '--data', join(home, 'club')];
      const child = spawn(process.execPath, args, {
        env: { ...process.env, HOME: home, PATH: tools },
        stdio: 'ignore',
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      await vi.waitUntil(() => existsSync(join(home, '.arrived')), { timeout: 30_000 });
      const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
      const lines = processes.map((id) => [id, commandLineOf(id)] as const);
      const browsers = lines.filter(([, line]) => line.includes(`${home}/.browser.cjs`));
      for (const [id] of browsers) process.kill(Number(id), 'SIGKILL');
      expect(browsers).toHaveLength(1);
      expect(lines.filter(([, line]) => line.includes(home) && line.includes('token'))).toEqual([]);
      await vi.waitUntil(() => !readdirSync(home).some((name) => name.startsWith('etui-')), { timeout: 10_000 });
    },
  );

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

/** What a door says on the stream for people, once it says something. */
async function saidBy(door: ServeProcess): Promise<string> {
  await vi.waitUntil(() => door.printed().err.includes('\n'), { timeout: 10_000 });
  return door.printed().err;
}

/** Empty of a process that has ended meanwhile. */
function commandLineOf(id: string): string {
  try {
    return readFileSync(join('/proc', id, 'cmdline'), 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
