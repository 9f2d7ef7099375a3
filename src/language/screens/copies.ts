import { dictionary } from '../typography.ts';

const en = {
  title: 'Copies of the club',
  /** The heading while the club's file can't be opened. */
  cannotOpen: 'The club can’t be opened as it is',
  takeNewest: 'Below are the copies Etui has made. The first has most: take it, and go on.',
  noCopies: 'There is no copy.',
  note: 'Etui makes a copy after every round and every ten minutes. Taking one leaves the club as it was then; what it is now stays in this list, so that you can come back.',
  /** While a cause lasts that passes: a folder that can't be written, a full disk. */
  goesOn: 'Nothing is lost. Etui looks every two seconds, and opens the club by itself as soon as that is put right.',
  elsewhere: 'Copies in another folder',
  elsewhereNote:
    'A stick, or a folder on this computer in which another Etui made its copies: its path. Etui looks there and in the folder “Etui” in it.',
  look: 'Look there',
  noneThere: (folder: string) => `There is no copy of a club in ${folder}.`,
  made: 'As it was',
  events: 'Events',
  results: 'Results',
  lacks: 'Lacks',
  lacksNothing: 'nothing',
  lacksOf: ({ events, results, changes }: Lack) =>
    [
      events > 0 && `${events} ${events === 1 ? 'event' : 'events'}`,
      results > 0 && `${results} ${results === 1 ? 'result' : 'results'}`,
      events + results === 0 && `${changes} ${changes === 1 ? 'change' : 'changes'}`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  aside: 'put aside',
  otherCourse: 'given up by going back',
  take: 'Take this copy',
  empty: 'empty',
  taking: 'Opening the copy …',
  sure: 'Go back to it?',
  yes: 'Yes, go back',
  no: 'No',
  asItIs: 'Go on with the file as it is',
  anew: 'Begin a new club',
  anewNote: 'What is there now is kept beside it.',
  failed: 'That did not work. Try again, or take another copy.',
  see: 'See the copies',
  understood: 'Understood',
  copies: 'Copies',
  seeAll: 'Copies of the club, and going back to one',
  secondPlace: 'Second place for copies',
  secondPlaceNote:
    'A folder on a stick, or one that is synchronised: its path. Every copy is taken there too, and checked. Empty for none.',
};

interface Lack {
  readonly events: number;
  readonly results: number;
  readonly changes: number;
}

type CopiesWords = typeof en;

const fr: CopiesWords = {
  title: 'Copies du club',
  cannotOpen: 'Le club ne peut pas être ouvert tel quel',
  takeNewest: 'Voici les copies qu’Etui a faites. La première est la plus complète : prenez-la pour continuer.',
  noCopies: 'Il n’y a aucune copie.',
  note: 'Etui fait une copie après chaque tour et toutes les dix minutes. En prendre une remet le club tel qu’il était alors ; l’état actuel reste dans cette liste, pour pouvoir y revenir.',
  goesOn:
    'Rien n’est perdu. Etui regarde toutes les deux secondes, et ouvre le club de lui-même dès que c’est arrangé.',
  elsewhere: 'Copies dans un autre dossier',
  elsewhereNote:
    'Une clé, ou un dossier de cet ordinateur où un autre Etui a fait ses copies : son chemin. Etui y cherche, ainsi que dans le dossier « Etui » qui s’y trouve.',
  look: 'Chercher là',
  noneThere: (folder) => `Il n’y a aucune copie d’un club dans ${folder}.`,
  made: 'Tel qu’il était',
  events: 'Tournois',
  results: 'Résultats',
  lacks: 'Il lui manque',
  lacksNothing: 'rien',
  lacksOf: ({ events, results, changes }) =>
    [
      events > 0 && `${events} ${events === 1 ? 'tournoi' : 'tournois'}`,
      results > 0 && `${results} ${results === 1 ? 'résultat' : 'résultats'}`,
      events + results === 0 && `${changes} ${changes === 1 ? 'modification' : 'modifications'}`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  aside: 'mis de côté',
  otherCourse: 'écartée par un retour en arrière',
  take: 'Prendre cette copie',
  empty: 'vide',
  taking: 'Ouverture de la copie …',
  sure: 'Y revenir ?',
  yes: 'Oui, y revenir',
  no: 'Non',
  asItIs: 'Continuer avec le fichier tel quel',
  anew: 'Commencer un nouveau club',
  anewNote: 'Ce qui s’y trouve est gardé à côté.',
  failed: 'Cela n’a pas réussi. Réessayez, ou prenez une autre copie.',
  see: 'Voir les copies',
  understood: 'Compris',
  copies: 'Copies',
  seeAll: 'Copies du club, et retour à l’une d’elles',
  secondPlace: 'Second emplacement des copies',
  secondPlaceNote:
    'Le chemin d’un dossier sur une clé, ou d’un dossier synchronisé. Chaque copie y est aussi déposée et vérifiée. Laissez vide s’il n’y en a pas.',
};

export const copiesWords = dictionary<CopiesWords>({ en, fr });
