import { describe, expect, test } from 'vitest';
import { attendanceDocument } from '../../../../../main/print/documents/seats/attendance.ts';
import { badgesDocument } from '../../../../../main/print/documents/seats/badges.ts';
import { seatingByNameDocument } from '../../../../../main/print/documents/seats/seating-by-name.ts';
import { seatingByTableDocument } from '../../../../../main/print/documents/seats/seating-by-table.ts';
import type { PrintedDocument } from '../../../../../main/print/document.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { printJob, printPdf } from '../../support.ts';
import { pouleSpec, teamJob } from '../../team-job.ts';

/** The lines of a document, from the top of its first page. */
async function linesOf(document: PrintedDocument, job: PrintJob): Promise<readonly string[]> {
  const { pages } = await readPdf(await printPdf(document, job));
  return pages.flatMap(linesOn).map((line) => line.join(' '));
}

const NAMES = [
  ['Zoé Adam', 'Émile Zola'],
  ['DUPONT Jean', 'Ann Van Dam'],
  ['Élise Dubois', 'Bob Éluard'],
  ['', ''],
] as const;
const names = (pair: number) => NAMES[(pair - 1) % NAMES.length] ?? (['', ''] as const);

function vietnamese(pair: number): readonly [string, string] {
  return pair === 1 ? ['Nguyễn Thị Minh Khai', 'Oscar Otis'] : ['Ann Moss', 'Tess Tanner'];
}

/** The pages of the list by name of so many tables. */
async function pagesOf(tables: number): Promise<number> {
  const job = printJob({ sections: [mitchellSpec(tables)], names: numbered });
  return (await readPdf(await printPdf(seatingByNameDocument, job))).pages.length;
}

function numbered(pair: number): readonly [string, string] {
  return [`Ann Alder ${pair}`, `Bob Birch ${pair}`];
}

describe('the seating by name', () => {
  test('is in order of surname, each with the table and the side of the first round', async () => {
    const job = printJob({ sections: [mitchellSpec(3)], names }, { language: 'fr' });
    const lines = await linesOf(seatingByNameDocument, job);
    const rows = lines.filter((line) => / \d (?:N-S|E-O)$/.test(line));
    expect(rows.map((line) => line.replace(/ \d .*$/, ''))).toEqual([
      'Adam, Zoé',
      'Adam, Zoé',
      'Dubois, Élise',
      'DUPONT, Jean',
      'DUPONT, Jean',
      'Éluard, Bob',
      'Van Dam, Ann',
      'Van Dam, Ann',
      'Zola, Émile',
      'Zola, Émile',
    ]);
    const { cells = [], entries = [] } = job.session.sections[0] ?? {};
    const third = entries.find(({ number }) => number === 3)?.id;
    const table = cells.find(({ round, ns }) => round === 1 && ns === third)?.table;
    expect(rows).toContain(`Dubois, Élise ${table} N-S`);
    expect(lines.at(-1)).toContain('Places du premier tour. 10 joueurs.');
  });

  test('puts a Vietnamese surname first, as it was typed', async () => {
    const lines = await linesOf(seatingByNameDocument, printJob({ sections: [mitchellSpec(3)], names: vietnamese }));
    const rows = lines.filter((line) => / \d (?:N-S|E-W)$/.test(line)).map((line) => line.replace(/ \d .*$/, ''));
    expect(rows.slice(5, 7)).toEqual(['Nguyễn, Thị Minh Khai', 'Otis, Oscar']);
  });

  test('closes up before a page would begin for a few names', async () => {
    expect(await pagesOf(18)).toBe(1);
    expect(await pagesOf(25)).toBe(2);
  });

  test('says the section where there are several, and who sits out', async () => {
    const sections = [mitchellSpec(3), howellSpec(3, { phantom: true })];
    const job = printJob({ sections, names: (pair) => [`Ann Alder ${pair}`, `Bob Birch ${pair}`] });
    const lines = (await linesOf(seatingByNameDocument, job)).join('\n');
    expect(lines).toMatch(/ A1 N-S/);
    expect(lines).toMatch(/ B\d sit-out/);
  });
});

test('the seating by table has each table with both pairs; an unknown name leaves the number', async () => {
  const lines = await linesOf(seatingByTableDocument, printJob({ sections: [mitchellSpec(4)], names }));
  expect(lines).toContain('1 1 Zoé Adam / Émile Zola 5 Zoé Adam / Émile Zola');
  expect(lines).toContain('4 4 8');
});

test('the attendance list has everybody once, and a line to write on where a name is missing', async () => {
  const lines = await linesOf(attendanceDocument, printJob({ sections: [mitchellSpec(4)], names }));
  const rows = lines.slice(lines.findIndex((line) => line.startsWith('Name Pair')) + 1, -1);
  expect(rows).toHaveLength(16);
  expect(rows[0]).toBe('Adam, Zoé 1');
  expect(rows.slice(-4)).toEqual(['4', '4', '8', '8']);
});

/** One more than sit down. */
const playersOf = (team: number) => ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir'].map((name) => `Ann ${name} ${team}`);

test('the players of a team that don’t sit in the first round are expected too', async () => {
  const job = teamJob({ spec: pouleSpec(4), playersOf, played: 0 });
  const rows = (await linesOf(attendanceDocument, job)).filter((line) => line.startsWith('Ann '));
  expect(rows).toHaveLength(20);
  const seats = (await linesOf(seatingByNameDocument, job)).join('\n');
  expect(seats.match(/Fir \d sit-out/g)).toHaveLength(4);
});

test('a team without names is expected with both its pairs, also where it has a bye first', async () => {
  const job = teamJob({ spec: pouleSpec(5), playersOf: () => [], played: 0 });
  const lines = await linesOf(attendanceDocument, job);
  expect(lines.filter((line) => /^[1-5]$/.test(line)).toSorted()).toEqual(
    [1, 2, 3, 4, 5].flatMap((team) => Array.from({ length: 4 }, () => String(team))),
  );
  expect(lines.at(-1)).toContain('20 players.');
});

test('ten badges a sheet, a name each', async () => {
  const job = printJob({ sections: [mitchellSpec(6)] });
  const { pages } = await readPdf(await printPdf(badgesDocument, job));
  expect(pages).toHaveLength(3);
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  expect(texts.filter((text) => /^Pair \d+$/.test(text))).toHaveLength(24);
  expect(texts).toContain(job.session.sections[0]?.entries[0]?.players[0]);
});
