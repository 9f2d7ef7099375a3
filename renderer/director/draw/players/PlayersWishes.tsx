import { playersDrawWords, playersWishSentence } from '../../../../src/language/draw/players.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import classes from '../Draw.module.css';
import { WishList } from '../wishes/WishList.tsx';
import type { ShownPlayersDraw } from './usePlayersDraw.ts';

/** What the director wants of two players, what it comes to, and the keys to keep it, take it back or want more. */
export function PlayersWishes({ state }: { readonly state: ShownPlayersDraw }) {
  const words = useWords(playersDrawWords);
  const draw = useWords(drawWords);
  const { keys } = useWords(shellWords);
  const language = useLanguage();
  const { view, round, draft, nameOf } = state;
  const { wishes } = view.chosen;
  return (
    <>
      {(wishes.length > 0 || draft) && (
        <WishList
          wishes={wishes}
          round={round}
          textOf={(wish) => playersWishSentence(wish, nameOf, language)}
          onKeep={draft === null ? (kept) => state.keep({ ...view.chosen, wishes: kept }) : undefined}
        >
          {draft && state.proposal && <p className={classes['more']}>{words.preview(state.otherwise)}</p>}
        </WishList>
      )}
      {!state.isAsked && (
        <PanelKeys label={keys}>
          {draft ? (
            <>
              {state.proposal && (
                <KeyAction keys={['⏎']} onPress={state.announce}>
                  {draw.keep}
                </KeyAction>
              )}
              <KeyAction keys={['Esc']} onPress={state.drop}>
                {draw.drop}
              </KeyAction>
            </>
          ) : (
            <KeyAction keys={['N']} onPress={() => state.ask(true)}>
              {words.addWish}
            </KeyAction>
          )}
        </PanelKeys>
      )}
    </>
  );
}
