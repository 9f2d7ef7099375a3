/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** What most names are: words of plain letters with one space between them. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** The words of a name for a search: lower case, without accents, separated at anything but letters and digits. */
export function searchTerms(text: string): readonly string[] {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase().split(' ');
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
