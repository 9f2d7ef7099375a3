import { dictionary } from '../../typography.ts';

const en = {
  title: 'Members',
  name: 'name',
  member: 'member',
  yes: 'yes',
  no: 'no',
  ownNumber: 'number',
  stratum: 'stratum',
  handicap: 'handicap',
  sessions: 'sessions',
  last: 'last',
  masterpoints: 'masterpoints',
};

/** The members in a file for a spreadsheet. */
export const membersCsvWords = dictionary<typeof en>({
  en,
  fr: {
    title: 'Membres',
    name: 'nom',
    member: 'membre',
    yes: 'oui',
    no: 'non',
    ownNumber: 'numéro',
    stratum: 'strate',
    handicap: 'handicap',
    sessions: 'séances',
    last: 'dernière',
    masterpoints: 'points d’expert',
  },
});
