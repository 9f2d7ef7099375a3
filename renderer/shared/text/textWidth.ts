const widths = new Map<string, Map<string, number>>();
let context: CanvasRenderingContext2D | null = null;

/** Measures texts in the type of an element or a share of its size, without laying them out. */
export function textWidths(element: Element): (text: string, scale?: number) => number {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return (text, scale = 1) => {
    const font = `${fontStyle} ${fontWeight} ${parseFloat(fontSize) * scale}px ${fontFamily}`;
    const known = widths.get(font) ?? new Map<string, number>();
    widths.set(font, known);
    const width = known.get(text) ?? measure(text, font);
    known.set(text, width);
    return width;
  };
}

function measure(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = font;
  return Math.ceil(context.measureText(text).width);
}

/** Forgets what was measured before a font had loaded. */
export function forgetTextWidths(): void {
  widths.clear();
}
