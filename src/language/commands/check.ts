/** The words of `etui check`, which checks the file of a club or of an event. */
import { formatDay } from '../dates.ts';
import { dictionary } from '../typography.ts';

/** The event of a file. */
interface CheckedEvent {
  readonly name: string;
  readonly club: string;
  readonly date: string;
  readonly sessions: number;
  readonly results: number;
}

const en = {
  usage: 'Usage: npm run -s etui -- check FILE.sqlite|EVENT.etui [--language en|fr] [--json]',
  sound: (file: string) => `${file} is sound.`,
  version: (version: number) => `Version ${version}, the newest.`,
  event: ({ name, club, date, sessions, results }: CheckedEvent) =>
    `${name}, ${formatDay(date, 'long', 'en')}${club === '' ? '' : `, ${club}`}: ${sessions === 1 ? '' : `${sessions} sessions, `}${results === 1 ? '1 result' : `${results} results`}.`,
  older: (version: number, newest: number) =>
    `Version ${version}; Etui will copy it and bring it to version ${newest} when it is opened.`,
  fault: (file: string, fault: string) =>
    `${file}: ${fault}. Put the file aside and take the newest of the folder "copies" in its place.`,
  reference: (file: string, table: string, row: number | null, to: string) =>
    `${file}: ${row === null ? 'a row' : `row ${row}`} of ${table} points to a row of ${to} that is not there. Take the newest file of the folder "copies".`,
};

type CheckWords = typeof en;

const fr: CheckWords = {
  usage: 'Emploi : npm run -s etui -- check FICHIER.sqlite|TOURNOI.etui [--language en|fr] [--json]',
  sound: (file) => `${file} est sain.`,
  version: (version) => `Version ${version}, la plus récente.`,
  event: ({ name, club, date, sessions, results }) =>
    `${name}, ${formatDay(date, 'long', 'fr')}${club === '' ? '' : `, ${club}`} : ${sessions === 1 ? '' : `${sessions} séances, `}${results < 2 ? `${results} résultat` : `${results} résultats`}.`,
  older: (version, newest) =>
    `Version ${version} ; Etui le copiera et l’amènera à la version ${newest} à sa prochaine ouverture.`,
  fault: (file, fault) =>
    `${file} : ${fault}. Mettez le fichier de côté et prenez à sa place le plus récent du dossier « copies ».`,
  reference: (file, table, row, to) =>
    `${file} : ${row === null ? 'une ligne' : `la ligne ${row}`} de ${table} renvoie à une ligne de ${to} qui n’existe pas. Prenez le fichier le plus récent du dossier « copies ».`,
};

export const checkCommandWords = dictionary<CheckWords>({ en, fr });
