import { drawWords } from '../../../src/language/screens/draw.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useWords } from '../../shared/language.tsx';
import { PanelKeys } from '../shell/PanelKeys.tsx';
import { BeforeAnnounced } from './BeforeAnnounced.tsx';
import { ChosenTable } from './ChosenTable.tsx';
import classes from './Draw.module.css';
import type { DrawActions } from './drawKeys.ts';
import { DrawQuestionForm } from './wishes/DrawQuestionForm.tsx';
import { DrawWays } from './DrawWays.tsx';
import { KeptWishes } from './wishes/KeptWishes.tsx';
import { RoundsInAll } from './RoundsInAll.tsx';
import { OddChoice } from './OddChoice.tsx';
import type { ShownDraw } from './useDraw.ts';

/** How the round is drawn, what could still change it, why the chosen match is so, and what the director wants. */
export function DrawPanel({ state, actions }: { readonly state: ShownDraw; readonly actions: DrawActions }) {
  const words = useWords(drawWords);
  const { keys } = useWords(shellWords);
  const { view, round, problem, question, draft } = state;
  const now = view.states[round - 1] ?? 'planned';
  const isOpen = view.proposed !== null;
  return (
    <>
      <section>
        <div className={classes['panelHead']}>
          <h2>{words.title(round)}</h2>
          <span>{words.states[now]}</span>
        </div>
        {isOpen && <DrawWays state={state} actions={actions} />}
        <OddChoice state={state} actions={actions} />
        {problem && (
          <p role="alert" className={classes['warning']}>
            {problem}
          </p>
        )}
      </section>
      {isOpen && <BeforeAnnounced state={state} />}
      {question ? <DrawQuestionForm state={state} question={question} /> : <ChosenTable state={state} />}
      {isOpen && <KeptWishes state={state} actions={actions} />}
      {isOpen && <RoundsInAll session={state.session} states={view.states} />}
      {isOpen && question === null && (
        <PanelKeys label={keys}>
          {draft ? (
            <>
              <KeyAction keys={['⏎']} onPress={actions.keep}>
                {words.keep}
              </KeyAction>
              <KeyAction keys={['Esc']} onPress={actions.drop}>
                {words.drop}
              </KeyAction>
            </>
          ) : (
            actions.ofMatch.map(({ key, does, act }) => (
              <KeyAction key={key} keys={[key.toUpperCase()]} onPress={act}>
                {does}
              </KeyAction>
            ))
          )}
        </PanelKeys>
      )}
    </>
  );
}
