import { useRef } from 'react';
import { playWords } from '../../../../src/language/screens/plays.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import type { StartPlan } from '../form/draft.ts';
import { choiceKey, type ListedChoice, type Play } from '../play.ts';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import classes from '../Start.module.css';
import { ChoiceRow } from './ChoiceRow.tsx';
import type { ListedChoices } from './useListedChoices.ts';
import { useWholeRows } from './useWholeRows.ts';

/** The movements that fit, best first: figures in columns, and a sentence each. */
export function ChoiceList<Choice extends ListedChoice>(props: {
  readonly play: Play<Choice>;
  readonly plan: StartPlan;
  readonly movements: ListedChoices<Choice>;
  readonly onStart: () => void;
}) {
  const words = useWords(startWords);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const {
    choices,
    fitting,
    listsAll,
    toggleAll,
    index: chosenIndex,
    chosen,
    markedIndex,
    choose,
    compareWith,
  } = props.movements;
  const { play } = props;
  const { number } = props.plan;
  const { isWorking, listedFor } = props.movements;
  // Without a choice there is no list yet.
  useWholeRows(list, chosen ? chosenIndex : -1);
  const { listed, working, nothingFits } = useWords(playWords)[play.played];
  if (!chosen) {
    return (
      <p role="status">{isWorking ? working(number) : (play.impossible?.(props.plan, language) ?? nothingFits)}</p>
    );
  }
  return (
    <div ref={list} className={classes['list']} aria-busy={isWorking || undefined} {...SCROLLED_BY_KEYS}>
      <table className={classes['movements']}>
        <colgroup>
          <col className={classes['ordinal']} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              <div className={classes['head']}>
                <span>{isWorking ? working(number) : listed(choices.length, fitting, listedFor ?? number)}</span>
                {!isWorking && (listsAll || fitting > choices.length) && (
                  <button type="button" className={classes['more']} onClick={toggleAll}>
                    {listsAll ? words.fewer : words.all(fitting)}
                  </button>
                )}
              </div>
            </th>
            <th scope="col">{words.rounds}</th>
            <th scope="col">{words.boards}</th>
            <th scope="col">{words.ends}</th>
            {play.figures(chosen, language).map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice, index) => (
            <ChoiceRow
              key={choiceKey(play, choice)}
              play={play}
              choice={choice}
              ordinal={index + 1}
              chosen={index === chosenIndex}
              marked={index === markedIndex}
              onChoose={() => choose(index)}
              onStart={props.onStart}
              onCompare={() => compareWith(index)}
            />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden" role="status">
        {words.chosen(play.name(chosen, language), play.sentence(chosen, language))}
      </p>
    </div>
  );
}
