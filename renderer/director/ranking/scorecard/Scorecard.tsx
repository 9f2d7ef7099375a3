import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { useRanks, useWords } from '../../../shared/language.tsx';
import type { ScorecardBoard } from './scorecard.ts';
import { ScorecardRow } from './ScorecardRow.tsx';
import classes from './Scorecard.module.css';

type Unit = FieldStandingsView['unit'];

/** The boards of a pair, a row each: the opponents, the result, and what it was worth. */
export function Scorecard(props: {
  readonly winners: 1 | 2;
  readonly unit: Unit;
  readonly card: readonly ScorecardBoard[];
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const { winners, unit, card, chosen } = props;
  const directions = winners === 1;
  const partners = useRanks() === 'player';
  return (
    <table className={classes['card']} data-partners={partners || undefined} aria-label={words.scorecard}>
      <colgroup>
        <col className={classes['numberColumn']} />
        <col className={classes['roundColumn']} />
        {directions && <col className={classes['directionColumn']} />}
        {partners && (
          <>
            <col className={classes['pairColumn']} />
            <col />
          </>
        )}
        <col className={classes['pairColumn']} />
        <col />
        <col className={classes['contractColumn']} />
        <col className={classes['byColumn']} />
        <col className={classes['tricksColumn']} />
        <col className={classes['scoreColumn']} />
        <col className={classes['scoreColumn']} />
        <col className={classes['pointsColumn']} />
        {unit !== 'imps' && <col className={classes['percentageColumn']} />}
        <col className={classes['barColumn']} />
      </colgroup>
      <Head directions={directions} partners={partners} unit={unit} />
      <tbody>
        {card.map((played) => (
          <ScorecardRow
            key={played.board}
            played={played}
            unit={unit}
            directions={directions}
            chosen={played.board === chosen}
            onChoose={props.onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head(props: { readonly directions: boolean; readonly partners: boolean; readonly unit: Unit }) {
  const { directions, partners, unit } = props;
  const words = useWords(rankingWords);
  return (
    <thead>
      <tr>
        <th scope="col" className={classes['number']}>
          {words.boardHead}
        </th>
        <th scope="col" className={classes['round']}>
          {words.round}
        </th>
        {directions && <th scope="col">{words.direction}</th>}
        {partners && (
          <th scope="col" colSpan={2} className={classes['against']}>
            {words.partnerHead}
          </th>
        )}
        <th scope="col" colSpan={2} className={classes['against']}>
          {words.againstHead}
        </th>
        <th scope="col">{words.contract}</th>
        <th scope="col">{words.by}</th>
        <th scope="col">{words.resultShort}</th>
        <th scope="col" className={classes['score']}>
          {words.lineShort.NS}
        </th>
        <th scope="col" className={classes['score']}>
          {words.lineShort.EW}
        </th>
        <th scope="col" className={classes['points']}>
          {words.pointsShort[unit]}
        </th>
        {unit !== 'imps' && (
          <th scope="col" className={classes['percentage']}>
            %
          </th>
        )}
        <th scope="col" className={classes['bar']} aria-label={words.average}>
          {words.half[unit]}
        </th>
      </tr>
    </thead>
  );
}
