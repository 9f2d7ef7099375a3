/** The words of the documents of a season, and of the panel that offers them. */
import { dictionary } from '../typography.ts';

const en = {
  document: {
    championship: 'Championship table',
    ranking: 'Ranking',
    players: 'Personal sheets',
  },
  about: {
    championship: 'A column a session: what each counted, and what was dropped.',
    ranking: 'For the wall: places, sessions and figures, in large type.',
    players: 'A sheet for each: every session, with whom, and what the next can change.',
  },
  /** The document of one player or partnership. */
  ofOne: (name: string) => `Personal sheet of ${name}`,
  dropped: 'In brackets: dropped, it does not count.',
  counts: 'Counts',
  notCounting: 'Dropped',
  counted: 'Counted',
  partners: 'Partners',
  stratum: 'Stratum',
  away: 'A dot: away.',
  title: 'Paper',
  how: 'Enter prints what is chosen.',
};

export type SeasonPaperWords = typeof en;

const fr: SeasonPaperWords = {
  document: {
    championship: 'Tableau du championnat',
    ranking: 'Classement',
    players: 'Feuilles personnelles',
  },
  about: {
    championship: 'Une colonne par séance : ce qui a compté, et ce qui est retiré.',
    ranking: 'À afficher : places, séances et scores, en grand.',
    players: 'Une feuille pour chacun : chaque séance, avec qui, et ce que peut la prochaine.',
  },
  ofOne: (name) => `Feuille personnelle de ${name}`,
  dropped: 'Entre parenthèses : retiré, ne compte pas.',
  counts: 'Compte',
  notCounting: 'Retiré',
  counted: 'Comptées',
  partners: 'Partenaires',
  stratum: 'Catégorie',
  away: 'Un point : absent.',
  title: 'Papier',
  how: 'Entrée imprime ce qui est choisi.',
};

export const seasonPaperWords = dictionary<SeasonPaperWords>({ en, fr });
