/** A key of the screen: its label, what it does, and its action for the mouse. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
  /** Other words by which the palette finds it. */
  readonly also?: string;
  readonly onPress?: () => void;
}
