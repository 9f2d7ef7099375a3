/** What a line was really played as and its result, in the order in which Tab goes through them. */
const FIELDS = ['ns', 'ew', 'board', 'result'] as const;

/** Marks a field of a line with what is typed in it. */
export function playField(field: (typeof FIELDS)[number]) {
  return { 'data-play': field };
}

/**
 * Goes by Tab from the pairs to the board that was really played, and then to the result, although the result stands
 * before the board on the screen. False at either end, where Tab leaves the line as elsewhere.
 */
export function stepToPlayField(from: EventTarget, step: 1 | -1): boolean {
  if (!(from instanceof HTMLInputElement)) return false;
  const at = FIELDS.findIndex((field) => field === from.dataset['play']);
  const next = at < 0 ? undefined : FIELDS[at + step];
  const field = next && from.closest('tbody')?.querySelector<HTMLInputElement>(`[data-play="${next}"]`);
  if (!field) return false;
  field.focus();
  field.select();
  return true;
}
