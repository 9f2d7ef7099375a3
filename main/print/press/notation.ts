import { awardCells } from '../../../src/language/game/award.ts';
import { displayCard } from '../../../src/bridge/notation/card.ts';
import { riskSymbol, strainSymbol } from '../../../src/bridge/notation/contract.ts';
import type { Contract } from '../../../src/bridge/contract.ts';
import type { Outcome, Ruled } from '../../../src/bridge/result/result.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import { tricksText } from '../../../src/language/game/contract.ts';
import type { Language } from '../../../src/language.ts';
import type { PaperWords } from '../../../src/language/paper/paper.ts';
import { formatWhole } from '../../../src/language/numbers.ts';
import { ruledLineText } from '../../../src/language/game/ruling.ts';
import type { TextRun } from './table.ts';

const CONTRACT = { size: 14, bold: true } as const;
/** The letters of no-trump are smaller than the level before them. */
const NO_TRUMP_SIZE = CONTRACT.size * 0.84;

/** An outcome in the columns contract, by, lead and result. */
export interface PrintedOutcome {
  readonly contract: string | readonly TextRun[];
  readonly by: string;
  readonly lead: string;
  readonly result: string;
}

export function outcomeCells(outcome: Outcome, language: Language, words: PaperWords): PrintedOutcome {
  switch (outcome.kind) {
    case 'played':
      return {
        contract: contractRuns(outcome.contract, language),
        by: seatLetter(outcome.declarer, language),
        lead: outcome.lead === null ? '' : displayCard(outcome.lead, language),
        result: tricksText(outcome.contract, outcome.tricks),
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
      return { ...inWords(''), contract: ruledRuns(outcome, language) };
  }
}

/** What stands in the column of contracts, as text. */
export function contractColumnText(outcome: Outcome, language: Language, words: PaperWords): string {
  const { contract } = outcomeCells(outcome, language, words);
  return typeof contract === 'string' ? contract : contract.map(({ text }) => text).join('');
}

/** Level and strain in bold, then the double. The letters of no-trump are smaller. */
export function contractRuns(contract: Contract, language: Language): TextRun[] {
  const strain = strainSymbol(contract.strain, language);
  const runs: TextRun[] =
    contract.strain === 'NT'
      ? [
          { text: String(contract.level), ...CONTRACT },
          { text: strain, bold: true, size: NO_TRUMP_SIZE },
        ]
      : [{ text: contract.level + strain, ...CONTRACT }];
  return contract.risk === '' ? runs : [...runs, { text: riskSymbol(contract.risk) }];
}

const MOST_ON_A_LINE = 48;
/** From the column of contracts to that of points, on every sheet of results. */
const RULED_WIDTH = 196;

/** A ruling on one line, in smaller type where it is long. */
function ruledRuns(outcome: Ruled, language: Language): TextRun[] {
  return [{ text: ruledLineText(outcome, language, MOST_ON_A_LINE), within: RULED_WIDTH }];
}

function inWords(contract: string): PrintedOutcome {
  return { contract, by: '', lead: '', result: '' };
}

/** A score in two columns without a sign: the first for North-South, the second for East-West. 0 is in the first. */
export function scoreCells(score: number | null): [string, string] {
  if (score === null) return ['', ''];
  return score >= 0 ? [formatWhole(score), ''] : ['', formatWhole(-score)];
}
