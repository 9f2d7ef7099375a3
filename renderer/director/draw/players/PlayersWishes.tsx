import { playersDrawWords, playersWishSentence } from '../../../../src/language/draw/players.ts';
import { drawWords } from '../../../../src/language/screens/draw.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import classes from '../Draw.module.css';
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
        <section className={classes['block']}>
          <h2>{draw.wishes}</h2>
          <ul className={classes['wishes']}>
            {wishes.map((wish) => (
              <li key={JSON.stringify(wish)}>
                <span>
                  {playersWishSentence(wish, nameOf, language)}
                  {wish.until > round && `, ${draw.until(wish.until)}`}
                  {wish.reason !== '' && <small> {wish.reason}</small>}
                </span>
                {draft === null && (
                  <button
                    type="button"
                    className={classes['link']}
                    onClick={() => state.keep({ ...view.chosen, wishes: wishes.filter((one) => one !== wish) })}
                  >
                    {draw.takeBack}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {draft && state.proposal && <p className={classes['more']}>{words.preview(state.otherwise)}</p>}
        </section>
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
