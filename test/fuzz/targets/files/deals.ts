import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { dealsOfFile } from '../../../../src/format/event/deals-of-file.ts';
import { FORMATS, formatOfFile } from '../../../../src/format/formats.ts';
import { dealsFaultSentence } from '../../../../src/language/files/deals-of-file.ts';
import { demand, saysWhatIsWrong } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';
import { wordsOfDeals } from './deal-words.ts';

const NAME = /^(\w{3})\|/;

/** A text that begins with the end of a name and a stroke, as `pbn|`, is a file of that name; others have no name. */
function fileOf(text: string) {
  const ending = NAME.exec(text)?.[1];
  const content = ending === undefined ? text : text.slice(ending.length + 1);
  const isBytes = Array.from(content).every((character) => character <= '\xff');
  return { name: `deals.${ending ?? ''}`, bytes: Buffer.from(content, isBytes ? 'latin1' : 'utf8') };
}

function read(text: string) {
  const { name, bytes } = fileOf(text);
  const format = formatOfFile(name, bytes);
  return format && dealsOfFile(format.parse(bytes));
}

/** The import that takes the deals alone of a file of any format, told by its bytes and its name. */
export const dealsTarget: FuzzTarget = {
  name: 'deals',
  words: [...FORMATS.map(({ extensions: [ending] }) => `${ending}|`), ...wordsOfDeals],
  longest: 1500,
  linear: read,
  megabyteMs: 250,
  check(text) {
    const found = read(text);
    if (found === null) return 'no format';
    const { format, deals, problems } = found;
    demand((deals.length === 0) === problems.length > 0, () => `${deals.length} deals, ${problems.length} problems`);
    demand(new Set(deals.map(({ board }) => board)).size === deals.length, () => 'a board has two deals');
    for (const { board, deal } of deals) {
      demand(Number.isInteger(board) && board >= 1 && formatDeal(deal).length > 60, () => `no deal of board ${board}`);
    }
    let before = 1;
    for (const problem of problems) {
      demand(problem.line >= before, () => `a problem of line ${problem.line} after one of line ${before}`);
      before = problem.line;
      const said = (language: 'en' | 'fr') => dealsFaultSentence(format, problem, language);
      demand(said('en') !== problem.code, () => `no sentence for ${problem.code}`);
      saysWhatIsWrong(said, `${text}${problem.text}`);
    }
    return `${format} ${Math.min(deals.length, 3)} ${[...new Set(problems.map(({ code }) => code))].join(' ')}`;
  },
};
