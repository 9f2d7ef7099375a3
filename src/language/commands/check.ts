/** The words of `etui check`, which checks a club's file. */
import { dictionary } from '../typography.ts';

const en = {
  usage: 'Usage: npm run -s etui -- check FILE.sqlite [--language en|fr] [--json]',
  sound: (file: string) => `${file} is sound.`,
  version: (version: number) => `Version ${version}, the newest.`,
  older: (version: number, newest: number) =>
    `Version ${version}; Etui will copy it and bring it to version ${newest} when it is opened.`,
  fault: (file: string, fault: string) =>
    `${file}: ${fault}. Put the file aside and take the newest of the folder "copies" in its place.`,
  reference: (file: string, table: string, row: number | null, to: string) =>
    `${file}: ${row === null ? 'a row' : `row ${row}`} of ${table} points to a row of ${to} that is not there. Take the newest file of the folder "copies".`,
};

type CheckWords = typeof en;

const fr: CheckWords = {
  usage: 'Emploi : npm run -s etui -- check FICHIER.sqlite [--language en|fr] [--json]',
  sound: (file) => `${file} est sain.`,
  version: (version) => `Version ${version}, la plus récente.`,
  older: (version, newest) =>
    `Version ${version} ; Etui le copiera et l’amènera à la version ${newest} à sa prochaine ouverture.`,
  fault: (file, fault) =>
    `${file} : ${fault}. Mettez le fichier de côté et prenez à sa place le plus récent du dossier « copies ».`,
  reference: (file, table, row, to) =>
    `${file} : ${row === null ? 'une ligne' : `la ligne ${row}`} de ${table} renvoie à une ligne de ${to} qui n’existe pas. Prenez le fichier le plus récent du dossier « copies ».`,
};

export const checkCommandWords = dictionary<CheckWords>({ en, fr });
