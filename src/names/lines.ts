/**
 * A text in lines that are no wider than a width: between words where they fit, else within a word. Nothing of it is
 * lost.
 */
export function linesOfText(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const [rest = '', ...full] = brokenWord(word, width, widthOf).toReversed();
    lines.push(...full.toReversed());
    line = rest;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function brokenWord(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of GRAPHEMES.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
