import type { PageNode } from '../../src/page/element.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Where an element stands in a grid. */
const AREA = 'data-area';
const SVG_TAGS = new Set(['svg', 'g', 'rect', 'circle', 'path', 'text']);

/** Makes the nodes of the document. Texts become text nodes, so that nothing in a name is ever read as markup. */
export function mount(node: PageNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const { tag, attributes, children } = node;
  const made = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, value);
    // The page's policy refuses an attribute of style, and lets its own script set one.
    if (name === AREA) made.style.gridArea = value;
  }
  made.append(...children.map(mount));
  return made;
}
