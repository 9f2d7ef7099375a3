import { deepStrictEqual } from 'node:assert/strict';
import { formatShorthand, parseShorthand, type ParsedShorthand } from '../../../src/bridge/shorthand/shorthand.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { outcomeSentence, shorthandProblemSentence, unfinishedSentence } from '../../../src/language/game/shorthand.ts';
import { demand, saysWhatIsWrong } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

/** A board nobody, and one both are vulnerable on, as it is usual and as a club types that leaves out the last nought. */
const MANNERS = [1, 4].flatMap((board) =>
  LANGUAGES.flatMap((language) => [false, true].map((withoutLastNought) => ({ board, language, withoutLastNought }))),
);

export const shorthandTarget: FuzzTarget = {
  name: 'shorthand',
  words: [
    '4',
    's',
    'n',
    'nt',
    'sa',
    'x',
    'xx',
    '=',
    '+1',
    '-2',
    '/hk',
    '/rc',
    'a',
    'a60',
    'a+/-',
    'np',
    'p',
    'pass',
    '420',
    '-50',
    '60%',
    '1/3 ',
    '2/3',
    '33 1/3%',
    '+',
    'rest',
    'reste',
    'le ',
    'the ',
    'w',
    'o',
    '♠',
    '×',
    ' ',
  ],
  longest: 120,
  linear: (text) => parseShorthand(text, { board: 1, language: 'en', withoutLastNought: false }),
  check(text) {
    return MANNERS.map((manner) => {
      const parsed = parseShorthand(text, manner);
      judge(text, parsed);
      if (parsed.kind !== 'result') return parsed.kind === 'problem' ? parsed.code : parsed.expects[0];
      const { outcome } = parsed;
      const written = formatShorthand(outcome, manner.language, manner.withoutLastNought);
      deepStrictEqual(parseShorthand(written, manner), parsed, `read again from ${written}`);
      // The figures of a weight are a score until its percent sign is typed.
      for (let end = 0; end < text.length && outcome.kind !== 'ruled'; end++) {
        const begun = parseShorthand(text.slice(0, end), manner);
        const isWrong = begun.kind === 'problem' && !MAY_END_IN_A_RANK.has(begun.code);
        demand(!isWrong, () => `a problem on the way to a result, after ${text.slice(0, end)}`);
      }
      return outcome.kind;
    }).join(' ');
  },
};

/** Too many tricks, unless their last figure is the rank of a lead: 5cs42 before 5cs42s. */
const MAY_END_IN_A_RANK: ReadonlySet<string> = new Set(['overtricks', 'undertricks', 'tricks']);

function judge(text: string, parsed: ParsedShorthand): void {
  switch (parsed.kind) {
    case 'problem': {
      const { at, length } = parsed;
      demand(at >= 0 && length >= 0 && at + length <= text.length, () => `a problem at ${at}, ${length} long`);
      saysWhatIsWrong((language) => shorthandProblemSentence(parsed, language), text);
      return;
    }
    case 'unfinished':
      demand(parsed.at === text.length && parsed.expects.length > 0, () => 'unfinished, and nothing expected');
      saysWhatIsWrong((language) => unfinishedSentence(parsed, language), text);
      if (parsed.ifEnded) judge(text, parsed.ifEnded);
      return;
    case 'result':
      for (const language of LANGUAGES) {
        const sentence = outcomeSentence(parsed.outcome, parsed.score, language);
        demand(sentence !== '' && !/undefined|NaN/.test(sentence), () => `a result in words: ${sentence}`);
      }
  }
}
