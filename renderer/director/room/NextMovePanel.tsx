import { useMemo } from 'react';
import type { SectionView } from '../../../main/club/model.ts';
import { roomMoveSentence } from '../../../src/language/continuation.ts';
import { MOVEMENT_WORDS } from '../../../src/language/movement-words.ts';
import { nextMoveSentence } from '../../../src/language/movement.ts';
import { roomWords } from '../../../src/language/screens/room.ts';
import { roomMove } from '../../../src/movement/continuation/next-seat.ts';
import type { ScheduleCell } from '../../../src/movement/continuation/schedule.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import { nextMove } from '../../../src/movement/next-move.ts';
import { KeyAction } from '../../shared/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Room.module.css';
import type { ClockActions } from './useClock.ts';

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

/** The move after a round as a sentence; null where there is none. A schedule that was changed is read cell by cell. */
function useMoveSentence(section: SectionView, round: number): string | null {
  const language = useLanguage();
  const movement = useMemo(() => makeMovement(section.spec), [section.spec]);
  const rounds = useMemo(() => roundsByNumber(section), [section]);
  if (section.scheduleVersion > 1) {
    if (round >= section.rounds) return null;
    const move = roomMove(rounds, round, section.tables);
    return move ? roomMoveSentence(move, language) : MOVEMENT_WORDS[language].guideCard;
  }
  const move = isMovement(movement) ? nextMove(movement, round) : null;
  return move && nextMoveSentence(move, language);
}

/** The section's rounds with pairs by their numbers. */
function roundsByNumber({ cells, entries, rounds }: SectionView): readonly (readonly ScheduleCell[])[] {
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  const pair = (entry: number) => numbers.get(entry) ?? 0;
  return Array.from({ length: rounds }, (_, index) =>
    cells
      .filter(({ round }) => round === index + 1)
      .map(({ table, ns, ew, boards, absent }) => ({
        table,
        ns: pair(ns),
        ew: pair(ew),
        boards,
        absent: absent.map(pair),
      })),
  );
}
