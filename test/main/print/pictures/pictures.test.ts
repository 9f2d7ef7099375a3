/** Pages beside the pictures of them that were looked at once and accepted. */
import { describe, expect, test } from 'vitest';
import { printSeasonDocument, printSheetDocument } from '../../../../main/print/print.ts';
import {
  loadDocument,
  loadSeasonDocument,
  loadSheetDocument,
  SEASON_DOCUMENT_NAMES,
  type DocumentName,
} from '../../../../main/print/registry.ts';
import { drawPage, type PagePicture } from '../../../pdf.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../names.ts';
import { printJob } from '../support.ts';
import { renaming, seasonJob } from '../season-job.ts';
import { sheetJob, sheetOf } from '../sheet-job.ts';
import { difference, pictureProblem, SCALE } from './compare.ts';
import { samplePages } from './sample.ts';
import { SCENE_NAMES, sceneJob, SCENES, type SceneName } from './scenes.ts';

/** Events with names of every kind: their densest and last pages are looked at as well. */
const LARGE: readonly SceneName[] = ['40', 'teams-16'];

describe.each(SCENE_NAMES)('the papers of %s', (scene) => {
  const { language, paper, documents } = SCENES[scene];

  test.each(documents)('%s looks as it was accepted, in black and white', async (name) => {
    const alsoDensest = LARGE.includes(scene);
    const pages = await samplePages(await loadDocument(name), sceneJob(scene, name), { alsoDensest });
    for (const { number, picture } of pages) {
      expect(picture.isColoured).toBe(false);
      expect(await pictureProblem(`${scene}-${name}-${language}-${paper}-${number}`, picture)).toBeNull();
    }
  });
});

/** Names of four players: the usual ones, long ones, and what no name should be. */
const SHEETS = {
  en: sheetJob(),
  fr: sheetJob({}, { language: 'fr' }),
  'long-fr': sheetJob({ players: players(LONG_NAMES.flat()) }, { language: 'fr', paper: 'Letter' }),
  'hostile-en': sheetJob({ players: players(['a'.repeat(60), ...HOSTILE_NAMES]) }),
  'minibridge-fr': {
    ...sheetJob({}, { language: 'fr' }),
    sheet: sheetOf(['12 9 14 5 4ss+1', '10 11 4 15 3nn-2', 'p'], {
      kind: 'minibridge',
      laws: null,
      players: players(LONG_NAMES.flat()),
    }),
  },
} as const;

function players([N = '', E = '', S = '', W = '']: readonly string[]) {
  return { N, E, S, W };
}

test.each(Object.entries(SHEETS))('a sheet of rubber bridge or minibridge looks as accepted: %s', async (name, job) => {
  const { pdf } = await printSheetDocument(await loadSheetDocument('sheet'), job, async () => []);
  const picture = await drawPage(pdf, 1, SCALE);
  expect(picture.isColoured).toBe(false);
  expect(await pictureProblem(`sheet-${name}`, picture)).toBeNull();
});

/** A season as the club plays it, and a long one with long names. */
const SEASONS = {
  en: () => seasonJob(),
  'long-fr': () => seasonJob({ evenings: 40, names: renaming(LONG_NAMES.flat()) }, { language: 'fr', paper: 'Letter' }),
} as const;

describe.each(Object.entries(SEASONS))('the papers of a season, %s', (scene, jobOf) => {
  test.each(SEASON_DOCUMENT_NAMES)('%s looks as it was accepted, in black and white', async (name) => {
    const { pdf } = await printSeasonDocument(await loadSeasonDocument(name), jobOf(), async () => []);
    const picture = await drawPage(pdf, 1, SCALE);
    expect(picture.isColoured).toBe(false);
    expect(await pictureProblem(`season-${scene}-${name}`, picture)).toBeNull();
  });
});

async function firstPage(name: DocumentName, scene: SceneName): Promise<PagePicture> {
  const [first] = await samplePages(await loadDocument(name), sceneJob(scene, name), { alsoDensest: false });
  if (!first) throw new Error(`no page of ${name}`);
  return first.picture;
}

describe('a page that differs is noticed', () => {
  test('by other figures in the same places', async () => {
    const accepted = await firstPage('recap', '13');
    const job = printJob({ seed: 2 });
    const [other] = await samplePages(await loadDocument('recap'), job, { alsoDensest: false });
    if (!other) throw new Error('no page');
    expect(difference(accepted, accepted)).toBeNull();
    expect(difference(accepted, other.picture)).toMatch(/^another thing stands at \d+, \d+$/);
  });

  test('by a line that has moved by three dots, one that is missing, and another paper', async () => {
    const accepted = await firstPage('scorecards', '13');
    const { width, dots } = accepted;
    const moved = Uint8Array.from(dots, (_, dot) => dots[dot - 3 * width] ?? 255);
    expect(difference(accepted, { ...accepted, dots: moved })).not.toBeNull();
    const line = dots.findIndex((light) => light < 128);
    const missing = dots.slice().fill(255, line - (line % width), line + 12 * width);
    expect(difference(accepted, { ...accepted, dots: missing })).not.toBeNull();
    expect(difference(accepted, await firstPage('scorecards', '4'))).toBe('the page has another size');
  });

  test('but not by letters that are drawn a little bolder or lighter', async () => {
    const accepted = await firstPage('board', '13');
    const lighter = accepted.dots.map((light) => Math.min(255, light + (light < 255 ? 8 : 0)));
    expect(difference(accepted, { ...accepted, dots: lighter })).toBeNull();
  });
});
