/** The papers of a Swiss of pairs: those of pairs, with the places and victory points of the matches. */
import { describe, expect, test } from 'vitest';
import { writeNames } from '../../../../../main/club/players/names.ts';
import { changeScoring } from '../../../../../main/club/scoring/scoring.ts';
import { explainedTeams } from '../../../../../main/club/standings/matches/explanation.ts';
import { rankingDocument } from '../../../../../main/print/documents/ranking/ranking.ts';
import { DOCUMENT_NAMES, loadDocument } from '../../../../../main/print/registry.ts';
import { explanationDocument } from '../../../../../main/print/documents/explanation/explanation.ts';
import { rankingSpreadsheet } from '../../../../../main/print/spreadsheets/ranking.ts';
import { thoseMadeFor } from '../../../../../src/session/event-form.ts';
import { SWISS_PAIRS } from '../../../../src/scoring/ranked-matches/swiss-pairs.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { playedTo } from '../../../club/draws/swiss-pairs-event.ts';
import { sectionOf, unwrap } from '../../../support.ts';
import { jobOfEvent, printPdf } from '../../support.ts';

const nameOf = (pair: number): [string, string] => [`Ann Oak${pair}`, `Bob Fir${pair}`];

/** The example after its last round, with names. */
function example() {
  const { club, session } = playedTo(3);
  const entries = sectionOf(club, session).entries.map(({ id, number }) => ({ entry: id, players: nameOf(number) }));
  unwrap(writeNames(club, session, entries));
  return jobOfEvent({ club, session });
}

/** The heads of the ranking as CSV. */
function headsBy(method: 'matchpoints' | 'cross-imps'): readonly string[] {
  const { club, session } = playedTo(1);
  if (method !== 'matchpoints') unwrap(changeScoring(club, session, { method, regulation: 'ebu' }));
  const rows = rankingSpreadsheet.write(jobOfEvent({ club, session })).trim().split(/\r?\n/);
  const [heads = []] = rows.map((row) => row.split(','));
  expect(heads.slice(-2)).toEqual(['Bonus or penalty', 'VP']);
  return heads;
}

describe('the papers of a Swiss of pairs', () => {
  test('a ranking with every victory point, as a sheet and as CSV', async () => {
    const job = example();
    const { pages } = await readPdf(await printPdf(rankingDocument, job));
    const lines = pages.flatMap((page) => linesOn(page).map((texts) => texts.join(' ')));
    const csv = rankingSpreadsheet.write(job).split(/\r?\n/);
    for (const { place, pair, vp } of SWISS_PAIRS.final.byMatchpoints) {
      const [first] = nameOf(pair);
      expect(
        lines.some((line) => line.startsWith(`${place} `) && line.includes(first) && line.endsWith(` ${vp}`)),
      ).toBe(true);
      expect(csv.some((line) => line.includes(first) && line.split(',').includes(String(vp)))).toBe(true);
    }
    expect(lines.join(' ')).not.toContain('Team');
  });

  test('the CSV of the ranking has IMPs where boards are compared by them alone', () => {
    expect(headsBy('matchpoints').join()).not.toContain('IMPs');
    expect(headsBy('cross-imps').slice(-4, -2)).toEqual(['IMPs won', 'IMPs lost']);
  });

  test('the explanation goes by the matches: the share of each, and its victory points', async () => {
    const job = example();
    const [first] = job.session.sections[0]?.entries ?? [];
    const material = { explained: [], teams: explainedTeams(job.session, [first?.id ?? 0]) };
    const { pages } = await readPdf(await printPdf(explanationDocument, { ...job, ...material }));
    const text = pages.flatMap((page) => linesOn(page).flat()).join(' ');
    expect(text).toContain('18 + 14 + 16 = 48');
    expect(text).toMatch(/15 matchpoints, 62\.50\s%/u);
  });

  test('match slips, sheets and line-ups of teams are not offered, travellers and scorecards are', async () => {
    const { session } = example();
    const all = await Promise.all(DOCUMENT_NAMES.map(async (name) => ({ ...(await loadDocument(name)), name })));
    const names = thoseMadeFor(session, all).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['travellers', 'scorecards', 'draw', 'roundStandings', 'recap']));
    for (const ofTeams of ['matchSlips', 'matchSheets', 'lineUps', 'pairCards']) expect(names).not.toContain(ofTeams);
  });
});
