import { Link } from 'wouter';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import { tricksText } from '../../../src/language/game/contract.ts';
import { formatSigned } from '../../../src/language/numbers.ts';
import { matchScreenWords } from '../../../src/language/screens/teams/match.ts';
import { ContractText } from '../../shared/bridge/Contract.tsx';
import { SuitText } from '../../shared/bridge/SuitText.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { entryPath } from '../session/entryPath.ts';
import { withoutContract } from '../session/withoutContract.ts';
import classes from './Match.module.css';
import type { RoomLine } from './matchRows.ts';

/** The result of a board in one room: contract, declarer, tricks, and the score from North-South. */
export function RoomCells(props: {
  readonly line: RoomLine;
  readonly session: number;
  /** Whether the other room has its result, so that this one is awaited; late where play has gone on. */
  readonly awaited: 'no' | 'in-time' | 'late';
}) {
  const { line, session } = props;
  const words = useWords(matchScreenWords);
  const language = useLanguage();
  const { slot, result } = line;
  if (!result) {
    return (
      <td colSpan={4} className={classes['missing']} data-awaited={props.awaited}>
        {props.awaited !== 'no' && slot && (
          <Link href={entryPath(session, slot)} tabIndex={-1}>
            {props.awaited === 'late' && '◆ '}
            {words.notIn}
          </Link>
        )}
      </td>
    );
  }
  const { outcome, score } = result;
  const scoreCell = <td className={classes['scoreCell']}>{score !== null && formatSigned(score)}</td>;
  if (outcome.kind !== 'played') {
    const text = outcome.kind === 'score' ? '' : withoutContract(outcome, language);
    const isRuling = outcome.kind === 'ruled' || outcome.kind === 'award' || outcome.kind === 'notPlayed';
    return (
      <>
        <td colSpan={isRuling ? 4 : 3} className={classes['other']} data-ruling={isRuling || undefined}>
          {slot && text !== '' && (
            <Link href={entryPath(session, slot)} tabIndex={-1}>
              <SuitText>{text}</SuitText>
            </Link>
          )}
        </td>
        {!isRuling && scoreCell}
      </>
    );
  }
  return (
    <>
      <td>
        <ContractText {...outcome.contract} />
      </td>
      <td>{seatLetter(outcome.declarer, language)}</td>
      <td>{tricksText(outcome.contract, outcome.tricks)}</td>
      {scoreCell}
    </>
  );
}
