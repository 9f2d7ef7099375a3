import { awardCells } from '../../src/language/award.ts';
import { displayCard } from '../../src/bridge/card-notation.ts';
import { riskSymbol, strainSymbol } from '../../src/bridge/contract-notation.ts';
import type { Contract } from '../../src/bridge/contract.ts';
import type { Outcome } from '../../src/bridge/result.ts';
import { seatLetter } from '../../src/bridge/seat-notation.ts';
import { makeTricks } from '../../src/bridge/tricks-notation.ts';
import type { Language } from '../../src/language/language.ts';
import type { PaperWords } from '../../src/language/paper.ts';
import { formatWhole } from '../../src/language/numbers.ts';
import { ruledWords } from '../../src/language/ruling.ts';
import type { Run } from './table.ts';

const CONTRACT = { size: 14, bold: true } as const;
/** Letters for no-trump are smaller than the level they follow. */
const NO_TRUMP_SIZE = CONTRACT.size * 0.84;

/** How an outcome stands in the columns contract, by, lead and result. */
export interface OutcomeCells {
  readonly contract: string | readonly Run[];
  readonly by: string;
  readonly lead: string;
  readonly result: string;
}

export function outcomeCells(outcome: Outcome, language: Language, words: PaperWords): OutcomeCells {
  switch (outcome.kind) {
    case 'played':
      return {
        contract: contractRuns(outcome.contract, language),
        by: seatLetter(outcome.declarer, language),
        lead: outcome.lead === null ? '' : displayCard(outcome.lead, language),
        result: makeTricks(outcome.contract, outcome.tricks),
      };
    case 'passedOut':
      return inWords(words.passedOut);
    case 'score':
      return inWords(words.scoreOnly);
    case 'award':
      return inWords(words.award(...awardCells(outcome, language)));
    case 'notPlayed':
      return inWords(words.notPlayed);
    case 'ruled':
      return inWords(ruledWords(outcome, language));
  }
}

/** Level and suit as one, the letters of no-trump smaller, the double close behind. */
export function contractRuns(contract: Contract, language: Language): Run[] {
  const strain = strainSymbol(contract.strain, language);
  const runs: Run[] =
    contract.strain === 'NT'
      ? [
          { text: String(contract.level), ...CONTRACT },
          { text: strain, bold: true, size: NO_TRUMP_SIZE },
        ]
      : [{ text: contract.level + strain, ...CONTRACT }];
  return contract.risk === '' ? runs : [...runs, { text: riskSymbol(contract.risk) }];
}

function inWords(contract: string): OutcomeCells {
  return { contract, by: '', lead: '', result: '' };
}

/** Two columns without a sign: what North-South scored, or what East-West did; 0 stands in the first. */
export function scoreCells(score: number | null): [string, string] {
  if (score === null) return ['', ''];
  return score >= 0 ? [formatWhole(score), ''] : ['', formatWhole(-score)];
}
