/** What is odd in an event of a file, and what becomes of it. Sentences without the line. */
import type { ImportOddity, OddityCode } from '../../format/plan/oddity.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

type Sentences = Readonly<Record<OddityCode, (odd: ImportOddity) => string>>;

const en: Sentences = {
  boardTwice: ({ text, board }) =>
    `${text} already has a result of board ${board}. The line is left out; look at the scoresheet.`,
  againstItself: ({ text }) => `${text} plays against itself. The line is left out; correct it in the file.`,
  seatsNotSaid: () => 'the file does not say who played. The line is left out.',
  boardTooHigh: ({ board }) => `board ${board} is beyond 999. The line is left out; correct it in the file.`,
  scoreImpossible: ({ text, board }) =>
    `${text} is no possible score on board ${board}. It comes in as it is; look at the scoresheet.`,
  dateMissing: () => 'The file has no day of play: see that the one above is right.',
  roundsLaidOut: () =>
    'The file has no rounds. They are laid out from who met whom on which boards, and may not be the real ones.',
  roundsNotPossible: () =>
    'By the rounds of the file somebody would sit at two tables at once. They are laid out anew from who met whom.',
  numbersGiven: ({ count }) => `The ${count} numbers of the file are no whole numbers, each once: new ones are given.`,
  eastWestNumbered: ({ count }) => `Both lines count from 1 in the file. East-West’s numbers begin at ${count} here.`,
  sectionsJoined: ({ text }) => `Pairs of several sections meet (${text}): they become one section.`,
  sectionsLettered: ({ text }) => `The sections (${text}) become A, B … in this order.`,
  sessionsJoined: ({ count }) => `The ${count} sessions become one; the boards of the later ones have higher numbers.`,
  methodNotSaid: () => 'The file does not say how it was scored: choose above.',
  methodOther: ({ text }) => `It was scored by ${text}, which Etui does not score pairs by. Choose above.`,
  matchesLeft: ({ count }) => `Its ${count} matches are not kept: the boards are scored as of one field.`,
  playersLeft: ({ count, text }) =>
    `${count === 1 ? 'A player is' : `${count} players are`} left out: Etui seats two in a pair (${text}). Enter a substitute in the event.`,
  clubNumbersLeft: ({ count }) => `The numbers that another club gave ${count} of its players are left out.`,
  nationalNumbersLeft: ({ count }) =>
    `The national numbers of ${count} players are left out: choose your federation’s rules in the settings first to keep them.`,
  handicapsLeft: ({ count }) => `The handicaps of ${count} are left out: give them under Ranking.`,
  strataLeft: ({ count }) => `The strata of ${count} are left out: give them under Ranking.`,
  masterpointsLeft: ({ count }) => `The masterpoints of ${count} are left out: Etui works out its own.`,
  playLeft: ({ count }) => `The auction and play of ${count} results are left out.`,
  notesLeft: ({ count }) => `The notes on ${count} results are left out.`,
  dealsDiffer: ({ count }) => `${count} boards have different deals in the file: the first is taken.`,
  dealsNotPlayed: ({ count }) => `The deals of ${count} boards that nobody played are left out.`,
  entriesWithoutResult: ({ count }) => `${count} in the file have no result, and are left out.`,
};

const fr: Sentences = {
  boardTwice: ({ text, board }) =>
    `${text} a déjà un résultat de l’étui ${board}. La ligne est laissée de côté ; voyez la feuille de marque.`,
  againstItself: ({ text }) =>
    `${text} joue contre elle-même. La ligne est laissée de côté ; corrigez-la dans le fichier.`,
  seatsNotSaid: () => 'le fichier ne dit pas qui a joué. La ligne est laissée de côté.',
  boardTooHigh: ({ board }) =>
    `l’étui ${board} dépasse 999. La ligne est laissée de côté ; corrigez-la dans le fichier.`,
  scoreImpossible: ({ text, board }) =>
    `${text} n’est pas une marque possible sur l’étui ${board}. Elle est reprise telle quelle ; voyez la feuille de marque.`,
  dateMissing: () => 'Le fichier n’a pas de date : vérifiez celle du haut.',
  roundsLaidOut: () =>
    'Le fichier n’a pas de tours. Ils sont reconstitués d’après les rencontres et leurs étuis, et peuvent différer des vrais.',
  roundsNotPossible: () =>
    'D’après les tours du fichier, quelqu’un serait à deux tables à la fois. Ils sont reconstitués d’après les rencontres.',
  numbersGiven: ({ count }) =>
    `Les ${count} numéros du fichier ne sont pas des nombres entiers tous différents : de nouveaux sont donnés.`,
  eastWestNumbered: ({ count }) =>
    `Dans le fichier, les deux lignes comptent à partir de 1. Ici, les numéros d’Est-Ouest commencent à ${count}.`,
  sectionsJoined: ({ text }) =>
    `Des paires de plusieurs sections se rencontrent (${text}) : elles ne font qu’une section.`,
  sectionsLettered: ({ text }) => `Les sections (${text}) deviennent A, B … dans cet ordre.`,
  sessionsJoined: ({ count }) =>
    `Les ${count} séances n’en font qu’une ; les étuis des suivantes ont des numéros plus élevés.`,
  methodNotSaid: () => 'Le fichier ne dit pas le mode de calcul : choisissez en haut.',
  methodOther: ({ text }) => `Le calcul était : ${text}, qu’Etui ne connaît pas par paires. Choisissez en haut.`,
  matchesLeft: ({ count }) => `Ses ${count} matchs ne sont pas conservés : les étuis sont comparés dans un seul champ.`,
  playersLeft: ({ count, text }) =>
    `${count === 1 ? 'Un joueur est laissé' : `${count} joueurs sont laissés`} de côté : Etui en place deux par paire (${text}). Inscrivez un remplaçant dans le tournoi.`,
  clubNumbersLeft: ({ count }) =>
    `Les numéros qu’un autre club a donnés à ${count} de ses joueurs sont laissés de côté.`,
  nationalNumbersLeft: ({ count }) =>
    `Les numéros nationaux de ${count} joueurs sont laissés de côté : pour les garder, choisissez d’abord le règlement de votre fédération dans les réglages.`,
  handicapsLeft: ({ count }) => `Les handicaps de ${count} sont laissés de côté : donnez-les sous Classement.`,
  strataLeft: ({ count }) => `Les séries de ${count} sont laissées de côté : donnez-les sous Classement.`,
  masterpointsLeft: ({ count }) => `Les points d’expert de ${count} sont laissés de côté : Etui calcule les siens.`,
  playLeft: ({ count }) => `Les enchères et le jeu de ${count} résultats sont laissés de côté.`,
  notesLeft: ({ count }) => `Les notes de ${count} résultats sont laissées de côté.`,
  dealsDiffer: ({ count }) => `${count} étuis ont plusieurs donnes dans le fichier : la première est prise.`,
  dealsNotPlayed: ({ count }) => `Les donnes de ${count} étuis que personne n’a joués sont laissées de côté.`,
  entriesWithoutResult: ({ count }) => `${count} du fichier n’ont aucun résultat et sont laissés de côté.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is odd, and what becomes of it. */
export function odditySentence(odd: ImportOddity, language: Language): string {
  return SENTENCES[language][odd.code](odd);
}
