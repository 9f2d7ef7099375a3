/** What takes a change of a session back: it stands, and by `change` what stood before it is written anew. */
export interface Restoring {
  readonly session: number;
  /** The change that is taken back. */
  readonly undone: number;
  /** The change it is taken back by. */
  readonly change: number;
}
