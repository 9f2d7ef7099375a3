import { SaxesParser } from 'saxes';
import { decodeXml } from './decode.ts';

/** An element with what stands in it. Names are in capitals and without a prefix. */
export interface XmlElement {
  readonly name: string;
  /** Of its start tag, from 1. */
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Without the blanks around it; empty where there are elements inside. */
  readonly text: string;
  readonly instructions: readonly XmlInstruction[];
}

/** `<?target body?>` */
export interface XmlInstruction {
  readonly target: string;
  readonly body: string;
}

/** Why a file is refused whole. The sentences are in src/language/files/xml/usebio.ts. */
export const XML_PROBLEMS = [
  'xml-empty',
  'xml-not-well-formed',
  'xml-entities',
  'xml-too-large',
  'xml-too-deep',
  'xml-too-many-elements',
] as const;
export type XmlProblemCode = (typeof XML_PROBLEMS)[number];

export interface XmlProblem {
  readonly kind: 'problem';
  readonly code: XmlProblemCode;
  /** From 1. */
  readonly line: number;
}

/** The most bytes of a file. An event of a thousand pairs takes a quarter of it. */
export const MOST_BYTES = 16_000_000;
/** The most elements inside one another. */
export const MOST_DEPTH = 32;
/** The most elements and attributes of a file. */
export const MOST_ELEMENTS = 400_000;
/** The most attributes of an element. */
const MOST_ATTRIBUTES = 100;
/** Characters that are parsed before the parser asks whether the file is refused already. */
const CHUNK = 8192;

/**
 * The root element of an XML file. A document type is passed over, nothing is fetched, and one that defines entities
 * is refused, so no text can grow. Never throws.
 */
export function parseXml(bytes: Uint8Array): XmlElement | XmlProblem {
  if (bytes.length > MOST_BYTES) return { kind: 'problem', code: 'xml-too-large', line: 1 };
  const text = decodeXml(bytes);
  if (text.trim() === '') return { kind: 'problem', code: 'xml-empty', line: 1 };
  const reading = startReading();
  for (let at = 0; at < text.length && reading.problem() === null; at += CHUNK) {
    reading.write(text.slice(at, at + CHUNK));
  }
  if (reading.problem() === null) reading.close();
  return reading.problem() ?? reading.root() ?? { kind: 'problem', code: 'xml-empty', line: 1 };
}

export function isXmlProblem(read: XmlElement | XmlProblem): read is XmlProblem {
  return 'kind' in read;
}

interface OpenElement {
  name: string;
  line: number;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
  instructions: XmlInstruction[];
}

interface Reading {
  readonly write: (text: string) => void;
  readonly close: () => void;
  readonly problem: () => XmlProblem | null;
  readonly root: () => XmlElement | null;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

function startReading(): Reading {
  // XML 1.1 has other ends of lines, and no program writes it.
  const parser = new SaxesParser({ position: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let problem: XmlProblem | null = null;
  let elements = 0;
  let startLine = 1;
  let attributesHere = 0;

  const refuse = (code: XmlProblemCode) => {
    problem ??= { kind: 'problem', code, line: parser.line };
  };
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element && element.children.length === 0) element.text += text;
  };

  parser.on('error', () => refuse('xml-not-well-formed'));
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) refuse('xml-entities');
  });
  parser.on('opentagstart', () => {
    startLine = parser.line;
    attributesHere = 0;
  });
  parser.on('attribute', () => {
    elements += 1;
    attributesHere += 1;
    if (attributesHere > MOST_ATTRIBUTES) refuse('xml-too-many-elements');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (problem) return;
    const own = attributesOf(attributes);
    elements += 1;
    if (open.length >= MOST_DEPTH) refuse('xml-too-deep');
    if (elements > MOST_ELEMENTS) refuse('xml-too-many-elements');
    open.push({ name: plainName(name), line: startLine, attributes: own, children: [], text: '', instructions: [] });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('processinginstruction', (instruction) => {
    open.at(-1)?.instructions.push(instruction);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (problem || !element) return;
    element.text = element.children.length === 0 ? element.text.trim() : '';
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  return {
    write: (text) => parser.write(text),
    close: () => parser.close(),
    problem: () => problem,
    root: () => root,
  };
}

function attributesOf(attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const names = Object.keys(attributes);
  if (names.length === 0) return NO_ATTRIBUTES;
  return new Map(names.map((name) => [plainName(name), (attributes[name] ?? '').trim()]));
}

function plainName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toUpperCase();
}
