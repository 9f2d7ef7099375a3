import { parseShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';
import { clipboardColumn } from '../../../../renderer/director/entry/typing/paste.ts';
import { readSaidPairs } from '../../../../renderer/director/entry/typing/saidPairs.ts';
import { demand, lineCount } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

export const pastedColumnTarget: FuzzTarget = {
  name: 'pasted-column',
  words: ['4sn=', '420', 'a60', 'np', 'p', '5,', '5,12,', 'A5;', '\n', '\r', '\r\n', '\n\n', '\t'],
  linear: (text) => (clipboardColumn(text) ?? [text]).map(readSaidPairs),
  check(clipboard) {
    const texts = clipboardColumn(clipboard);
    const column = texts ?? [clipboard];
    demand(column.length <= lineCount(clipboard), () => `${column.length} texts of ${lineCount(clipboard)} lines`);
    const kinds = column.map((text) => {
      demand(texts === null || !/[\r\n]/.test(text), () => 'a text of several lines');
      demand(clipboard.includes(text), () => `a text ${text} that was not copied`);
      const said = readSaidPairs(text);
      if (said) demand(text.endsWith(said.rest) && said.rest.length < text.length, () => `a rest ${said.rest}`);
      const options = { board: 7, language: 'en', withoutLastNought: false } as const;
      return `${said !== null} ${parseShorthand(said?.rest ?? text, options).kind}`;
    });
    return [...new Set(kinds)].toSorted().join(' ');
  },
};
