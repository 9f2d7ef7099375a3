import { describe, expect, test } from 'vitest';
import { sessionsDocument } from '../../../../../main/print/documents/ranking/sessions.ts';
import { sessionsSpreadsheet } from '../../../../../main/print/spreadsheets/sessions.ts';
import type { Carry } from '../../../../../src/scoring/stages/carry.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { overallOf } from '../../overall-job.ts';
import { clubNames, namesMissing, overlaps, printJob, printPdf } from '../../support.ts';

function jobWith(way: Carry, language: 'en' | 'fr' = 'en') {
  const job = printJob({ names: clubNames, change: { ordinal: 2 } }, { language });
  const entries = job.session.sections.flatMap((section) => section.entries.filter(({ phantom }) => !phantom));
  return { job: { ...job, overall: overallOf(entries, way) }, entries };
}

describe('the ranking over the sessions on paper', () => {
  test('what the first gave, what is carried, this session and the total; every name whole', async () => {
    const { job, entries } = jobWith({ kind: 'carry-forward' });
    const file = await readPdf(await printPdf(sessionsDocument, job));
    const { pages } = file;
    const lines = pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
    expect(lines.some((line) => line.includes('Session 1') && line.includes('Carried'))).toBe(true);
    expect(lines.some((line) => line.includes('57.95 41.73 72.00 113.73'))).toBe(true);
    expect(lines.some((line) => line.startsWith('Carried forward: a board before weighs half'))).toBe(true);
    expect(entries.length).toBeGreaterThan(20);
    expect(lines.some((line) => line.includes('all else in matchpoints.'))).toBe(true);
    expect(namesMissing(file, job)).toEqual([]);
    expect(pages.flatMap((page) => overlaps(page))).toEqual([]);
  });

  test('an average of sessions carries nothing, in French with a comma', async () => {
    const { job } = jobWith({ kind: 'sessions' }, 'fr');
    const { pages } = await readPdf(await printPdf(sessionsDocument, job));
    const lines = pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
    expect(lines.some((line) => line.includes('57,95 57,14 57,55'))).toBe(true);
    expect(lines.some((line) => line.includes('Report'))).toBe(false);
  });

  test('a session of several evenings prints the day of the evening played last', async () => {
    const { job } = jobWith({ kind: 'sessions' });
    const evenings = [{ from: 2, date: '2027-02-09' }];
    const later = { ...job, session: { ...job.session, evenings } };
    const { pages } = await readPdf(await printPdf(sessionsDocument, later));
    expect(pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' ')).toContain('9 February 2027');
  });

  test('with handicap it stands twice, and the spreadsheet has total and place with handicap', async () => {
    const { job, entries } = jobWith({ kind: 'carry-forward' });
    const [ranking] = job.overall.rankings;
    if (!ranking) throw new Error('no ranking');
    const [first, ...others] = ranking.rows;
    const rows = [...others, ...(first ? [{ ...first, place: entries.length, figure: '60' }] : [])];
    const overall = { ...job.overall, withHandicap: [{ ...ranking, rows }] };
    const { pages } = await readPdf(await printPdf(sessionsDocument, { ...job, overall }));
    const lines = pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
    expect(lines.some((line) => line.includes('With handicap Session 1 Carried'))).toBe(true);
    expect(lines.some((line) => line.includes('Each session counts with its own handicap.'))).toBe(true);
    expect(pages.flatMap((page) => overlaps(page))).toEqual([]);
    const csv = sessionsSpreadsheet.write({ ...job, overall }).split('\r\n');
    expect(csv[0]).toMatch(/,Total,Total with handicap,Place with handicap$/);
    expect(csv[1]).toMatch(new RegExp(`,113\\.73,60\\.00,${entries.length}$`));
  });

  test('as CSV: a line each, names inert', () => {
    const { job, entries } = jobWith({ kind: 'carry-forward' });
    const rows = sessionsSpreadsheet.write(job).split('\r\n');
    expect(rows[0]).toBe('\uFEFFPlace,No.,Name,Session 1,Carried,This session,Total');
    expect(rows).toHaveLength(entries.length + 2);
    expect(rows[1]).toMatch(/,57\.95,41\.73,72\.00,113\.73$/);
  });
});
