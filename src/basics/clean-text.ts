/**
 * Text that every file and font can hold: without NUL, which ends a text in SQLite, and with the replacement character
 * for half of a surrogate pair, which UTF-8 doesn't have.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
