import { useState } from 'react';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import classes from './ChoiceComparison.module.css';
import type { StartPlan } from '../form/draft.ts';
import { choiceKey, type ListedChoice, type Play } from '../play.ts';

/** Two movements compared: figures that differ stand out, and the first rounds of both are drawn. */
export function ChoiceComparison<Choice extends ListedChoice>(props: {
  readonly play: Play<Choice>;
  readonly marked: Choice;
  readonly chosen: Choice;
  readonly plan: StartPlan;
}) {
  const words = useWords(comparisonWords);
  const language = useLanguage();
  const [section, goToSection] = useState(0);
  const both = [props.marked, props.chosen];
  const { play } = props;
  const figures = (choice: Choice) => play.compared(choice, language);
  const columns = figures(props.marked).map(({ head }) => head);
  const [first, second] = both.map(figures);
  const differs = columns.map((_, column) => first?.[column]?.value !== second?.[column]?.value);
  return (
    <section className={classes['comparison']} aria-label={words.title}>
      <div className={classes['scroll']} {...SCROLLED_BY_KEYS}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.title}</th>
              {columns.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {both.map((choice) => (
              <tr key={choiceKey(play, choice)} aria-current={choice === props.chosen || undefined}>
                <th scope="row">{play.name(choice, language)}</th>
                {figures(choice).map(({ head, value }, column) => (
                  <td key={head} data-same={!differs[column] || undefined}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {both.map((choice, place) => (
        <play.Drawing
          key={choiceKey(play, choice)}
          choice={choice}
          plan={props.plan}
          section={section}
          {...(place === 0 && { onSection: goToSection })}
          firstRound={1}
        />
      ))}
    </section>
  );
}
