import type { PageNode } from '../../src/page/element.ts';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const VOID_TAGS = new Set(['meta', 'link', 'img']);

/** Text in which nothing is markup. Halves of letters, which no file can hold, become a mark of their own. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);
}

/** Elements as HTML. */
export function writeHtml(node: PageNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${children.map(writeHtml).join('')}</${tag}>`;
}

/** Without scripts a page has one sheet: what leads to others, or sorts, is its text alone. Links to files stay. */
export function withoutControls(node: PageNode): readonly PageNode[] {
  if (typeof node === 'string') return [node];
  const children = node.children.flatMap(withoutControls);
  const isControl = node.tag === 'button' || (node.tag === 'a' && node.attributes['href']?.startsWith('#') === true);
  return isControl ? children : [{ ...node, children }];
}
