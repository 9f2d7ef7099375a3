import { describe, expect, test } from 'vitest';
import { explainedEntries } from '../../../../main/club/standings/explanation.ts';
import type { PrintedDocument } from '../../../../main/print/document.ts';
import { boardsDocument } from '../../../../main/print/documents/boards/boards.ts';
import { explanationDocument } from '../../../../main/print/documents/explanation.ts';
import { rankingDocument } from '../../../../main/print/documents/ranking/ranking.ts';
import type { PaperName } from '../../../../main/print/press/sheet.ts';
import { printPdf } from '../../../../main/print/print.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { linesOn, readPdf, wordsOn, type PdfPage } from '../../../pdf.ts';
import { clubNames, namesMissing, printJob } from '../support.ts';

/** Letters of a word may overlap so much where one is moved towards the next. */
const KERNING = 4;

/** Texts of a page that begin before another on their baseline has ended. */
function overlaps({ texts }: PdfPage): string[] {
  return texts.flatMap((text) =>
    texts
      .filter(
        (other) =>
          other !== text &&
          Math.abs(other.baseline - text.baseline) < 2 &&
          other.x > text.x &&
          other.x < text.right - KERNING,
      )
      .map((other) => `${text.text} | ${other.text}`),
  );
}

const documents = { ranking: rankingDocument, explanation: explanationDocument, boards: boardsDocument };
const sessions = { mitchell: mitchellSpec(7), howell: howellSpec(5) };

describe.each(['A4', 'Letter'] as const)('on %s paper', (paper: PaperName) => {
  describe.each(['mitchell', 'howell'] as const)('of a %s', (session) => {
    test.each(['ranking', 'explanation', 'boards'] as const)('no name is cut: %s', async (name) => {
      const recipe = { sections: [sessions[session]], names: clubNames };
      for (const language of ['en', 'fr'] as const) {
        const job = printJob(recipe, { paper, language });
        const explained = name === 'explanation' ? explainedEntries(job.session) : [];
        const document = documents[name] as PrintedDocument;
        const file = await readPdf(await printPdf(document, { ...job, explained } as typeof job));
        expect(namesMissing(file, job)).toEqual([]);
        for (const page of file.pages) {
          expect(wordsOn(page)).not.toContain('…');
          expect(overlaps(page)).toEqual([]);
          for (const { x, right, baseline } of page.texts) {
            expect(x).toBeGreaterThan(40);
            expect(right).toBeLessThan(page.width - 40);
            expect(baseline).toBeGreaterThan(30);
          }
        }
      }
    });
  });
});

const WIDE = ['Christophe Villeneuve-Bargès', 'Marie-Thérèse Beauregard-Montclar'] as const;

test('a ranked name of two lines stands one below the other', async () => {
  const job = printJob({ names: () => WIDE });
  const { pages } = await readPdf(await printPdf(rankingDocument, job));
  const lines = pages.flatMap(linesOn).map((line) => line.join(' '));
  expect(lines.filter((line) => line === WIDE[0])).toHaveLength(26);
  expect(lines.filter((line) => line === WIDE[1])).toHaveLength(26);
});
