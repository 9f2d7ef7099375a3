import { describe, expect, test } from 'vitest';
import { explainedEntries } from '../../../../main/club/standings/explanation.ts';
import { printExplanation, type PrintJob } from '../../../../main/print/print.ts';
import { mitchellSpec, withdrawal, type SessionRecipe } from '../../../builders.ts';
import { inkOf, linesOn, readPdf, wordsOn } from '../../../pdf.ts';
import { longNames, printDocument } from '../support.ts';

/** A document that explains what pairs have, the first `pairs` of them. */
function explaining(pairs: number, recipe: SessionRecipe = {}, changes: Partial<PrintJob> = {}): PrintJob {
  const document = printDocument(recipe, changes);
  return { ...document, explained: explainedEntries(document.session).slice(0, pairs) };
}

async function linesOf(document: PrintJob): Promise<readonly string[][]> {
  const { pages } = await readPdf(await printExplanation(document));
  return pages.map((page) => linesOn(page).map((line) => line.join(' ').replaceAll('\u202f', ' ')));
}

describe('the explanation', () => {
  test('has the total and every board of the pair, each with its sentence', async () => {
    const document = explaining(1);
    const pages = await linesOf(document);
    const lines = pages.flat();
    expect(lines.filter((line) => /^Board \d+ /.test(line))).toHaveLength(26);
    expect(lines.join('\n').match(/\(Law 78A\)/g)?.length).toBe(26);
    expect(lines).toContainEqual(
      expect.stringMatching(/^\d\d\.\d\d % ?, \d+ of 624 matchpoints on 26 boards; place \d+ of 13\.$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^\d+\.\d\d % ?: of the 12 other results \d+ beaten/));
    expect(lines).toContainEqual(expect.stringContaining('Matchpoints 2-1-0, WBF.'));
    expect(await inkOf(await printExplanation(document), 1)).toBeGreaterThan(0.01);
  });

  test('in French, one board', async () => {
    const file = await readPdf(await printExplanation(explaining(1, {}, { language: 'fr', boards: [7] })));
    expect(file).toMatchObject({ title: 'Explication – Tuesday pairs, 24 novembre 2026', language: 'fr' });
    expect(file.pages).toHaveLength(1);
    const words = wordsOn(file.pages[0] ?? { width: 0, height: 0, texts: [] });
    expect(words).toContain('Étui 7');
    expect(words).not.toContain('Étui 8');
    expect(words).toContain('(Loi 78A)');
  });

  test('a pair begins a page, and long names keep to theirs', async () => {
    const recipe = { sections: [mitchellSpec(4)], names: longNames };
    const document = explaining(3, recipe, { paper: 'Letter' });
    const { pages } = await readPdf(await printExplanation(document));
    expect(pages).toHaveLength(3);
    for (const { texts, width } of pages) expect(Math.max(...texts.map(({ right }) => right))).toBeLessThan(width - 40);
  });

  test('a board given because the opponents withdrew names them', async () => {
    const document = printDocument({ sections: [mitchellSpec(5)] });
    const { session, withdrawn, entries } = withdrawal(document.session);
    const [opponent = 0] = [...entries.keys()];
    const [first = ''] = session.sections[0]?.entries.find(({ id }) => id === withdrawn)?.players ?? [];
    const lines = (await linesOf({ ...document, session, explained: explainedEntries(session, [opponent]) })).flat();
    const given = lines.filter((_, place) => lines[place + 1]?.includes('average plus'));
    expect(given).toHaveLength(entries.get(opponent)?.length ?? 0);
    for (const line of given) expect(line).toMatch(new RegExp(`^Board \\d+ 1 +.*${first.split(' ').at(-1)}`));
  });

  test('nothing played, nothing explained', async () => {
    const document = { ...printDocument({ results: 0 }), explained: [] };
    expect(
      wordsOn((await readPdf(await printExplanation(document))).pages[0] ?? { width: 0, height: 0, texts: [] }),
    ).toContain('Nothing to print yet.');
  });
});
