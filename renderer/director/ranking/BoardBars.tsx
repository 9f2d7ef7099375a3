import { formatPercentage } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { toNumber } from '../../../src/scoring/exact.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Panel.module.css';
import { isLabelled } from './labels.ts';
import type { PlayedBoard } from './scorecard.ts';

/** Height of the least bar in percent, so that a zero is seen too. */
const LEAST = 3;

/** The boards of a pair, a bar each from nothing to a top, with a line at the average; one press goes to a board. */
export function BoardBars(props: {
  readonly card: readonly PlayedBoard[];
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { card, chosen } = props;
  const boards = card.map((played) => played.board);
  return (
    <div className={classes['bars']} role="group" aria-label={words.boards}>
      {card.map(({ board, percentage }, index) => (
        <button
          key={board}
          type="button"
          tabIndex={-1}
          aria-current={board === chosen || undefined}
          aria-label={words.boardBar(board, percentage ? formatPercentage(percentage, 1, language) : words.notCounted)}
          onClick={() => props.onChoose(board)}
        >
          <svg viewBox="0 0 8 100" preserveAspectRatio="none" aria-hidden="true">
            {percentage && <Column height={Math.max(LEAST, 100 * toNumber(percentage))} />}
          </svg>
          <span className={classes['barLabel']}>{isLabelled(boards, index, chosen) ? board : ''}</span>
        </button>
      ))}
    </div>
  );
}

function Column({ height }: { readonly height: number }) {
  return <rect width="8" y={100 - height} height={height} />;
}
