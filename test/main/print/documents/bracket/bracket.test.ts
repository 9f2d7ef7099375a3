import { describe, expect, test } from 'vitest';
import { bracketDocument } from '../../../../../main/print/documents/bracket/bracket.ts';
import { bracketSpreadsheet } from '../../../../../main/print/spreadsheets/bracket.ts';
import { readCsv } from '../../../../../src/format/csv.ts';
import { thoseMadeFor } from '../../../../../src/session/event-form.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { give, newKnockout } from '../../../club/draws/knockout/support.ts';
import { afterFirstRound, bracketJob, namedKnockout } from '../../bracket-job.ts';
import { overlaps, printPdf } from '../../support.ts';
import { teamJob } from '../../team-job.ts';

describe('the bracket on paper', () => {
  test('has every match with its scores, byes, and the rounds to come', async () => {
    const { pages } = await readPdf(await printPdf(bracketDocument, bracketJob(afterFirstRound())));
    expect(pages).toHaveLength(1);
    const text = pages.flatMap(linesOn).flat().join(' ');
    for (const part of [
      'First round',
      'Quarter-finals',
      'Semi-finals',
      'Final',
      'Mendips',
      '54',
      'Chilterns',
      '77',
      'bye',
      'the 5 highest seeds have a bye in the first round. Matches of',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('24 Nov 2026');
  });

  test('has the day of each round that is drawn where there are several, and dashes from each bye', () => {
    const { session, ...job } = bracketJob(afterFirstRound());
    const { date } = session;
    // A match takes two rounds of the session.
    const evenings = [{ from: 3, date: '2026-12-01' }];
    const [page = []] = bracketDocument.layOut(
      { ...job, firstDay: date, session: { ...session, date: '2026-12-01', evenings } },
      () => 30,
    );
    const days = page.flatMap((mark) =>
      mark.kind === 'text' && /^\d+ \w{3} 2026$/.test(mark.text) ? [mark.text] : [],
    );
    expect(days).toEqual(['24 Nov 2026', '1 Dec 2026']);
    const dashed = page.filter((mark) => mark.kind === 'rule' && mark.dashed);
    expect(dashed).toHaveLength(3 * 5);
  });

  test.each([
    { teams: 16, pages: 1 },
    { teams: 32, pages: 2 },
    { teams: 64, pages: 3 },
  ])('of $teams teams it takes $pages sheets, with every name on them', async ({ teams, pages: expected }) => {
    const knockout = namedKnockout(newKnockout({ teams, boardsPerMatch: 8, segments: 1 }), (team) => `Massif ${team}`);
    const { pages } = await readPdf(await printPdf(bracketDocument, bracketJob(knockout)));
    expect(pages).toHaveLength(expected);
    const text = pages.flatMap(linesOn).flat().join('\n').split('\n');
    for (let team = 1; team <= teams; team += 1) expect(text).toContain(`Massif ${team}`);
  });

  test.each(['A4', 'Letter'] as const)(
    'no long or hostile name is cut on %s, and nothing stands on another',
    async (paper) => {
      const hostile = [...LONG_NAMES.flat(), ...HOSTILE_NAMES.filter((name) => /^[\w\s'’.,=+@-]+$/u.test(name))];
      const nameOf = (team: number) => `${hostile[(team * 7) % hostile.length]?.trim()} ${team}`;
      const knockout = namedKnockout(
        newKnockout({ teams: 33, playOffs: 'third', boardsPerMatch: 8, segments: 1 }),
        nameOf,
      );
      const { pages } = await readPdf(await printPdf(bracketDocument, bracketJob(knockout, { paper, language: 'fr' })));
      const text = pages
        .flatMap(({ texts }) => texts.map((one) => one.text))
        .join('')
        .replaceAll(/\s/g, '');
      for (let team = 1; team <= 33; team += 1) expect(text).toContain(nameOf(team).replaceAll(/\s/g, ''));
      for (const page of pages) {
        expect(overlaps(page)).toEqual([]);
        expect(page.texts.filter(({ x, right }) => x < 40 || right > page.width - 40)).toEqual([]);
      }
    },
  );
});

test('the bracket as CSV has a line a match, with its winner and its reason', () => {
  const [heads, ...lines] = readCsv(bracketSpreadsheet.write(bracketJob(afterFirstRound()))) as readonly {
    readonly cells: readonly string[];
  }[];
  expect(heads?.cells).toHaveLength(12);
  expect(lines).toHaveLength(12);
  expect(lines.find(({ cells }) => cells[3] === 'Mendips')?.cells.slice(0, 11)).toStrictEqual([
    '1',
    'First round, match 8',
    '8',
    'Mendips',
    '9',
    'Chilterns',
    '54',
    '77',
    '',
    '',
    'Chilterns',
  ]);
});

test('of a triangle each has its sums, and those who go on stand beside all three of its matches', async () => {
  const knockout = namedKnockout(newKnockout({ teams: 3, odd: 'triangles' }), (team) => 'ABC'[team - 1] ?? '');
  const lines = () =>
    readCsv(bracketSpreadsheet.write(bracketJob(knockout))) as readonly { readonly cells: readonly string[] }[];
  const goOn = () => lines().map(({ cells }) => [cells[3], cells[5], cells[10]]);
  give(knockout, 1, 2, [31, 18]);
  give(knockout, 2, 3, [27, 20]);
  expect(goOn().slice(1)).toEqual([
    ['A', 'B', ''],
    ['B', 'C', ''],
    ['C', 'A', ''],
  ]);
  give(knockout, 3, 1, [21, 24]);
  expect(goOn().slice(1)).toEqual([
    ['A', 'B', 'A / B'],
    ['B', 'C', 'A / B'],
    ['C', 'A', 'A / B'],
  ]);
  const { pages } = await readPdf(await printPdf(bracketDocument, bracketJob(knockout)));
  const text = pages.flatMap(({ texts }) => texts.map((one) => one.text));
  expect(text).toEqual(expect.arrayContaining(['55–39', '45–51', '41–51']));
});

test('both are offered for a knockout, and for no other event of matches', () => {
  const { session } = bracketJob(newKnockout());
  expect(thoseMadeFor(session, [bracketDocument])).toHaveLength(1);
  expect(thoseMadeFor(teamJob().session, [bracketDocument])).toHaveLength(0);
});
