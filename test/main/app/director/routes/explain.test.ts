import { expect, test } from 'vitest';
import { entryDerivationSentences } from '../../../../../src/language/derivation/total.ts';
import { figureSentence } from '../../../../../src/language/derivation/figure.ts';
import type { ExplainedEntry, ExplainedFigure } from '../../../../../main/club/model/explanation.ts';
import { addPenalty } from '../../../../../main/club/scoring/penalties.ts';
import { recordResult } from '../../../../../main/club/results/results.ts';
import type { FigureDerivation } from '../../../../../src/scoring/derivation/figure.ts';
import type { PlacesDerivation } from '../../../../../src/scoring/derivation/places.ts';
import type { TotalDerivation } from '../../../../../src/scoring/derivation/total.ts';
import { REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { deserializeExacts } from '../../../../../src/scoring/numbers/serialize.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, unwrap } from '../../../support.ts';
import { director } from '../support.ts';

const { shown } = REGULATIONS.wbf;

/** Board 1 at two tables: 420 and 450. */
function evening() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const [first, second] = [1, 2].map((table) => cellAt(section, 1, table));
  if (!first || !second) throw new Error('no such tables');
  for (const [cell, tricks] of [
    [first, 10],
    [second, 11],
  ] as const) {
    unwrap(recordResult(club, session, handIn(section, cell, { board: 1, outcome: played(4, tricks), typed: '4s' })));
  }
  const path = `/api/sessions/${session}/explain`;
  const line = `section=${section.id}&round=1&table=1&slotBoard=${first.boards[0]}`;
  return { ...director(club), club, session, first, path, line };
}

test('GET explain/result: what a result was compared with, a sentence in both languages', async () => {
  const { get, path, line } = evening();
  const { status, body } = await get(`${path}/result?${line}&side=NS`);
  expect(status).toBe(200);
  const { figure } = body as ExplainedFigure;
  expect(figureSentence(deserializeExacts<FigureDerivation>(figure), shown, 'en').replace(/[\u202f\u00a0]/g, ' ')).toBe(
    '0.00 %: the one other result is better, 0 of 2 matchpoints (Law 78A).',
  );
  const other = (await get(`${path}/result?${line}&side=EW`)).body as ExplainedFigure;
  expect(
    figureSentence(deserializeExacts<FigureDerivation>(other.figure), shown, 'fr').replace(/[\u202f\u00a0]/g, ' '),
  ).toBe('100,00 % : l’autre résultat est battu, 2 points-match sur 2 (Loi 78A).');
});

test('GET explain/entry: the total, the place and the figures, with what the director took', async () => {
  const { get, club, session, path, first } = evening();
  const say = async () => {
    const { total, standing } = (await get(`${path}/entry/${first.ew}`)).body as ExplainedEntry;
    return entryDerivationSentences(
      deserializeExacts<TotalDerivation>(total),
      deserializeExacts<PlacesDerivation>(standing),
      shown,
      'en',
    ).map((one) => one.replace(/[\u202f\u00a0]/g, ' '));
  };
  expect(await say()).toEqual(['100.00 %, 2 of 2 matchpoints on 1 board; place 1 of 3.']);
  unwrap(
    addPenalty(club, session, { entry: first.ew, kind: 'penalty', amount: 50, unit: 'matchpoints', reason: 'late' }),
  );
  expect(await say()).toEqual([
    '100.00 %, 2 of 2 matchpoints on 1 board.',
    'Place 1: 2 won; penalty 0.5 matchpoints, −0.5 (Law 90); 1.5 of 2, 75.00 %.',
  ]);
});

test('what is not there, and what is not understood', async () => {
  const { get, path, line } = evening();
  expect(await get(`${path}/result?${line.replace('round=1', 'round=3')}&side=NS`)).toMatchObject({
    status: 404,
    body: { kind: 'problem', code: 'noResult', round: 3 },
  });
  expect(await get(`${path}/result?${line}&side=N`)).toMatchObject({ status: 400, body: { path: ['side'] } });
  expect(await get(`${path}/result?side=NS`)).toMatchObject({ status: 400 });
  expect(await get(`${path}/entry/99`)).toMatchObject({ status: 422, body: { code: 'unknownEntry', entry: 99 } });
  expect(await get('/api/sessions/99/explain/entry/1')).toMatchObject({ status: 404 });
});
