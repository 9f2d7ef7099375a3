import { RISKS, type Risk } from '../../bridge/contract.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { exact, multiply } from '../../scoring/numbers/exact.ts';
import { averageTricks, totalContracts, shareMade, type ContractCount } from '../../statistics/contract-count.ts';
import { CONTRACT_KINDS, DENOMINATIONS, type ContractKind, type Denomination } from '../../statistics/contract-kind.ts';
import { allContracts, contractsInDenomination, contractsOfKind, type Tally } from '../../statistics/tally.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';

/** The heads of the columns, and what is counted, in one language. */
export interface StatisticsCsvWords {
  readonly counted: string;
  readonly name: string;
  readonly denominationHead: string;
  readonly number: string;
  readonly madeHead: string;
  readonly tricks: string;
  readonly bid: string;
  readonly kind: Readonly<Record<ContractKind, string>>;
  readonly denomination: Readonly<Record<Denomination, string>>;
  readonly all: string;
  readonly allContracts: string;
  readonly declarer: string;
  readonly seat: Readonly<Record<Seat, string>>;
  readonly doubling: string;
  readonly risk: Readonly<Record<Risk, string>>;
  readonly others: string;
  readonly passedOut: string;
  readonly scoreOnly: string;
  readonly awards: string;
  readonly notPlayed: string;
}

const PLACES = 2;
const HUNDRED = exact(100);

/**
 * What was bid and made, as CSV with heads and numbers in the language. Each line is a count: what is counted, its
 * name, the denomination, the number of contracts, the percentage made, and the average tricks over or under the
 * contract. Contracts come first, by kind and denomination; then declarers, doubling, and results without a contract.
 */
export function writeStatisticsCsv(tally: Tally, words: StatisticsCsvWords, language: Language): string {
  const number = (value: Parameters<typeof formatCsvNumber>[0] | null) =>
    value === null ? '' : formatCsvNumber(value, PLACES, language);
  const counted = (count: ContractCount) => {
    const made = shareMade(count);
    return [String(totalContracts(count)), number(made && multiply(made, HUNDRED)), number(averageTricks(count))];
  };
  return writeCsv(
    [
      [words.counted, words.name, words.denominationHead, words.number, words.madeHead, words.tricks],
      ...CONTRACT_KINDS.flatMap((kind) => [
        ...DENOMINATIONS.map((one) => [
          words.bid,
          words.kind[kind],
          words.denomination[one],
          ...counted(tally.contracts[kind][one]),
        ]),
        [words.bid, words.kind[kind], words.all, ...counted(contractsOfKind(tally, kind))],
      ]),
      ...DENOMINATIONS.map((one) => [
        words.bid,
        words.allContracts,
        words.denomination[one],
        ...counted(contractsInDenomination(tally, one)),
      ]),
      [words.bid, words.allContracts, words.all, ...counted(allContracts(tally))],
      ...SEATS.map((seat) => [words.declarer, words.seat[seat], '', ...counted(tally.declarers[seat])]),
      ...RISKS.map((risk) => [words.doubling, words.risk[risk], '', ...counted(tally.risks[risk])]),
      ...(['passedOut', 'scoreOnly', 'awards', 'notPlayed'] as const).map((name) => [
        words.others,
        words[name],
        '',
        String(tally[name]),
        '',
        '',
      ]),
    ],
    CSV_SEPARATOR[language],
  );
}
