/** The words of `etui match`. */
import { outcomeWords } from '../game/outcome-words.ts';
import { matchWords } from '../game/match.ts';
import { joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  usage: (methods: string, scales: string, faults: string) =>
    [
      'Usage: npm run -s etui -- match FILE.csv [--scale SCALE|--table FILE.csv] [--method METHOD] [--pool N] [--regulation wbf|ebu|acbl|ffb|sbf|abf|nz|pzbs|CLUB.sqlite] [--undertricks since-1987|before-1987] [--boards N] [--halves 1|2|--segments N] [--fault WHO] [--averages fixed|own] [--round-boards 0|1|none] [--entries FILE.csv] [--explain BOARD|BOARD:TEAM|:TEAM] [--language en|fr] [--json]',
      `Methods: ${methods}`,
      `Scales: ${scales}`,
      '--table: the club’s own scale, as vp --help says. A Patton reads a scale of percentages by the share of the aggregate.',
      `--fault, for boards that could not be compared: ${faults}`,
      '--regulation: its victory points, where IMPs decide and no --scale is named (--scale none: IMPs stay), and its undertricks.',
      '--averages own: average plus at least, average minus at most the team’s own average on the other boards. --round-boards: each board to a whole IMP (0), a tenth (1) or not (none). Without either as the regulation has it: EBU rounds.',
      '--entries: penalties, a line each. Columns: entry (the team’s name, home or away), penalty (more than 0), unit, reason.',
      '  unit: imps before the scale, vp behind it; without one it is in what the match is decided in.',
      'A split score in the results: S, what North-South have, a stroke, what East-West have: S-50/450.',
    ].join('\n'),
  noFile: 'Which file? match match.csv --scale wbf-discrete',
  oneFile: 'One match at a time: match match.csv',
  method: (method: string, known: string) => `${method} is not a way to score a match. Known: ${known}.`,
  scale: (scale: string, known: string) => `There is no scale ${scale}. Known: ${known}.`,
  boards: (most: number) => `How many boards were due? A whole number from 1 to ${most}: --boards 16`,
  boardsTooFew: (due: number, given: number) => `The file has ${given} boards, more than the ${due} that were due.`,
  halves: 'One half or two? --halves 2',
  segments: 'How many parts has the match? A whole number, and then without --halves: --segments 4',
  fault: (known: string) => `Whose fault is it? One of ${known}: --fault away`,
  pool: 'How many points does the ratio of the aggregate share out? A whole number: --pool 20',
  oneScale: 'A published scale or the club’s own, not both: --scale wbf-discrete or --table scale.csv',
  whichTable: 'Which file holds the club’s own scale? --table scale.csv',
  entries: 'Which file holds the penalties? --entries penalties.csv',
  averages: 'What are average plus and minus worth? --averages fixed, or with the team’s own average: --averages own',
  roundBoards: 'To how many decimals is a board rounded? --round-boards 0, --round-boards 1 or --round-boards none',
  teamUnknown: (name: string) => `${name} is none of the two teams. Write its name as in the results, or home or away.`,
  noPenalty: (name: string) => `the line takes nothing from ${name}. Write a penalty, or take the line away.`,
  noBonus: 'a team gets no bonus in a match. Write what the other team loses as its penalty.',
  penaltyUnit: (known: string) =>
    known === ''
      ? 'this match is decided in total points. Leave unit empty: the penalty is in them.'
      : `the match is not decided in this unit. Give the penalty in ${known}, or leave unit empty.`,
  penalty: (unit: string, reason: string) => `Penalty, ${unit}${reason === '' ? '' : ` (${reason})`}`,
  victoryPointsShort: 'victory points',
  explain:
    'What is to be explained? A board, a team on it, or a team: --explain 7, --explain 7:home or --explain :home',
  colon: joints.en.colon,
  noScale: 'Total points have no scale. Leave --scale out, or choose another method.',
  pattonSecond:
    'A Patton has a second part: --scale wbf-discrete for IMPs, or --pool 20 for the ratio of the aggregate.',
  poolOnlyPatton: 'A pool is shared out by a Patton only, and then without a scale: --method patton --pool 20',
  ...matchWords.en,
  board: 'Board',
  declarer: 'By',
  tricks: 'Tricks',
  score: 'Score',
  remark: 'Remark',
  otherSeats: 'teams exchanged',
  passedOut: outcomeWords.en.passedOut,
  half: (half: number) => `Half ${half}, IMPs`,
  segment: (segment: number) => `Segment ${segment}, IMPs`,
  imps: 'IMPs',
  points: 'Total points',
  boardPoints: 'Points a board',
  secondPart: 'Second part',
  result: 'Result',
  victoryPoints: (scale: string) => `Victory points (${scale})`,
  notComplete: (boards: string) => `Not counted yet: ${boards}. Say who is at fault (--fault), or add the results.`,
  isVoid: (compared: number, boards: number) =>
    `Void: ${compared} of ${boards} boards could be compared, less than half. Averages on half of the boards count instead (EBU White Book 3.3.9).`,
  voidWithoutWorth:
    'Averages have no total points, so the match has no result by this method. Give it one yourself, or choose another method.',
};

export type MatchCommandWords = typeof en;

const fr: MatchCommandWords = {
  usage: (methods, scales, faults) =>
    [
      'Emploi : npm run -s etui -- match FICHIER.csv [--scale ÉCHELLE|--table FICHIER.csv] [--method MÉTHODE] [--pool N] [--regulation wbf|ebu|acbl|ffb|sbf|abf|nz|pzbs|CLUB.sqlite] [--undertricks since-1987|before-1987] [--boards N] [--halves 1|2|--segments N] [--fault QUI] [--averages fixed|own] [--round-boards 0|1|none] [--entries FICHIER.csv] [--explain ÉTUI|ÉTUI:ÉQUIPE|:ÉQUIPE] [--language en|fr] [--json]',
      `Méthodes : ${methods}`,
      `Échelles : ${scales}`,
      '--table : l’échelle du club, comme le dit vp --help. Un Patton lit une échelle de pourcentages avec la part des totaux.',
      `--fault, pour les étuis qui n’ont pu être comparés : ${faults}`,
      '--regulation : ses points de victoire, si les IMPs décident et qu’aucune --scale n’est nommée (--scale none : on reste en IMPs), et ses levées de chute.',
      '--averages own : moyenne plus au moins, moyenne moins au plus la propre moyenne de l’équipe sur les autres étuis. --round-boards : chaque étui à l’IMP entier (0), au dixième (1) ou pas (none). Sans l’un ni l’autre comme le veut le règlement : l’EBU arrondit.',
      '--entries : les pénalités, une par ligne. Colonnes : entry (le nom de l’équipe, home ou away), penalty (plus que 0), unit, reason.',
      '  unit : imps avant l’échelle, vp après ; sans unité, ce en quoi le match se décide.',
      'Une marque différente par camp, dans les résultats : S, ce qu’a Nord-Sud, une barre, ce qu’a Est-Ouest : S-50/450.',
    ].join('\n'),
  noFile: 'Quel fichier ? match match.csv --scale wbf-discrete',
  oneFile: 'Un match à la fois : match match.csv',
  method: (method, known) => `${method} n’est pas une façon de compter un match. Connues : ${known}.`,
  scale: (scale, known) => `Il n’y a pas d’échelle ${scale}. Connues : ${known}.`,
  boards: (most) => `Combien d’étuis étaient prévus ? Un nombre entier de 1 à ${most} : --boards 16`,
  boardsTooFew: (due, given) => `Le fichier a ${given} étuis, plus que les ${due} prévus.`,
  halves: 'Une mi-temps ou deux ? --halves 2',
  segments: 'Combien de parties le match a-t-il ? Un nombre entier, et alors sans --halves : --segments 4',
  fault: (known) => `À qui la faute ? Une réponse parmi ${known} : --fault away`,
  pool: 'Combien de points le quotient des totaux partage-t-il ? Un nombre entier : --pool 20',
  oneScale: 'Une échelle publiée ou celle du club, pas les deux : --scale wbf-discrete ou --table echelle.csv',
  whichTable: 'Quel fichier contient l’échelle du club ? --table echelle.csv',
  entries: 'Quel fichier contient les pénalités ? --entries penalites.csv',
  averages:
    'Que valent moyenne plus et moins ? --averages fixed, ou avec la propre moyenne de l’équipe : --averages own',
  roundBoards:
    'À combien de décimales un étui est-il arrondi ? --round-boards 0, --round-boards 1 ou --round-boards none',
  teamUnknown: (name) =>
    `${name} n’est aucune des deux équipes. Écrivez son nom comme dans les résultats, ou home ou away.`,
  noPenalty: (name) => `la ligne ne retire rien à ${name}. Écrivez une pénalité, ou supprimez la ligne.`,
  noBonus:
    'une équipe ne reçoit pas de bonification dans un match. Écrivez ce que perd l’autre équipe comme sa pénalité.',
  penaltyUnit: (known) =>
    known === ''
      ? 'ce match se décide aux points totaux. Laissez unit vide : la pénalité est en points.'
      : `le match ne se décide pas dans cette unité. Donnez la pénalité en ${known}, ou laissez unit vide.`,
  penalty: (unit, reason) => `Pénalité, ${unit}${reason === '' ? '' : ` (${reason})`}`,
  victoryPointsShort: 'points de victoire',
  explain:
    'Que faut-il expliquer ? Un étui, une équipe sur l’étui, ou une équipe : --explain 7, --explain 7:home ou --explain :home',
  colon: joints.fr.colon,
  noScale: 'Les points totaux n’ont pas d’échelle. Retirez --scale, ou choisissez une autre méthode.',
  pattonSecond:
    'Un Patton a une seconde partie : --scale wbf-discrete pour les IMPs, ou --pool 20 pour le quotient des totaux.',
  poolOnlyPatton: 'Seul un Patton partage des points ainsi, et alors sans échelle : --method patton --pool 20',
  ...matchWords.fr,
  board: 'Étui',
  declarer: 'Par',
  tricks: 'Levées',
  score: 'Marque',
  remark: 'Remarque',
  otherSeats: 'équipes inversées',
  passedOut: outcomeWords.fr.passedOut,
  half: (half) => `Mi-temps ${half}, IMPs`,
  segment: (segment) => `Segment ${segment}, IMPs`,
  imps: 'IMPs',
  points: 'Points totaux',
  boardPoints: 'Points par étui',
  secondPart: 'Seconde partie',
  result: 'Résultat',
  victoryPoints: (scale) => `Points de victoire (${scale})`,
  notComplete: (boards) => `Pas encore compté : ${boards}. Dites à qui la faute (--fault), ou ajoutez les résultats.`,
  isVoid: (compared, boards) =>
    `Nul et non avenu : ${compared} des ${boards} étuis ont pu être comparés, moins de la moitié. À la place comptent des moyennes sur la moitié des étuis (EBU White Book 3.3.9).`,
  voidWithoutWorth:
    'Les moyennes n’ont pas de points totaux : par cette méthode le match n’a pas de résultat. Donnez-le vous-même, ou choisissez une autre méthode.',
};

export const matchCommandWords = dictionary<MatchCommandWords>({ en, fr });
