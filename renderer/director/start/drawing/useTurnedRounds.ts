import { useState } from 'react';
import { choiceKey, type ListedChoice, type Play } from '../play.ts';
import { ROUNDS_DRAWN } from './MovementDrawing.tsx';

/** The first round drawn, and the action that changes it. A newly chosen movement is drawn from its first round. */
export function useTurnedRounds<Choice extends ListedChoice>(play: Play<Choice>, choice: Choice | undefined) {
  const [turned, setTurned] = useState({ movement: '', first: 1 });
  const movement = choice ? choiceKey(play, choice) : '';
  const firstRound = turned.movement === movement ? turned.first : 1;
  const lastFirst = Math.max((choice?.rounds ?? 1) - ROUNDS_DRAWN + 1, 1);
  return {
    firstRound,
    turn: (by: number) => setTurned({ movement, first: Math.min(Math.max(firstRound + by, 1), lastFirst) }),
  };
}
