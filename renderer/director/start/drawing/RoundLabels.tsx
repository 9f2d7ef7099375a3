import { addMinutes } from '../../../../src/basics/time-of-day.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { breakHalfway, minutesToStart } from '../../../../src/session/timetable.ts';
import { useWords } from '../../../shared/language.tsx';
import type { StartPlan } from '../form/draft.ts';
import classes from './Drawing.module.css';
import type { ListedChoice } from '../play.ts';
import type { Drawing } from './layout.ts';

/** The width of the labels in pixels. */
export const LABEL_WIDTH = 72;

/** The labels of rounds with their times. They stay in place while the tables scroll. */
export function RoundLabels(props: {
  readonly drawing: Drawing;
  readonly plan: StartPlan;
  readonly choice: ListedChoice;
}) {
  const words = useWords(startWords);
  const { drawing, plan, choice } = props;
  const timetable = {
    rounds: choice.rounds,
    play: () => choice.boardsPerRound * plan.minutesPerBoard,
    move: plan.minutesToMove,
    breaks: breakHalfway(choice.rounds, plan.breakMinutes),
  };
  return (
    <svg className={classes['labels']} width={LABEL_WIDTH} height={drawing.height} aria-hidden="true">
      <text y="12" className={classes['head']}>
        {words.table}
      </text>
      {drawing.rows.map(({ round, y }) => (
        <g key={round}>
          <text y={y + 20} className={classes['round']}>
            {words.round(round)}
          </text>
          <text y={y + 37} className={classes['time']}>
            {addMinutes(plan.start, minutesToStart(timetable, round))}
          </text>
        </g>
      ))}
    </svg>
  );
}
