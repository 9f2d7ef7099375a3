import { useState } from 'react';
import { choiceName } from '../../../../src/language/movement/name.ts';
import { formatDecimal } from '../../../../src/language/numbers.ts';
import { comparisonWords } from '../../../../src/language/screens/comparison.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import type { MovementChoice } from '../../../../src/movement/choice/choices.ts';
import type { Range } from '../../../../src/movement/range.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { SCROLLED_BY_KEYS } from '../../../shared/scrolled.ts';
import { choiceKey } from './choices.ts';
import classes from './MovementComparison.module.css';
import type { StartPlan } from '../form/draft.ts';
import { MovementDrawing } from '../drawing/MovementDrawing.tsx';

/** Two movements compared: figures that differ stand out, and the first rounds of both are drawn. */
export function MovementComparison(props: {
  readonly marked: MovementChoice;
  readonly chosen: MovementChoice;
  readonly plan: StartPlan;
}) {
  const words = useWords(comparisonWords);
  const language = useLanguage();
  const [section, goToSection] = useState(0);
  const both = [props.marked, props.chosen];
  const figures = useFigures();
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
              <tr key={choiceKey(choice)} aria-current={choice === props.chosen || undefined}>
                <th scope="row">{choiceName(choice, language)}</th>
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
        <MovementDrawing
          key={choiceKey(choice)}
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

interface Figure {
  readonly head: string;
  readonly value: string;
}

function useFigures(): (choice: MovementChoice) => readonly Figure[] {
  const words = useWords(comparisonWords);
  const start = useWords(startWords);
  const language = useLanguage();
  return ({ rounds, boardsPerRound, ends, winners, copies, quality }) => [
    { head: start.rounds, value: `${rounds} × ${boardsPerRound}` },
    { head: start.boards, value: range(quality.boardsPlayed) },
    { head: start.ends, value: ends },
    { head: start.winners, value: start.winnersOf[winners] },
    { head: start.balance, value: formatDecimal(quality.balance, 1, language) },
    { head: words.opponents, value: words.metOf(range(quality.opponents), quality.opponents.possible) },
    { head: words.repeats, value: quality.repeats === 0 ? words.noRepeats : String(quality.repeats) },
    { head: start.sitOuts, value: quality.sitOutBoards === 0 ? start.none : start.sitOutsOf(quality.sitOutBoards) },
    {
      head: start.sharing,
      value: quality.sharing.rounds === 0 ? start.none : start.sharedRounds(quality.sharing.rounds),
    },
    { head: start.copies, value: String(copies) },
    { head: words.moves, value: range(quality.moves) },
  ];
}

function range({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}
