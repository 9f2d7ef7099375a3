import type { MeasureText, TextStyle } from './marks.ts';

const ELLIPSIS = '…';
/** What a reader takes for one letter, accents and all. */
const LETTERS = new Intl.Segmenter();
const BETWEEN_NAMES = ' / ';

/** The text, or as much of its beginning as fits with an ellipsis. */
export function fitText(content: string, width: number, style: TextStyle, measure: MeasureText): string {
  if (measure(content, style) <= width) return content;
  const letters = Array.from(LETTERS.segment(content), ({ segment }) => segment);
  let kept = letters.length;
  let shortened = '';
  do {
    kept -= 1;
    shortened = letters.slice(0, kept).join('').trimEnd() + ELLIPSIS;
  } while (kept > 0 && measure(shortened, style) > width);
  return shortened;
}

/** Both names of a pair in one line, whole; one alone while the other isn't known; empty while none is. */
export function joinNames(names: readonly [string, string]): string {
  return known(names).join(BETWEEN_NAMES);
}

function known(names: readonly [string, string]): string[] {
  return names.filter((name) => name.trim() !== '');
}

/** The text in lines of the width, broken between words; a word wider than a line keeps one of its own. */
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
 * Both names of a pair in one line. When they are too long, the longer one gives way first and then both
 * equally, so that neither partner vanishes.
 */
export function fitNames(
  names: readonly [string, string],
  width: number,
  style: TextStyle,
  measure: MeasureText,
): string {
  const whole = joinNames(names);
  const [first, second] = known(names);
  if (first === undefined || second === undefined || measure(whole, style) <= width) {
    return fitText(whole, width, style, measure);
  }
  const room = width - measure(BETWEEN_NAMES, style);
  const firstWidth = Math.min(measure(first, style), Math.max(room / 2, room - measure(second, style)));
  return [fitText(first, firstWidth, style, measure), fitText(second, room - firstWidth, style, measure)].join(
    BETWEEN_NAMES,
  );
}
