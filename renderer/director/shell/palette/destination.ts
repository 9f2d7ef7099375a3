/** A screen, a part of one or a page to go to. */
export interface Destination {
  readonly href: string;
  readonly name: string;
  /** Other words by which it is found. */
  readonly also?: string;
  /** The keys that lead there from every screen. */
  readonly keys?: readonly string[];
  /** Goes there another way than by the address. */
  readonly run?: () => void;
}
