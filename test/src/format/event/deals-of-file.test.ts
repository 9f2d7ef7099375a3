import { expect, test } from 'vitest';
import { isDeal, parseDeal } from '../../../../src/bridge/deal/text.ts';
import { plainDeal } from '../../../../src/format/event/deals.ts';
import { dealsOfFile } from '../../../../src/format/event/deals-of-file.ts';
import { EMPTY_EVENT } from '../../../../src/format/event/event.ts';
import { makeUsebio } from '../../../../src/format/usebio/make.ts';
import { parseUsebio } from '../../../../src/format/usebio/parse.ts';

test('deals come from a file whose results don’t say who played', () => {
  const deal = parseDeal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
  if (!isDeal(deal)) throw new Error('no deal');
  const none = { section: '', round: null, table: null, match: null, nsPoints: null, ewPoints: null, lin: null };
  const outcome = { kind: 'passedOut' } as const;
  const results = [{ ...none, at: 1, session: 1, board: 7, seats: null, outcome, note: '' }];
  const file = parseUsebio(makeUsebio({ ...EMPTY_EVENT, results, deals: [plainDeal(1, 7, deal)] }));
  expect(file.problems.map(({ code }) => code)).toEqual(['line-without-numbers']);
  const { deals, problems } = dealsOfFile(file);
  expect(problems).toEqual([]);
  expect(deals.map(({ board }) => board)).toEqual([7]);
  // A row of the movement that can't be read says nothing of the deals; one of their hands does.
  const wrong = (code: string) =>
    dealsOfFile({ ...file, problems: [{ kind: 'problem', code, line: 1, text: '', board: null }] });
  expect(wrong('meeting').deals).toHaveLength(1);
  expect(wrong('hands').deals).toEqual([]);
});
