import type { SectionView } from '../../../../main/club/model/session.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { tricksText } from '../../../../src/language/game/contract.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { ContractText } from '../../../shared/bridge/Contract.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './TableCard.module.css';
import { withoutContract } from '../../session/withoutContract.ts';

/** A board of a table: its result, or that it is being played. */
export function BoardRow(props: {
  /** The scheduled board. */
  readonly board: number;
  /** The numbers on the cases, where they are others. */
  readonly shown: SectionView['shown'];
  readonly result: ResultView | null;
  readonly inPlay: boolean;
}) {
  const words = useWords(roomWords);
  const { result, shown, inPlay } = props;
  const board = shown[props.board] ?? props.board;
  const other = result !== null && result.board !== props.board;
  return (
    <li
      className={classes['board']}
      data-in-play={inPlay || undefined}
      title={other ? words.insteadOf(board) : undefined}
    >
      <span className={classes['boardNumber']} data-other={other || undefined}>
        {result ? (shown[result.board] ?? result.board) : board}
        {other && <span className="visually-hidden"> {words.insteadOf(board)}</span>}
      </span>{' '}
      {result ? <RecordedOutcome result={result} /> : inPlay && <span className={classes['wide']}>{words.inPlay}</span>}
    </li>
  );
}

function RecordedOutcome({ result }: { readonly result: ResultView }) {
  const language = useLanguage();
  const { outcome, score } = result;
  if (outcome.kind === 'played') {
    return (
      <>
        <ContractText {...outcome.contract} /> <span>{seatLetter(outcome.declarer, language)}</span>{' '}
        <span className="figures">{tricksText(outcome.contract, outcome.tricks)}</span> <Score score={score} />
      </>
    );
  }
  return (
    <>
      <span className={classes['wide']}>{withoutContract(outcome, language)}</span>
      <Score score={score} />
    </>
  );
}

/** The score from North-South's side, with its sign. */
function Score({ score }: { readonly score: number | null }) {
  return <span className={classes['score']}>{score === null ? '' : formatSigned(score)}</span>;
}
