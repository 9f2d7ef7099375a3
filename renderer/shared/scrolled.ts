/** For a part that is longer or wider than its place: with the focus in it the keyboard scrolls it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
