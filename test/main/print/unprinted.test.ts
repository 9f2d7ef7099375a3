import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { rankingDocument } from '../../../main/print/documents/ranking/ranking.ts';
import type { FontFace } from '../../../main/print/press/fonts/fonts.ts';
import { facesIn, type FindFaces } from '../../../main/print/press/fonts/machine/faces.ts';
import { textMark } from '../../../main/print/press/marks.ts';
import { printDocument } from '../../../main/print/print.ts';
import { mitchellSpec } from '../../builders.ts';
import { readPdf, wordsOn } from '../../pdf.ts';
import { fontWith } from './press/fonts/machine/fixtures.ts';
import { printJob } from './support.ts';

const NO_FACES = () => Promise.resolve([]);

function rankingOf(first: string, second = 'Ann Oak') {
  return printJob({ sections: [mitchellSpec(3)], names: (pair) => (pair === 1 ? [first, second] : ['Bea', 'Cy']) });
}

async function printed(job: ReturnType<typeof rankingOf>, findFaces: FindFaces) {
  const { pdf, unprinted } = await printDocument(rankingDocument, job, findFaces);
  return { text: (await readPdf(pdf)).pages.map(wordsOn).join('\n'), unprinted };
}

test('names that the program’s own fonts have ask for no other', async () => {
  const findFaces = vi.fn(NO_FACES);
  const { unprinted } = await printed(rankingOf('Łukasz Wałęsa', 'Ирина Щербакова'), findFaces);
  expect(unprinted).toEqual([]);
  expect(findFaces).not.toHaveBeenCalled();
});

test('where no font has the letters, marks stand for them and the names are told', async () => {
  const { text, unprinted } = await printed(rankingOf('山田 太郎', 'Zo\u036be'), NO_FACES);
  expect(text).toContain('?? ?? / Zoe');
  expect(unprinted).toEqual(['山田 太郎', 'Zo\u036be']);
});

test('a line that is no name is told as it stands', async () => {
  const job = rankingOf('Ann');
  const other = { ...job, session: { ...job.session, eventName: '春 Cup' } };
  expect((await printed(other, NO_FACES)).unprinted).toEqual(['春 Cup']);
  const page = [textMark('noté 春', 9, 9, { size: 9 })];
  const document = { use: 'after' as const, options: [], title: () => 'Note', layOut: () => [page] };
  expect((await printDocument(document, job, NO_FACES)).unprinted).toEqual(['noté 春']);
});

test('a font of the machine has the letters: the name is printed whole and nothing is told', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'etui-own-fonts-'));
  try {
    writeFileSync(path.join(folder, 'east.ttf'), await fontWith('山田太郎'));
    const { text, unprinted } = await printed(rankingOf('山田 太郎', 'Q\u{10fffd}'), facesIn([folder]));
    // Spaces between letters of two fonts are no text of the file.
    expect(text.replaceAll(/\s/g, '')).toContain('山田太郎/Q?');
    expect(unprinted).toEqual(['Q\u{10fffd}']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a font that fails while the document is printed costs only its letters', async () => {
  const bytes = new Uint8Array(200);
  const glyphs = new Map([['山'.charCodeAt(0), 1]]);
  const broken: FontFace = { name: 'broken', regular: bytes, bold: bytes, glyphs };
  const { text, unprinted } = await printed(rankingOf('山 Ann'), () => Promise.resolve([broken]));
  expect(text).toContain('? Ann');
  expect(unprinted).toEqual(['山 Ann']);
});
