/**
 * The field that has the focus, what stood in it then, and whether somebody typed into it and nothing has taken that yet:
 * text of its own, for which the keys of undo and redo are the field's.
 */
let field: { readonly at: EventTarget; readonly value: string; typed: boolean } | null = null;

const TEXT = 'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="number"]';

/** Looks after the fields of the page from now on. */
export function watchOwnText(): void {
  document.addEventListener('focusin', ({ target }) => {
    field = isText(target) ? { at: target, value: target.value, typed: false } : null;
  });
  document.addEventListener('input', ({ target }) => {
    if (field?.at === target) field.typed = true;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    // Enter takes what is typed, but for a new line.
    if (key === 'Enter' && !(target instanceof HTMLTextAreaElement)) leaveOwnText();
  });
}

/** Whether a field has the focus and holds text of its own. */
export function hasOwnText(target: EventTarget | null): boolean {
  return isText(target) && field?.at === target && field.typed && target.value !== field.value;
}

/** What stands in the field is as it stands in the file. */
export function leaveOwnText(): void {
  if (field) field.typed = false;
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && target.matches(TEXT);
}
