import { describe, expect, test } from 'vitest';
import { decodeXml } from '../../../../src/format/xml/decode.ts';
import { isXmlProblem, MOST_BYTES, parseXml, type XmlElement } from '../../../../src/format/xml/tree.ts';
import { instructionValues, writeXml, xml } from '../../../../src/format/xml/write.ts';

function read(text: string | Uint8Array) {
  return parseXml(typeof text === 'string' ? Buffer.from(text) : text);
}

function treeOf(text: string): XmlElement {
  const tree = read(text);
  if (isXmlProblem(tree)) throw new Error(`${tree.code} on line ${tree.line}`);
  return tree;
}

describe('a tree', () => {
  test('has elements with their lines, attributes and texts', () => {
    const tree = treeOf(
      '<?xml version="1.0"?>\r\n<a x = "1">\r\n <b	y=\'2\'> Tom &amp; <![CDATA[<Jo>]]>&#233; </b>\r\n</a>',
    );
    expect(tree).toMatchObject({ name: 'A', line: 2, text: '', children: [{ name: 'B', line: 3 }] });
    expect([...tree.attributes]).toEqual([['X', '1']]);
    expect(tree.children[0]?.text).toBe('Tom & <Jo>é');
    expect([...(tree.children[0]?.attributes ?? [])]).toEqual([['Y', '2']]);
  });

  test('has instructions, and passes over comments, prefixes and a document type', () => {
    const tree = treeOf(
      '<!DOCTYPE a SYSTEM "http://example.org/a.dtd" [ <!ELEMENT a ANY> ]><!-- & --><n:a><?etui b="1"?></n:a>',
    );
    expect(tree).toMatchObject({ name: 'A', instructions: [{ target: 'etui', body: 'b="1"' }] });
  });
});

describe('a file is refused', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "${'&b;'.repeat(10)}">]><a>&c;</a>`;
  const tooMany = `<a>${'<b/>'.repeat(400_001)}</a>`;
  test.each([
    ['nothing', '', 'xml-empty', 1],
    ['blanks', '\ufeff \n', 'xml-empty', 1],
    ['text', 'PBN 2.1', 'xml-not-well-formed', 1],
    ['a tag that is not closed', '<a>\n<b></a>', 'xml-not-well-formed', 2],
    ['a lone ampersand', '<a>\n\nTom & Jo</a>', 'xml-not-well-formed', 3],
    ['an unknown entity', '<a>&eacute;</a>', 'xml-not-well-formed', 1],
    ['an end that is missing', '<a>\n<b>', 'xml-not-well-formed', 2],
    ['entities of its own', bomb, 'xml-entities', 1],
    ['entities from outside', '<!DOCTYPE a [<!entity % b SYSTEM "file:///etc/hosts">]><a/>', 'xml-entities', 1],
    ['deep nesting', '<a>\n'.repeat(100_000), 'xml-too-deep', 33],
    [
      'too many attributes',
      `<a ${Array.from({ length: 101 }, (_, place) => `a${place}=""`).join(' ')}/>`,
      'xml-too-many-elements',
      1,
    ],
    ['too many elements', tooMany, 'xml-too-many-elements', 1],
  ])('for %s', (_, text, code, line) => {
    expect(read(text)).toEqual({ kind: 'problem', code, line });
  });

  test('for its size alone, before it is read', () => {
    expect(read(new Uint8Array(MOST_BYTES + 1))).toEqual({ kind: 'problem', code: 'xml-too-large', line: 1 });
  });
});

describe('bytes', () => {
  test.each([
    ['UTF-8 without a word', Buffer.from('<a>É</a>')],
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>É</a>')],
    ['ISO-8859-1 as declared', Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>É</a>', 'latin1')],
    ['Windows-1252 without a word', Buffer.from('<a>É</a>', 'latin1')],
    [
      'UTF-8 where the mark denies the declaration',
      Buffer.from('\ufeff<?xml version="1.0" encoding="latin1"?><a>É</a>'),
    ],
    ['UTF-16', Buffer.from('\ufeff<a>É</a>', 'utf16le')],
  ])('are %s', (_, bytes) => {
    expect(parseXml(bytes)).toMatchObject({ text: 'É' });
  });

  test('of a declared ISO-8859-1 are not taken for UTF-8', () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-1"?>';
    expect(decodeXml(Buffer.from(`${declared}Ã©`, 'latin1'))).toBe(`${declared}Ã©`);
  });
});

describe('writing', () => {
  test('escapes what means something, and leaves out what XML forbids', () => {
    const text = writeXml(xml('A', [xml('B', 'x<&>"\'\u0001\ud800y', { c: '"1"' }), null]), '<!DOCTYPE A>');
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE A>\n<A>\n  <B c="&quot;1&quot;">x&lt;&amp;&gt;&quot;\'y</B>\n</A>\n',
    );
    expect(treeOf(text).children[0]).toMatchObject({ text: 'x<&>"\'y' });
  });

  test('keeps what stands in an instruction', () => {
    const value = `?> "60%" <&amp;>\n`;
    const tree = treeOf(writeXml(xml('A', [{ target: 'etui', values: { outcome: value, b: '' } }]), ''));
    expect([...instructionValues(tree.instructions[0]?.body ?? '')]).toEqual([
      ['outcome', value.trim()],
      ['b', ''],
    ]);
  });
});
