import { expect, test } from 'vitest';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { boardsDocument } from '../../../../main/print/documents/boards/boards.ts';
import { explanationDocument } from '../../../../main/print/documents/explanation/explanation.ts';
import { rankingDocument } from '../../../../main/print/documents/ranking/ranking.ts';
import { rankingSpreadsheet } from '../../../../main/print/spreadsheets/ranking.ts';
import { travellersSpreadsheet } from '../../../../main/print/spreadsheets/travellers.ts';
import { explainedEntries } from '../../../../main/club/standings/explanation.ts';
import { mitchellSpec, sessionView } from '../../../builders.ts';
import { linesOn, readPdf } from '../../../pdf.ts';
import { printJob, printPdf } from '../support.ts';

const NEW = 'Marie-Charlotte de La Rochefoucauld';

/** Five tables; the second player of pair 2 is replaced from round 3 on. */
function job() {
  const whole = sessionView({ sections: [mitchellSpec(5)] });
  const sections = whole.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.number === 2
        ? { ...entry, substitutes: [{ place: 2, name: NEW, fromRound: 3, toRound: 5 }] as const }
        : entry,
    ),
  }));
  const session: SessionView = { ...whole, sections };
  return printJob({ sections: [mitchellSpec(5)] }, { session, explained: explainedEntries(session) });
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const { pages } = await readPdf(pdf);
  return pages.flatMap((page) => linesOn(page).map((line) => line.join(' '))).join(' ');
}

function secondOfPairTwo({ session }: ReturnType<typeof job>): string {
  return session.sections[0]?.entries.find(({ number }) => number === 2)?.players[1] ?? '';
}

test('the ranking sheet and its CSV name both players of a place, with their rounds', async () => {
  const printed = job();
  const second = secondOfPairTwo(printed);
  const text = await textOf(await printPdf(rankingDocument, printed));
  expect(text.replaceAll(/\s/g, '')).toContain(`${second}(1–2),${NEW}`.replaceAll(/\s/g, ''));
  expect(text.replaceAll(/\s/g, '')).toContain('(3–5)');
  expect(rankingSpreadsheet.write(printed)).toContain(`${second} (1–2), ${NEW} (3–5)`);
});

test('travellers and their CSV name who sat in the round', async () => {
  const printed = job();
  const second = secondOfPairTwo(printed);
  const csv = travellersSpreadsheet.write(printed).split('\n');
  expect(csv.filter((line) => line.includes(NEW))).toHaveLength(6);
  expect(csv.filter((line) => line.includes(second))).toHaveLength(4);
  // A name too long for two lines begins with initials, and stands beside the lines of the other pair.
  const text = await textOf(await printPdf(boardsDocument, printed));
  expect(text.match(/M\.-C\. de La/g)).toHaveLength(6);
  expect(text.match(/Rochefoucauld/g)).toHaveLength(6);
  expect(text).not.toContain('(1–2)');
});

test('an explanation names both in its head, and the opponents of each board by round', async () => {
  const printed = job();
  const pair = printed.explained.find(({ entry }) =>
    printed.session.sections[0]?.entries.some((one) => one.id === entry && one.number === 2),
  );
  const own = await textOf(await printPdf(explanationDocument, { ...printed, explained: pair ? [pair] : [] }));
  expect(own.replaceAll(/\s/g, '')).toContain(NEW.replaceAll(/\s/g, ''));
  const others = printed.explained.filter((one) => one !== pair);
  const text = (await textOf(await printPdf(explanationDocument, { ...printed, explained: others }))).replaceAll(
    /\s/g,
    '',
  );
  expect(text.split(NEW.replaceAll(/\s/g, ''))).toHaveLength(1 + 6);
});
