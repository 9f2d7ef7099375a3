/**
 * The field with the focus, its text when it got the focus, and whether it has unsaved text since. While it has, the
 * keys of undo and redo belong to the field.
 */
let field: { readonly at: EventTarget; readonly value: string; typed: boolean } | null = null;

const TEXT = 'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="number"]';

/** Starts watching the fields of the page. */
export function watchUnsavedText(): void {
  document.addEventListener('focusin', ({ target }) => {
    field = isText(target) ? { at: target, value: target.value, typed: false } : null;
  });
  document.addEventListener('input', ({ target }) => {
    if (field?.at === target) field.typed = true;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    // Enter accepts the text, except in a field of several lines.
    if (key === 'Enter' && !(target instanceof HTMLTextAreaElement)) markTextSaved();
  });
}

/** Whether the field with the focus has unsaved text. */
export function hasUnsavedText(target: EventTarget | null): boolean {
  return isText(target) && field?.at === target && field.typed && target.value !== field.value;
}

/** Marks the text of the field as saved. */
export function markTextSaved(): void {
  if (field) field.typed = false;
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && target.matches(TEXT);
}
