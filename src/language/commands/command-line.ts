/** Words of the command line itself: its usage, wrong calls of any command, files that can't be read. */
import { dictionary } from '../typography.ts';

const en = {
  usage: (commands: string) =>
    [
      'Usage: npm run -s etui -- COMMAND ... [--json] [--language en|fr]',
      `Commands: ${commands}`,
      'Results on standard output, messages on standard error. Exit 0 done, 1 problems in the input, 2 wrong usage.',
    ].join('\n'),
  noCommand: 'Which command?',
  unknownCommand: (name: string) => `There is no command ${name}.`,
  language: 'The language is en or fr: --language en',
  olderNode: (version: string) =>
    `Etui needs Node 22 or later, and this is Node ${version}. Run npm install, then npm run -s etui -- COMMAND.`,
  noSuchFile: (file: string) => `${file}: there is no such file. Check its name and folder.`,
  unreadableFile: (file: string, reason: string) => `${file}: the file cannot be read (${reason}).`,
  wrongOption: (option: string) => `${option} is not understood here.`,
};

type CommandLineWords = typeof en;

const fr: CommandLineWords = {
  usage: (commands) =>
    [
      'Emploi : npm run -s etui -- COMMANDE ... [--json] [--language en|fr]',
      `Commandes : ${commands}`,
      'Résultats sur la sortie standard, messages sur la sortie d’erreur. Code 0 fait, 1 données à corriger, 2 mauvais emploi.',
    ].join('\n'),
  noCommand: 'Quelle commande ?',
  unknownCommand: (name) => `Il n’y a pas de commande ${name}.`,
  language: 'La langue est en ou fr : --language fr',
  olderNode: (version) =>
    `Etui demande Node 22 ou plus récent, et ceci est Node ${version}. Lancez npm install, puis npm run -s etui -- COMMANDE.`,
  noSuchFile: (file) => `${file} : ce fichier n’existe pas. Vérifiez son nom et son dossier.`,
  unreadableFile: (file, reason) => `${file} : le fichier ne peut être lu (${reason}).`,
  wrongOption: (option) => `${option} n’est pas compris ici.`,
};

export const commandLineWords = dictionary<CommandLineWords>({ en, fr });
