/** A head as heads are compared: lower case, no accents, one space between words. */
export function foldHead(head: string): string {
  return head
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
