/** Fields in which the browser does not take Enter as submitting the form. */
const WITHOUT_OWN_ENTER = 'select, fieldset, [role="radiogroup"], [tabindex="0"]:not(button, a, summary)';

/** Makes Enter press the button from those fields of its form. Returns what ends it. */
export function submitOnEnter(button: HTMLButtonElement): (() => void) | undefined {
  const { form } = button;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
    if (!(event.target instanceof HTMLElement) || !event.target.matches(WITHOUT_OWN_ENTER)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!button.disabled) form?.requestSubmit(button);
  };
  form?.addEventListener('keydown', onKeyDown);
  return () => form?.removeEventListener('keydown', onKeyDown);
}
