/** Papers that say where people sit name the team that a pair is added up for. */
import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../../main/club/competitions/events.ts';
import { writeTeams } from '../../../../../main/club/players/teams.ts';
import { ownScorecardsDocument } from '../../../../../main/print/documents/play/own-scorecards.ts';
import { travellersDocument } from '../../../../../main/print/documents/play/travellers.ts';
import { badgesDocument } from '../../../../../main/print/documents/seats/badges.ts';
import { guideCardsDocument } from '../../../../../main/print/documents/seats/guide-cards.ts';
import { seatingByNameDocument } from '../../../../../main/print/documents/seats/seating-by-name.ts';
import { seatingByTableDocument } from '../../../../../main/print/documents/seats/seating-by-table.ts';
import type { PrintedDocument } from '../../../../../main/print/document.ts';
import { linesOn, readPdf } from '../../../../pdf.ts';
import { mitchellSpec } from '../../../../builders.ts';
import { newEvent, sessionOf, testClub, unwrap } from '../../../support.ts';
import { individual, rainbowSpec } from '../../individual-job.ts';
import { overlaps, printJob, printPdf } from '../../support.ts';
import { teamJob } from '../../team-job.ts';

const NAMES = ['Jura', 'Vosges', '', 'Bridge-Club de Saint-Jean-de-Maurienne et de la haute vallée'];

/** A job of four teams of two pairs each, the third of them without a name. */
function addedUpJob() {
  const club = testClub();
  const spec = mitchellSpec(4, { rounds: 3, even: 'skip' });
  const { session } = unwrap(createEvent(club, newEvent({ spec, addedUp: true })));
  const { teams } = sessionOf(club, session);
  const written = teams.map(({ id }, index) => ({
    entry: id,
    name: NAMES[index] ?? '',
    club: '',
    players: ['Ann', 'Bob', 'Cat', 'Dan'].map((first) => `${first} ${'ABCD'[index] ?? ''}lder`),
  }));
  unwrap(writeTeams(club, session, written));
  return { ...printJob({ sections: [spec] }), session: sessionOf(club, session) };
}

async function linesOf(document: PrintedDocument): Promise<readonly string[]> {
  const { pages } = await readPdf(await printPdf(document, addedUpJob()));
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' ')));
}

describe('the team of a pair stands beside its players', () => {
  test('on its guide card', async () => {
    const text = (await linesOf(guideCardsDocument)).join('\n');
    expect(text.match(/\bJura\b/g)).toHaveLength(2);
    expect(text.match(/Team 3/g)).toHaveLength(2);
    expect(text.match(/Saint-Jean-de-Maurienne/g)).toHaveLength(2);
  });

  test('on the lists by name and by table', async () => {
    const byName = (await linesOf(seatingByNameDocument)).join('\n');
    expect(byName.match(/^Jura\b/gm)).toHaveLength(4);
    expect(byName.match(/^Team 3\b/gm)).toHaveLength(4);
    const byTable = (await linesOf(seatingByTableDocument)).join('\n');
    expect(byTable.match(/\bJura\b/g)).toHaveLength(2);
    expect(byTable.match(/Team 3/g)).toHaveLength(2);
  });

  test('on the list by name, whose names keep their size under the longest team', async () => {
    const { pages } = await readPdf(await printPdf(seatingByNameDocument, addedUpJob()));
    const names = pages.flatMap(({ texts }) => texts).filter(({ text }) => /^[A-D]lder, /.test(text));
    expect(names).toHaveLength(16);
    expect(new Set(names.map(({ size }) => size)).size).toBe(1);
  });
});

test('teams that meet in matches stand by their names below their players, on the list by table and on badges', async () => {
  const job = teamJob();
  for (const document of [seatingByTableDocument, badgesDocument]) {
    const { pages } = await readPdf(await printPdf(document, job));
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts.filter((text) => text === 'Jura').length).toBeGreaterThan(1);
    expect(texts).toContain('Vosges');
  }
});

test('numbers of players from 100 on stay in their columns', async () => {
  const job = { ...printJob(), ...individual(rainbowSpec(124, 3)) };
  for (const document of [travellersDocument, guideCardsDocument, ownScorecardsDocument]) {
    const { pages } = await readPdf(await printPdf(document, job));
    expect(pages.flatMap((page) => overlaps(page))).toEqual([]);
  }
});
