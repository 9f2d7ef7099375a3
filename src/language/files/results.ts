import { weightText } from '../game/weight.ts';
import type { ResultsCsvProblem, ResultsCsvProblemCode } from '../../format/results/problem.ts';
import type { Language } from '../../language.ts';
import { formatSigned } from '../numbers.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = { readonly [C in ResultsCsvProblemCode]: (problem: ResultsCsvProblem<C>) => string };

const en: Sentences = {
  ...csvTableSentences.en,
  emptyFile: () => 'the file is empty. The first line names the columns: board,ns,ew,contract,declarer,tricks.',
  noResults: () => 'no result follows the names of the columns.',
  resultColumnMissing: () =>
    'no column holds a result. Add contract (with declarer and tricks), score or award to the first line.',
  empty: ({ column }) => `${column} is empty.`,
  noResult: () => 'the line holds no result. Fill contract, score or award; NP in award is a board not played.',
  awardBesideResult: () => 'the line holds an award and a contract or a score. Keep what counts.',
  board: ({ text }) => `“${text}” is not a board. Boards are whole numbers from 1 to 9999.`,
  contract: ({ text }) =>
    `“${text}” is not a contract. Write 4S, 4SX, 3NTXX or PASS; under the French head Contrat 4P, 4PX, 3SAXX or PASSE.`,
  declarer: ({ text }) => `“${text}” is not a declarer. Write N, E, S or W; under French heads N, E, S or O.`,
  tricks: ({ text }) => `“${text}” is not a number of tricks. Write declarer’s tricks, 0 to 13.`,
  result: ({ text }) => `“${text}” is not a result of this contract. Write =, +1 or -2.`,
  score: ({ text }) => `“${text}” is not a score. Write it from North-South: 420, -50, 0 when passed out.`,
  award: ({ text }) => `“${text}” is not an award. Write A6040 for 60 % and 40 %, or NP for not played.`,
  weighted: ({ text }) => `“${text}” is not a weighted score. Write up to five like this: 67%170+33%140.`,
  split: ({ text }) =>
    `“${text}” is not a split score. Write what North-South have and what East-West have, as scores from North-South or awards: S-50/450 or SA40/420.`,
  lead: ({ text }) => `“${text}” is not a card. Write SA, H10 or D4; under French heads PA, C10 or K4.`,
  datum: ({ text }) => `“${text}” is not a datum. Write a score from North-South: 330, -50.`,
  tricksOfPass: ({ column, text }) =>
    `${column} is “${text}”, but the board was passed out. Empty it, or write the contract.`,
  tricksDisagree: ({ tricks, result }) =>
    `result says ${result} tricks and the column tricks ${tricks}. Correct one of them.`,
  scoreDisagrees: ({ score, worth }) =>
    `the score is ${formatSigned(score)}, but the contract is worth ${formatSigned(worth)} to North-South. Correct one of them.`,
  weightsDoNotAddUp: ({ sum }) =>
    `the weights add up to ${weightText(sum, 'en')}, not to 100 %. Correct one of them: 67%170+33%140, 1/3 170+2/3 140.`,
  pairAgainstItself: ({ pair }) =>
    `pair ${pair} cannot play against itself. With separate numbers in each line, use --winners 2.`,
  pairTwice: ({ pair, board, firstLine }) =>
    `pair ${pair} already has a result on board ${board}, on line ${firstLine}. Correct the pair or the board, or remove a line.`,
  playerTwice: ({ player, board, line, firstLine }) =>
    line === firstLine
      ? `player ${player} sits twice at the table. Correct one of the seats.`
      : `player ${player} already has a result on board ${board}, on line ${firstLine}. Correct the player or the board, or remove a line.`,
};

const fr: Sentences = {
  ...csvTableSentences.fr,
  emptyFile: () => 'le fichier est vide. La première ligne nomme les colonnes : Étui;NS;EO;Contrat;Déclarant;Levées.',
  noResults: () => 'aucun résultat ne suit les noms des colonnes.',
  resultColumnMissing: () =>
    'aucune colonne ne contient de résultat. Ajoutez Contrat (avec Déclarant et Levées), Marque ou Attribution à la première ligne.',
  empty: ({ column }) => `la colonne ${column} est vide.`,
  noResult: () =>
    'la ligne ne contient aucun résultat. Remplissez le contrat, la marque ou l’attribution (NP : non joué).',
  awardBesideResult: () => 'la ligne contient une attribution et un contrat ou une marque. Gardez ce qui compte.',
  board: ({ text }) => `« ${text} » n’est pas un étui. Les étuis sont des nombres entiers de 1 à 9999.`,
  contract: ({ text }) =>
    `« ${text} » n’est pas un contrat. Écrivez 4P, 4PX, 3SAXX ou PASSE ; sous l’en-tête anglais contract 4S, 4SX, 3NTXX ou PASS.`,
  declarer: ({ text }) => `« ${text} » n’est pas un déclarant. Écrivez N, E, S ou O ; sous des en-têtes anglais W.`,
  tricks: ({ text }) => `« ${text} » n’est pas un nombre de levées. Écrivez les levées du déclarant, de 0 à 13.`,
  result: ({ text }) => `« ${text} » n’est pas un résultat de ce contrat. Écrivez =, +1 ou -2.`,
  score: ({ text }) => `« ${text} » n’est pas une marque. Écrivez-la vue de Nord-Sud : 420, -50, 0 pour passe général.`,
  award: ({ text }) => `« ${text} » n’est pas une attribution. Écrivez A6040 pour 60 % et 40 %, ou NP pour non joué.`,
  weighted: ({ text }) => `« ${text} » n’est pas une marque pondérée. Écrivez-en cinq au plus, ainsi : 67%170+33%140.`,
  split: ({ text }) =>
    `« ${text} » n’est pas une marque différente par camp. Écrivez ce qu’a Nord-Sud puis Est-Ouest, en marques vues de Nord-Sud ou en attributions : S-50/450 ou SA40/420.`,
  lead: ({ text }) =>
    `« ${text} » n’est pas une carte. Écrivez PA, C10 ou K4 ; sous des en-têtes anglais SA, H10 ou D4.`,
  datum: ({ text }) => `« ${text} » n’est pas un datum. Écrivez une marque vue de Nord-Sud : 330, -50.`,
  tricksOfPass: ({ column, text }) =>
    `la colonne ${column} contient « ${text} », mais l’étui a été passé. Videz la cellule, ou écrivez le contrat.`,
  tricksDisagree: ({ tricks, result }) =>
    `la colonne Résultat donne ${result} levées et la colonne Levées ${tricks}. Corrigez l’une des deux.`,
  scoreDisagrees: ({ score, worth }) =>
    `la marque est ${formatSigned(score)}, mais le contrat vaut ${formatSigned(worth)} à Nord-Sud. Corrigez l’un des deux.`,
  weightsDoNotAddUp: ({ sum }) =>
    `les poids font ${weightText(sum, 'fr')} en tout, et non 100 %. Corrigez-en un : 67%170+33%140, 1/3 170+2/3 140.`,
  pairAgainstItself: ({ pair }) =>
    `la paire ${pair} ne peut jouer contre elle-même. Si chaque ligne a ses numéros, ajoutez --winners 2.`,
  pairTwice: ({ pair, board, firstLine }) =>
    `la paire ${pair} a déjà un résultat sur l’étui ${board}, ligne ${firstLine}. Corrigez la paire ou l’étui, ou supprimez une ligne.`,
  playerTwice: ({ player, board, line, firstLine }) =>
    line === firstLine
      ? `le joueur ${player} est assis deux fois à la table. Corrigez l’une des places.`
      : `le joueur ${player} a déjà un résultat sur l’étui ${board}, ligne ${firstLine}. Corrigez le joueur ou l’étui, ou supprimez une ligne.`,
};

const sentences = dictionary<Sentences>({ en, fr });

/** What is wrong with a file of results, and how to correct it; without the line. */
export function resultsCsvProblemSentence(problem: ResultsCsvProblem, language: Language): string {
  const say = sentences[language][problem.code] as (problem: ResultsCsvProblem) => string;
  return say(problem);
}
