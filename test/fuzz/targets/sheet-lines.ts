import { deepStrictEqual } from 'node:assert/strict';
import type { ParsedSheetLine } from '../../../src/bridge/sheet/line.ts';
import { formatMinibridgeLine, parseMinibridgeLine } from '../../../src/bridge/sheet/minibridge-line.ts';
import { formatRubberLine, parseRubberLine } from '../../../src/bridge/sheet/rubber-line.ts';
import { LANGUAGES, type Language } from '../../../src/language.ts';
import { sheetExpectationSentence, sheetFaultSentence } from '../../../src/language/sheet/line.ts';
import { demand, saysWhatIsWrong } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

/** Lines typed on sheets of rubber bridge and minibridge. */
export const sheetLinesTarget: FuzzTarget = {
  name: 'sheet-lines',
  words: [
    '4',
    's',
    'sn=',
    '4pn=',
    'nt',
    'sa',
    'x',
    '=',
    '+1',
    '-2',
    'h',
    '100',
    '150',
    'n',
    'o',
    'p',
    '12',
    '9',
    ' ',
    ',',
  ],
  longest: 60,
  check(text) {
    return LANGUAGES.map((language) => `${rubber(text, language)} ${minibridge(text, language)}`).join(' ');
  },
};

function rubber(text: string, language: Language): string {
  const read = parseRubberLine(text, language, null);
  if (read.kind !== 'deal') return judge(text, read);
  const written = formatRubberLine(read.deal, language);
  deepStrictEqual(parseRubberLine(written, language, null), read, `read again from ${written}`);
  return `deal ${read.deal.honours?.count ?? ''}`;
}

function minibridge(text: string, language: Language): string {
  const read = parseMinibridgeLine(text, language, 'S');
  if (read.kind !== 'deal') return judge(text, read);
  const written = formatMinibridgeLine(read.deal, language);
  deepStrictEqual(parseMinibridgeLine(written, language, 'S'), read, `read again from ${written}`);
  const sum = read.deal.points?.reduce((all, points) => all + points, 0) ?? 40;
  demand(sum === 40, () => `${sum} points in a pack`);
  return `deal ${read.deal.points === null}`;
}

function judge(text: string, read: Exclude<ParsedSheetLine<never>, { kind: 'deal' }>): string {
  if (read.kind === 'unfinished') {
    saysWhatIsWrong((language) => sheetExpectationSentence(read.expects, language), text);
    return read.expects.of;
  }
  const { at, length, fault } = read;
  demand(at >= 0 && length >= 0 && at <= text.length, () => `a problem at ${at}, ${length} long`);
  saysWhatIsWrong((language) => sheetFaultSentence(fault, language), text);
  return fault.code;
}
