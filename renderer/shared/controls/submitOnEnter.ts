/** Fields in which the browser does not take Enter as submitting the form. */
const WITHOUT_OWN_ENTER = 'select, fieldset, [role="radiogroup"], [tabindex="0"]:not(button, a, summary)';

/** A field of the form that still has to be filled, by its attribute `data-missing`. */
const MISSING = '[data-missing]';

/**
 * Makes Enter press the button from those fields of its form. While the button is disabled, Enter in any field goes to
 * the first that is missing. Returns what ends it.
 */
export function submitOnEnter(button: HTMLButtonElement): (() => void) | undefined {
  const { form } = button;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
    if (!(event.target instanceof HTMLElement)) return;
    const missing = button.disabled ? form?.querySelector<HTMLElement>(MISSING) : null;
    if (!event.target.matches(missing ? `input, ${WITHOUT_OWN_ENTER}` : WITHOUT_OWN_ENTER)) return;
    event.preventDefault();
    event.stopPropagation();
    if (missing) missing.focus();
    else if (!button.disabled) form?.requestSubmit(button);
  };
  form?.addEventListener('keydown', onKeyDown);
  return () => form?.removeEventListener('keydown', onKeyDown);
}
