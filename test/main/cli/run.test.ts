import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../main/cli/registry.ts';
import { run } from '../../../main/cli/run.ts';

describe('the command line', () => {
  test('says how it is used when no command, an unknown one or a strange language is named', async () => {
    const none = await run([]);
    expect(none).toMatchObject({ exit: 2, out: '' });
    expect(none.messages[0]).toBe('Which command?');
    expect(none.messages[1]).toContain('Usage: npm run -s etui -- COMMAND');
    for (const name of COMMANDS.keys()) expect(none.messages[1]).toContain(name);
    expect((await run(['scroe'])).messages[0]).toBe('There is no command scroe.');
    expect((await run(['scroe', '--language', 'fr'])).messages[0]).toBe('Il n’y a pas de commande scroe.');
    expect(await run(['parse', '4sn=', '--board', '7', '--language', 'de'])).toMatchObject({ exit: 2, out: '' });
    expect(await run(['parse', '4sn=', '--board', '7', '--language'])).toMatchObject({ exit: 2, out: '' });
  });

  test('help is a result, not a mistake', async () => {
    expect(await run(['--help'])).toMatchObject({ exit: 0, out: expect.stringContaining('Usage') });
    expect(await run(['-h', '--language=fr'])).toMatchObject({ exit: 0, out: expect.stringContaining('Emploi') });
    expect(await run(['parse', '--help'])).toMatchObject({ exit: 0, out: expect.stringContaining('parse TEXT') });
  });

  test('the common options may stand anywhere', async () => {
    const json = '{"kind":"passedOut","score":0}\n';
    for (const args of [
      ['--json', '--language', 'fr', 'parse', 'pg', '--board', '7'],
      ['parse', '--language=fr', 'pg', '--json', '--board', '7'],
      ['parse', 'pg', '--board', '7', '--language', 'fr', '--json'],
    ]) {
      expect(await run(args)).toEqual({ exit: 0, out: json, messages: [] });
    }
  });

  test('every command that is listed can be loaded', async () => {
    for (const load of COMMANDS.values()) expect(typeof (await load())).toBe('function');
  });
});
