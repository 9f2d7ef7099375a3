/** Documents of a small, a usual and a large room, with the longest names and with those that break pages. */
import { describe, expect, test } from 'vitest';
import { familyNameFirst } from '../../../../src/names/forms.ts';
import { normalizeName } from '../../../../main/club/players/search-name.ts';
import { printDocument } from '../../../../main/print/print.ts';
import { loadDocument, type DocumentName } from '../../../../main/print/registry.ts';
import { mitchellSpec } from '../../../builders.ts';
import { HOSTILE_PAIRS, LONG_NAMES } from '../../../names.ts';
import { readPdf, wordsOn } from '../../../pdf.ts';
import { namesMissing, overlaps, printJob, sampleDeals, wholeOrInitials } from '../support.ts';

const ROOMS = {
  '4 tables': [mitchellSpec(4, { boardsPerRound: 6 })],
  '13 tables': [mitchellSpec(13)],
  '40 tables': [mitchellSpec(20, { rounds: 13 }), mitchellSpec(20, { rounds: 13 })],
} as const;

/** Documents with the names of players, and those with numbers alone. */
const NAMED: readonly DocumentName[] = [
  'recap',
  'board',
  'scorecards',
  'ownScorecards',
  'seatingByName',
  'seatingByTable',
  'attendance',
  'badges',
];
/** Lists in order of surnames, in which one looks for one's own. */
const BY_SURNAME: readonly DocumentName[] = ['seatingByName', 'attendance'];
const NUMBERED: readonly DocumentName[] = ['travellers', 'slips', 'boardCards', 'hands'];

/** Names as the club's file has them; question marks stand for what the fonts lack. */
const PRINTABLE = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
const PICTURES_AND_MARKS = /[\p{Extended_Pictographic}\p{M}\u200b]/u;

const hostile = (pair: number): readonly [string, string] => {
  const [first, second] = HOSTILE_PAIRS[(pair - 1) % HOSTILE_PAIRS.length] ?? ['', ''];
  return [normalizeName(first), normalizeName(second)];
};
const long = (pair: number): readonly [string, string] => LONG_NAMES[(pair - 1) % LONG_NAMES.length] ?? ['', ''];

const SHEETS = {
  long: { names: long, language: 'en', paper: 'A4' },
  hostile: { names: hostile, language: 'fr', paper: 'Letter' },
} as const;

const jobs = new Map<string, ReturnType<typeof roomJob>>();

/** What a document of a room is printed from. An event is made once. */
function jobIn(room: keyof typeof ROOMS, kind: keyof typeof SHEETS): ReturnType<typeof roomJob> {
  const key = `${room}, ${kind}`;
  const job = jobs.get(key) ?? roomJob(room, kind);
  jobs.set(key, job);
  return job;
}

function roomJob(room: keyof typeof ROOMS, kind: keyof typeof SHEETS) {
  const { names, language, paper } = SHEETS[kind];
  return printJob({ sections: ROOMS[room], names }, { language, paper, deals: sampleDeals(ROOMS[room][0]) });
}

describe.each(['4 tables', '13 tables', '40 tables'] as const)('with %s', (room) => {
  test.each([...NAMED, ...NUMBERED])('%s stays on its pages and cuts no name', async (name) => {
    const document = await loadDocument(name);
    for (const kind of ['long', 'hostile'] as const) {
      const job = jobIn(room, kind);
      const { pdf } = await printDocument(document, job, async () => []);
      const file = await readPdf(pdf);
      expect(file.pages.length).toBeGreaterThan(0);
      const forms = BY_SURNAME.includes(name) ? (player: string) => [familyNameFirst(player)] : wholeOrInitials;
      const missing = NAMED.includes(name) ? namesMissing(file, job, forms) : [];
      expect(missing.filter((one) => PRINTABLE.test(one) && !PICTURES_AND_MARKS.test(one))).toEqual([]);
      for (const page of file.pages) {
        expect(wordsOn(page)).not.toContain('…');
        // Letters that are put together from several stand over each other.
        expect(kind === 'long' ? overlaps(page) : []).toEqual([]);
        for (const { x, right, baseline } of page.texts) {
          expect(Math.min(x, page.width - right, baseline, page.height - baseline)).toBeGreaterThan(15);
        }
      }
    }
  });
});
