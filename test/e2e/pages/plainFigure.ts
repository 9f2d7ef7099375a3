/** A figure without what only makes it look well: the longer minus, and the thin space between thousands. */
export function plainFigure(text: string): string {
  return text
    .trim()
    .replaceAll('−', '-')
    .replaceAll(/(?<=\d)\s(?=\d{3})/g, '');
}
