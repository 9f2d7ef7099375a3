import type { KeyboardEvent } from 'react';

/** The form of a new event. Its fields stand in the panel, and those that narrow the list stand above the list. */
export const START_FORM = 'start';

/** Up and down choose a movement from every field of the form. */
export function chooseByArrow(event: KeyboardEvent, choose: (by: 1 | -1) => void): void {
  // A select uses the arrows itself.
  if (event.target instanceof HTMLSelectElement) return;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  choose(event.key === 'ArrowDown' ? 1 : -1);
}

/** Focuses the first invalid field; without one, the number, which is missing then. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  (fields.find((field) => field.getAttribute('aria-invalid') === 'true') ?? fields[0])?.focus();
}
