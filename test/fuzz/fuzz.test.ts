import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtPageParts } from '../main/site/support.ts';
import { forgottenParsers } from './coverage.ts';
import { answerOf, fuzz } from './session.ts';
import type { FuzzTarget } from './target.ts';
import { TARGETS } from './targets.ts';

const SEED = 20_261_122;
/** Inputs of each target in every test run; `npm run fuzz` goes on for as long as it is asked to. */
const INPUTS = 600;

// The routes answer with result pages too.
beforeAll(builtPageParts);

describe.each(TARGETS)('$name', (target) => {
  test('answers what it once failed on, and inputs near it', async () => {
    const { tries = INPUTS } = target;
    const { inputs, kinds, failure } = await fuzz(target, SEED, (tried) => tried < tries);
    expect(failure).toBeNull();
    expect(inputs).toBeGreaterThanOrEqual(tries);
    expect(kinds).toBeGreaterThan(1);
  });
});

interface Growth {
  readonly name: string;
  readonly input: string;
  readonly once: number;
  readonly twice: number;
}

test('a text twice as long takes a parser twice the steps, not four times', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'growth.ts')]);
  const counted = JSON.parse(stdout) as readonly Growth[];
  expect(new Set(counted.map(({ name }) => name)).size).toBe(TARGETS.filter(({ linear }) => linear).length);
  expect(counted.filter(({ once }) => once === 0)).toEqual([]);
  // Twice as many come out as up to two and a half times.
  expect(counted.filter(({ once, twice }) => twice > 3 * once)).toEqual([]);
});

test('every corpus has its target', () => {
  const corpora = readdirSync(path.join(import.meta.dirname, 'corpus')).map((file) => path.parse(file).name);
  expect(corpora.toSorted()).toEqual(TARGETS.map(({ name }) => name).toSorted());
});

test('every parser of a file has its target', () => {
  expect(forgottenParsers(TARGETS.map(({ name }) => name))).toEqual({ withoutTarget: [], needless: [] });
  expect(forgottenParsers([]).withoutTarget).toContain('usebio/parse.ts');
});

describe('a parser that is wrong is found out', () => {
  const target: FuzzTarget = {
    name: 'shorthand',
    words: ['%'],
    check(text) {
      if (text.includes('%') && text.includes('np')) throw new Error('fell over');
      return text.slice(0, 1);
    },
  };

  test('and the input is made small', async () => {
    const { failure } = await fuzz(target, SEED, () => true);
    expect(failure).toMatchObject({ error: { message: 'fell over' } });
    expect((failure?.input ?? '').split('').toSorted().join('')).toBe('%np');
    expect(await answerOf(target, 'np')).toBe('n');
  });

  test('and the same seed tries the same inputs', async () => {
    const tried: string[][] = [[], []];
    for (const list of tried) {
      const check = (text: string) => String(list.push(text));
      await fuzz({ ...target, check }, 5, (inputs) => inputs < 300);
    }
    expect(tried[0]).toEqual(tried[1]);
    expect(new Set(tried[0]).size).toBeGreaterThan(200);
  });
});
