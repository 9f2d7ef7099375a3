import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../../../main/cli/run.ts';
import { pagePartsFolder } from '../../../../main/site/page-parts.ts';
import type { FileSummary } from '../../../../src/format/event/summary.ts';

const SAMPLES = path.join(import.meta.dirname, '../../../data/formats');
const folder = mkdtempSync(path.join(tmpdir(), 'etui-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Summary extends FileSummary {
  readonly format: string;
  readonly version: string | null;
  readonly problems: readonly { readonly code: string; readonly line: number; readonly message: string }[];
}

function sample(name: string): string {
  return path.join(SAMPLES, name);
}

function to(name: string): string {
  return path.join(folder, name);
}

async function convert(...args: readonly string[]) {
  const answer = await run(['convert', ...args, '--json']);
  return { ...answer, summary: JSON.parse(answer.out || 'null') as Summary };
}

const TUESDAY = [
  'board,ns,ew,contract,declarer,tricks,award',
  '1,1,2,4S,N,10,',
  '1,3,4,3NTX,W,8,',
  '2,1,2,PASS,,,',
  '2,3,4,,,,A6040',
];

describe('what a file holds', () => {
  test.each([
    ['csv-deals.csv', { format: 'csv', version: null, deals: 16, results: 0, pairs: 0 }],
    ['deals.bri', { format: 'bri', deals: 16 }],
    ['deals.dge', { format: 'dge', deals: 16 }],
    ['deals.dup', { format: 'dup', deals: 16 }],
    ['deals.dlm', { format: 'dlm', version: null, events: 1, deals: 16, doubleDummy: 0, ranking: [] }],
    ['lin-deal-convert.lin', { format: 'lin', deals: 16 }],
    ['pbn-bigdeal-ps.pbn', { format: 'pbn', version: '1.0', deals: 32, doubleDummy: 0 }],
    ['pbn-deal-convert.pbn', { format: 'pbn', version: null, deals: 16, doubleDummy: 16 }],
  ])('%s', async (name, expected) => {
    const { exit, summary, messages } = await convert(sample(name));
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
    expect(summary).toMatchObject({ ...expected, problems: [] });
  });

  test('results, pairs, and the sentences of what is wrong with lines', async () => {
    const file = sample('pbn-bridgecomposer-club-game.pbn');
    const { exit, summary, messages } = await convert(file, '--language', 'fr');
    expect(exit).toBe(1);
    expect(summary).toMatchObject({ pairs: 8, boards: 2, results: 8, deals: 2, doubleDummy: 2, teams: 0 });
    expect(summary.problems.map(({ code, line }) => [code, line])).toEqual([
      ['score-disagrees', 153],
      ['score-disagrees', 154],
      ['score-disagrees', 155],
    ]);
    expect(messages[0]).toMatch(/:153: le contrat de l’étui 2 ne vaut pas −620/);
  });

  test('a published ranking', async () => {
    const file = to('ranking.pbn');
    const head = '[TotalScoreTable "Rank;PairId;TotalScoreMP;TotalPercentage"]';
    writeFileSync(file, `% PBN 2.1\n[Board "1"]\n${head}\n1 7 40.5 60.00\n2 3 - 40.00\n`);
    const { summary } = await convert(file);
    expect(summary.ranking).toEqual([
      { entry: '7', line: null, place: 1, tied: false, percentage: 60, total: 40.5 },
      { entry: '3', line: null, place: 2, tied: false, percentage: 40, total: null },
    ]);
  });
});

describe('there and back', () => {
  test.each(['pbn', 'lin', 'dlm', 'dup', 'bri', 'dge', 'csv', 'bws'])('deals through %s', async (ending) => {
    const [there, back] = [to(`there.${ending}`), to(`back-${ending}.pbn`)];
    expect(await run(['convert', sample('deals.dlm'), there])).toEqual({
      exit: 0,
      out: `${there}: 16 deals.\n`,
      messages: [],
    });
    expect((await convert(there, back)).exit).toBe(0);
    const direct = to('direct.pbn');
    await run(['convert', sample('deals.dlm'), direct]);
    expect(readFileSync(back, 'utf8')).toBe(readFileSync(direct, 'utf8'));
  });

  test.each(['pbn', 'xml'])('results through %s', async (ending) => {
    const [csv, there, back] = [to('tuesday.csv'), to(`tuesday.${ending}`), to(`tuesday-${ending}.csv`)];
    writeFileSync(csv, TUESDAY.join('\n'));
    expect((await convert(csv, there)).summary).toMatchObject({ pairs: 4, boards: 2, results: 4, deals: 0 });
    expect(await run(['convert', there, back])).toMatchObject({ exit: 0, messages: [] });
    const again = await run(['score', back, '--json']);
    const { out } = await run(['score', csv, '--json']);
    expect(again).toMatchObject({ exit: 0, messages: [] });
    expect(JSON.parse(again.out)).toEqual(JSON.parse(out));
  });

  test('results of nobody in particular are lines of CSV', async () => {
    const [pbn, csv] = [to('nobody.pbn'), to('nobody.csv')];
    writeFileSync(pbn, '[Board "3"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n');
    expect(await run(['convert', pbn, csv])).toMatchObject({ exit: 0, messages: [] });
    expect(readFileSync(csv, 'utf8').split('\r\n')).toHaveLength(3);
  });

  test('the format of a file is that of its content, or said', async () => {
    const file = to('deals.unknown');
    copyFileSync(sample('deals.dup'), file);
    expect((await convert(file)).summary).toMatchObject({ format: 'dup', deals: 16 });
    expect(await convert(file, to('said'), '--from', 'dup', '--to', 'pbn')).toMatchObject({ exit: 0 });
    expect(readFileSync(to('said'), 'utf8')).toMatch(/^% PBN 2\.1/);
  });
});

describe('a result page', () => {
  // The parts of the page are built with the screens.
  test.skipIf(pagePartsFolder() === null)('of an event of pairs, scored', async () => {
    const csv = to('tuesday.csv');
    writeFileSync(csv, TUESDAY.join('\n'));
    const page = to('tuesday.html');
    const { exit, messages, out } = await run(['convert', csv, page, '--language', 'fr']);
    expect({ exit, messages, out }).toEqual({
      exit: 0,
      messages: [],
      out: `${page}\u00a0: 4 résultats de 2 étuis, 0 donne.\n`,
    });
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr"/i);
    expect(html).toContain('tuesday');
  });

  test('of deals alone there is none', async () => {
    const { exit, messages } = await run(['convert', sample('deals.dlm'), to('deals.html')]);
    expect({ exit, messages }).toEqual({
      exit: 1,
      messages: ['There are no results of pairs here that a result page can be made of.'],
    });
  });
});

describe('what can’t be written', () => {
  test('a format with no place for it leaves it out, and says so where it is a part', async () => {
    const out = to('gap.dup');
    const two = to('gap.pbn');
    const [, first = '', , third = ''] = readFileSync(sample('pbn-deal-convert.pbn'), 'utf8').split('[Event ""]');
    writeFileSync(two, `[Event ""]${first}\n[Event ""]${third}`);
    const { exit, messages } = await run(['convert', two, out]);
    expect({ exit, messages }).toEqual({
      exit: 0,
      messages: ['1 of 2 deals are written: the format can’t hold the others.'],
    });
    const csv = to('tuesday.csv');
    writeFileSync(csv, TUESDAY.join('\n'));
    expect(await run(['convert', csv, to('none.dlm')])).toMatchObject({
      exit: 1,
      messages: [`${to('none.dlm')} is not written: its format holds nothing of what was read.`],
    });
    expect(existsSync(to('none.dlm'))).toBe(false);
  });

  test('a record that is wrong is left out and named; the others are written', async () => {
    const file = to('wrong.dlm');
    writeFileSync(file, readFileSync(sample('deals.dlm'), 'utf8').replace('Board 03=jccn', 'Board 03=jcdn'));
    const answer = await run(['convert', file, to('wrong.pbn')]);
    expect(answer).toMatchObject({ exit: 1, out: `${to('wrong.pbn')}: 15 deals.\n` });
    expect(answer.messages).toEqual([
      `${file}:16: the cards of board 3 were changed after they were saved: 020 are not their check digits. Save the file again from Duplimate.`,
    ]);
  });

  test('XML that is not well-formed is refused whole', async () => {
    const file = to('broken.xml');
    writeFileSync(file, '<?xml version="1.0"?>\n<USEBIO Version="1.2"><EVENT>\n');
    const { exit, summary } = await convert(file, to('broken.pbn'));
    expect(exit).toBe(1);
    expect(summary).toMatchObject({ events: 0, pairs: 0, boards: 0, results: 0, deals: 0, ranking: [] });
    expect(summary.problems).toHaveLength(1);
    expect(existsSync(to('broken.pbn'))).toBe(false);
  });

  test('into a folder that is not there', async () => {
    const { exit, messages } = await run(['convert', sample('deals.dlm'), to('none/deals.pbn')]);
    expect({ exit, messages: messages.map((message) => message.split(' (')[0]) }).toEqual({
      exit: 1,
      messages: [`${to('none/deals.pbn')} can’t be written`],
    });
  });
});

test('wrong calls exit 2 with the usage, a file that is not there 1', async () => {
  const file = sample('deals.dlm');
  const calls = [
    [],
    [file],
    [file, to('x.pbn'), 'more'],
    [file, to('x.doc')],
    [file, to('x'), '--to', 'doc'],
    [file, to('x.pbn'), '--from', 'doc'],
    [file, to('x.pbn'), '--event', '2'],
    [file, to('x.pbn'), '--quiet'],
    [path.join(SAMPLES, 'README.md'), to('x.pbn')],
  ];
  for (const language of ['en', 'fr']) {
    for (const call of calls) {
      const { exit, messages } = await run(['convert', ...call, '--language', language]);
      expect([call, exit]).toEqual([call, 2]);
      expect(messages.at(-1)).toMatch(/convert/);
    }
  }
  expect(await run(['convert', to('nowhere.pbn'), to('x.dlm')])).toMatchObject({ exit: 1, out: '' });
  expect(await run(['convert', '--help'])).toMatchObject({ exit: 0 });
});
