import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../main/cli/registry.ts';
import { run } from '../../../main/cli/run.ts';
import { clubWithEvent, temporaryFolder } from '../support.ts';

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
    for (const load of COMMANDS.values()) expect(typeof (await load()).answer).toBe('function');
  });
});

describe.each([...COMMANDS.keys()])('etui %s', (name) => {
  test('answers --help wherever it stands, in both languages', async () => {
    const english = await run([name, '--help']);
    expect(english).toEqual({ exit: 0, out: expect.stringMatching(/^Usage/), messages: [] });
    expect(english.out).toContain(`etui -- ${name}`);
    for (const args of [
      ['--help', name],
      [name, 'file.csv', '--help', '--boards', '7'],
      [name, '-h', '--json'],
    ]) {
      expect(await run(args)).toEqual(english);
    }
    const french = await run([name, '--language', 'fr', '--help']);
    expect(french).toEqual({ exit: 0, out: expect.stringMatching(/^Emploi/), messages: [] });
  });

  test('says its usage below what is wrong with a call', async () => {
    const { exit, out, messages } = await run([name, '--no-such-option']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages.at(-1)).toMatch(/^Usage/);
  });
});

/** One that never ends by itself, and one that a folder takes once: its own tests call it with --json. */
const OTHERS: ReadonlySet<string> = new Set(['serve', 'demo']);

/** A call of each command that ends by itself. */
function calls(): Readonly<Record<string, readonly string[]>> {
  const at = temporaryFolder();
  const file = (name: string, ...lines: readonly string[]): string => {
    writeFileSync(join(at, name), lines.join('\n'));
    return join(at, name);
  };
  const { club, session } = clubWithEvent();
  club.store.close();
  const printed = ['--document', 'travellers', '--out', at, '--data', dirname(club.store.file)];
  return {
    parse: ['4SN=', '--board', '7'],
    score: [file('results.csv', 'board,ns,ew,score', '1,1,11,420', '1,2,12,-50')],
    movement: ['--tables', '4'],
    poule: ['--teams', '6'],
    standings: [file('entries.csv', 'entry', '1', '2'), file('matches.csv', 'round,home,away', '1,1,2')],
    draw: [file('field.csv', 'entry', '1', '2'), file('rounds.csv', 'round,home,away', '1,1,2'), '--round', '1'],
    bracket: ['--teams', '11'],
    ladder: [
      file('sessions.csv', 'session,place,percent,player1,player2', '1,1,60,Larch,Fir', '1,2,40,Oak,Elm'),
      '--rule',
      'mean',
    ],
    combine: [
      file('Larch.csv', 'board,ns,ew,score', '1,1,11,420', '1,2,12,-50'),
      file('Oak.csv', 'board,ns,ew,score', '1,1,11,450', '1,2,12,50'),
    ],
    match: [file('match.csv', 'board,room,score', '1,open,620', '1,closed,170')],
    vp: ['--scale', 'wbf-discrete', '--boards', '16', '--imps', '20'],
    'carry-forward': ['--score', '300', '--qualifier', '500/24', '--final', '1000/48'],
    masterpoints: ['--scheme', 'nz-club', '--tables', '7'],
    rubber: [file('rubber.csv', 'contract,declarer,tricks', '4S,S,10')],
    minibridge: ['--points', '25'],
    print: [String(session), ...printed],
    export: [String(session), join(at, 'evening.etui'), '--data', dirname(club.store.file)],
    convert: [file('played.csv', 'board,ns,ew,score', '1,1,2,420'), join(at, 'played.pbn')],
    check: [club.store.file],
    openapi: [],
  };
}

test('every command prints one JSON document, wherever --json stands', async () => {
  const known = calls();
  expect(Object.keys(known).toSorted()).toEqual([...COMMANDS.keys()].filter((name) => !OTHERS.has(name)).toSorted());
  for (const [name, args] of Object.entries(known)) {
    const whole = [name, ...args];
    const answers = await Promise.all(
      Array.from({ length: whole.length + 1 }, (_, index) => run(whole.toSpliced(index, 0, '--json'))),
    );
    const [first] = answers;
    expect({ name, ...first }).toMatchObject({ name, exit: 0, messages: [] });
    expect(JSON.parse(first?.out ?? '')).toBeTypeOf('object');
    for (const answer of answers) expect(answer).toEqual(first);
  }
});
