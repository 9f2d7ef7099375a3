import { drawProblemSentence } from '../../../src/language/draw/problem.ts';
import { drawWords } from '../../../src/language/screens/draw.ts';
import { roundsWithoutRematch } from '../../../src/draw/history.ts';
import { numbersFrom } from '../../../src/basics/numbers-to.ts';
import { Cells } from '../../shared/controls/Cells.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Draw.module.css';
import { roundCells } from './roundCells.ts';
import type { ShownDraw } from './useDraw.ts';

/** The rounds, where the one shown stands, and what is said before it is announced. */
export function DrawHead(props: { readonly state: ShownDraw; readonly onRound: (round: number) => void }) {
  const words = useWords(drawWords);
  const language = useLanguage();
  const { view, round, refused, nameOf, shown, session } = props.state;
  const { states } = view;
  const cells = roundCells(states, round, words);
  const now = states[round - 1] ?? 'planned';
  const rematches = shown?.matches.filter(({ lastMeeting }) => lastMeeting !== null).length ?? 0;
  const sentences = [
    round === 1 && now !== 'closed' && now !== 'in' && now !== 'playing'
      ? words.firstRound(states.length)
      : words.head[now](round, states.length),
    ...certainty(view.order.length, round, states.length, words),
    ...(rematches > 0 ? [words.rematches(rematches)] : []),
  ];
  const isLive = now === 'planned' || now === 'proposed' || now === 'announced';
  return (
    <div className={classes['head']}>
      <h1 className="visually-hidden">{`${session.eventName}: ${words.title(round)}`}</h1>
      <div className={classes['headLine']}>
        <p>{(isLive ? sentences : sentences.slice(0, 1)).join(' ')}</p>
        <Cells cells={cells} label={words.rounds} onGo={(key) => props.onRound(Number(key))} />
      </div>
      {refused && (
        <p role="alert" className={classes['warning']}>
          {drawProblemSentence(refused, language, nameOf)}
        </p>
      )}
    </div>
  );
}

/** Which of the rounds to come can surely be drawn without a rematch. */
function certainty(teams: number, round: number, rounds: number, words: (typeof drawWords)['en']): readonly string[] {
  const last = Math.min(rounds, roundsWithoutRematch(teams));
  const certain = numbersFrom(Math.max(2, round), last);
  return [
    ...(certain.length > 0 ? [words.certain(certain)] : []),
    ...(last < rounds ? [words.uncertain(Math.max(round, last + 1))] : []),
  ];
}
