import type { KeyboardEvent } from 'react';

/** A column of terms in the list of names. */
export type TermColumn = 'handicap' | 'stratum' | 'guest';

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a field in a column of terms.
 * @param leave saves the field, for Enter in the last one
 * @param reset restores the saved value; null while it is unchanged
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

/** @returns whether the column has a further field */
function stepInColumn(from: HTMLInputElement, kind: TermColumn, step: 1 | -1): boolean {
  const column = [...document.querySelectorAll<HTMLInputElement>(`input[data-term="${kind}"]`)];
  const next = column[column.indexOf(from) + step];
  next?.focus();
  next?.select();
  return next !== undefined;
}
