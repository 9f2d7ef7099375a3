import type { Language } from '../language.ts';

const en = {
  ifSaved: 'If saved',
  /** Pairs whose figure changes and whose place does not. */
  othersMove: (pairs: number) =>
    `${pairs} more ${pairs === 1 ? 'pair keeps its place' : 'pairs keep their places'} with another figure.`,
  withHandicap: 'with handicap',
  pair: (label: string) => `Pair ${label}`,
  inPublished: (time: string, moved: number) =>
    `Published ${time}. Saved now, ${moved === 0 ? 'nothing differs' : moved === 1 ? 'one line differs' : `${moved} lines differ`} from the published result.`,
  notPublished: 'Not published.',
  publish: 'Publish',
  published: (time: string) => `Published ${time}`,
  until: (time: string) => `corrections until ${time}`,
  closed: (time: string) => `corrections ended ${time}`,
  end: 'End corrections',
  again: 'Publish again',
  takeBack: 'undo',
  failed: 'That could not be saved. Try again.',
  keyPublish: 'publish',
  keyEnd: 'end corrections',
  changed: (results: number) => `Changed since published (${results})`,
  nothingChanged: 'Nothing has changed since the ranking was published.',
  results: 'Results',
  places: 'Places',
  noPlaces: 'No place and no figure changed.',
  noResults: 'No result changed.',
  board: 'Board',
  table: 'Table',
  round: 'Round',
  before: 'Published',
  after: 'Now',
  time: 'Time',
  reason: 'Reason',
  pairHead: 'Pair',
  names: 'Names',
  taken: 'no result',
  correctionPeriod: 'Correction period',
  minutes: { 30: '30 minutes', 60: '1 hour', 1440: '24 hours', 2880: '2 days' },
  correctionNote:
    'How long a published ranking is open to corrections. Law 79C: 30 minutes, unless the regulations say otherwise.',
};

type PublicationWords = typeof en;

const fr: PublicationWords = {
  ifSaved: 'Si on enregistre',
  othersMove: (pairs) =>
    `${pairs} ${pairs < 2 ? 'autre paire garde sa place' : 'autres paires gardent leur place'} avec un autre chiffre.`,
  withHandicap: 'avec handicap',
  pair: (label) => `Paire ${label}`,
  inPublished: (time, moved) =>
    `Publié à ${time}. Une fois enregistré, ${moved === 0 ? 'rien ne diffère' : moved === 1 ? 'une ligne diffère' : `${moved} lignes diffèrent`} du résultat publié.`,
  notPublished: 'Pas encore publié.',
  publish: 'Publier',
  published: (time) => `Publié à ${time}`,
  until: (time) => `corrections jusqu’à ${time}`,
  closed: (time) => `corrections closes à ${time}`,
  end: 'Clore les corrections',
  again: 'Publier de nouveau',
  takeBack: 'annuler',
  failed: 'Cela n’a pas pu être enregistré. Réessayez.',
  keyPublish: 'publier',
  keyEnd: 'clore les corrections',
  changed: (results) => `Changé depuis la publication (${results})`,
  nothingChanged: 'Rien n’a changé depuis la publication du classement.',
  results: 'Résultats',
  places: 'Places',
  noPlaces: 'Aucune place, aucun chiffre n’a changé.',
  noResults: 'Aucun résultat n’a changé.',
  board: 'Étui',
  table: 'Table',
  round: 'Tour',
  before: 'Publié',
  after: 'À présent',
  time: 'Heure',
  reason: 'Motif',
  pairHead: 'Paire',
  names: 'Noms',
  taken: 'pas de résultat',
  correctionPeriod: 'Délai de correction',
  minutes: { 30: '30 minutes', 60: '1 heure', 1440: '24 heures', 2880: '2 jours' },
  correctionNote:
    'Combien de temps un classement publié reste ouvert aux corrections. Loi 79C : 30 minutes, sauf si le règlement en dispose autrement.',
};

export const publicationWords: Record<Language, PublicationWords> = { en, fr };
