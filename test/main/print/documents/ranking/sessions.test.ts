import { describe, expect, test } from 'vitest';
import type { OverallView } from '../../../../../main/club/model/overall.ts';
import { sessionsDocument } from '../../../../../main/print/documents/ranking/sessions.ts';
import { sessionsSpreadsheet } from '../../../../../main/print/spreadsheets/sessions.ts';
import type { Carry } from '../../../../../src/scoring/stages/carry.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { clubNames, namesMissing, overlaps, printJob, printPdf } from '../../support.ts';

/** The final of everybody of a session, each a little behind the one before. */
function overallOf(entries: readonly { readonly id: number }[], way: Carry): OverallView {
  return {
    sessions: [
      { session: 1, ordinal: 1, date: '2026-11-17', start: '19:30' },
      { session: 2, ordinal: 2, date: '2026-11-24', start: '19:30' },
    ],
    session: 2,
    counted: [1],
    way,
    unit: 'matchpoints',
    orders: [],
    rankings: [
      {
        sections: [1],
        line: null,
        rows: entries.map(({ id }, at) => ({
          entry: id,
          place: at + 1,
          tied: false,
          carried: way.kind === 'sessions' ? null : `${459 - at}/11`,
          own: String(72 - at),
          average: `${72 - at}/126`,
          figure: way.kind === 'sessions' ? `${709 - at}/1232` : `${1251 - 12 * at}/11`,
          before: [`${306 - at}/528`],
          qualifies: null,
        })),
      },
    ],
  };
}

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

  test('as CSV: a line each, names inert', () => {
    const { job, entries } = jobWith({ kind: 'carry-forward' });
    const rows = sessionsSpreadsheet.write(job).split('\r\n');
    expect(rows[0]).toBe('\uFEFFPlace,No.,Name,Session 1,Carried,This session,Total');
    expect(rows).toHaveLength(entries.length + 2);
    expect(rows[1]).toMatch(/,57\.95,41\.73,72\.00,113\.73$/);
  });
});
