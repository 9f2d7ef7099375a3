/** The binary's path; null when it has not been fetched. */
export function electronBinary(): string | null;

/** Why the desktop window cannot be opened as things stand; null when it can. */
export function noDesktopWindow(): string | null;
