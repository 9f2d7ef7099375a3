import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movement } from '../../../../main/cli/movement/movement.ts';

async function document(args: readonly string[]): Promise<{ readonly exit: number; readonly found: object }> {
  const { exit, out } = await movement(args, { json: true, language: 'en' });
  return { exit, found: JSON.parse(out) as object };
}

describe('every kind of the catalogue', () => {
  test.each<[string, object]>([
    ['--kind blackpool --tables 8', { name: 'Blackpool Mitchell', rounds: 8, sets: 10, winners: 2 }],
    ['--kind double-weave --tables 12', { name: 'Double weave Mitchell', rounds: 12 }],
    ['--kind double-weave --tables 8 --arrow-switch auto', { winners: 1, quality: { repeats: 0 } }],
    ['--kind twin --tables 10', { name: 'Twin Mitchell', sets: 10, quality: { copies: 2 } }],
    ['--kind appendix --tables 10', { name: 'Bowman Mitchell', rounds: 8 }],
    ['--kind appendix --pairs 21', { name: 'One-and-a-half table appendix Mitchell', rounds: 9, pairs: 21 }],
    ['--kind web --tables 14 --rounds 9', { name: 'Web Mitchell (9 sets)', sets: 9, quality: { copies: 2 } }],
    ['--kind web --tables 14', { rounds: 13 }],
    ['--kind rover --pairs 15', { name: 'Mitchell with a rover', rounds: 7, pairs: 15 }],
    ['--kind reduced-howell --tables 7 --rounds 8', { name: 'Reduced Howell (8 sets)', winners: 1 }],
    ['--kind reduced-howell --tables 7 --rounds 9', { name: 'Double hesitation Mitchell' }],
    ['--kind half-rounds --tables 3', { rounds: 10, quality: { balance: 100 } }],
    ['--kind hesitation --tables 7', { name: 'Hesitation Mitchell', rounds: 8 }],
    ['--kind barometer --tables 6', { name: 'Barometer', rounds: 11, quality: { balance: 100, copies: 6 } }],
  ])('%s', async (args, expected) => {
    const { exit, found } = await document(args.split(' '));
    expect(exit).toBe(0);
    expect(found).toMatchObject({ ...expected, problems: [] });
  });

  test('a problem names what is possible', async () => {
    const { exit, messages } = await movement(['--kind', 'reduced-howell', '--tables', '6', '--rounds', '7'], {
      json: false,
      language: 'en',
    });
    expect(exit).toBe(1);
    expect(messages).toEqual(['This Reduced Howell has 6, 8, 9 or 10 rounds, not 7. Choose one of these.']);
  });

  test('a rover needs an odd pair', async () => {
    const { exit, messages } = await movement(['--kind', 'rover', '--tables', '7'], { json: false, language: 'fr' });
    expect(exit).toBe(2);
    expect(messages[0]).toContain('--pairs 25');
  });

  test('the balance if the evening ends one, two or three rounds early', async () => {
    const { found } = await document(['--kind', 'howell', '--tables', '4']);
    const { balanceIfCut } = (found as { quality: { balanceIfCut: number[] } }).quality;
    expect(balanceIfCut).toHaveLength(3);
    // 60 to 71 and 36 to 48 on published cards (catalogue of movements, November 2026)
    expect(balanceIfCut[0]).toBeGreaterThan(59);
    expect(balanceIfCut[0]).toBeLessThan(72);
    expect(balanceIfCut[1]).toBeLessThan(49);
  });
});

describe('several sections', () => {
  test('27 pairs in two: the best movements over the same boards', async () => {
    const { exit, found } = await document('--pairs 27 --sections 2'.split(' '));
    expect(exit).toBe(0);
    expect(found).toMatchObject({
      rounds: 7,
      boardsPerRound: 4,
      winners: 2,
      quality: { pairs: 27, copies: 2 },
      sections: [
        { letter: 'A', tables: 7, pairs: 14, sets: 7, problems: [] },
        { letter: 'B', tables: 7, pairs: 13, sets: 7, problems: [] },
      ],
    });
  });

  test('all that fit, and those of a kind', async () => {
    const { found } = await document('--tables 18 --sections 2 --list'.split(' '));
    const names = (found as { name: string; further: object[] }[]).map(({ name }) => name);
    expect(names[0]).toBe('A and B Mitchell');
    const webs = await document('--tables 18 --sections 2 --list --kind web'.split(' '));
    expect((webs.found as { name: string }[]).every(({ name }) => name.startsWith('A and B Web'))).toBe(true);
  });

  test('for people', async () => {
    const { out } = await movement('--tables 15 --sections 2'.split(' '), { json: false, language: 'en' });
    expect(out).toContain('Sections of 8 and 7 tables play the same 28 boards');
    expect(out).toContain('Section A: Web Mitchell (7 sets)\n8 tables');
    expect(out).toContain('Section B: Mitchell\n7 tables');
  });

  test.each([
    ['--tables 4 --sections 3', 1, 'No movement fits.'],
    ['--tables 14 --sections 0', 2, 'How many sections?'],
    ['--tables 14 --sections two', 2, 'How many sections?'],
    ['own.csv --sections 2', 2, 'How many sections?'],
  ])('%s', async (args, code, message) => {
    const { exit, messages } = await movement(args.split(' '), { json: false, language: 'en' });
    expect(exit).toBe(code);
    expect(messages[0]).toContain(message);
  });
});

describe('a movement of the club’s own', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'etui-movement-'));
    const head = 'round,table,ns,ew,set';
    await writeFile(path.join(folder, 'thursdays.csv'), `${head}\n1,1,4,1,1\n1,2,2,3,1\n2,1,4,2,2\n2,2,3,1,2\n`);
    await writeFile(path.join(folder, 'replay.csv'), `${head}\n1,1,1,2,1\n1,2,3,4,2\n2,1,1,3,1\n2,2,2,4,3\n`);
    await writeFile(path.join(folder, 'broken.csv'), `${head}\n1,1,x,2,1\n`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('its name, schedule and verdict', async () => {
    const file = path.join(folder, 'thursdays.csv');
    const { exit, found } = await document([file, '--copies', '2', '--boards-per-round', '4']);
    expect(exit).toBe(0);
    expect(found).toMatchObject({ name: 'thursdays', tables: 2, rounds: 2, boardsPerRound: 4, problems: [] });
  });

  test('one with an error is shown, with exit 1', async () => {
    const { exit, found } = await document([path.join(folder, 'replay.csv')]);
    expect(exit).toBe(1);
    expect(found).toMatchObject({ problems: [{ code: 'replay', pair: 1, set: 1 }] });
  });

  test('a file that can’t be read is a message with file and line', async () => {
    const { exit, messages } = await movement([path.join(folder, 'broken.csv')], { json: false, language: 'en' });
    expect(exit).toBe(1);
    expect(messages[0]).toMatch(/broken\.csv:2: “x” under ns is no number/);
  });
});
