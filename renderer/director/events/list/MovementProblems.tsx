import { movementProblemSentence } from '../../../../src/language/movement/problem.ts';
import { listWords } from '../../../../src/language/screens/events/list.ts';
import { ownMovementWords } from '../../../../src/language/screens/own-movement.ts';
import type { readGrid } from '../../../../src/movement/own/grid.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import file from '../file/EventFile.module.css';

const MOST_NAMED = 5;

/** What the check of a movement says: why it can't be played, or what is to be known of it. */
export function MovementProblems(props: {
  readonly problems: ReturnType<typeof readGrid>['problems'];
  readonly canPlay: boolean;
}) {
  const { problems } = props;
  const words = useWords(listWords);
  const own = useWords(ownMovementWords);
  const language = useLanguage();
  return (
    <section className={file['found']}>
      <p role="status">{props.canPlay ? words.toKnow : words.wrong(problems.length)}</p>
      <div className={file['found']}>
        {problems.slice(0, MOST_NAMED).map((problem) => (
          <p key={JSON.stringify(problem)}>
            {problem.problem.code === 'unreadable'
              ? own.unreadable(problem.round ?? 0, problem.table ?? 0)
              : movementProblemSentence(problem.problem, language)}
          </p>
        ))}
      </div>
      {problems.length > MOST_NAMED && <p className="quiet">{own.more(problems.length - MOST_NAMED)}</p>}
    </section>
  );
}
