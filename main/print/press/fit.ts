import type { MeasureText, TextStyle } from './marks.ts';

const ELLIPSIS = '…';
/** Splits text into letters with their accents. */
const LETTERS = new Intl.Segmenter();
const BETWEEN_NAMES = ' / ';

/** The text if it fits, otherwise its beginning and an ellipsis. */
export function fitText(content: string, width: number, style: TextStyle, measure: MeasureText): string {
  if (measure(content, style) <= width) return content;
  const letters = Array.from(LETTERS.segment(content), ({ segment }) => segment);
  let length = letters.length;
  let shortened = '';
  do {
    length -= 1;
    shortened = letters.slice(0, length).join('').trimEnd() + ELLIPSIS;
  } while (length > 0 && measure(shortened, style) > width);
  return shortened;
}

/** The known names of a pair in one line, unshortened. */
export function joinNames(names: readonly [string, string]): string {
  return knownNames(names).join(BETWEEN_NAMES);
}

function knownNames(names: readonly [string, string]): string[] {
  return names.filter((name) => name.trim() !== '');
}

/** Breaks text between words into lines of a width. A word wider than that gets a line of its own. */
export function wrapText(content: string, width: number, style: TextStyle, measure: MeasureText): readonly string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Both names of a pair in one line. Where they are too long, the longer one is shortened first and then both
 * equally, so that neither partner disappears.
 */
export function fitNames(
  names: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): string {
  const whole = joinNames(names);
  const [first, second] = knownNames(names);
  if (first === undefined || second === undefined || measure(whole, style) <= width) {
    return fitText(whole, width, style, measure);
  }
  const room = width - measure(BETWEEN_NAMES, style);
  const firstWidth = Math.min(measure(first, style), Math.max(room / 2, room - measure(second, style)));
  return [fitText(first, firstWidth, style, measure), fitText(second, room - firstWidth, style, measure)].join(
    BETWEEN_NAMES,
  );
}
