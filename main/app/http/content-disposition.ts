/** A Content-Disposition that old and new readers understand (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
