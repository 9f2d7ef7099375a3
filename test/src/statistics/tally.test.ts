import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, RISKS, STRAINS } from '../../../src/bridge/contract.ts';
import { parseContract } from '../../../src/bridge/notation/contract.ts';
import type { Outcome, Played } from '../../../src/bridge/result/result.ts';
import { SEATS } from '../../../src/bridge/seat.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import {
  addContractCounts,
  averageTricks,
  totalContracts,
  NO_CONTRACTS,
  shareMade,
} from '../../../src/statistics/contract-count.ts';
import { CONTRACT_KINDS, contractKind, DENOMINATIONS } from '../../../src/statistics/contract-kind.ts';
import { allContracts, contractsInDenomination, contractsOfKind, tallyOf } from '../../../src/statistics/tally.ts';

function contract(text: string) {
  const found = parseContract(text, 'en');
  if (!found) throw new Error(`no contract: ${text}`);
  return found;
}

function played(text: string, declarer: Played['declarer'], tricks: number): Outcome {
  return { kind: 'played', contract: contract(text), declarer, tricks, lead: null };
}

const playedOutcome: fc.Arbitrary<Outcome> = fc.record({
  kind: fc.constant('played' as const),
  contract: fc.record({
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
    risk: fc.constantFrom(...RISKS),
  }),
  declarer: fc.constantFrom(...SEATS),
  tricks: fc.integer({ min: 0, max: 13 }),
  lead: fc.constant(null),
});
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  { weight: 6, arbitrary: playedOutcome },
  fc.constantFrom<Outcome>(
    { kind: 'passedOut' },
    { kind: 'score', score: 420 },
    { kind: 'award', ns: 60, ew: 40 },
    { kind: 'notPlayed' },
  ),
);
const counted = fc.array(fc.record({ outcome, times: fc.integer({ min: 1, max: 5 }) }), { maxLength: 40 });

describe('what a contract was bid for', () => {
  test.each([
    ['1C', 'partScore'],
    ['4D', 'partScore'],
    ['5C', 'game'],
    ['3S', 'partScore'],
    ['4H', 'game'],
    ['2NT', 'partScore'],
    ['3NT', 'game'],
    ['2SX', 'partScore'],
    ['5SXX', 'game'],
    ['6C', 'slam'],
    ['6NT', 'slam'],
    ['7D', 'grandSlam'],
  ])('%s: %s', (text, kind) => expect(contractKind(contract(text))).toBe(kind));
});

describe('a tally', () => {
  const evening: readonly Outcome[] = [
    played('4S', 'N', 11),
    played('4S', 'S', 9),
    played('3NT', 'E', 9),
    played('5DX', 'W', 8),
    played('2H', 'N', 8),
    played('6C', 'S', 12),
    played('7NT', 'S', 12),
    { kind: 'passedOut' },
    { kind: 'score', score: -50 },
    { kind: 'award', ns: 60, ew: 40 },
    { kind: 'notPlayed' },
  ];
  const tally = tallyOf(evening.map((one) => ({ outcome: one, times: 1 })));

  test('counts kinds by denomination, with what was made and the tricks over and under', () => {
    expect(tally.results).toBe(11);
    expect(tally.contracts.game.major).toEqual({ made: 1, down: 1, overtricks: 1, undertricks: 1 });
    expect(tally.contracts.game.minor).toEqual({ made: 0, down: 1, overtricks: 0, undertricks: 3 });
    expect(tally.contracts.game.noTrump).toEqual({ made: 1, down: 0, overtricks: 0, undertricks: 0 });
    expect(tally.contracts.partScore.major).toEqual({ made: 1, down: 0, overtricks: 0, undertricks: 0 });
    expect(tally.contracts.slam.minor).toEqual({ made: 1, down: 0, overtricks: 0, undertricks: 0 });
    expect(tally.contracts.grandSlam.noTrump).toEqual({ made: 0, down: 1, overtricks: 0, undertricks: 1 });
    expect(tally.contracts.partScore.minor).toEqual(NO_CONTRACTS);
  });

  test('counts doubling and declarers', () => {
    expect(tally.risks.X).toEqual({ made: 0, down: 1, overtricks: 0, undertricks: 3 });
    expect(totalContracts(tally.risks[''])).toBe(6);
    expect(tally.risks.XX).toEqual(NO_CONTRACTS);
    expect(SEATS.map((seat) => totalContracts(tally.declarers[seat]))).toEqual([2, 1, 3, 1]);
  });

  test('counts what has no contract apart', () => {
    const { passedOut, scoreOnly, awards, notPlayed } = tally;
    expect([passedOut, scoreOnly, awards, notPlayed]).toEqual([1, 1, 1, 1]);
  });

  test('averages are exact, and there are none of nothing', () => {
    expect(shareMade(allContracts(tally))).toEqual(exact(4, 7));
    expect(averageTricks(allContracts(tally))).toEqual(exact(-4, 7));
    expect(shareMade(NO_CONTRACTS)).toBeNull();
    expect(averageTricks(NO_CONTRACTS)).toBeNull();
  });

  test('however it is added up, every result is in it once', () => {
    fc.assert(
      fc.property(counted, (all) => {
        const sum = tallyOf(all);
        const contracts = allContracts(sum);
        expect(addContractCounts(DENOMINATIONS.map((one) => contractsInDenomination(sum, one)))).toEqual(contracts);
        expect(addContractCounts(CONTRACT_KINDS.map((one) => contractsOfKind(sum, one)))).toEqual(contracts);
        expect(addContractCounts(RISKS.map((one) => sum.risks[one]))).toEqual(contracts);
        expect(addContractCounts(SEATS.map((one) => sum.declarers[one]))).toEqual(contracts);
        const { passedOut, scoreOnly, awards, notPlayed } = sum;
        expect(totalContracts(contracts) + passedOut + scoreOnly + awards + notPlayed).toBe(sum.results);
        expect(sum.results).toBe(all.reduce((times, one) => times + one.times, 0));
      }),
    );
  });

  test('the same outcome so many times is that many outcomes, in any order', () => {
    fc.assert(
      fc.property(counted, (all) => {
        const singly = all.flatMap((one) => Array.from({ length: one.times }, () => ({ ...one, times: 1 })));
        expect(tallyOf(singly.toReversed())).toEqual(tallyOf(all));
      }),
    );
  });
});
