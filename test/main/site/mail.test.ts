import { expect, test } from 'vitest';
import { mailText } from '../../../main/site/mail.ts';
import { LONG_NAMES } from '../../names.ts';
import { printJob } from '../print/support.ts';
import { pageJob } from './support.ts';

const FIGURE_SPACE = '\u2007';

function longPair(pair: number): readonly [string, string] {
  return LONG_NAMES[pair % LONG_NAMES.length] ?? ['', ''];
}

test('a line a pair: figures first and as wide as each other, then the whole names', () => {
  const job = pageJob(printJob({ names: longPair }));
  const lines = mailText(job).split('\n');
  const entries = job.session.sections[0]?.entries ?? [];
  expect(entries.filter(({ players }) => !lines.some((line) => line.includes(players.join(' / '))))).toEqual([]);
  const ranked = lines.filter((line) => / \(\d+\)$/.test(line));
  expect(ranked).toHaveLength(26);
  expect(new Set(ranked.map((line) => /^[^A-Za-zÀ-ž]*/.exec(line)?.[0].length)).size).toBe(1);
  expect(ranked[0]).toMatch(new RegExp(`^${FIGURE_SPACE}1${FIGURE_SPACE}  64\\.26  `));
});

test('in French, with the state of the ranking', () => {
  const text = mailText(pageJob(printJob({}, { language: 'fr' })));
  expect(text).toContain('Nord-Sud (%)');
  expect(text).toContain('64,26');
  expect(text).toContain('Provisoire.');
});

test('has the masterpoints of each place beside its figure, and nothing where there are none', () => {
  const terms = { unit: 'percent', masterpoints: { scheme: 'acbl-open' }, entries: [] } as const;
  for (const [language, title, leader] of [
    ['en', 'North-South (%, Award)', /^\u20071\u2007 {2}64\.26 {2}1\.30 {2}Ash \/ Aspen \(6\)$/],
    ['fr', 'Nord-Sud (%, PE)', /^\u20071\u2007 {2}64,26 {2}1,30 {2}Ash \/ Aspen \(6\)$/],
  ] as const) {
    const lines = mailText(pageJob(printJob({ change: { terms } }, { language }))).split('\n');
    const at = lines.indexOf(title);
    expect(lines[at + 1]).toMatch(leader);
    // Whoever wins nothing leaves as much room as the figures of others take.
    expect(lines[at + 13]).toMatch(/ {2}\u2007{4} {2}Linden \/ Maple \(7\)$/);
  }
});
