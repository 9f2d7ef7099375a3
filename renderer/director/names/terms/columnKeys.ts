import type { KeyboardEvent } from 'react';

/** A column of terms in the list of names. */
export type TermColumn = 'handicap' | 'stratum' | 'guest';

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a field of a column.
 * @param leave saves the field; Enter in the last one has nowhere else to go
 * @param reset puts back what was there; null while that is what is there
 */
export function columnKeys(column: TermColumn, leave: () => void, reset: (() => void) | null) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step === undefined && (event.key !== 'Escape' || reset === null)) return;
    event.preventDefault();
    if (step === undefined) reset?.();
    else if (!stepInColumn(event.currentTarget, column, step) && event.key === 'Enter') leave();
  };
}

/** @returns whether there is a field to go to */
function stepInColumn(from: HTMLInputElement, kind: TermColumn, step: 1 | -1): boolean {
  const column = [...document.querySelectorAll<HTMLInputElement>(`input[data-term="${kind}"]`)];
  const next = column[column.indexOf(from) + step];
  next?.focus();
  next?.select();
  return next !== undefined;
}
