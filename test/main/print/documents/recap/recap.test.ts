import { describe, expect, test } from 'vitest';
import { recapDocument } from '../../../../../main/print/documents/recap/recap.ts';
import { REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { linesOn, readPdf, wordsOn } from '../../../../pdf.ts';
import { clubNames, overlaps, printJob, printPdf } from '../../support.ts';

async function linesOf(job: Parameters<typeof printPdf>[1]): Promise<readonly string[]> {
  const { pages } = await readPdf(await printPdf(recapDocument, job));
  return pages.flatMap(linesOn).map((line) => line.join(' '));
}

function signed(score: number): string {
  return `${score < 0 ? '−' : '+'}${Math.abs(score)}`;
}

describe('the recapitulation', () => {
  test('has every pair on every board, in order of place, and a line a board, on one page', async () => {
    const job = printJob();
    const { pages } = await readPdf(await printPdf(recapDocument, job));
    expect(pages).toHaveLength(1);
    const lines = pages.flatMap(linesOn).map((line) => line.join(' '));
    const heads = lines.filter((line) => line.startsWith('North-South 1 2 3 '));
    expect(heads).toHaveLength(1);
    const [ranking] = job.standings.fields[0]?.rankings ?? [];
    const winner = job.session.sections[0]?.entries.find(({ id }) => id === ranking?.rows[0]?.entry);
    // Twenty-six boards whose matchpoints add up to the total beside them.
    const [first = ''] = lines.slice(lines.indexOf(heads[0] ?? '') + 1);
    const figures = first.slice(first.indexOf(winner?.players[1] ?? '') + (winner?.players[1].length ?? 0)).trim();
    const numbers = figures.split(' ').map(Number);
    expect(numbers).toHaveLength(28);
    expect(numbers.slice(0, 26).reduce((sum, one) => sum + one, 0)).toBe(numbers[26]);
    expect(lines.filter((line) => /^\d+ [1-7] ?(?:NT|[♣♦♥♠]) (?:N-S|E-W) \d+ /.test(line))).toHaveLength(13);
    expect(wordsOn(pages[0] ?? { width: 0, height: 0, texts: [] })).toContain('Tops in bold. Scores from North-South.');
  });

  test('keeps places and numbers apart, also of tied pairs in sections', async () => {
    const job = printJob({ sections: [mitchellSpec(20), mitchellSpec(20)], names: clubNames });
    expect(
      job.standings.fields[0]?.rankings.some(({ rows }) => rows.some((row) => row.tied && (row.place ?? 0) > 9)),
    ).toBe(true);
    const { pages } = await readPdf(await printPdf(recapDocument, job));
    const led = pages.map((page) => ({
      ...page,
      texts: page.texts.filter(({ text }) => /^(?:\d+|=|[AB]\d+)$/.test(text)),
    }));
    const numbered = led.flatMap((page) => overlaps(page, { apart: 2 })).filter((pair) => / [AB]\d+$/.test(pair));
    expect(numbered).toEqual([]);
  });

  test('says of a board what was played most, its best, worst and mean score', async () => {
    const job = printJob({ sections: [howellSpec(3)] }, { language: 'fr' });
    const scores = job.session.results.flatMap(({ board, score }) => (board === 1 && score !== null ? [score] : []));
    const [line = ''] = (await linesOf(job)).filter((one) => /^1 [1-7] ?(?:SA|[♣♦♥♠])/.test(one));
    const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    expect(line).toContain(`${signed(Math.max(...scores))} ${signed(Math.min(...scores))} ${signed(mean)}`);
  });

  test('IMPs have signs, and boards that don’t fit side by side stand in parts', async () => {
    const scoring = {
      version: 1,
      method: 'cross-imps',
      preset: 'wbf',
      regulation: REGULATIONS.wbf,
      fields: 'all',
    } as const;
    const lines = await linesOf(printJob({ change: { scoring } }));
    expect(lines.filter((line) => /^(?:North-South|East-West), boards/.test(line))).toEqual([
      'North-South, boards 1 to 13',
      'East-West, boards 1 to 13',
      'North-South, boards 14 to 26',
      'East-West, boards 14 to 26',
    ]);
    expect(lines.join('\n')).toContain('Best of a board in bold.');
    expect(lines.some((line) => /\+\d+(?:\.\d)? /.test(line))).toBe(true);
  });

  test('fields that are ranked apart have a page each, and nothing is printed before the first result', async () => {
    const sections = [mitchellSpec(3), mitchellSpec(4)];
    const job = printJob({ sections });
    const fields = job.standings.fields.flatMap((field) =>
      field.sections.map((section) => ({ ...field, sections: [section], boards: field.boards })),
    );
    const apart = { ...job, standings: { ...job.standings, fields } };
    expect((await readPdf(await printPdf(recapDocument, apart))).pages).toHaveLength(2);
    expect(await linesOf(printJob({ sections, results: 0 }))).toContain('Nothing to print yet.');
  });
});
