/** For a part with a scroll bar: with the focus in it, the keyboard scrolls it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
