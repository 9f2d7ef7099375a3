import type { Card, Rank, Suit } from '../../../../src/bridge/card.ts';
import type { Contract, Level, Risk, Strain } from '../../../../src/bridge/contract.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { Seat } from '../../../../src/bridge/seat.ts';
import type { PartialPlayed } from '../../../../src/bridge/shorthand/shorthand.ts';
import type { LineReading } from '../typing/reading.ts';

/** The parts of an outcome that the columns of a line show, as far as they are typed. */
export interface OutcomeParts {
  readonly level?: Level;
  readonly strain?: Strain;
  readonly risk?: Risk;
  readonly declarer?: Seat;
  readonly lead?: Card | Suit | Rank;
  /** The tricks won, and the contract they count for. */
  readonly tricks?: { readonly contract: Contract; readonly won: number };
  /** An outcome without a contract. It is shown in words. */
  readonly special?: Exclude<Outcome, { kind: 'played' }>;
  /** From North-South, with its sign. */
  readonly score?: number;
}

export function outcomePartsOf(reading: LineReading): OutcomeParts {
  switch (reading.kind) {
    case 'expected':
    case 'emptied':
      return {};
    case 'recorded':
      return outcomeParts(reading.result.outcome, reading.result.score);
    case 'ready':
      return outcomeParts(reading.outcome, reading.score);
    case 'unfinished':
    case 'problem':
      return partialParts(reading.parsed.partial);
  }
}

function outcomeParts(outcome: Outcome, score: number | null): OutcomeParts {
  const scored = score === null ? {} : { score };
  if (outcome.kind !== 'played') return { special: outcome, ...scored };
  const { contract, declarer, tricks, lead } = outcome;
  return { ...contract, declarer, ...(lead && { lead }), tricks: { contract, won: tricks }, ...scored };
}

function partialParts({ level, strain, risk, declarer, tricks, leadSuit, leadRank }: PartialPlayed): OutcomeParts {
  const lead = leadSuit && leadRank ? { suit: leadSuit, rank: leadRank } : (leadSuit ?? leadRank);
  return {
    ...(level && { level }),
    ...(strain && { strain, risk }),
    ...(declarer && { declarer }),
    ...(lead && { lead }),
    ...(level && strain && tricks !== null && { tricks: { contract: { level, strain, risk }, won: tricks } }),
  };
}
