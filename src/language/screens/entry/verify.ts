import { dictionary } from '../../typography.ts';

const en = {
  pass: 'Second reading',
  verify: 'Verify',
  keyVerify: 'verify',
  keyBack: 'stop verifying',
  howTo: 'Read the sheet again and type the line',
  agrees: 'agrees',
  noResult: 'nothing recorded',
  differs: (recorded: string, read: string) => `Recorded ${recorded}, now read ${read}.`,
  keep: (recorded: string) => `keep ${recorded}`,
  replace: (read: string) => `correct to ${read}`,
  compare: 'compare',
  goOn: 'next line',
  leave: 'leave it and go on',
  verified: (lines: number, all: number) => `${lines} of ${all} lines agree`,
  cell: (title: string, agreeing: number, lines: number) => `${title}, ${agreeing} of ${lines} verified`,
  allAgree: (title: string) => `${title}: every line agrees.`,
  someDiffer: (title: string, lines: number) =>
    `${title}: ${lines} ${lines === 1 ? 'line differs' : 'lines differ'} from what is recorded.`,
  someUnread: (title: string, lines: number) => `${title}: ${lines} ${lines === 1 ? 'line' : 'lines'} not read again.`,
  notSaved: 'The reading could not be kept: the application did not answer.',
  everything: 'Everything recorded has been verified.',
};

type VerifyWords = typeof en;

const fr: VerifyWords = {
  pass: 'Seconde lecture',
  verify: 'Vérifier',
  keyVerify: 'vérifier',
  keyBack: 'fin de la vérification',
  howTo: 'Relisez la fiche et saisissez la ligne',
  agrees: 'concorde',
  noResult: 'rien d’enregistré',
  differs: (recorded, read) => `Enregistré ${recorded}, lu maintenant ${read}.`,
  keep: (recorded) => `garder ${recorded}`,
  replace: (read) => `corriger en ${read}`,
  compare: 'comparer',
  goOn: 'ligne suivante',
  leave: 'laisser et continuer',
  verified: (lines, all) => `${lines} ${lines < 2 ? 'ligne concorde' : 'lignes concordent'} sur ${all}`,
  cell: (title, agreeing, lines) => `${title}, ${agreeing} sur ${lines} ${agreeing < 2 ? 'vérifiée' : 'vérifiées'}`,
  allAgree: (title) => `${title} : toutes les lignes concordent.`,
  someDiffer: (title, lines) =>
    `${title} : ${lines} ${lines < 2 ? 'ligne diffère' : 'lignes diffèrent'} de ce qui est enregistré.`,
  someUnread: (title, lines) => `${title} : ${lines} ${lines < 2 ? 'ligne non relue' : 'lignes non relues'}.`,
  notSaved: 'La lecture n’a pas pu être gardée : l’application n’a pas répondu.',
  everything: 'Tout ce qui est enregistré a été vérifié.',
};

/** The words of the verify pass, in which every line is read and typed again. */
export const verifyWords = dictionary<VerifyWords>({ en, fr });
