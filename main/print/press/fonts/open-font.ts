import { create, type Font } from 'fontkit';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';

/** Its tables are decoded as letters need them; for a document of few pages that takes longer than its letters do. */
const decodedFont = memoizeByObject(create);

/**
 * Opens a font for one document. All documents share its decoded tables. Its glyphs are the document's own: a glyph
 * keeps the letter that it was first looked up for, and that letter is what the file says when its text is copied.
 */
export function openFont(bytes: Uint8Array): Font {
  return Object.create(decodedFont(bytes), { _glyphs: { value: {} } });
}
