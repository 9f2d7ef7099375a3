/** What is odd in an event of a file, and what becomes of it. Sentences without the line. */
import type { ImportOddity, OddityCode } from '../../format/plan/oddity.ts';
import type { Language } from '../../language.ts';
import { englishPlural, formatDecimalText, frenchPlural } from '../numbers.ts';
import { dictionary } from '../typography.ts';

type Sentences = Readonly<Record<OddityCode, (odd: ImportOddity) => string>>;

/** Of several sections, which one is meant. */
const ofSection: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => (name === '' ? '' : ` of section ${name}`),
  fr: (name) => (name === '' ? '' : ` de la section ${name}`),
};

const countedEnglish = (count: number, word: string): string => `${count} ${englishPlural(String(count), word)}`;
const countedFrench = (count: number, word: string): string => `${count} ${frenchPlural(String(count), word)}`;

const en: Sentences = {
  boardTwice: ({ text, board }) =>
    `${text} already has a result of board ${board}. The line is left out; look at the scoresheet.`,
  againstItself: ({ text }) => `${text} plays against itself. The line is left out; correct it in the file.`,
  seatsNotSaid: () => 'the file does not say who played. The line is left out.',
  boardTooHigh: ({ board }) => `board ${board} is beyond 999. The line is left out; correct it in the file.`,
  noMatch: () => 'the result is of no match. The line is left out.',
  notOfMatch: () => 'whoever sat there does not play the match that it stands in. The line is left out.',
  scoreImpossible: ({ text, board }) =>
    `${formatDecimalText(text, 'en')} is no possible score on board ${board}. It comes in as it is; look at the scoresheet.`,
  turnedBoard: ({ text, board }) =>
    `${text} sat North-South on board ${board}, and East-West otherwise: a turned board. It comes in as it is; look at the scoresheet.`,
  stillDue: ({ count }) =>
    count === 1
      ? 'One board of the movement has no result yet: it is due in the event, to be entered or followed there.'
      : `${count} results of the movement are still to come: they are due in the event, to be entered or followed there.`,
  boardsShort: ({ text, count }) =>
    `Fewer results than on the other boards, which have ${count}: board ${text}. See that the file is whole.`,
  dateMissing: () => 'The file has no day of play: see that the one above is right.',
  roundsLaidOut: () =>
    'The file has no rounds. They are laid out from who met whom on which boards, and may not be the real ones.',
  roundsNotPossible: () =>
    'By the rounds of the file somebody would sit at two tables at once. They are laid out anew from who met whom.',
  roundsSplit: ({ count }) =>
    `${count === 1 ? 'A round of the file becomes' : `${count} rounds of the file become`} several: in it somebody has two matches, or sits at two tables.`,
  numbersGiven: ({ text, count }) =>
    `The numbers of the file${ofSection.en(text)} are not whole numbers, each once: ${count === 1 ? 'a new one is given' : `${count} new ones are given`}.`,
  eastWestNumbered: ({ text, count }) =>
    `Both lines${ofSection.en(text)} count from 1 in the file. East-West’s numbers begin at ${count} here.`,
  sectionsJoined: ({ text }) => `Pairs of several sections meet (${text}): they become one section.`,
  sectionsLettered: ({ text }) => `The sections (${text}) become A, B … in this order.`,
  sessionsJoined: ({ count }) => `The ${count} sessions become one; the boards of the later ones have higher numbers.`,
  methodNotSaid: () => 'The file does not say how it was scored: choose above.',
  methodOther: ({ text }) => `It was scored by ${text}, which Etui does not score pairs by. Choose above.`,
  matchesLeft: ({ count }) =>
    `${count === 1 ? 'Its match is' : `Its ${count} matches are`} not kept: the boards are scored as of one field.`,
  matchesTyped: ({ count }) =>
    count === 1
      ? 'One match has a score and no boards that can be compared: the score comes in as it is.'
      : `${count} matches have a score and no boards that can be compared: the scores come in as they are.`,
  matchesNotScored: ({ count }) =>
    count === 1
      ? 'One match has neither boards that can be compared nor a score: give it one under Matches.'
      : `${count} matches have neither boards that can be compared nor a score: give them one under Matches.`,
  boardsOfMatches: ({ count }) =>
    `The same numbers of boards come again in other matches: each of the ${count} matches has boards of its own.`,
  boardsNumberedOn: () =>
    'The same numbers of boards come again in other rounds: later rounds have higher numbers here.',
  pairsNotSaid: ({ count }) =>
    `The file does not say which players of ${count === 1 ? 'a team' : `${count} teams`} sat together: the first two are one pair, the next two the other.`,
  playersLeft: ({ count, text }) =>
    `${count === 1 ? 'A player is' : `${count} players are`} left out: Etui seats two in a pair (${text}). Enter a substitute in the event.`,
  clubNumbersLeft: ({ count }) => `The numbers that another club gave ${count} of its players are left out.`,
  nationalNumbersLeft: ({ count }) =>
    `The national numbers of ${countedEnglish(count, 'player')} are left out: choose your federation’s rules in the settings first to keep them.`,
  handicapsHalved: ({ count }) =>
    `Half of ${count === 1 ? 'the handicap' : `each of the ${count} handicaps`} is taken, as in the percentages of the file. Change them under Ranking.`,
  handicapsLeft: ({ count }) =>
    `The handicaps of ${count} are left out: percents are added to a percentage of no more than 100. Give them under Ranking.`,
  strataLeft: ({ count }) => `The categories of ${count} are left out: a stratum is A to F. Give them under Ranking.`,
  masterpointsLeft: ({ count }) => `The masterpoints of ${count} are left out: they are finer than hundredths.`,
  playLeft: ({ count }) => `The auction and play of ${countedEnglish(count, 'result')} are left out.`,
  notesTaken: ({ count }) =>
    count === 1
      ? 'The note on a result comes in with it, and stands on the list of rulings.'
      : `The notes on ${count} results come in with them, and stand on the list of rulings.`,
  dealsDiffer: ({ count }) =>
    `${countedEnglish(count, 'board')} ${count === 1 ? 'has' : 'have'} different deals in the file: the first is taken.`,
  dealsOfMatchesLeft: ({ count }) =>
    `${count === 1 ? 'The deal is' : `The ${count} deals are`} left out: the same numbers are other boards in other matches or rounds.`,
  dealsNotPlayed: ({ count }) => `The deals of ${countedEnglish(count, 'board')} that nobody played are left out.`,
  entriesWithoutResult: ({ count }) =>
    `${count} in the file ${count === 1 ? 'has' : 'have'} no result, and ${count === 1 ? 'is' : 'are'} left out.`,
};

const fr: Sentences = {
  boardTwice: ({ text, board }) =>
    `${text} a déjà un résultat de l’étui ${board}. La ligne est laissée de côté ; voyez la feuille de marque.`,
  againstItself: ({ text }) =>
    `${text} joue contre elle-même. La ligne est laissée de côté ; corrigez-la dans le fichier.`,
  seatsNotSaid: () => 'le fichier ne dit pas qui a joué. La ligne est laissée de côté.',
  boardTooHigh: ({ board }) =>
    `l’étui ${board} dépasse 999. La ligne est laissée de côté ; corrigez-la dans le fichier.`,
  noMatch: () => 'ce résultat n’appartient à aucun match. La ligne est laissée de côté.',
  notOfMatch: () => 'ceux qui étaient assis là ne jouent pas ce match. La ligne est laissée de côté.',
  scoreImpossible: ({ text, board }) =>
    `${formatDecimalText(text, 'fr')} n’est pas une marque possible sur l’étui ${board}. Elle est reprise telle quelle ; voyez la feuille de marque.`,
  turnedBoard: ({ text, board }) =>
    `${text} était en Nord-Sud à l’étui ${board}, et ailleurs en Est-Ouest : étui tourné. La ligne est reprise telle quelle ; voyez la feuille de marque.`,
  stillDue: ({ count }) =>
    count === 1
      ? 'Un résultat du mouvement manque encore : il est attendu dans le tournoi, où vous pourrez le saisir ou le suivre.'
      : `${count} résultats du mouvement manquent encore : ils sont attendus dans le tournoi, où vous pourrez les saisir ou les suivre.`,
  boardsShort: ({ text, count }) =>
    `Moins de résultats qu’aux autres étuis, qui en ont ${count} : étui ${text}. Vérifiez que le fichier est entier.`,
  dateMissing: () => 'Le fichier n’a pas de date : vérifiez celle du haut.',
  roundsLaidOut: () =>
    'Le fichier n’a pas de tours. Ils sont reconstitués d’après les rencontres et leurs étuis, et peuvent différer des vrais.',
  roundsNotPossible: () =>
    'D’après les tours du fichier, quelqu’un serait à deux tables à la fois. Ils sont reconstitués d’après les rencontres.',
  roundsSplit: ({ count }) =>
    `${count < 2 ? `${count} tour du fichier en devient` : `${count} tours du fichier en deviennent`} plusieurs : quelqu’un y a deux matchs, ou deux tables.`,
  numbersGiven: ({ text, count }) =>
    `Les numéros du fichier${ofSection.fr(text)} ne sont pas des nombres entiers tous différents : ${count < 2 ? 'un nouveau est donné' : `${count} nouveaux sont donnés`}.`,
  eastWestNumbered: ({ text, count }) =>
    `Dans le fichier, les deux lignes${ofSection.fr(text)} comptent à partir de 1. Ici, les numéros d’Est-Ouest commencent à ${count}.`,
  sectionsJoined: ({ text }) =>
    `Des paires de plusieurs sections se rencontrent (${text}) : elles ne font qu’une section.`,
  sectionsLettered: ({ text }) => `Les sections (${text}) deviennent A, B … dans cet ordre.`,
  sessionsJoined: ({ count }) =>
    `Les ${count} séances n’en font qu’une ; les étuis des suivantes ont des numéros plus élevés.`,
  methodNotSaid: () => 'Le fichier ne dit pas le mode de calcul : choisissez en haut.',
  methodOther: ({ text }) => `Le calcul était : ${text}, qu’Etui ne connaît pas par paires. Choisissez en haut.`,
  matchesLeft: ({ count }) =>
    `${count < 2 ? 'Son match n’est pas conservé' : `Ses ${count} matchs ne sont pas conservés`} : les étuis sont comparés dans un seul champ.`,
  matchesTyped: ({ count }) =>
    count < 2
      ? 'Un match a un résultat mais aucun étui comparable : le résultat est repris tel quel.'
      : `${count} matchs ont un résultat mais aucun étui comparable : les résultats sont repris tels quels.`,
  matchesNotScored: ({ count }) =>
    count < 2
      ? 'Un match n’a ni étui comparable ni résultat : donnez-lui-en un sous Matchs.'
      : `${count} matchs n’ont ni étui comparable ni résultat : donnez-leur-en un sous Matchs.`,
  boardsOfMatches: ({ count }) =>
    `Les mêmes numéros d’étuis reviennent dans d’autres matchs : chacun des ${count} matchs a ses propres étuis.`,
  boardsNumberedOn: () =>
    'Les mêmes numéros d’étuis reviennent à d’autres tours : ici, ceux des tours suivants sont plus élevés.',
  pairsNotSaid: ({ count }) =>
    `Le fichier ne dit pas quels joueurs de ${count < 2 ? `${count} équipe` : `${count} équipes`} étaient partenaires : les deux premiers forment une paire, les deux suivants l’autre.`,
  playersLeft: ({ count, text }) =>
    `${count === 1 ? 'Un joueur est laissé' : `${count} joueurs sont laissés`} de côté : Etui en place deux par paire (${text}). Inscrivez un remplaçant dans le tournoi.`,
  clubNumbersLeft: ({ count }) =>
    `Les numéros qu’un autre club a donnés à ${count} de ses joueurs sont laissés de côté.`,
  nationalNumbersLeft: ({ count }) =>
    `Les numéros nationaux de ${countedFrench(count, 'joueur')} sont laissés de côté : pour les garder, choisissez d’abord le règlement de votre fédération dans les réglages.`,
  handicapsHalved: ({ count }) =>
    `La moitié ${count < 2 ? 'du handicap' : `de chacun des ${count} handicaps`} est reprise, comme dans les pourcentages du fichier. Changez-les sous Classement.`,
  handicapsLeft: ({ count }) =>
    `Les handicaps de ${count} sont laissés de côté : ils s’ajoutent à un pourcentage, d’au plus 100. Donnez-les sous Classement.`,
  strataLeft: ({ count }) =>
    `Les catégories de ${count} sont laissées de côté : une série va de A à F. Donnez-les sous Classement.`,
  masterpointsLeft: ({ count }) =>
    `Les points d’expert de ${count} sont laissés de côté : ils sont plus fins que le centième.`,
  playLeft: ({ count }) => `Les enchères et le jeu de ${countedFrench(count, 'résultat')} sont laissés de côté.`,
  notesTaken: ({ count }) =>
    count < 2
      ? 'La note d’un résultat est reprise avec lui, et figure dans la liste des décisions.'
      : `Les notes de ${count} résultats sont reprises avec eux, et figurent dans la liste des décisions.`,
  dealsDiffer: ({ count }) =>
    `${countedFrench(count, 'étui')} ${count < 2 ? 'a' : 'ont'} plusieurs donnes dans le fichier : la première est prise.`,
  dealsOfMatchesLeft: ({ count }) =>
    `${count < 2 ? 'La donne est laissée' : `Les ${count} donnes sont laissées`} de côté : les mêmes numéros désignent d’autres étuis dans d’autres matchs ou tours.`,
  dealsNotPlayed: ({ count }) =>
    `Les donnes de ${countedFrench(count, 'étui')} que personne n’a ${count < 2 ? 'joué' : 'joués'} sont laissées de côté.`,
  entriesWithoutResult: ({ count }) =>
    `${count} du fichier ${count < 2 ? 'n’a aucun résultat et est laissé' : 'n’ont aucun résultat et sont laissés'} de côté.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is odd, and what becomes of it. */
export function odditySentence(odd: ImportOddity, language: Language): string {
  return SENTENCES[language][odd.code](odd);
}
