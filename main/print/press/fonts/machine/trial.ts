import PdfKit from 'pdfkit';

/** Whether a font can be printed with: some letters are set in it, into a file that is thrown away. */
export async function isPrintable(font: Uint8Array, letters: readonly string[]): Promise<boolean> {
  try {
    const pdf = new PdfKit();
    const parts: unknown[] = [];
    const ended = (async () => {
      for await (const part of pdf) parts.push(part);
    })();
    pdf.font(font);
    const text = letters.join('');
    const width = pdf.widthOfString(text);
    pdf.text(text, 0, 0, { lineBreak: false });
    pdf.end();
    await ended;
    return Number.isFinite(width) && width > 0;
  } catch {
    return false;
  }
}
