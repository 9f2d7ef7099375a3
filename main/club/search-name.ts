/** Letters that Unicode doesn't take apart into a letter and an accent. */
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

/** The words of a name as they are searched: lower case, no accents, parted at everything that is no letter or figure. */
export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A name as it is kept for searching: every word behind one space. A name without letters is kept as it stands. */
export function searchName(name: string): string {
  const words = searchWords(name);
  return ` ${words.length > 0 ? words.join(' ') : name}`;
}

/** A name as it is kept: accents composed, one space between words, none around. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}
