import { describe, expect, test } from 'vitest';
import { standingsOf } from '../../../main/club/standings/standings.ts';
import { worthSentence } from '../../../renderer/director/entry/line/worthSentence.ts';
import { readPenaltyAmount } from '../../../renderer/director/ranking/pair/penaltyAmount.ts';
import { barBox, barScale, sparkScale } from '../../../renderer/director/ranking/drawings/scale.ts';
import { rankedLines } from '../../../renderer/director/session/rankedLines.ts';
import { rankingSums } from '../../../renderer/director/ranking/table/rankingSums.ts';
import { scoringChoiceOf, fieldsOptions, regulationOptions } from '../../../renderer/shared/scoringChoices.ts';
import { regulationWords } from '../../../src/language/regulation/regulation.ts';
import { REGULATIONS } from '../../../src/scoring/regulation/regulation.ts';
import type { SessionMethod } from '../../../src/scoring/session-scoring.ts';
import { sessionView } from '../../builders.ts';
import { lineAt, outcomeOf, typedSheet } from '../director/entry/support.ts';

function scoredBy(method: SessionMethod) {
  return { version: 1, method, preset: 'wbf', regulation: REGULATIONS.wbf, fields: 'all' } as const;
}

describe('amounts as they are typed', () => {
  test.each([
    ['10', 1000],
    ['2.5', 250],
    ['0,25', 25],
    [' 3 ', 300],
    ['0', null],
    ['0.00', null],
    ['-3', null],
    ['1.234', null],
    ['10001', null],
    ['', null],
    ['ten', null],
  ])('%j', (text, hundredths) => {
    expect(readPenaltyAmount(text)).toBe(hundredths);
  });
});

describe('choices', () => {
  const own = { preset: 'ebu', regulation: { ...REGULATIONS.ebu, code: 'Riverside' } } as const;

  test('are the presets, and the club’s own where it has one', () => {
    expect(regulationOptions(null, 'en').map(({ text }) => text)).toEqual([
      'WBF',
      'EBU',
      'ACBL',
      'FFB',
      'SBF',
      'ABF',
      'New Zealand',
      'PZBS',
    ]);
    expect(regulationOptions(own, 'fr').at(-1)).toEqual({ value: 'own', text: 'Riverside' });
  });

  test('of a session are told from its regulation', () => {
    expect(scoringChoiceOf(scoredBy('butler'))).toEqual({ method: 'butler', regulation: 'wbf', fields: 'all' });
    expect(scoringChoiceOf({ method: 'matchpoints', ...own, fields: 'section' })).toEqual({
      method: 'matchpoints',
      regulation: 'own',
      fields: 'section',
    });
  });

  test('of several sections are compared together or each by itself', () => {
    expect(fieldsOptions('en').map(({ text }) => text)).toEqual(['sections together', 'sections apart']);
    const { scored, winners, fields } = regulationWords.fr;
    expect(scored('Butler', 'FFB', winners[2], fields.section)).toBe('Butler, FFB, deux vainqueurs, sections séparées');
    expect(scored('Butler', 'FFB', winners[1], null)).toBe('Butler, FFB, un vainqueur');
    expect(scored('Butler', 'FFB', null, null)).toBe('Butler, FFB');
  });
});

describe('at IMPs', () => {
  const session = sessionView({ change: { scoring: scoredBy('butler') } });
  const [section] = session.sections;
  const [scores] = standingsOf(session).fields;
  if (!section || !scores) throw new Error('one section');

  test('the scales are in IMPs around nothing, and there are no sums to check', () => {
    const lines = rankedLines([section], scores);
    expect(rankingSums(scores)).toBeNull();
    expect(barScale(lines, 'imps')).toBeGreaterThan(0.5);
    expect(barScale([], 'imps')).toBe(0.5);
    expect(sparkScale([], 'imps')).toBe(0.6);
    expect(barBox(-1, 0, 2, 40)).toEqual({ x: 10, width: 10 });
  });

  test('a line says whom it beats without a percentage, a correction what it changes in IMPs', () => {
    const empty = sessionView({ results: 0, change: { scoring: scoredBy('cross-imps') } });
    const sheet = typedSheet(empty, 7, ['4sn=', '3ns+1', '4sn-1/dk', '650', '5dxe-2', '4ss=', '3nn=/h4']);
    expect(worthSentence(sheet, lineAt(sheet, 7), { outcome: outcomeOf('4sn+1', 7), board: 7 }, 'en')).toBe(
      '11 tricks. Beats 6 and equals 1 of 7.',
    );
    // 620 against 630, -100, 650, 500, 620, 600: 0 12 -1 3 0 1; 650 against them: 1 13 0 4 1 2 (Law 78B)
    expect(worthSentence(sheet, lineAt(sheet, 0), { outcome: outcomeOf('4sn+1', 7), board: 7 }, 'en')).toBe(
      '+620 → +650, +2.5 IMPs → +3.5 IMPs on this board',
    );
  });
});
