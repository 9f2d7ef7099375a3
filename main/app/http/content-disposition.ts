/**
 * A Content-Disposition that old and new readers understand (RFC 6266). Whatever the name has in it, it stays one name
 * in one header: old readers get it without the characters that would end it or be read in two ways.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
