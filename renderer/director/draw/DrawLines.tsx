import classes from './Draw.module.css';
import { LINES, DRAW_ROW } from './measures.ts';
import type { ShownDraw } from './useDraw.ts';

/** A line from each place to its match: straight where two neighbours meet. */
export function DrawLines({ state }: { readonly state: ShownDraw }) {
  const { shown, placeOf, chosen, view } = state;
  const rows = view.order.length;
  const lines = [
    ...(shown?.matches ?? []).flatMap((match, index) =>
      state.teamsOf(match).map((team, seat) => ({ team, to: 2 * index + seat, isChosen: match === chosen?.match })),
    ),
    ...(shown?.triangle?.entries ?? []).map((team, seat) => {
      return { team, to: 2 * (shown?.matches.length ?? 0) + seat, isChosen: false };
    }),
    ...(shown?.bye ? [{ team: shown.bye.entry, to: 2 * shown.matches.length, isChosen: false }] : []),
  ];
  return (
    <svg className={classes['lines']} width={LINES} height={rows * DRAW_ROW} aria-hidden="true">
      {lines.flatMap(({ team, to, isChosen }) => {
        const place = placeOf.get(team);
        if (place === undefined) return [];
        const [from, end] = [(place + 0.5) * DRAW_ROW, (to + 0.5) * DRAW_ROW];
        const bend = `M 4 ${from} C ${LINES / 2} ${from}, ${LINES / 2} ${end}, ${LINES} ${end}`;
        return [<path key={team} d={bend} data-chosen={isChosen || undefined} />];
      })}
    </svg>
  );
}
