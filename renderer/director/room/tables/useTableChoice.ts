import { useCallback, useEffect, useRef, useState } from 'react';
import { focusMarked } from '../../session/focus.ts';
import { moveChoice, typeDigit, type Arrow } from './choice.ts';

/** How long after a digit the next one still belongs to the same number. */
const SAME_NUMBER_MS = 1000;

/** The chosen table, and the actions that choose another: by arrow, by number, or by focusing its card. */
export interface TableChoice {
  readonly chosen: number;
  readonly choose: (table: number) => void;
  readonly move: (arrow: Arrow) => void;
  readonly type: (digit: string) => void;
}

/** @param tables table numbers in the order of the cards */
export function useTableChoice(tables: readonly number[]): TableChoice {
  const [lastChosen, choose] = useState(1);
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const chosen = tables.includes(lastChosen) ? lastChosen : (tables[0] ?? 0);
  const go = useCallback((table: number) => {
    choose(table);
    focusMarked('table', table);
  }, []);
  const move = (arrow: Arrow) => {
    const next = tables[moveChoice(tables.indexOf(chosen), arrow, columnsOfCards(), tables.length)];
    if (next !== undefined) go(next);
  };
  const type = (digit: string) => {
    typed.current = typeDigit(typed.current, digit, Math.max(0, ...tables));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, SAME_NUMBER_MS);
    if (tables.includes(Number(typed.current))) go(Number(typed.current));
  };
  return { chosen, choose, move, type };
}

/** How many cards fit side by side in the window. */
function columnsOfCards(): number {
  const cards = document.querySelector('[data-cards]');
  return cards ? getComputedStyle(cards).gridTemplateColumns.split(' ').length : 1;
}
