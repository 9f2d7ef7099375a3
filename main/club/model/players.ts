export interface PlayerView {
  readonly id: number;
  readonly name: string;
  /** What tells a player from others of the same name; null where there are none. */
  readonly apart: {
    /** A number, with the federation that gave it; null without one. */
    readonly number: { readonly federation: string; readonly number: string } | null;
    /** The partner of last time; null where none is known. */
    readonly partner: string | null;
  } | null;
}
