import type { PageLogo } from '../../src/page/sheet.ts';
import type { Logo } from '../print/press/marks.ts';

/** As high as the name of the club and that of the event together. */
const HIGHEST = 64;
const WIDEST = 240;

/** The club's logo as it stands in a page: its bytes, and the size it is drawn in. */
export function pageLogo(logo: Logo | null | undefined): PageLogo | null {
  if (!logo) return null;
  const { type, width, height, picture } = logo;
  const scale = Math.min(HIGHEST / height, WIDEST / width);
  const drawn = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    src: `data:${type};base64,${Buffer.from(picture).toString('base64')}`,
    width: drawn(width),
    height: drawn(height),
  };
}
