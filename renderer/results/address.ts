import { LANGUAGES, type Language } from '../../src/language.ts';

/** What an address of a page names after its #: the sheet, and the language where the reader has chosen one. */
interface PageAddress {
  readonly language: Language | null;
  readonly sheet: string;
}

const BETWEEN = '/';

/** Reads `#fr/board-7`, `#board-7` and `#fr`. */
export function readAddress(hash: string): PageAddress {
  const [first = '', second = ''] = hash.slice(1).split(BETWEEN).map(decoded);
  const language = LANGUAGES.find((one) => one === first) ?? null;
  return { language, sheet: language === null ? first : second };
}

/** Whoever typed an address may have left half of an escaped letter in it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A way to a sheet of this page, or to a page in another file, with the language that it is to be read in. */
export function address(href: string, language: Language): string {
  const [file = '', hash = ''] = href.split('#');
  const { sheet } = readAddress(`#${hash}`);
  return `${file}#${[language, ...(sheet === '' ? [] : [encodeURIComponent(sheet)])].join(BETWEEN)}`;
}
