/** A key that works on this screen: what is printed on it, what it does in words, and the doing for a mouse. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
  readonly onPress?: () => void;
}
