import type { DrawnTriangleView } from '../../../main/club/model/draws.ts';
import { halfMatchesSentences, sharedTableSentences } from '../../../src/language/draw/half-matches.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { boardsOfHalfMatch } from '../../../src/movement/swiss/rounds.ts';
import { halvesOfSharedTable } from '../../../src/draw/swiss-triangle.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import type { DrawActions } from './drawKeys.ts';
import { isOddField, oddOf } from './oddField.ts';
import type { ShownDraw } from './useDraw.ts';

/** What an odd number comes to, and why these three meet each other. */
export function OddChoice({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const { view, shown, proposal } = state;
  // What would be announced; a draw that was announced otherwise is still shown beside it.
  const triangle = (proposal ?? shown)?.triangle;
  const isOpen = view.proposed !== null;
  return (
    <>
      {isOpen && isOddField(state) && <OddWays state={state} actions={actions} />}
      {triangle?.isHalves &&
        (state.session.ranks === 'pair' ? (
          <SharedTableWhy state={state} triangle={triangle} />
        ) : (
          <HalvesWhy state={state} triangle={triangle} />
        ))}
    </>
  );
}

function OddWays({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const words = useWords(drawWords);
  const { view, proposal, nameOf } = state;
  const odd = oddOf(view);
  const triangle = proposal?.triangle;
  const isOfPairs = state.session.ranks === 'pair';
  const noPairs = Number.isInteger(boardsOfHalf(state)) ? words.noHalvesOfScale : words.noHalvesOfBoards;
  return (
    <>
      <fieldset className={classes['odd']}>
        <legend>{words.odd}</legend>
        {view.odds.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="odd"
              checked={odd === way}
              onChange={() => actions.choose({ drawnBy: { ...view.drawnBy, odd: way }, wishes: view.wishes })}
            />
            {words.odds[way]}
          </label>
        ))}
      </fieldset>
      {triangle && !triangle.isHalves && (
        <p className={classes['more']}>{words.triangleWhy(triangle.entries.map(nameOf), triangle.from + 1)}</p>
      )}
      {odd !== 'bye' && proposal && !triangle && (
        <p className={classes['warning']}>{isOfPairs ? words.noShared : words.noTriangle}</p>
      )}
      {!view.odds.includes('half-matches') && boardsOfHalf(state) > 0 && (
        <p className={classes['more']}>{isOfPairs ? noPairs : words.noHalves}</p>
      )}
    </>
  );
}

/** The boards of a half match. */
function boardsOfHalf({ session }: Pick<ShownDraw, 'session'>): number {
  const spec = session.sections[0]?.spec;
  return spec ? boardsOfHalfMatch(spec) : 0;
}

/** Who plays half a match against whom, table by table, and why. */
function HalvesWhy({ state, triangle }: { readonly state: ShownDraw; readonly triangle: DrawnTriangleView }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { nameOf } = state;
  return (
    <>
      {triangle.matches.map(({ home, away, tables }) => (
        <p key={home} className={classes['more']}>
          {words.halfMatch(nameOf(home), nameOf(away), tables, boardsOfHalf(state))}
        </p>
      ))}
      <p className={classes['more']}>{halfMatchesSentences(triangle.entries.map(nameOf), language)}</p>
    </>
  );
}

/** Who sits when at the table that three pairs share, and why it is they. */
function SharedTableWhy({ state, triangle }: { readonly state: ShownDraw; readonly triangle: DrawnTriangleView }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { nameOf } = state;
  const { entries, matches } = triangle;
  const [first = 0, second = 0] = matches.flatMap(({ tables }) => tables);
  return (
    <>
      {halvesOfSharedTable(entries).map(({ home, away, out }, at) => (
        <p key={away} className={classes['more']}>
          {words.sharedHalf(
            at + 1,
            at === 0 ? first : second,
            nameOf(home),
            nameOf(away),
            nameOf(out),
            boardsOfHalf(state),
          )}
        </p>
      ))}
      <p className={classes['more']}>{words.sameTable(first, second)}</p>
      <p className={classes['more']}>{sharedTableSentences(entries.map(nameOf), language)}</p>
    </>
  );
}
