import { RISKS } from '../../../../src/bridge/contract.ts';
import { SEATS } from '../../../../src/bridge/seat.ts';
import {
  formatPercentFigure,
  formatPercentage,
  formatSignedExact,
  formatWhole,
} from '../../../../src/language/numbers.ts';
import { statisticsWords } from '../../../../src/language/screens/statistics.ts';
import {
  averageTricks,
  totalContracts,
  shareMade,
  type ContractCount,
} from '../../../../src/statistics/contract-count.ts';
import { CONTRACT_KINDS, DENOMINATIONS } from '../../../../src/statistics/contract-kind.ts';
import {
  allContracts,
  contractsInDenomination,
  contractsOfKind,
  type Tally,
} from '../../../../src/statistics/tally.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import classes from './Statistics.module.css';

/** What was bid and made: kinds by denomination, doubling, declarers, and what has no contract. */
export function StatisticsTables({ tally }: { readonly tally: Tally }) {
  const words = useWords(statisticsWords);
  if (tally.results === 0) return <p className={classes['note']}>{words.nothing}</p>;
  return (
    <div className={classes['statistics']}>
      <Summary tally={tally} />
      <div className={classes['scrolled']} {...SCROLLED_BY_KEYS}>
        <Kinds tally={tally} />
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

function Kinds({ tally }: { readonly tally: Tally }) {
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

function CountHeads({ tricks }: { readonly tricks: boolean }) {
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

function CountCells({ count, tricks = false }: { readonly count: ContractCount; readonly tricks?: boolean }) {
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
