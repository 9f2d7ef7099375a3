import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../../../../main/cli/command/command.ts';
import { scoreCommand } from '../../../../main/cli/score/score.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-score-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const pair = (number: string) => `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER></PAIR>`;

function line(ns: string, ew: string, points: string): string {
  const pairs = `<NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>`;
  return `<TRAVELLER_LINE>${pairs}<SCORE>${points}</SCORE></TRAVELLER_LINE>`;
}

function usebio(type: string, more = ''): string {
  return `<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><WINNER_TYPE>1</WINNER_TYPE>
<PARTICIPANTS>${['1', '2', '3', '4'].map(pair).join('')}</PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line('1', '2', '420')}${line('3', '4', '-50')}${more}</BOARD></EVENT></USEBIO>`;
}

async function score(name: string, text: string, args: readonly string[] = []) {
  const file = join(folder, name);
  await writeFile(file, text);
  const answer = await answerOf(scoreCommand, [file, ...args], { json: true, language: 'en' });
  return { ...answer, document: answer.out === '' ? null : (JSON.parse(answer.out) as Record<string, unknown>) };
}

test('a file of another program is scored by the method and for the winners that it names', async () => {
  const { exit, messages, document } = await score('evening.xml', usebio('CROSS_IMP'));
  expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  expect(document).toMatchObject({ method: 'cross-imps', winners: 1 });
  expect(document?.['ranking']).toMatchObject([
    { entry: '1', line: null, place: 1, total: 10 },
    { entry: '4', place: 1, total: 10 },
    { entry: '2', place: 3 },
    { entry: '3', place: 3 },
  ]);
});

test('the call goes before the file', async () => {
  const { document } = await score('evening.xml', usebio('CROSS_IMP'), ['--method', 'matchpoints', '--winners', '2']);
  expect(document).toMatchObject({ method: 'matchpoints', winners: 2 });
});

test('what can’t be read is reported, and the rest is scored', async () => {
  const { exit, messages, document } = await score(
    'evening.xml',
    usebio('MP_PAIRS', '\n<TRAVELLER_LINE><CONTRACT>4Z</CONTRACT></TRAVELLER_LINE>'),
  );
  expect(exit).toBe(1);
  expect(messages).toEqual([expect.stringMatching(/evening\.xml.*4.*4Z/)]);
  expect(document).toMatchObject({ method: 'matchpoints' });
});

test('a CSV without heads is read by its cells, as convert does', async () => {
  const { exit, messages, document } = await score('evening.csv', '1,1,2,4S,N,10,420,,2,0\n1,3,4,4S,S,9,,50,0,2\n');
  expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  expect(document?.['ranking']).toMatchObject([
    { entry: '1', percentage: 100 },
    { entry: '3' },
    { entry: '4' },
    { entry: '2' },
  ]);
  const deal = 'AKQJ,AKQ,AKQ,AKQ,T987,JT9,JT9,JT9,6543,876,876,876,2,5432,5432,5432,1,N/-\n';
  expect((await score('deals.csv', deal)).messages).toEqual([expect.stringContaining('no results')]);
});

function table(direction: string, points = ''): string {
  return `<TRAVELLER_LINE><DIRECTION>${direction}</DIRECTION><SCORE>${points}</SCORE></TRAVELLER_LINE>`;
}

function board(number: number, lines: string): string {
  return `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines}</BOARD>`;
}

const MATCHES = [
  ['1', '2', '16', '4', '420', '50'],
  ['3', '1', '4', '16', '50', '420'],
].map(([home, away, own, theirs, open, closed]) => {
  return `<MATCH><TEAM>${home}</TEAM><OPPOSING_TEAM>${away}</OPPOSING_TEAM><TEAM_SCORE>${own}</TEAM_SCORE>
<OPPOSING_TEAM_SCORE>${theirs}</OPPOSING_TEAM_SCORE>${board(1, table('NS', open) + table('EW', closed))}
${board(2, table('NS', '90') + table('EW', '90'))}</MATCH>`;
});
const TEAMS = `<USEBIO Version="1.2"><EVENT EVENT_TYPE="TEAMS"><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>
<PARTICIPANTS>${['1', '2', '3'].map((number) => `<TEAM TEAM_ID="${number}" TEAM_NAME="T${number}"/>`).join('')}</PARTICIPANTS>
${MATCHES.join('\n')}</EVENT></USEBIO>`;

test('teams are ranked by their matches, by the scale that gives the scores of the file', async () => {
  const { exit, messages, document } = await score('teams.xml', TEAMS);
  expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  expect(document).toMatchObject({ scoring: { comparison: 'imps' }, matches: { count: 2, known: 2, fitting: 2 } });
  expect(document?.['ranking']).toMatchObject([
    { entry: 1, place: 1, total: 32, matches: 2, imps: 18 },
    { entry: 2, total: 4 },
    { entry: 3, total: 4 },
  ]);
  const text = await answerOf(scoreCommand, [join(folder, 'teams.xml')], { json: false, language: 'fr' });
  expect(text.out).toContain('2 matchs sur 2 ont le résultat du fichier');
  expect(text.out).toMatch(/1\s+1\s+T1\s+2\s+\+18\s+32/);
  expect(await score('teams.xml', TEAMS, ['--explain', '1:1'])).toMatchObject({ exit: 2, document: null });
});

test('a file without results, or of teams without matches, is refused in a sentence', async () => {
  expect(await score('deals.pbn', '% PBN 2.1\n[Event "x"]\n')).toMatchObject({ exit: 1, document: null });
  const teams = '<USEBIO><EVENT EVENT_TYPE="TEAMS"/></USEBIO>';
  expect((await score('teams.xml', teams)).messages[0]).toContain('and no matches');
});
