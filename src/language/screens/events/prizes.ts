/** The words of the one list of all lines and of its prizes. */
import { sideNamesShort } from '../../game/seats.ts';
import { dictionary } from '../../typography.ts';

const en = {
  title: 'One list and prizes',
  onPage: 'Prizes',
  how: 'The lines in turn: the first North-South, the first East-West, the second North-South and so on.',
  howOne: 'The ranking, with who gets a prize.',
  rule: 'Nobody gets two prizes. The best of a stratum is the best who has none by place.',
  places: 'Prizes for the places to',
  placesWrong: 'A number from 0 to 99.',
  line: 'Line',
  side: sideNamesShort.en,
  figure: 'Result',
  prize: 'Prize',
  byPlace: (place: string) => `place ${place}`,
  byStratum: (letter: string) => `best ${letter}`,
  refused: 'Not kept: somebody changed this meanwhile. Look again.',
};

export type PrizesWords = typeof en;

const fr: PrizesWords = {
  title: 'Palmarès',
  onPage: 'Prix',
  how: 'Les lignes en alternance : le premier Nord-Sud, le premier Est-Ouest, le deuxième Nord-Sud, et ainsi de suite.',
  howOne: 'Le classement, avec ceux qui ont un prix.',
  rule: 'Personne n’a deux prix. Le meilleur d’une strate est le meilleur qui n’en a pas par sa place.',
  places: 'Prix pour les places jusqu’à la',
  placesWrong: 'Un nombre de 0 à 99.',
  line: 'Ligne',
  side: sideNamesShort.fr,
  figure: 'Résultat',
  prize: 'Prix',
  byPlace: (place) => `place ${place}`,
  byStratum: (letter) => `meilleur ${letter}`,
  refused: 'Rien n’a été gardé : quelqu’un a changé cela entre-temps. Regardez à nouveau.',
};

export const prizesWords = dictionary<PrizesWords>({ en, fr });
