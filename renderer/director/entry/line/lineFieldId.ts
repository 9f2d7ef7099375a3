/** The id of the field of a line, by the line's key. */
export function lineFieldId(key: string): string {
  return `line-${key}`;
}
