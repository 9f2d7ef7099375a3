import { formatPercentFigure, formatSignedExact, formatWhole } from '../../../../src/language/numbers.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import {
  averageTricks,
  totalContracts,
  shareMade,
  type ContractCount,
} from '../../../../src/statistics/contract-count.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';

/** The column heads of a count. */
export function CountHeads({ tricks }: { readonly tricks: boolean }) {
  const words = useWords(statisticsWords);
  return (
    <>
      <th scope="col">{words.number}</th>
      <th scope="col">{words.madeHead}</th>
      {tricks && (
        <th scope="col" title={words.tricksLong}>
          {words.tricks}
        </th>
      )}
    </>
  );
}

/** The number of contracts, the share made, and with `tricks` the average of tricks. */
export function CountCells({ count, tricks = false }: { readonly count: ContractCount; readonly tricks?: boolean }) {
  const language = useLanguage();
  const [share, average] = [shareMade(count), averageTricks(count)];
  return (
    <>
      <td>{formatWhole(totalContracts(count))}</td>
      <td>{share && formatPercentFigure(share, 1, language)}</td>
      {tricks && <td>{average && formatSignedExact(average, 2, language)}</td>}
    </>
  );
}
