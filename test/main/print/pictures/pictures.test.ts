/** Pages beside the pictures of them that were looked at once and accepted. */
import { describe, expect, test } from 'vitest';
import { printDocument } from '../../../../main/print/print.ts';
import { loadDocument, type DocumentName } from '../../../../main/print/registry.ts';
import { mitchellSpec } from '../../../builders.ts';
import { LONG_NAMES } from '../../../names.ts';
import { drawPage, type PagePicture } from '../../../pdf.ts';
import { printJob, sampleDeals } from '../support.ts';
import { difference, pictureProblem, SCALE } from './compare.ts';

const DOCUMENTS: readonly DocumentName[] = [
  'travellers',
  'slips',
  'guideCards',
  'boardCards',
  'ownScorecards',
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
  'ranking',
  'recap',
  'board',
  'scorecards',
  'hands',
];

const ROOMS = {
  '13-en-A4': { sections: [mitchellSpec(13)], names: undefined, language: 'en', paper: 'A4' },
  '4-fr-Letter': {
    sections: [mitchellSpec(4, { boardsPerRound: 6 })],
    names: (pair: number) => LONG_NAMES[pair - 1] ?? (['', ''] as const),
    language: 'fr',
    paper: 'Letter',
  },
} as const;

async function firstPage(name: DocumentName, room: keyof typeof ROOMS, seed = 1): Promise<PagePicture> {
  const { sections, names, language, paper } = ROOMS[room];
  const deals = sampleDeals(sections[0], seed);
  const job = printJob({ sections, seed, ...(names && { names }) }, { language, paper, deals });
  const { pdf } = await printDocument(await loadDocument(name), job, async () => []);
  return drawPage(pdf, 1, SCALE);
}

describe.each(['13-en-A4', '4-fr-Letter'] as const)('in a room of %s', (room) => {
  test.each(DOCUMENTS)('the first page of %s looks as it was accepted', async (name) => {
    expect(await pictureProblem(`${name}-${room}`, await firstPage(name, room))).toBeNull();
  });
});

describe('a page that differs is noticed', () => {
  test('by other figures in the same places', async () => {
    const [accepted, other] = [await firstPage('recap', '13-en-A4'), await firstPage('recap', '13-en-A4', 2)];
    expect(difference(accepted, accepted)).toBeNull();
    expect(difference(accepted, other)).toMatch(/^another thing stands at \d+, \d+$/);
  });

  test('by a line that has moved by three dots, one that is missing, and another paper', async () => {
    const accepted = await firstPage('scorecards', '13-en-A4');
    const { width, dots } = accepted;
    const moved = Uint8Array.from(dots, (_, dot) => dots[dot - 3 * width] ?? 255);
    expect(difference(accepted, { ...accepted, dots: moved })).not.toBeNull();
    const line = dots.findIndex((light) => light < 128);
    const missing = dots.slice().fill(255, line - (line % width), line + 12 * width);
    expect(difference(accepted, { ...accepted, dots: missing })).not.toBeNull();
    expect(difference(accepted, await firstPage('scorecards', '4-fr-Letter'))).toBe('the page has another size');
  });

  test('but not by letters that are drawn a little bolder or lighter', async () => {
    const accepted = await firstPage('board', '13-en-A4');
    const lighter = accepted.dots.map((light) => Math.min(255, light + (light < 255 ? 8 : 0)));
    expect(difference(accepted, { ...accepted, dots: lighter })).toBeNull();
  });
});
