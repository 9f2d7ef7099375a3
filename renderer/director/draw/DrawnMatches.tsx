import { drawWords } from '../../../src/language/screens/draw.ts';
import { compare, subtract, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { DrawnMatchView } from '../../../main/club/model/draws.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { formatTeamFigure } from '../session/teams/figures.ts';
import classes from './Draw.module.css';
import { DrawnTriangle } from './DrawnTriangle.tsx';
import type { ShownDraw } from './useDraw.ts';

/** The matches in order of the draw, each at the height of its teams. */
export function DrawnMatches({ state }: { readonly state: ShownDraw }) {
  const words = useWords(drawWords);
  const { shown, round, nameOf, placeOf } = state;
  return (
    <section className={classes['matches']} aria-label={words.title(round)}>
      <div className={classes['matchesHead']} aria-hidden="true">
        <span>{words.table}</span>
        <span>{words.roundColumn(round)}</span>
        <span>{words.apart}</span>
      </div>
      <ol>
        {shown?.matches.map((match, index) => (
          <li key={`${match.home} ${match.away}`}>
            <DrawnMatch state={state} match={match} index={index} />
          </li>
        ))}
        {shown?.triangle && <DrawnTriangle state={state} triangle={shown.triangle} />}
        {shown?.bye && (
          <li className={classes['bye']} data-last={placeOf.get(shown.bye.entry)}>
            <bdi>{nameOf(shown.bye.entry)}</bdi> <span>{words.bye}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

function DrawnMatch(props: { readonly state: ShownDraw; readonly match: DrawnMatchView; readonly index: number }) {
  const { state, match, index } = props;
  const words = useWords(drawWords);
  const language = useLanguage();
  const { nameOf, chosen, otherwise, draft, totals, decimals } = state;
  const teams = state.teamsOf(match);
  const isChosen = chosen?.match === match;
  const gap = apart(totals.get(match.home) ?? ZERO, totals.get(match.away) ?? ZERO);
  return (
    <button
      type="button"
      className={classes['match']}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      data-row
      data-table={index + 1}
      data-other={(draft !== null && otherwise.includes(match)) || undefined}
      data-rematch={match.lastMeeting !== null || undefined}
      onClick={() => state.choose({ match: index, side: 0 })}
      onFocus={() => !isChosen && state.choose({ match: index, side: 0 })}
    >
      <b className={classes['matchPlace']}>{match.tables.length === 1 ? match.tables[0] : index + 1}</b>
      <span className={classes['teams']}>
        {teams.map((team) => (
          <span key={team} data-chosen={(isChosen && chosen?.team === team) || undefined}>
            <i>{team}</i> <bdi title={nameOf(team)}>{nameOf(team)}</bdi>{' '}
            <small>{team === match.home ? words.home : words.away}</small>
          </span>
        ))}
      </span>
      <span className={classes['gap']}>{formatTeamFigure(gap, language, decimals)}</span>
    </button>
  );
}

function apart(one: Exact, other: Exact): Exact {
  return compare(one, other) < 0 ? subtract(other, one) : subtract(one, other);
}
