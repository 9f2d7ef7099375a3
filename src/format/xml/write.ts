/** What is written: an element with its content, an instruction, or nothing where a value is missing. */
export type XmlNode = XmlToWrite | XmlInstructionToWrite | null;

export interface XmlToWrite {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** A text, or what stands in it. */
  readonly content: string | readonly XmlNode[];
}

export interface XmlInstructionToWrite {
  readonly target: string;
  readonly values: Readonly<Record<string, string>>;
}

/** An element. */
export function xml(
  name: string,
  content: string | readonly XmlNode[],
  attributes: Readonly<Record<string, string>> = {},
): XmlToWrite {
  return { name, attributes, content };
}

/** The text of an XML 1.0 file in UTF-8, with a line an element. Characters that XML forbids are left out. */
export function writeXml(root: XmlToWrite, doctype: string): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', doctype];
  writeNode(root, '', lines);
  return `${lines.join('\n')}\n`;
}

function writeNode(node: XmlToWrite | XmlInstructionToWrite, indent: string, lines: string[]): void {
  if ('target' in node) {
    lines.push(`${indent}<?${node.target}${pairs(node.values)}?>`);
    return;
  }
  const start = `${indent}<${node.name}${pairs(node.attributes)}>`;
  if (typeof node.content === 'string') {
    lines.push(`${start}${escapeXml(node.content)}</${node.name}>`);
    return;
  }
  lines.push(start);
  for (const child of node.content) if (child) writeNode(child, `${indent}  `, lines);
  lines.push(`${indent}</${node.name}>`);
}

function pairs(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function escapeXml(text: string): string {
  return xmlText(text).replaceAll(/[&<>"\t\n\r]/g, (mark) => ESCAPES[mark] ?? mark);
}

/** A text as an XML file can hold it: without control characters, halves of characters, and blanks around it. */
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML 1.0 forbids
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '').trim();
}

/** The values that `writeXml` put into an instruction. */
export function instructionValues(body: string): ReadonlyMap<string, string> {
  const found = [...body.matchAll(/([a-z]+)="([^"]*)"/g)];
  return new Map(found.map(([, name = '', value = '']) => [name, unescapeXml(value)]));
}

const ORIGINALS: ReadonlyMap<string, string> = new Map(Object.entries(ESCAPES).map(([mark, text]) => [text, mark]));

function unescapeXml(text: string): string {
  return text.replaceAll(/&[a-z#\d]{2,4};/g, (escape) => ORIGINALS.get(escape) ?? escape);
}
