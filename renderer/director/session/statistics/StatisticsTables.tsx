import { RISKS } from '../../../../src/bridge/contract.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import { formatPercentage, formatSignedExact, formatWhole } from '../../../../src/language/numbers.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import {
  averageTricks,
  totalContracts,
  shareMade,
  type ContractCount,
} from '../../../../src/statistics/contract-count.ts';
import { allContracts, type Tally } from '../../../../src/statistics/tally.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import classes from './Statistics.module.css';
import { ContractTable } from './ContractTable.tsx';
import { CountCells, CountHeads } from './CountCells.tsx';

/** Contracts bid and made: kinds by denomination, declarers, doubling, and results without a contract. */
export function StatisticsTables({ tally }: { readonly tally: Tally }) {
  const words = useWords(statisticsWords);
  if (tally.results === 0) return <p className={classes['note']}>{words.nothing}</p>;
  return (
    <div className={classes['statistics']}>
      <Summary tally={tally} />
      <div className={classes['scrolled']} {...SCROLLED_BY_KEYS}>
        <ContractTable tally={tally} />
      </div>
      <div className={classes['beside']}>
        <Counts title={words.declarer} rows={SEATS.map((seat) => [words.seat[seat], tally.declarers[seat]])} />
        <Counts title={words.doubling} rows={RISKS.map((risk) => [words.risk[risk], tally.risks[risk]])} />
        <Others tally={tally} />
      </div>
    </div>
  );
}

function Summary({ tally }: { readonly tally: Tally }) {
  const words = useWords(statisticsWords);
  const language = useLanguage();
  const all = allContracts(tally);
  const [share, tricks] = [shareMade(all), averageTricks(all)];
  return (
    <p className={classes['note']}>
      {words.summary(formatWhole(tally.results), formatWhole(totalContracts(all)))}{' '}
      {share && tricks && words.made(formatPercentage(share, 1, language), formatSignedExact(tricks, 2, language))}
    </p>
  );
}

function Counts(props: { readonly title: string; readonly rows: readonly (readonly [string, ContractCount])[] }) {
  return (
    <table className={classes['counts']} aria-label={props.title}>
      <thead>
        <tr>
          <th scope="col" className={classes['head']}>
            {props.title}
          </th>
          <CountHeads tricks />
        </tr>
      </thead>
      <tbody>
        {props.rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <CountCells count={count} tricks />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Others({ tally }: { readonly tally: Tally }) {
  const words = useWords(statisticsWords);
  return (
    <table className={classes['counts']} aria-label={words.others}>
      <thead>
        <tr>
          <th scope="col" className={classes['head']}>
            {words.others}
          </th>
          <th scope="col">{words.number}</th>
        </tr>
      </thead>
      <tbody>
        {(['passedOut', 'scoreOnly', 'awards', 'notPlayed'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{words[name]}</th>
            <td>{formatWhole(tally[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
