import { deepStrictEqual } from 'node:assert/strict';
import { readPastedPairs, type PastedPair } from '../../../../src/format/entries/pasted-pairs.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { demand, lineCount, locatedProblems } from '../../judge.ts';
import type { FuzzTarget } from '../../target.ts';

export const pastedNamesTarget: FuzzTarget = {
  name: 'pasted-names',
  words: [' / ', ' & ', ' and ', ' et ', ' - ', ' – ', '\t', ', ', '; ', '   ', 'A1 ', '12) ', 'no 3: ', 'n°4 ', '#5 '],
  linear: readPastedPairs,
  check(text) {
    const { pairs, problems } = readPastedPairs(text);
    const lines = lineCount(text);
    let before = 0;
    for (const { line, players, number } of pairs) {
      demand(line > before && line <= lines, () => `a pair on line ${line} of ${lines}, after line ${before}`);
      before = line;
      demand(number === null || (number >= 1 && number <= 999), () => `pair ${number}`);
      const all = text.replaceAll(/\s+/g, ' ');
      for (const player of players) demand(all.includes(player), () => `a name ${player} that was not pasted`);
    }
    const plain = pairs.filter(isPlain);
    const again = readPastedPairs(plain.map(written).join('\n')).pairs;
    deepStrictEqual(again.map(written), plain.map(written));
    const kinds = new Set(
      pairs.map(({ section, number, players }) => `${section !== null}${number !== null}${players[1] !== ''}`),
    );
    const told =
      problems.length > 0
        ? locatedProblems(text, problems, (problem, language) => namesWords[language].pasteProblem(problem))
        : '';
    return `${[...kinds].toSorted().join(' ')} ${told}`;
  },
};

/** Whether the line that is made of a pair can mean nothing else. */
function isPlain({ number, players }: PastedPair): boolean {
  return number !== null && players.every((name) => /^\p{L}[\p{L} .'-]*$/u.test(name));
}

function written({ section, number, players }: PastedPair): string {
  return `${section ?? ''}${number} ${players.join(' / ')}`;
}
