/** Half matches on the papers of a round: first at one table, then with the same boards at the other. */
import { describe, expect, test } from 'vitest';
import type { PrintJob } from '../../../../../main/print/job.ts';
import { drawDocument } from '../../../../../main/print/documents/draw/draw.ts';
import { matchSlipsDocument } from '../../../../../main/print/documents/draw/match-slips.ts';
import { roundStandingsDocument } from '../../../../../main/print/documents/draw/round-standings.ts';
import { guideCardsDocument } from '../../../../../main/print/documents/seats/guide-cards.ts';
import { tableSlipsDocument } from '../../../../../main/print/documents/matches/table-slips.ts';
import { drawSpreadsheet } from '../../../../../main/print/spreadsheets/draw.ts';
import type { PrintedDocument } from '../../../../../main/print/document.ts';
import { LONG_NAMES } from '../../../../names.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { halvesAnnounced, playMatch } from '../../../club/draws/half-matches.ts';
import { nameTeams } from '../../../club/draws/swiss.ts';
import { jobOfEvent, overlaps, printPdf } from '../../support.ts';

const NAMES = ['Jura', 'Vosges', 'Ardennes', 'Cévennes', 'Pennines', 'Cheviots', 'Cotswolds'];

let known: PrintJob | null = null;

/** Half matches of the first round; the first two are played. */
function job(language: 'en' | 'fr' = 'en'): PrintJob {
  if (!known) {
    const event = halvesAnnounced();
    nameTeams(event, (team) => NAMES[team - 1] ?? '');
    playMatch(event, [5, 7], [140, 140, 140, 140]);
    playMatch(event, [6, 5], [140, 110]);
    known = jobOfEvent(event);
  }
  return { ...known, language };
}

async function linesOf(document: PrintedDocument, of: PrintJob): Promise<readonly string[]> {
  const { pages } = await readPdf(await printPdf(document, of));
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ')));
}

function longName(entry: number): string {
  return LONG_NAMES[entry % LONG_NAMES.length]?.join(' ') ?? '';
}

describe('half matches on paper', () => {
  test('the draw has both tables in order, and everybody by name with both opponents', async () => {
    const printed = await linesOf(drawDocument, job());
    expect(printed).toContain('5, then 8 5 Pennines 7 Cotswolds');
    const byName = printed.slice(printed.findIndex((line) => line.startsWith('By name')) + 1);
    expect(byName.filter((line) => line.startsWith('5 Pennines'))).toEqual([
      '5 Pennines 5, then 8 7 Cotswolds',
      '5 Pennines 6, then 9 6 Cheviots',
    ]);
    expect(printed.join(' ')).toContain('A half match is played at its first table, then with');
    expect(await linesOf(drawDocument, job('fr'))).toContain('5, puis 8 5 Pennines 7 Cotswolds');
  });

  test('slips say that it is half a match, and of which half a table is', async () => {
    const slips = await linesOf(matchSlipsDocument, job());
    expect(slips.filter((line) => line.includes('half match'))).toHaveLength(2);
    expect(slips.join(' ')).toContain('Table 5, then 8');
    const tables = (await linesOf(tableSlipsDocument, job('fr'))).join(' ');
    expect(tables).toContain('Table 5, première moitié');
    expect(tables).toContain('Table 8, seconde moitié');
  });

  test('a team’s guide card has its four tables in order of the halves', async () => {
    const printed = await linesOf(guideCardsDocument, job());
    const rows = printed.flatMap((line) => [...line.matchAll(/1 (?:7 Cotswolds|6 Cheviots) \d+ 1–4/g)].map(String));
    // Two cards stand side by side: those of team 5 are at tables 5, 6, 8 and 9.
    expect(rows.filter((row) => / [5689] 1–4$/.test(row))).toEqual([
      '1 7 Cotswolds 5 1–4',
      '1 6 Cheviots 6 1–4',
      '1 7 Cotswolds 8 1–4',
      '1 6 Cheviots 9 1–4',
    ]);
  });

  test('the standing has both results of the round, and the CSV both tables', async () => {
    const printed = await linesOf(roundStandingsDocument, job());
    expect(printed).toEqual(expect.arrayContaining(['7 9', '6 3']));
    expect(drawSpreadsheet.write(job())).toContain('1,"5, then 8",5,Pennines,7,Cotswolds,');
  });

  test.each([drawDocument, matchSlipsDocument, tableSlipsDocument])(
    'long names stay in their places',
    async (paper) => {
      const of = job();
      const sections = of.session.sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry) => ({
          ...entry,
          team: { name: longName(entry.id), club: '', players: entry.team?.players ?? [] },
        })),
      }));
      const { pages } = await readPdf(await printPdf(paper, { ...of, session: { ...of.session, sections } }));
      expect(pages.flatMap((page) => overlaps(page))).toEqual([]);
    },
  );
});
