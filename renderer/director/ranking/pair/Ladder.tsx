import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { tricksText } from '../../../../src/language/game/contract.ts';
import { formatShort, formatSigned, formatWhole } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { ContractText } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useRanks, useWords } from '../../../shared/language.tsx';
import { withoutContract } from '../../session/withoutContract.ts';
import type { Rung } from './ladder.ts';
import classes from './Panel.module.css';

/** The digits of a number of a pair. With the letter of a section before it, it takes more room. */
const MOST_DIGITS = 2;

/** All results of a board from the best down, with the pair's own in its place. */
export function Ladder(props: {
  readonly rungs: readonly Rung[];
  readonly points: Exact | null;
  /** At cross-IMPs, the IMPs against each score. */
  readonly imps: ReadonlyMap<number, number>;
}) {
  const { rungs, points, imps } = props;
  const words = useWords(rankingWords);
  return (
    <table
      className={classes['ladder']}
      data-ranks={useRanks()}
      data-lettered={rungs.some(({ pair }) => pair.label.length > MOST_DIGITS) || undefined}
      aria-label={words.ladder}
    >
      <colgroup>
        <col className={classes['pairColumn']} />
        <col className={classes['contractColumn']} />
        <col className={classes['byColumn']} />
        <col className={classes['tricksColumn']} />
        <col className={classes['scoreColumn']} />
        <col className={classes['scoreColumn']} />
        <col />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          {[
            words.pair,
            words.contract,
            words.by,
            words.result,
            words.lineShort.NS,
            words.lineShort.EW,
            words.other,
          ].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rungs.map((rung, index) => (
          <Step
            key={rung.pair.id}
            rung={rung}
            points={points}
            imps={imps}
            divided={isDivided(rung, rungs[index - 1])}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Whether a line separates the rung from the one above: between better, own and equalled, beaten. */
function isDivided(rung: Rung, above: Rung | undefined): boolean {
  return above !== undefined && rung.relation !== above.relation && rung.relation !== 'equalled';
}

function Step(props: {
  readonly rung: Rung;
  readonly points: Exact | null;
  readonly imps: ReadonlyMap<number, number>;
  readonly divided: boolean;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { rung, points, divided } = props;
  const { result, pair, relation, count } = rung;
  const { outcome, score } = result;
  const own = relation === 'own';
  const won = score === null ? undefined : props.imps.get(score);
  return (
    <tr aria-current={own || undefined} data-divided={divided || undefined}>
      <td className={classes['rungPair']}>{pair.label}</td>
      {outcome.kind === 'played' ? (
        <>
          <td>
            <ContractText {...outcome.contract} />
          </td>
          <td>{seatLetter(outcome.declarer, language)}</td>
          <td>{tricksText(outcome.contract, outcome.tricks)}</td>
        </>
      ) : (
        <td colSpan={3} className="quiet">
          {withoutContract(outcome, language)}
        </td>
      )}
      <td className={classes['rungScore']}>{score !== null && score >= 0 && formatWhole(score)}</td>
      <td className={classes['rungScore']}>{score !== null && score < 0 && formatWhole(-score)}</td>
      <td className={classes['rungNote']}>
        {own && points && formatShort(points, 2, language)}
        {!own && won !== undefined && formatSigned(won)}
        {won === undefined &&
          count !== null &&
          relation !== 'own' &&
          relation !== 'uncompared' &&
          words[relation](count)}
      </td>
    </tr>
  );
}
