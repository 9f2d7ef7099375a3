import type { DrawWish } from '../../../../src/draw/wish.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Draw.module.css';
import type { DrawActions } from '../drawKeys.ts';
import { tablesOfPlace } from '../tablesOfPlace.ts';
import type { ShownDraw } from '../useDraw.ts';
import { WishList } from './WishList.tsx';

/** What the director wants of the draw; each wish can be taken back. */
export function KeptWishes({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const words = useWords(drawWords);
  const { view, round, draft, otherwise } = state;
  if (view.wishes.length === 0 && draft === null) return null;
  return (
    <WishList
      wishes={view.wishes}
      round={round}
      textOf={(wish) => wishText(wish, state, words)}
      onKeep={draft === null ? (wishes) => actions.choose({ drawnBy: view.drawnBy, wishes }) : undefined}
    >
      {draft && <p className={classes['more']}>{words.preview(otherwise.length)}</p>}
    </WishList>
  );
}

function wishText(wish: DrawWish, { nameOf, session }: ShownDraw, { wish: words, atTables }: (typeof drawWords)['en']) {
  switch (wish.kind) {
    case 'forbid':
    case 'force':
      return words[wish.kind](nameOf(wish.pair[0]), nameOf(wish.pair[1]));
    case 'bye':
    case 'home':
      return words[wish.kind](nameOf(wish.entry));
    case 'place':
      return words.place(nameOf(wish.entry), atTables(tablesOfPlace(session, wish.place)));
  }
}
