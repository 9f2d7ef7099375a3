/** Enter presses the first of some buttons; what stands above them stays in sight. */
export function focusFirst(buttons: HTMLElement | null): void {
  buttons?.querySelector('button')?.focus({ preventScroll: true });
}
