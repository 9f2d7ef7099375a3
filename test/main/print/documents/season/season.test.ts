import { describe, expect, test } from 'vitest';
import type { SeasonJob } from '../../../../../main/print/job.ts';
import { printSeasonDocument } from '../../../../../main/print/print.ts';
import { loadSeasonDocument, type SeasonDocumentName } from '../../../../../main/print/registry.ts';
import { seasonSpreadsheet } from '../../../../../main/print/spreadsheets/season.ts';
import { readCsv } from '../../../../../src/format/csv.ts';
import { columnsToMap } from '../../../../../src/format/csv-event/mapping.ts';
import { guessListColumns } from '../../../../../src/format/list-file/columns.ts';
import { readRankingList } from '../../../../../src/format/list-file/ranking.ts';
import { recognizeContent } from '../../../../../src/format/list-file/recognize.ts';
import { rankingsOfSeason } from '../../../../../src/format/list-file/season-table.ts';
import { readExact, toNumber, ZERO } from '../../../../../src/scoring/numbers/exact.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf, type PdfFile } from '../../../../pdf.ts';
import { EVENINGS } from '../../../../src/season/evenings.ts';
import { rounded } from '../../../../rounded.ts';
import { renaming, seasonJob } from '../../season-job.ts';
import { overlaps } from '../../support.ts';

async function printed(name: SeasonDocumentName, job: SeasonJob): Promise<PdfFile> {
  const { pdf } = await printSeasonDocument(await loadSeasonDocument(name), job, async () => []);
  return readPdf(pdf);
}

function linesOf({ pages }: PdfFile): string[] {
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ').replaceAll(/\s/gu, ' ')));
}

const bare = (text: string) => text.replaceAll(/\s/gu, '');

/** Nothing stands over another thing, or beyond the sheet. */
function expectClean({ pages }: PdfFile): void {
  for (const page of pages) {
    expect(overlaps(page)).toEqual([]);
    for (const { x, right, baseline } of page.texts) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(page.width);
      expect(baseline).toBeLessThan(page.height);
    }
  }
}

describe('the championship table', () => {
  test('has each session with what is dropped in brackets, and the figures of the example', async () => {
    const file = await printed('championship', seasonJob());
    expect(file.title).toBe('Championship table – Autumn championship');
    expect(file.pages).toHaveLength(1);
    const lines = linesOf(file);
    expect(lines).toContain('Place Player 1 8 15 22 29 6 13 20 27 3 10 17 24 1 Played %');
    expect(lines).toContain('Sept Oct Nov Dec');
    expect(lines).toContain(
      '1 Larch 61.4 (53.2) (50.9) 58.0 (53.7) (47.2) (48.5) 67.8 55.6 (45.8) 56.7 58.8 55.6 60.8 14 59.34',
    );
    for (const { place, player, sessions, figure } of EVENINGS.ladders.bestOf.rows) {
      const row = lines.find((line) => line.startsWith(`${place} ${player} `));
      expect(row?.endsWith(` ${sessions} ${rounded(figure ?? '0', 2)}`)).toBe(true);
    }
    expect(lines.some((line) => line.includes('In brackets: dropped, it does not count.'))).toBe(true);
    expectClean(file);
  });

  test.each([
    ['en', 'A4'],
    ['fr', 'Letter'],
  ] as const)('takes several tables and sheets for 50 sessions, each session once: %s, %s', async (language, paper) => {
    const job = seasonJob({ evenings: 50, names: renaming(LONG_NAMES.flat()) }, { language, paper });
    const file = await printed('championship', job);
    expect(file.pages.length).toBeGreaterThan(1);
    const days = linesOf(file)
      .filter((line) => /^Place (Player|Joueur) /.test(line))
      .flatMap((line) => line.match(/(?<= )\d+(?= )/g) ?? []);
    expect(days).toEqual(job.season.sessions.map(({ date }) => String(Number(date.slice(8)))));
    expectClean(file);
    for (const { texts } of file.pages) {
      const onPage = bare(texts.map(({ text }) => text).join(''));
      for (const { name } of job.season.players) expect(onPage).toContain(bare(name));
    }
  });
});

describe('the ranking of a season for the wall', () => {
  test('has places, sessions and figures; who has no place yet stands behind, with what is lacking', async () => {
    const lines = linesOf(await printed('ranking', seasonJob({ ranking: 4 }, { language: 'fr' })));
    expect(lines).toContain('Place Paire Jouées Comptées %');
    expect(lines).toContain('1 Fir / Larch 10 10 54,70');
    expect(lines).toContain('il manque 1 séance');
    expect(lines).toContain('Moyenne de toutes les séances d’une paire, 4 au moins.');
  });

  test('says what a reader should know of the sessions', async () => {
    const job = seasonJob();
    const [first, ...sessions] = job.season.sessions;
    if (!first) throw new Error('no session');
    const season = { ...job.season, sessions: [{ ...first, scored: 'imps' as const, corrected: true }, ...sessions] };
    const text = linesOf(await printed('ranking', { ...job, season })).join(' ');
    expect(text).toContain('1 Sept 2026: IMPs count as 50 % + 6.48 % an IMP a board.');
    expect(text).toContain('1 Sept 2026: corrected since it was published.');
  });
});

describe('the personal sheets of a season', () => {
  test('are of everybody, or of one player: every session, the sum, and what the next session can change', async () => {
    const job = seasonJob();
    const all = await printed('players', job);
    expect(all.pages).toHaveLength(job.season.rows.length);
    const [first] = job.season.rows;
    const file = await printed('players', { ...job, players: first?.players ?? [] });
    expect(file.pages).toHaveLength(1);
    const lines = linesOf(file);
    expect(lines).toContain('Place 1 of 16 59.34 %');
    expect(lines.filter((line) => / 2026 Evening \d+ /.test(line))).toHaveLength(14);
    expect(lines).toContain('20 Oct 2026 Evening 8 Hazel 1 67.78');
    expect(lines).toContain('Sum 474.73 / 8');
    expect(lines.join(' ')).toContain('Oak, 2.66 behind, passes with more than 72.75 %.');
    expectClean(file);
  });

  test('go on to a second page for a long season, and cut no name', async () => {
    const job = seasonJob({ evenings: 50, names: renaming(LONG_NAMES.flat()) }, { paper: 'Letter', language: 'fr' });
    const [first] = job.season.rows;
    const file = await printed('players', { ...job, players: first?.players ?? [] });
    expect(file.pages).toHaveLength(2);
    expect(linesOf(file).filter((line) => line.includes('Evening'))).toHaveLength(first?.sessions ?? 0);
    expectClean(file);
  });

  test('of a partnership are found by both', async () => {
    const job = seasonJob({ ranking: 4 });
    const row = job.season.rows[1];
    const lines = linesOf(await printed('players', { ...job, players: row?.players ?? [] }));
    expect(lines.some((line) => line.startsWith('Olive / Oak'))).toBe(true);
  });
});

test('hostile names stand on paper as they are', async () => {
  const names = HOSTILE_NAMES.filter((name) => name.trim() === name && name.length > 4 && !/\p{Cc}/u.test(name));
  const job = seasonJob({ ranking: 1, evenings: 4, names: renaming(names), evening: (number) => names[number] ?? '' });
  for (const name of ['championship', 'ranking', 'players'] as const) {
    const file = await printed(name, job);
    const onPaper = bare(file.pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
    for (const plain of job.season.players.filter((player) => /^[ -~]+$/.test(player.name))) {
      expect(onPaper).toContain(bare(plain.name));
    }
    expectClean(file);
  }
});

test('a season without a session prints a page that says so', async () => {
  const job = seasonJob({ evenings: 0 });
  const { pdf, isEmpty } = await printSeasonDocument(await loadSeasonDocument('championship'), job);
  expect(isEmpty).toBe(true);
  expect(linesOf(await readPdf(pdf))).toEqual(['Championship table – Autumn championship', 'Nothing to print yet.']);
});

test('as CSV each session has a column, and what it was worth', () => {
  const { season } = seasonJob({ ranking: 3 });
  const [head, first] = seasonSpreadsheet.write({ season, language: 'fr' }).split('\r\n');
  expect(head?.split(';').slice(-4)).toEqual(['2026-11-24 Evening 13', '2026-12-01 Evening 14', 'Jouées', 'Places']);
  const [leader] = EVENINGS.ladders.placePoints.rows;
  expect(first?.split(';').slice(0, 2)).toEqual(['1', leader?.player]);
});

test.each(['en', 'fr'] as const)('its CSV comes in again as the evenings that it is of, in %s', (language) => {
  const evenings = (ranking: number) => {
    const { season } = seasonJob({ ranking });
    const rows = readCsv(seasonSpreadsheet.write({ season, language }));
    const lines = 'code' in rows ? null : rankingsOfSeason(rows);
    if (!lines) throw new Error('no table of a season');
    expect(recognizeContent(lines, columnsToMap(lines).guess)).toBe('ranking');
    const { evenings: read, problems } = readRankingList(lines, guessListColumns('ranking', lines));
    expect(problems).toEqual([]);
    return { season, read };
  };
  const { season, read } = evenings(0);
  const counting = season.sessions.filter(({ state }) => state === 'counts');
  expect(read.map(({ name, day }) => `${day} ${name}`)).toEqual(counting.map(({ date, name }) => `${date} ${name}`));
  const [top] = season.rows;
  const [own] = read.flatMap(({ rows }) => rows.filter(({ line }) => line === 2));
  const worth = readExact(top?.scores.find(({ session }) => season.sessions[session]?.state === 'counts')?.worth ?? '');
  expect(own?.place).toBeNull();
  expect(toNumber(own?.percent ?? ZERO)).toBeCloseTo(toNumber(worth ?? ZERO), 4);
  // Points by place say who was placed where, and no percentage.
  const points = evenings(3).read.flatMap(({ rows }) => rows);
  expect(points.every(({ place, percent }) => place !== null && percent === null)).toBe(true);
});
