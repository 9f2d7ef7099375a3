import { formatPercentage, formatShort } from '../../../../src/language/numbers.ts';
import { playersDrawWords } from '../../../../src/language/draw/players.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { readExact } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';
import { DRAW_ROW, LINES } from '../measures.ts';
import own from './Players.module.css';
import type { ShownPlayersDraw } from './usePlayersDraw.ts';

/** The ranking on the left, the tables on the right at the same heights, and lines between. */
export function PlayersTables({ state }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  return (
    <>
      <div className={classes['draw']}>
        <Order state={state} />
        <Lines state={state} />
        <Tables state={state} />
      </div>
      <p className={classes['note']}>{words.note}</p>
    </>
  );
}

function Order({ state: { view, session, chosen, nameOf } }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const { place: placeHead } = useWords(drawWords);
  const language = useLanguage();
  const { unit } = METHODS[session.scoring.method];
  const atTable = new Set(chosen ? [...chosen.ns, ...chosen.ew] : []);
  const textOf = (figure: string | null) => {
    const value = readExact(figure ?? '');
    if (!value) return '–';
    return unit === 'imps' ? formatShort(value, 2, language) : formatPercentage(value, 2, language);
  };
  return (
    <table className={classes['standing']} aria-label={words.player}>
      <colgroup>
        <col className={classes['placeColumn']} />
        <col className={classes['numberColumn']} />
        <col />
        <col className={own['figureColumn']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{placeHead}</th>
          <th scope="col" colSpan={2} className={classes['team']}>
            {words.player}
          </th>
          <th scope="col" className={classes['total']}>
            {words.figure[unit === 'imps' ? 'imps' : 'matchpoints']}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.order.map(({ number, figure }, place) => (
          <tr key={number} aria-current={atTable.has(number) || undefined}>
            <td className={classes['place']}>{place + 1}</td>
            <td className={classes['number']}>{number}</td>
            <th scope="row" title={nameOf(number)}>
              <bdi>{nameOf(number)}</bdi>
            </th>
            <td className={classes['total']}>{textOf(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line from each place to its seat. */
function Lines({ state: { view, shown, chosen } }: { readonly state: ShownPlayersDraw }) {
  const places = new Map(view.order.map(({ number }, place) => [number, place]));
  const tables = shown?.tables ?? [];
  const seats = [
    ...tables.flatMap((table, index) =>
      [...table.ns, ...table.ew].map((player, seat) => ({ player, to: 4 * index + seat, isChosen: table === chosen })),
    ),
    ...(shown?.out ?? []).map((player, index) => ({ player, to: 4 * tables.length + index, isChosen: false })),
  ];
  return (
    <svg className={classes['lines']} width={LINES} height={view.order.length * DRAW_ROW} aria-hidden="true">
      {seats.flatMap(({ player, to, isChosen }) => {
        const place = places.get(player);
        if (place === undefined) return [];
        const [from, end] = [(place + 0.5) * DRAW_ROW, (to + 0.5) * DRAW_ROW];
        const bend = `M 4 ${from} C ${LINES / 2} ${from}, ${LINES / 2} ${end}, ${LINES} ${end}`;
        return [<path key={player} d={bend} data-chosen={isChosen || undefined} />];
      })}
    </svg>
  );
}

function Tables({ state }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const draw = useWords(drawWords);
  const { shown, chosen, round, nameOf } = state;
  return (
    <section className={classes['matches']} aria-label={draw.title(round)}>
      <div className={classes['matchesHead']} aria-hidden="true">
        <span>{words.table}</span>
        <span>{draw.roundColumn(round)}</span>
      </div>
      <ol>
        {shown?.tables.map((table, index) => (
          <li key={table.table} className={own['table']}>
            <button
              type="button"
              className={`${classes['match']} ${own['box']}`}
              aria-pressed={table === chosen}
              tabIndex={table === chosen ? 0 : -1}
              data-row
              data-table={index + 1}
              data-rematch={table.reason.again.length > 0 || undefined}
              onClick={() => state.choose(index)}
              onFocus={() => table !== chosen && state.choose(index)}
            >
              <b className={classes['matchPlace']}>{table.table}</b>
              <span className={`${classes['teams']} ${own['four']}`}>
                {(['ns', 'ew'] as const).flatMap((side) =>
                  table[side].map((player) => (
                    <span key={player}>
                      <i>{player}</i> <bdi title={nameOf(player)}>{nameOf(player)}</bdi>{' '}
                      <small>{words.seats[side]}</small>
                    </span>
                  )),
                )}
              </span>
            </button>
          </li>
        ))}
        {shown?.out.map((player) => (
          <li key={player} className={classes['bye']}>
            <bdi>{nameOf(player)}</bdi> <span>{words.out}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
