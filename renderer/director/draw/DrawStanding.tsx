import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { formatSignedShort } from '../../../src/language/numbers.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { teamRankingWords } from '../../../src/language/screens/teams/ranking.ts';
import { readExact, ZERO } from '../../../src/scoring/numbers/exact.ts';
import { roundResults } from '../../../src/session/rounds/results.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { formatTeamFigure } from '../session/teams/figures.ts';
import classes from './Draw.module.css';
import { isAtMatchpoints } from './isAtMatchpoints.ts';
import type { ShownDraw } from './useDraw.ts';

/** As many rounds as stand beside each other. */
const MOST_ROUNDS = 3;

/** Everybody who plays on in the order of the draw, with the opponents and results of the last rounds. */
export function DrawStanding({ state }: { readonly state: ShownDraw }) {
  const words = useWords(drawWords);
  const ranking = useWords(teamRankingWords);
  const language = useLanguage();
  const { view, session, standings, chosen, nameOf, entryOf, totals, decimals } = state;
  const isPoints = isAtMatchpoints(session);
  const matches = standings.fields[0]?.matches ?? null;
  const rounds = numbersTo(view.afterRound).slice(-MOST_ROUNDS);
  const results = roundResults(session, matches?.matches ?? []);
  const unit = matches?.unit ?? 'victory-points';
  return (
    <table className={classes['standing']} aria-label={ranking.view.table}>
      <colgroup>
        <col className={classes['placeColumn']} />
        <col className={classes['numberColumn']} />
        <col />
        {rounds.map((round) => (
          <col key={round} className={classes['roundColumn']} />
        ))}
        <col className={classes['totalColumn']} />
        <col className={classes['impsColumn']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col" colSpan={2} className={classes['team']}>
            {words.team}
          </th>
          {rounds.map((round, index) => (
            <th key={round} scope="col" className={classes['roundCell']}>
              {index === 0 ? words.roundColumn(round) : round}
            </th>
          ))}
          <th scope="col" className={classes['total']}>
            {ranking.unit[unit === 'imps' ? 'victory-points' : unit]}
          </th>
          <th scope="col" className={classes['imps']}>
            {isPoints ? words.matchpoints : words.imps}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.order.map(({ number, imps }, place) => (
          <tr key={number} aria-current={chosen?.teams.includes(number) || undefined}>
            <td className={classes['place']}>{place + 1}</td>
            <td className={classes['number']}>{number}</td>
            <th scope="row" title={nameOf(number)}>
              <bdi>{nameOf(number)}</bdi>
            </th>
            {rounds.map((round) => {
              const own = results.get(`${entryOf(number)?.id} ${round}`) ?? [];
              return (
                <td key={round} className={classes['roundCell']}>
                  {own.map(({ match, opponent, result }) => (
                    <div key={match}>
                      <small>{opponent === null ? words.byeShort : state.numberOf(opponent)}</small>{' '}
                      {result === null ? '–' : formatTeamFigure(result, language, decimals)}
                    </div>
                  ))}
                </td>
              );
            })}
            <td className={classes['total']}>{formatTeamFigure(totals.get(number) ?? ZERO, language, decimals)}</td>
            <td className={classes['imps']}>
              {isPoints
                ? formatTeamFigure(readExact(imps) ?? ZERO, language)
                : formatSignedShort(readExact(imps) ?? ZERO, 0, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
