import { expect, test } from 'vitest';
import { guideCardsDocument } from '../../../../main/print/documents/seats/guide-cards.ts';
import { rankingDocument } from '../../../../main/print/documents/ranking/ranking.ts';
import { scorecardsDocument } from '../../../../main/print/documents/scorecards/scorecards.ts';
import { mitchellSpec } from '../../../builders.ts';
import { LONG_NAMES } from '../../../names.ts';
import { linesOn, readPdf } from '../../../pdf.ts';
import { printJob, printPdf } from '../support.ts';

const longNames = (pair: number) => LONG_NAMES[pair - 1] ?? (['', ''] as const);

test('a head breaks between the players of a pair, on scorecards and guide cards', async () => {
  const job = printJob({ sections: [mitchellSpec(6)], names: longNames });
  for (const document of [scorecardsDocument, guideCardsDocument]) {
    const { pages } = await readPdf(await printPdf(document, job));
    const texts = pages.flatMap((page) => page.texts.filter(({ size }) => size >= 9).map(({ text }) => text));
    for (const [first, second] of LONG_NAMES.slice(0, 12)) {
      const whole = texts.some((text) => text.endsWith(`${first} / ${second}`));
      const apart = texts.some((text) => text.endsWith(first)) && texts.includes(second);
      expect(whole || apart, `${document.title('en')}: ${first} / ${second}`).toBe(true);
    }
  }
});

test('rounds with different numbers of boards are not counted as one kind', async () => {
  const job = printJob({ sections: [mitchellSpec(5, { boardsPerRound: 3 })] });
  const sections = job.session.sections.map((section) => ({
    ...section,
    boardsPerRound: 2,
    cells: section.cells.map((cell) => (cell.round < 4 ? cell : { ...cell, boards: cell.boards.slice(0, 2) })),
  }));
  const { pages } = await readPdf(await printPdf(rankingDocument, { ...job, session: { ...job.session, sections } }));
  const lines = pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
  expect(lines).toContainEqual(expect.stringMatching(/Mitchell, 5 tables, 5 rounds$/));
});
