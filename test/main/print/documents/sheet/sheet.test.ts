import { describe, expect, test } from 'vitest';
import type { SheetView } from '../../../../../main/club/model/sheet.ts';
import { sheetDocument } from '../../../../../main/print/documents/sheet/sheet.ts';
import type { SheetJob } from '../../../../../main/print/job.ts';
import { printSheetDocument } from '../../../../../main/print/print.ts';
import { sheetSpreadsheet } from '../../../../../main/print/spreadsheets/sheet.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf, type PdfFile } from '../../../../pdf.ts';
import { sheetJob, sheetOf } from '../../sheet-job.ts';

const WORKED = ['2ce+2', '3nn=', '2ns=', '4sn-2', 'p', '3cw-1', '3de-1', '4he=', '2ss-1', '6sn= h150n'];

async function printed(sheet: SheetView, changes: Partial<SheetJob> = {}): Promise<PdfFile> {
  const job = { ...sheetJob({}, changes), sheet };
  return readPdf((await printSheetDocument(sheetDocument, job)).pdf);
}

function linesOf({ pages }: PdfFile): string[] {
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ').replaceAll(/\s/gu, ' ')));
}

describe('the sheet of a rubber on paper', () => {
  test('has the score as it is written by hand, the settlement and every deal', async () => {
    const file = await printed(sheetOf(WORKED));
    expect(file.title).toBe('Rubber – Ann Alder, Cy Cedar, Ben Birch, Dora Dogwood');
    const lines = linesOf(file);
    const from = lines.indexOf('Cy Cedar Dora Dogwood');
    expect(lines.slice(from + 1, from + 10)).toEqual([
      '500',
      '150',
      '750 100',
      '50 200',
      '50 40',
      '100 40',
      '70 120',
      '180',
      '1 850 500',
    ]);
    expect(lines).toContain('The rubber is over. North-South win by 1 350: 13 hundreds.');
    expect(lines).toContain('5 passed out');
    expect(lines.find((line) => line.startsWith('10 6'))).toMatch(/N = 150 N 1 080$/);
  });

  test('says in French that it was left, and what for', async () => {
    const lines = linesOf(await printed(sheetOf(['3nn=', '2he='], { isLeft: true }), { language: 'fr' }));
    expect(lines).toContain('Partie interrompue. Nord-Sud gagne de 240 : 2 centaines.');
    expect(lines).toContain('300 100');
    expect(lines.some((line) => line.includes('Règles françaises'))).toBe(true);
  });

  test('goes on to further pages, with every deal and every figure on the sheet', async () => {
    const file = await printed(sheetOf(Array.from({ length: 70 }, () => '1cn-1')), { paper: 'Letter' });
    expect(file.pages.length).toBeGreaterThan(1);
    expect(linesOf(file).filter((line) => /^\d+ 1\S* N −1 50$/.test(line))).toHaveLength(70);
    for (const { width, height, texts } of file.pages) {
      for (const { x, right, baseline } of texts) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(baseline).toBeGreaterThan(0);
        expect(baseline).toBeLessThan(height);
      }
    }
  });

  test('cuts no name, however long, and none that breaks things', async () => {
    const [[long, other] = ['', '']] = LONG_NAMES;
    const players = { N: long, E: 'W'.repeat(100), S: other, W: HOSTILE_NAMES[0] ?? '' };
    const file = await printed(sheetOf(WORKED, { players }));
    const text = file.pages
      .flatMap(({ texts }) => texts.map((one) => one.text))
      .join('')
      .replaceAll(/\s/g, '');
    for (const name of [long, other]) expect(text).toContain(name.replaceAll(/\s/g, ''));
    const [{ texts, width } = { texts: [], width: 0 }] = file.pages;
    expect(Math.max(...texts.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
});

describe('the sheet of minibridge on paper', () => {
  test('has the points by seat, the running totals, and who leads', async () => {
    const sheet = sheetOf(['12 9 14 5 4ss+1', '10 11 4 15 3nn-2', 'p'], { kind: 'minibridge', laws: null });
    const lines = linesOf(await printed(sheet));
    expect(lines).toContain('North-South, Ann Alder / Cy Cedar 450');
    expect(lines).toContain('North-South lead by 350.');
    const deals = lines.filter((line) => /^\d [NESW] /.test(line)).map((line) => line.replaceAll(/[♣♦♥♠]/gu, 's'));
    expect(deals).toEqual([
      expect.stringMatching(/^1 N 12 9 14 5 4.* S \+1 450 450 0$/),
      expect.stringMatching(/^2 E 15 10 11 4 3.*NT N −2 100 450 100$/),
      '3 S thrown in 450 100',
    ]);
  });

  test('an empty sheet prints as well', async () => {
    const lines = linesOf(await printed(sheetOf([], { kind: 'minibridge', laws: null })));
    expect(lines).toContain('Nothing is written yet.');
  });
});

test('as CSV no name is a formula, and French has its own signs', () => {
  const players = { N: '=1+1', E: '', S: '', W: '' };
  const sheet = sheetOf(['4sn= h100e'], { players });
  const rows = sheetSpreadsheet.write({ sheet, language: 'fr' }).replace('\ufeff', '').trimEnd().split(/\r?\n/);
  expect(rows[0]).not.toMatch(/^Nord;"?=/);
  expect(rows.slice(4)).toEqual([
    'Donne;Contrat;Par;Résultat;Honneurs;N-S;E-O',
    '1;4P;N;=;100 E;120;100',
    ';Total;;;;120;100',
  ]);
});
