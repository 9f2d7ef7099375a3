import { describe, expect, test } from 'vitest';
import { explainedEntries } from '../../../../../main/club/standings/explanation.ts';
import { explainedTeams } from '../../../../../main/club/standings/matches/explanation.ts';
import type { PrintJob } from '../../../../../main/print/job.ts';
import {
  explanationDocument,
  type ExplanationMaterial,
} from '../../../../../main/print/documents/explanation/explanation.ts';
import { mitchellSpec, withdrawal, type SessionRecipe } from '../../../../builders.ts';
import { inkOf, linesOn, readPdf, wordsOn } from '../../../../pdf.ts';
import { longNames, printJob, printPdf } from '../../support.ts';
import { pouleSpec, teamJob } from '../../team-job.ts';

/** A job that explains the figures of the first `pairs` pairs. */
function explaining(
  pairs: number,
  recipe: SessionRecipe = {},
  changes: Partial<PrintJob> = {},
): PrintJob & ExplanationMaterial {
  const job = printJob(recipe, changes);
  return { ...job, explained: explainedEntries(job.session).slice(0, pairs) };
}

async function linesOf(job: PrintJob & ExplanationMaterial): Promise<readonly string[][]> {
  const { pages } = await readPdf(await printPdf(explanationDocument, job));
  return pages.map((page) => linesOn(page).map((line) => line.join(' ').replaceAll('\u202f', ' ')));
}

/** The heads of the matches of a job's first team. */
async function headsOf(job: PrintJob): Promise<readonly string[]> {
  const lines = await linesOf({ ...job, explained: [], teams: explainedTeams(job.session).slice(0, 1) });
  return lines.flat().filter((line) => /(against|contre|bye)/i.test(line));
}

describe('the explanation', () => {
  test('has the total and every board of the pair, each with its sentence', async () => {
    const job = explaining(1);
    const pages = await linesOf(job);
    const lines = pages.flat();
    expect(lines.filter((line) => /^Board \d+ /.test(line))).toHaveLength(26);
    expect(lines.join('\n').match(/\(Law 78A\)/g)?.length).toBe(26);
    expect(lines).toContainEqual(
      expect.stringMatching(/^\d\d\.\d\d % ?, \d+ of 624 matchpoints on 26 boards; place \d+ of 13\.$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^\d+\.\d\d % ?: of the 12 other results \d+ beaten/));
    expect(lines).toContainEqual(expect.stringContaining('Matchpoints 2-1-0, WBF.'));
    expect(await inkOf(await printPdf(explanationDocument, job), 1)).toBeGreaterThan(0.01);
  });

  test('in French, one board', async () => {
    const file = await readPdf(await printPdf(explanationDocument, explaining(1, {}, { language: 'fr', boards: [7] })));
    expect(file).toMatchObject({ title: 'Explication – Tuesday pairs, 24 novembre 2026', language: 'fr' });
    expect(file.pages).toHaveLength(1);
    const words = wordsOn(file.pages[0] ?? { width: 0, height: 0, texts: [] });
    expect(words).toContain('Étui 7');
    expect(words).not.toContain('Étui 8');
    expect(words).toContain('(Loi 78A)');
  });

  test('pairs carry their letter where several sections play', async () => {
    const job = explaining(99, { sections: [mitchellSpec(3), mitchellSpec(3)] }, { boards: [1] });
    const last = (await linesOf(job)).at(-1) ?? [];
    expect(last).toContainEqual(expect.stringMatching(/^B6\b/));
    expect(last).toContainEqual(expect.stringMatching(/^Board 1 B\d\b/));
  });

  test('a pair begins a page, and long names keep to theirs', async () => {
    const recipe = { sections: [mitchellSpec(4)], names: longNames };
    const job = explaining(3, recipe, { paper: 'Letter' });
    const { pages } = await readPdf(await printPdf(explanationDocument, job));
    expect(pages).toHaveLength(3);
    for (const { texts, width } of pages) expect(Math.max(...texts.map(({ right }) => right))).toBeLessThan(width - 40);
  });

  test('a board given because the opponents withdrew names them', async () => {
    const job = printJob({ sections: [mitchellSpec(5)] });
    const { session, withdrawn, entries } = withdrawal(job.session);
    const [opponent = 0] = [...entries.keys()];
    const [first = ''] = session.sections[0]?.entries.find(({ id }) => id === withdrawn)?.players ?? [];
    const lines = (await linesOf({ ...job, session, explained: explainedEntries(session, [opponent]) })).flat();
    const given = lines.filter((_, place) => lines[place + 1]?.includes('average plus'));
    expect(given).toHaveLength(entries.get(opponent)?.length ?? 0);
    for (const line of given) expect(line).toMatch(new RegExp(`^Board \\d+ 1 +.*${first.split(' ').at(-1)}`));
  });

  test('a match of several rounds is numbered as one, and the only match has no number', async () => {
    const poule = await headsOf(teamJob({ spec: pouleSpec(4) }));
    expect(poule.map((line) => line.replace(/ \S+$/, ''))).toEqual([
      'Match 1 of 3, rounds 1 and 2, against',
      'Match 2 of 3, rounds 3 and 4, against',
      'Match 3 of 3, rounds 5 and 6, against',
    ]);
    const whist = await headsOf(teamJob({ spec: { kind: 'american-whist', teams: 5, boardsPerMatch: 4 } }));
    expect(whist.map((line) => line.replace(/, .*$/, ''))).toEqual([
      'Rounds 1 and 4',
      'Rounds 1 and 4',
      'Rounds 2 and 3',
      'Rounds 2 and 3',
    ]);
    expect(await headsOf(teamJob())).toEqual(['Against Vosges']);
    expect(await headsOf(teamJob({}, { language: 'fr' }))).toEqual(['Contre Vosges']);
  });

  test('nothing played, nothing explained', async () => {
    const job = { ...printJob({ results: 0 }), explained: [] };
    expect(
      wordsOn((await readPdf(await printPdf(explanationDocument, job))).pages[0] ?? { width: 0, height: 0, texts: [] }),
    ).toContain('Nothing to print yet.');
  });
});

test('before play there is nothing to explain, unless somebody asks', async () => {
  const before = explaining(3, { results: 0 });
  const teams = teamJob({ spec: pouleSpec(4), played: 0 });
  const ofTeams = { ...teams, explained: [], teams: explainedTeams(teams.session) };
  for (const job of [before, ofTeams])
    expect((await linesOf(job)).flat()).toEqual([expect.any(String), 'Nothing to print yet.']);
  expect((await linesOf(explaining(1, { results: 0 }, { entry: 1001 }))).flat().join()).toContain('Cedar / Cypress');
  const begun = explaining(26, { results: 1 });
  expect(await linesOf(begun)).toHaveLength(2);
});
