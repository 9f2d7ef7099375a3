import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { formatPercentage, formatSignedShort } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Panel.module.css';
import { isBarLabelled } from './barLabels.ts';
import type { ScorecardBoard } from '../scorecard/scorecard.ts';

/** The least height of a bar in percent, so that a zero is visible. */
const LEAST = 3;

/**
 * The boards of a pair as bars: from zero to a top with a line at the average, or at IMPs up or down from the line.
 * Pressing a bar chooses the board.
 */
export function BoardBars(props: {
  readonly card: readonly ScorecardBoard[];
  readonly unit: FieldStandingsView['unit'];
  readonly chosen: number | null;
  readonly onChoose: (board: number) => void;
}) {
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { card, chosen } = props;
  const boards = card.map((played) => played.board);
  const most = mostImps(card);
  const figureText = ({ percentage, points }: ScorecardBoard) => {
    if (percentage) return formatPercentage(percentage, 1, language);
    return props.unit === 'imps' && points ? words.imps(formatSignedShort(points, 1, language)) : words.notCounted;
  };
  return (
    <div className={classes['bars']} role="group" aria-label={words.boards}>
      {card.map((played, index) => (
        <button
          key={played.board}
          type="button"
          tabIndex={-1}
          aria-current={played.board === chosen || undefined}
          aria-label={words.boardBar(played.board, figureText(played))}
          onClick={() => props.onChoose(played.board)}
        >
          <svg viewBox="0 0 8 100" preserveAspectRatio="none" aria-hidden="true">
            {props.unit === 'imps' ? (
              <ImpColumn imps={played.points} most={most} />
            ) : (
              played.percentage && <Column height={Math.max(LEAST, 100 * toNumber(played.percentage))} />
            )}
          </svg>
          <span className={classes['barLabel']}>{isBarLabelled(boards, index, chosen) ? played.board : ''}</span>
        </button>
      ))}
    </div>
  );
}

/** The IMPs of a full bar to either side are at least so many. */
const LEAST_IMPS = 5;

function mostImps(card: readonly ScorecardBoard[]): number {
  return Math.max(LEAST_IMPS, ...card.map(({ points }) => Math.abs(points ? toNumber(points) : 0)));
}

function ImpColumn({ imps, most }: { readonly imps: Exact | null; readonly most: number }) {
  if (!imps) return null;
  const won = toNumber(imps);
  const height = Math.max(LEAST, (50 * Math.abs(won)) / most);
  return <rect width="8" y={won < 0 ? 50 : 50 - height} height={height} />;
}

function Column({ height }: { readonly height: number }) {
  return <rect width="8" y={100 - height} height={height} />;
}
