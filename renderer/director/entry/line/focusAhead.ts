let isAhead = false;

/** Focuses the field of a line before the cursor is drawn on it. */
export function focusAhead(field: HTMLElement): void {
  isAhead = true;
  field.focus({ preventScroll: true });
  isAhead = false;
}

/** Whether the focus that comes to a field at this moment is one that the cursor follows by itself. */
export function isFocusAhead(): boolean {
  return isAhead;
}
