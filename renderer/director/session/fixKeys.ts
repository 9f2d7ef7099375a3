/** How many fixes of a screen have a key: Alt 1 to Alt 9. */
export const MOST_FIX_KEYS = 9;
