import { formatCard } from '../../bridge/notation/card.ts';
import { formatContract } from '../../bridge/notation/contract.ts';
import { seatLetter } from '../../bridge/notation/seat.ts';
import { AVERAGE_PERCENTS } from '../../bridge/result/average.ts';
import { awardedSides } from '../../bridge/result/award.ts';
import type { Award, Outcome, Played, Ruled, RuledSide } from '../../bridge/result/result.ts';
import { assignedResult, hasResults } from '../../bridge/result/ruling.ts';
import { thirdsOfWeight } from '../../bridge/result/weight.ts';
import { outcomeScore, playedScore } from '../../bridge/score/score.ts';
import { formatShorthand } from '../../bridge/shorthand/shorthand.ts';
import { xml, type XmlNode } from '../xml/write.ts';

interface WrittenOutcome {
  readonly elements: readonly XmlNode[];
  /** What USEBIO can't say, in the shorthand: for the instruction of the line. */
  readonly own: { readonly outcome: string | null; readonly played: string | null };
}

const NOTHING = { outcome: null, played: null };

/** The outcome as other programs read it, and what only Etui reads back. */
export function makeOutcome(outcome: Outcome, board: number): WrittenOutcome {
  switch (outcome.kind) {
    case 'played':
      return { elements: playedElements(outcome, board), own: NOTHING };
    case 'passedOut':
      return { elements: [xml('CONTRACT', 'PASS'), xml('SCORE', '0')], own: NOTHING };
    case 'score':
      return { elements: [xml('SCORE', String(outcome.score))], own: NOTHING };
    case 'notPlayed':
      return { elements: [], own: NOTHING };
    case 'award':
      return {
        elements: [xml('SCORE', awardText(outcome.ns, outcome.ew))],
        own: isPlainAward(outcome) ? NOTHING : { outcome: formatShorthand(outcome, 'en'), played: null },
      };
    case 'ruled': {
      const { atTable } = outcome;
      const played = atTable.kind === 'notPlayed' ? null : formatShorthand(atTable, 'en');
      return { elements: ruledElements(outcome, board), own: { outcome: formatShorthand(outcome, 'en'), played } };
    }
  }
}

function playedElements(played: Played, board: number): readonly XmlNode[] {
  const { contract, declarer, tricks, lead } = played;
  return [
    xml('CONTRACT', formatContract(contract, 'en')),
    xml('PLAYED_BY', seatLetter(declarer, 'en')),
    lead && xml('LEAD', formatCard(lead, 'en')),
    xml('TRICKS', String(tricks)),
    xml('SCORE', String(playedScore(played, board))),
  ];
}

/** Percentages of two figures each: all that `A6040` can say. */
function isPlainAward(award: Award): boolean {
  const { ns, ew } = awardedSides(award);
  return [ns, ew].every((side) => typeof side === 'number' && Number.isInteger(side) && side < 100);
}

function awardText(ns: number | null, ew: number | null): string {
  return `A${[ns, ew].map((side) => String(Math.min(99, Math.round(side ?? 0))).padStart(2, '0')).join('')}`;
}

/** One result assigned to both sides is written as it is; of a weighted score its mean; of an award its percentage. */
function ruledElements(ruled: Ruled, board: number): readonly XmlNode[] {
  const assigned = assignedResult(ruled);
  if (assigned) return makeOutcome(assigned, board).elements;
  const mean = hasResults(ruled.ns) ? meanScore(ruled.ns, board) : null;
  if (mean !== null) return [xml('SCORE', String(mean))];
  return [xml('SCORE', awardText(percentOf(ruled.ns), percentOf(ruled.ew)))];
}

/** The mean of a side's scores by their weights, rounded to ten as scores are. */
function meanScore(side: Exclude<RuledSide, number | string>, board: number): number {
  const weighed = side.map((component) => ({
    score: outcomeScore(component.outcome, board) ?? 0,
    weight: thirdsOfWeight(component),
  }));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(weighed.reduce((sum, { score, weight }) => sum + score * weight, 0) / whole / 10) * 10;
}

function percentOf(side: RuledSide): number | null {
  if (typeof side === 'number') return side;
  return typeof side === 'string' ? AVERAGE_PERCENTS[side] : null;
}
