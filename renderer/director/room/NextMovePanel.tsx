import type { SectionView } from '../../../main/club/model.ts';
import { roomWords } from '../../../src/language/screens/room.ts';
import { KeyAction } from '../../shared/Keys.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Room.module.css';
import type { ClockActions } from './useClock.ts';
import { useMoveSentence } from './useMoveSentence.ts';

/**
 * What the director says at the end of the round in play: who moves where, which tables share.
 * @param rounds of the session; a shorter section is through before
 */
export function NextMovePanel(props: {
  readonly section: SectionView;
  readonly roundInPlay: number;
  readonly rounds: number;
  readonly actions: ClockActions;
}) {
  const words = useWords(roomWords);
  const { section, roundInPlay, rounds, actions } = props;
  const sentence = useMoveSentence(section, roundInPlay);
  const isFirst = roundInPlay === 0;
  const last = roundInPlay >= rounds;
  return (
    <section className={classes['block']}>
      <div className={classes['title']}>
        <h2>{isFirst ? words.first : last ? words.afterLast : words.next(roundInPlay + 1)}</h2>
        {!isFirst && (
          <span className={classes['note']}>
            <KeyAction keys={['M']} onPress={actions.next}>
              {last ? words.callEnd : words.callMove}
            </KeyAction>
          </span>
        )}
      </div>
      <p className={classes['sentence']}>{isFirst ? words.firstRound : (sentence ?? words.nobodyMoves)}</p>
      {roundInPlay > 1 && (
        <p className={classes['note']}>
          <KeyAction keys={['B']} onPress={actions.previous}>
            {words.back(roundInPlay - 1)}
          </KeyAction>
        </p>
      )}
    </section>
  );
}
