/** Hides the rows of a table that hold nothing of what is typed above it. Accents and capitals make no difference. */
export function findRows({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const words = plain(target.value).split(/\s+/);
  const rows = target.closest('section')?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [];
  for (const row of rows) {
    const text = plain(row.textContent);
    row.hidden = !words.every((word) => text.includes(word));
  }
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
}
