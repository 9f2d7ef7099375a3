/** The largest file of a club's logo, in bytes. */
export const LARGEST_LOGO = 358_400;
/** The most pixels of its picture, and the fewest across and down. */
export const MOST_LOGO_PIXELS = 4_000_000;
export const FEWEST_LOGO_PIXELS = 8;
