/** Whether a name of a session has a text in it, whatever its accents and capitals. */
export function nameHas(name: string, text: string): boolean {
  return plain(name).includes(plain(text));
}

/** A text without accents, capitals and outer spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
}
