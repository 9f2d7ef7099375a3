import { describe, expect, test } from 'vitest';
import { guideCardsDocument } from '../../../../../main/print/documents/seats/guide-cards.ts';
import { openPress } from '../../../../../main/print/press/press.ts';
import { howellSpec, mitchellSpec } from '../../../../builders.ts';
import { HOSTILE_PAIRS } from '../../../../names.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { printJob, printPdf } from '../../support.ts';

/** The sentences at the foot of the cards, with the number of the card each is on. */
async function sentencesOf(job: ReturnType<typeof printJob>): Promise<readonly string[]> {
  const { pages } = await readPdf(await printPdf(guideCardsDocument, job));
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  return texts.filter((text) => /^(?:You stay|After each|Vous restez|Après chaque)/.test(text));
}

test('names of many lines push the rule of their card down, and never stand on it', async () => {
  for (const tables of [5, 20]) {
    const job = printJob({ sections: [mitchellSpec(tables)], names: (pair) => HOSTILE_PAIRS[pair - 1] ?? ['', ''] });
    const press = await openPress({ title: '', language: 'en', paper: 'A4', printedAt: new Date(0) });
    const marks = guideCardsDocument.layOut(job, press.measure).flat();
    const rules = marks.filter((mark) => mark.kind === 'rule' && mark.thickness === 2);
    expect(rules).toHaveLength(2 * tables);
    const last = marks.filter((mark) => mark.kind === 'text' && mark.text === 'Tuesday pairs, 24 November 2026');
    for (const [at, rule] of rules.entries()) {
      const event = last[at];
      const [under, over] = [rule.kind === 'rule' && rule.from.y, event?.kind === 'text' && event.baseline];
      expect(Number(under) - Number(over)).toBeGreaterThanOrEqual(6);
    }
  }
});

describe('a guide card says in one sentence where to go', () => {
  test('of a Mitchell: North-South stay, East-West follow the pair before them', async () => {
    const sentences = await sentencesOf(printJob({ sections: [mitchellSpec(5)] }));
    expect(sentences).toEqual([
      ...[1, 2, 3, 4, 5].map((table) => `You stay at table ${table}.`),
      ...[7, 8, 9, 10, 6].map((pair) => `After each round you take the seat of pair ${pair}.`),
    ]);
  });

  test('of a Howell: whose seat comes next, as the schedule has it', async () => {
    const job = printJob({ sections: [howellSpec(4)] }, { language: 'fr' });
    const sentences = await sentencesOf(job);
    expect(sentences).toHaveLength(8);
    const { cells = [], entries = [] } = job.session.sections[0] ?? {};
    const number = (id: number | undefined) => entries.find((entry) => entry.id === id)?.number ?? 0;
    const seats = new Map(
      cells.flatMap(({ round, table, ns, ew }) => [
        [`${round} ${number(ns)}`, `${table} NS`] as const,
        [`${round} ${number(ew)}`, `${table} EW`] as const,
      ]),
    );
    for (const [index, sentence] of sentences.entries()) {
      const followed = Number(/la place de la paire (\d+)\.$/.exec(sentence.replaceAll(/\s/g, ' '))?.[1] ?? 0);
      for (let round = 1; round < 7; round += 1) {
        const before = followed === 0 ? seats.get(`${round} ${index + 1}`) : seats.get(`${round} ${followed}`);
        expect(seats.get(`${round + 1} ${index + 1}`)).toBe(before);
      }
    }
  });

  test('and nothing where no sentence is true all session', async () => {
    const spec = mitchellSpec(6, { even: 'skip' });
    const sentences = await sentencesOf(printJob({ sections: [spec] }));
    expect(sentences.filter((sentence) => sentence.startsWith('You stay'))).toHaveLength(6);
    expect(sentences.filter((sentence) => sentence.startsWith('After each'))).toEqual([]);
  });

  test('beside the table, the seat, the opponents, the boards and the time of each round', async () => {
    const { pages } = await readPdf(await printPdf(guideCardsDocument, printJob({ sections: [mitchellSpec(5)] })));
    const left = pages[0]?.texts.filter(({ x, baseline }) => x < 290 && baseline > 421) ?? [];
    const lines = linesOn({ width: 0, height: 0, texts: left }).map((line) => line.join(' '));
    expect(lines).toContain('Round Table Seat Against Boards From');
    expect(lines).toContain('1 1 N-S 6 1–2 19:30');
  });
});
