/** No document prints where a printer can't, and none says anything by a colour alone. */
import { describe, expect, test } from 'vitest';
import { withLetterhead } from '../../../../main/print/press/letterhead.ts';
import type { Mark, MeasureText } from '../../../../main/print/press/marks.ts';
import { openPress } from '../../../../main/print/press/press.ts';
import { PAPER_SIZES, type PaperName } from '../../../../main/print/press/sheet.ts';
import { loadDocument } from '../../../../main/print/registry.ts';
import { PRINTED_AT } from '../support.ts';
import { SCENE_NAMES, sceneJob, SCENES, type SceneName } from './scenes.ts';

/** What a club's printer leaves white at each edge: a quarter of an inch. */
const MARGIN = 24;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letters reach so far above and below their baseline, in sizes of the type. */
const ABOVE = 0.75;
const BELOW = 0.22;

function extentOf(mark: Mark, measure: MeasureText): Extent {
  switch (mark.kind) {
    case 'text': {
      const width = measure(mark.text, mark);
      const left = mark.x - (mark.align === 'right' ? width : mark.align === 'centre' ? width / 2 : 0);
      const [top, bottom] = [mark.baseline - mark.size * ABOVE, mark.baseline + mark.size * BELOW];
      return { left, right: left + width, top, bottom };
    }
    case 'rule': {
      const { from, to } = mark;
      const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
      return { left, right, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) };
    }
    case 'letterhead':
      throw new Error('the letterhead was left out');
    case 'picture':
    case 'box':
      return { left: mark.x, right: mark.x + mark.width, top: mark.y, bottom: mark.y + mark.height };
    case 'dot': {
      const { centre, radius } = mark;
      const [left, right] = [centre.x - radius, centre.x + radius];
      return { left, right, top: centre.y - radius, bottom: centre.y + radius };
    }
  }
}

/** Marks that come nearer to an edge of the paper than its margin. A line to cut along goes to the edge. */
function marksOutside(page: readonly Mark[], paper: PaperName, measure: MeasureText): readonly string[] {
  const { width, height } = PAPER_SIZES[paper];
  return page
    .filter((mark) => (mark.kind === 'rule' ? !mark.dashed : mark.kind !== 'text' || mark.text !== ''))
    .filter((mark) => {
      const { left, right, top, bottom } = extentOf(mark, measure);
      return Math.min(left, width - right, top, height - bottom) < MARGIN;
    })
    .map((mark) => JSON.stringify(mark));
}

/** Grey lines only part what stands in black: thick ones would mean something. */
function greyMarks(page: readonly Mark[]): readonly Mark[] {
  return page.filter((mark) => mark.kind === 'rule' && mark.ink === 'grey' && mark.thickness > 1);
}

/** The longest line a club may have, and a logo of any shape. */
const LETTERHEAD = {
  line: `12 rue des Étuis, 25000 Besançon, chaque mardi à 19 h 30, ${'https://www.club-de-bridge.example'.padEnd(42, '-')}`,
  logo: { type: 'image/png', width: 40, height: 200, picture: new Uint8Array() },
} as const;

const EVERY_SHEET = (['A4', 'Letter'] as const).flatMap((paper) =>
  (['en', 'fr'] as const).map((language) => ({ paper, language })),
);
/** Large events take long to lay out: each paper once, in the other language than it is looked at. */
const LARGE: readonly SceneName[] = ['40', 'teams-16'];
const TWO_SHEETS = EVERY_SHEET.filter(({ paper, language }) => (paper === 'A4') === (language === 'fr'));

/** Texts are as wide on every paper: each is measured once. */
const PRESS = openPress({ title: '', language: 'en', paper: 'A4', printedAt: PRINTED_AT });

describe.each(SCENE_NAMES)('the papers of %s', (scene) => {
  test.each(SCENES[scene].documents)('%s keeps the margins of both papers in both languages', async (name) => {
    const document = await loadDocument(name);
    const { measure } = await PRESS;
    for (const sheet of LARGE.includes(scene) ? TWO_SHEETS : EVERY_SHEET) {
      const job = sceneJob(scene, name, sheet);
      const pages = withLetterhead(document.layOut(job, measure), LETTERHEAD, measure);
      expect(
        pages.flatMap((page) => marksOutside(page, sheet.paper, measure)).slice(0, 3),
        `${sheet.language} ${sheet.paper}`,
      ).toEqual([]);
      expect(pages.flatMap(greyMarks)).toEqual([]);
    }
  });
});
