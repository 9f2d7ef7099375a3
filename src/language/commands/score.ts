import { formatSigned } from '../numbers.ts';
import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { bySide, sideNames, sideNamesShort } from '../game/seats.ts';
import { outcomeWords } from '../game/outcome-words.ts';
import { dictionary } from '../typography.ts';

interface NamedField {
  readonly form: string | null;
  readonly side: Side | null;
}

const CHARTS: Record<Language, Record<Side, string>> = {
  en: { NS: `${sideNames.en.NS} chart: `, EW: `${sideNames.en.EW} chart: ` },
  fr: { NS: `tableau ${sideNames.fr.NS} : `, EW: `tableau ${sideNames.fr.EW} : ` },
};

/** The words of `etui score`: usage, output and wrong calls. */
const en = {
  usage:
    'Usage: npm run -s etui -- score FILE [--winners 1|2] [--expected N] [--fields all|section] [--method matchpoints|cross-imps|butler|fixed-datum|board-a-match] [--regulation wbf|ebu|acbl|ffb|sbf|abf|nz|pzbs|CLUB.sqlite] [--undertricks since-1987|before-1987] [--entries FILE.csv] [--ties PRESET|CRITERION,...] [--basis BASIS] [--least-boards PERCENT] [--handicap percent|points] [--least-in-stratum N] [--after-round N|--barometer] [--explain BOARD|BOARD:PAIR|:PAIR] [--language en|fr] [--json]',
  line: sideNames.en,
  ranking: 'Ranking',
  place: 'Place',
  pair: 'Pair',
  section: 'Section',
  percentage: '%',
  matchpoints: 'Matchpoints',
  boards: 'Boards',
  board: (board: number) => `Board ${board}`,
  results: (actual: number, expected: number, small: boolean) => {
    if (actual === 0) return 'no result';
    const results = actual === 1 ? '1 result' : `${actual} results`;
    if (small) return `${results} of ${expected}, scored by percentages`;
    return actual === expected ? results : `${results}, brought to ${expected} by Neuberg’s formula`;
  },
  /**
   * The results of a form of a fouled board, or of one side's chart of a split score; a board of one field has no name.
   */
  field: ({ form, side }: NamedField, results: string) =>
    [
      form === null ? '' : form === '' ? 'form not named: ' : `form ${form}: `,
      side === null ? '' : CHARTS.en[side],
      results,
    ].join(''),
  top: (top: number) => `top ${top}`,
  resultsCompared: (actual: number, expected: number) => {
    if (actual === 0) return 'no result';
    if (actual < expected) return `${actual} of ${expected} results`;
    return actual === 1 ? '1 result' : `${actual} results`;
  },
  datum: (datum: string) => `datum ${datum}`,
  imps: 'IMPs',
  impsABoard: 'A board',
  sideImps: bySide('en', (side) => `${side} IMPs`),
  lineShort: sideNamesShort.en,
  player: 'Player',
  contract: 'Contract',
  declarer: 'By',
  tricks: 'Tricks',
  score: 'Score',
  sideMatchpoints: bySide('en', (side) => `${side} MP`),
  sidePercentage: bySide('en', (side) => `${side} %`),
  passedOut: outcomeWords.en.passedOut,
  notPlayed: outcomeWords.en.notPlayed,
  noFile: 'Which file? score results.csv',
  oneFile: 'One file at a time: score results.csv',
  onlyCsv: (file: string) => `${file}: CSV, USEBIO, PBN and .bws are read. Save the results as one of them.`,
  noPairs: (file: string) => `${file}: there are no results of pairs or players to rank, and no matches.`,
  matchesScored: (scoring: string, { fitting, known }: { readonly fitting: number; readonly known: number }) =>
    known === 0 ? scoring : `${scoring}: ${fitting} of ${known} matches have the score of the file.`,
  matchesNotExplained:
    '--explain is for boards of pairs and players. Bring the matches into Etui to see where their figures come from.',
  winners: 'How many winners, 1 or 2? --winners 2',
  fields: 'What is compared, all results of a board or each section by itself? --fields all or --fields section',
  noSections: 'The file names no sections. Add the column section, or leave --fields out.',
  expected: (most: number) =>
    `How many results has a fully played board? A whole number from 1 to ${most}: --expected 13`,
  expectedTooFew: (expected: number, board: number, actual: number) =>
    `Board ${board} has ${actual} results, more than the ${expected} expected. Use --expected ${actual} or leave it out.`,
  method: (method: string, known: string) => `${method} is not a method of this command. Known: ${known}.`,
  scoreImpossible: (board: number, score: number, corrections: readonly number[]) =>
    `no contract on board ${board} is worth ${formatSigned(score)} to North-South, by its vulnerability. It is scored as it stands; correct the score (${corrections.map(formatSigned).join(' or ')}?) or the board.`,
  awardWithoutImps: (award: string) =>
    `${award} has no worth in IMPs: average plus is 60 (+3), average 50 (0), average minus 40 (-3). Write one of these for each side.`,
  noDatum: (board: number) => `board ${board} has no datum. Write the score to be held against into the column datum.`,
  datumsDiffer: (board: number) => `board ${board} has two datums. Write the same on all its lines.`,
  resultsBeyondTwo: (board: number) =>
    `a third result of board ${board}. Board-a-match holds two results against each other: name them in the column match.`,
  explain: 'What is to be explained? A board, a pair on it, or a pair: --explain 7, --explain 7:3 or --explain :3',
  nothingToExplain: (board: number | null, entry: string | null) =>
    `The file has no result ${[board === null ? '' : `on board ${board}`, entry === null ? '' : `of ${entry}`].filter(Boolean).join(' ')}. Check the board and the name.`,
  regulation: (regulation: string, known: string) =>
    `There is no regulation ${regulation}. Known: ${known}; or the club’s own, in its file: --regulation club.sqlite`,
  noOwnRegulation: (file: string) =>
    `${file} has no regulation of the club’s own. Make one under Settings, or name another.`,
  undertricks: (known: string) => `By which Laws do undertricks count? One of ${known}: --undertricks before-1987`,
};

export type ScoreCommandWords = typeof en;

const fr: ScoreCommandWords = {
  usage:
    'Emploi : npm run -s etui -- score FICHIER [--winners 1|2] [--expected N] [--fields all|section] [--method matchpoints|cross-imps|butler|fixed-datum|board-a-match] [--regulation wbf|ebu|acbl|ffb|sbf|abf|nz|pzbs|CLUB.sqlite] [--undertricks since-1987|before-1987] [--entries FICHIER.csv] [--ties MODÈLE|CRITÈRE,...] [--basis BASE] [--least-boards POURCENT] [--handicap percent|points] [--least-in-stratum N] [--after-round N|--barometer] [--explain ÉTUI|ÉTUI:PAIRE|:PAIRE] [--language en|fr] [--json]',
  line: sideNames.fr,
  ranking: 'Classement',
  place: 'Place',
  pair: 'Paire',
  section: 'Section',
  percentage: '%',
  matchpoints: 'Points-match',
  boards: 'Étuis',
  board: (board) => `Étui ${board}`,
  results: (actual, expected, small) => {
    if (actual === 0) return 'aucun résultat';
    const results = actual === 1 ? '1 résultat' : `${actual} résultats`;
    if (small) return `${results} sur ${expected}, en pourcentages`;
    const factored = actual === 1 ? 'ramené' : 'ramenés';
    return actual === expected ? results : `${results}, ${factored} à ${expected} par la formule de Neuberg`;
  },
  field: ({ form, side }, results) =>
    [
      form === null ? '' : form === '' ? 'étui d’origine : ' : `forme ${form} : `,
      side === null ? '' : CHARTS.fr[side],
      results,
    ].join(''),
  top: (top) => `top ${top}`,
  resultsCompared: (actual, expected) => {
    if (actual === 0) return 'aucun résultat';
    if (actual < expected) return `${actual} résultat${actual === 1 ? '' : 's'} sur ${expected}`;
    return actual === 1 ? '1 résultat' : `${actual} résultats`;
  },
  datum: (datum) => `datum ${datum}`,
  imps: 'IMPs',
  impsABoard: 'Par étui',
  sideImps: bySide('fr', (side) => `IMPs ${side}`),
  lineShort: sideNamesShort.fr,
  player: 'Joueur',
  contract: 'Contrat',
  declarer: 'Par',
  tricks: 'Levées',
  score: 'Marque',
  sideMatchpoints: bySide('fr', (side) => `PM ${side}`),
  sidePercentage: bySide('fr', (side) => `% ${side}`),
  passedOut: outcomeWords.fr.passedOut,
  notPlayed: outcomeWords.fr.notPlayed,
  noFile: 'Quel fichier ? score resultats.csv',
  oneFile: 'Un fichier à la fois : score resultats.csv',
  onlyCsv: (file) => `${file} : le CSV, l’USEBIO, le PBN et le .bws sont lus. Enregistrez les résultats ainsi.`,
  noPairs: (file) => `${file} : il n’y a ni résultats de paires ou de joueurs à classer, ni matchs.`,
  matchesScored: (scoring, { fitting, known }) =>
    known === 0 ? scoring : `${scoring} : ${fitting} matchs sur ${known} ont le résultat du fichier.`,
  matchesNotExplained:
    '--explain vaut pour les étuis de paires et de joueurs. Reprenez les matchs dans Etui pour voir d’où viennent leurs chiffres.',
  winners: 'Combien de vainqueurs, 1 ou 2 ? --winners 2',
  fields: 'Que compare-t-on, tous les résultats d’un étui ou chaque section à part ? --fields all ou --fields section',
  noSections: 'Le fichier ne nomme pas de sections. Ajoutez la colonne section, ou n’écrivez pas --fields.',
  expected: (most) => `Combien de résultats a un étui joué partout ? Un nombre entier de 1 à ${most} : --expected 13`,
  expectedTooFew: (expected, board, actual) =>
    `L’étui ${board} a ${actual} résultats, plus que les ${expected} attendus. Écrivez --expected ${actual} ou rien.`,
  method: (method, known) => `${method} n’est pas une méthode de cette commande. Connues : ${known}.`,
  scoreImpossible: (board, score, corrections) =>
    `aucun contrat de l’étui ${board} ne vaut ${formatSigned(score)} en Nord-Sud, à sa vulnérabilité. La marque compte telle quelle ; corrigez-la (${corrections.map(formatSigned).join(' ou ')} ?) ou corrigez l’étui.`,
  awardWithoutImps: (award) =>
    `${award} n’a pas de valeur en IMPs : moyenne plus vaut 60 (+3), moyenne 50 (0), moyenne moins 40 (-3). Écrivez l’une d’elles pour chaque camp.`,
  noDatum: (board) => `l’étui ${board} n’a pas de datum. Écrivez la marque de référence dans la colonne datum.`,
  datumsDiffer: (board) => `l’étui ${board} a deux datums. Écrivez le même sur toutes ses lignes.`,
  resultsBeyondTwo: (board) =>
    `un troisième résultat de l’étui ${board}. Donne par donne, deux résultats se comparent : nommez-les dans la colonne match.`,
  explain:
    'Que faut-il expliquer ? Un étui, une paire sur l’étui, ou une paire : --explain 7, --explain 7:3 ou --explain :3',
  nothingToExplain: (board, entry) =>
    `Le fichier n’a pas de résultat ${[board === null ? '' : `à l’étui ${board}`, entry === null ? '' : `de ${entry}`].filter(Boolean).join(' ')}. Vérifiez l’étui et le nom.`,
  regulation: (regulation, known) =>
    `Il n’y a pas de règlement ${regulation}. Connus : ${known} ; ou celui du club, dans son fichier : --regulation club.sqlite`,
  noOwnRegulation: (file) =>
    `${file} n’a pas de règlement du club. Faites-en un dans les réglages, ou nommez-en un autre.`,
  undertricks: (known) =>
    `Selon quel code les levées de chute comptent-elles ? Une réponse parmi ${known} : --undertricks before-1987`,
};

export const scoreCommandWords = dictionary<ScoreCommandWords>({ en, fr });
