/** What takes the place of a name, or of a text with it, that somebody was forgotten with. */
const FORGOTTEN = '–';

/**
 * Whether a name of a session has a text in it, whatever its accents and capitals. A forgotten text is only in a
 * forgotten name.
 */
export function nameHas(name: string, text: string): boolean {
  return text === FORGOTTEN ? name === FORGOTTEN : plain(name).includes(plain(text));
}

/** A text without accents, capitals and outer spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
}
