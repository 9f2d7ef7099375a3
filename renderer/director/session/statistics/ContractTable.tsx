import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import { CONTRACT_KINDS, DENOMINATIONS } from '../../../../src/statistics/contract-kind.ts';
import {
  allContracts,
  contractsInDenomination,
  contractsOfKind,
  type Tally,
} from '../../../../src/statistics/tally.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Statistics.module.css';
import { CountCells, CountHeads } from './CountCells.tsx';

/** Kinds of contract by denomination, with their sums. */
export function ContractTable({ tally }: { readonly tally: Tally }) {
  const words = useWords(statisticsWords);
  return (
    <table className={classes['counts']} data-wide aria-label={words.bid}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} className={classes['head']}>
            {words.bid}
          </th>
          {DENOMINATIONS.map((one) => (
            <th key={one} scope="colgroup" colSpan={2} className={classes['group']}>
              {words.denomination[one]}
            </th>
          ))}
          <th scope="colgroup" colSpan={3} className={classes['group']}>
            {words.all}
          </th>
        </tr>
        <tr>
          {[...DENOMINATIONS, 'all'].map((one) => (
            <CountHeads key={one} tricks={one === 'all'} />
          ))}
        </tr>
      </thead>
      <tbody>
        {CONTRACT_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{words.kind[kind]}</th>
            {DENOMINATIONS.map((one) => (
              <CountCells key={one} count={tally.contracts[kind][one]} />
            ))}
            <CountCells count={contractsOfKind(tally, kind)} tricks />
          </tr>
        ))}
        <tr className={classes['sum']}>
          <th scope="row">{words.allContracts}</th>
          {DENOMINATIONS.map((one) => (
            <CountCells key={one} count={contractsInDenomination(tally, one)} />
          ))}
          <CountCells count={allContracts(tally)} tricks />
        </tr>
      </tbody>
    </table>
  );
}
