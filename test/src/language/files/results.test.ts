import { expect, test } from 'vitest';
import { readResultsCsv } from '../../../../src/format/results/csv.ts';
import type { ResultsCsvProblemCode } from '../../../../src/format/results/problem.ts';
import { withHead } from '../../../../src/format/results/columns.ts';
import { resultsCsvProblemSentence } from '../../../../src/language/files/results.ts';

test.each([
  [
    'board,ns,ew,contract,declarer,tricks,score\n2,1,2,4S,N,10,420',
    'the score is +420, but the contract is worth +620 to North-South. Correct one of them.',
    'la marque est +420, mais le contrat vaut +620 à Nord-Sud. Corrigez l’un des deux.',
  ],
  [
    'board,ns,ew,score\n1,1,2,420\n1,1,3,-50',
    'pair 1 already has a result on board 1, on line 2. Correct the pair or the board, or remove a line.',
    'la paire 1 a déjà un résultat sur l’étui 1, ligne 2. Corrigez la paire ou l’étui, ou supprimez une ligne.',
  ],
  [
    'board,ns,score\n1,1,420',
    'there is no column ew. Add it to the first line.',
    'la colonne ew manque. Ajoutez-la à la première ligne.',
  ],
  [
    'board,ns,ew,contract\n1,1,2,8S',
    '“8S” is not a contract. Write 4S, 4SX, 3NTXX or PASS; under the French head Contrat 4P, 4PX, 3SAXX or PASSE.',
    '«\u00a08S\u00a0» n’est pas un contrat. Écrivez 4P, 4PX, 3SAXX ou PASSE\u202f; sous l’en-tête anglais contract 4S, 4SX, 3NTXX ou PASS.',
  ],
])('%j says what is wrong and what to do', (text, english, french) => {
  const file = readResultsCsv(text, null);
  const [problem] = file.kind === 'problems' ? file.problems : [];
  expect(problem && [resultsCsvProblemSentence(problem, 'en'), resultsCsvProblemSentence(problem, 'fr')]).toEqual([
    english,
    french,
  ]);
});

const HEAD = 'board,ns,ew,contract,declarer,tricks,result,score,award,lead,form\n';

/** A file for each thing that can be wrong. */
const WRONG: Readonly<Record<ResultsCsvProblemCode, string>> = {
  quoteNotClosed: 'board,"ns',
  tooLarge: `${HEAD}1,1,2,4S,N,${'1'.repeat(33_000)}\n`,
  emptyFile: '',
  noResults: HEAD,
  resultColumnMissing: 'board,ns,ew\n1,1,2',
  columnMissing: 'board,ns,score\n1,1,420',
  columnTwice: 'board,board,ns,ew,score\n1,1,1,2,420',
  empty: `${HEAD},1,2,,,,,420`,
  noResult: `${HEAD}1,1,2`,
  awardBesideResult: `${HEAD}1,1,2,,,,,420,A60`,
  board: `${HEAD}0,1,2,,,,,420`,
  contract: `${HEAD}1,1,2,8S,N,10`,
  declarer: `${HEAD}1,1,2,4S,Q,10`,
  tricks: `${HEAD}1,1,2,4S,N,14`,
  result: `${HEAD}1,1,2,4S,N,,+9`,
  score: `${HEAD}1,1,2,,,,,415`,
  award: `${HEAD}1,1,2,,,,,,B60`,
  weighted: `${HEAD}1,1,2,,,,,,67%x`,
  split: `${HEAD}1,1,2,,,,,,S420`,
  lead: `${HEAD}1,1,2,4S,N,10,,,,QQ`,
  tricksOfPass: `${HEAD}1,1,2,PASS,,9`,
  tricksDisagree: `${HEAD}1,1,2,4S,N,10,+1`,
  scoreDisagrees: `${HEAD}1,1,2,4S,N,10,,430`,
  weightsDoNotAddUp: `${HEAD}1,1,2,,,,,,67%170`,
  pairAgainstItself: `${HEAD}1,1,2,,,,,420\n2,3,3,,,,,420\n3,1,2,,,,,420`,
  pairTwice: `${HEAD}1,1,2,,,,,420\n1,1,3,,,,,420`,
  cellBeyond: 'board,ns,ew,score\n1,1,2,420,50',
  datum: 'board,ns,ew,score,datum\n1,1,2,420,par',
  playerTwice: 'board,n,s,e,w,score\n1,1,2,3,1,420',
};

function said(text: string, language: 'en' | 'fr'): readonly string[] {
  const file = readResultsCsv(text, null);
  const problems = file.kind === 'problems' ? file.problems : [];
  return problems.map((problem) => resultsCsvProblemSentence(withHead(problem, language), language));
}

test('a column has the head of the language in its sentence', () => {
  const missing = 'Étui;NS;Contrat;Déclarant;Levées\n1;1;4P;N;10';
  expect(said(missing, 'fr')).toEqual(['la colonne EO manque. Ajoutez-la à la première ligne.']);
  expect(said(missing, 'en')).toEqual(['there is no column ew. Add it to the first line.']);
  const wrong = 'Étui;NS;EO;Contrat;Déclarant;Levées;Résultat\n;1;2;4P;N;10;=\n2;1;2;PASSE;;10;\n3;1;2;4P;N;10;+1';
  expect(said(wrong, 'fr')).toEqual([
    'la colonne Étui est vide.',
    'la colonne Levées contient «\u00a010\u00a0», mais l’étui a été passé. Videz la cellule, ou écrivez le contrat.',
    'la colonne Résultat donne 11 levées et la colonne Levées 10. Corrigez l’une des deux.',
  ]);
});

test.each(Object.entries(WRONG))('%s has a sentence in both languages, whole and its own', (code, text) => {
  const file = readResultsCsv(text, null);
  const problems = file.kind === 'problems' ? file.problems : [];
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  const [english = '', french = ''] = problems.flatMap((problem) => [
    resultsCsvProblemSentence(problem, 'en'),
    resultsCsvProblemSentence(problem, 'fr'),
  ]);
  expect(english).toMatch(/^[^A-Z].*\.$/);
  expect(french).toMatch(/^[^A-Z].*\.$/);
  expect(`${english}${french}`).not.toMatch(/undefined|null|NaN|\[object/);
  expect(english).not.toBe(french);
});
