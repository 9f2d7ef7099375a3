/** What the command line says on standard error: usage, and what was wrong with the way it was called. */
import type { Language } from '../../language.ts';
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
  parseUsage: 'Usage: npm run -s etui -- parse TEXT ... --board N [--without-last-nought] [--language en|fr] [--json]',
  parseNoText: 'What was typed? parse 4SN= --board 7',
  parseNoBoard: 'Which board? Its number decides the vulnerability: --board 7',
  wrongOption: (option: string) => `${option} is not understood here.`,
};

export type CommandLineWords = typeof en;

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
  parseUsage:
    'Emploi : npm run -s etui -- parse TEXTE ... --board N [--without-last-nought] [--language en|fr] [--json]',
  parseNoText: 'Qu’a-t-on saisi ? parse 4PN= --board 7 --language fr',
  parseNoBoard: 'Quel étui ? Son numéro fixe la vulnérabilité : --board 7',
  wrongOption: (option) => `${option} n’est pas compris ici.`,
};

const WORDS = dictionary<CommandLineWords>({ en, fr });

export function commandLineWords(language: Language): CommandLineWords {
  return WORDS[language];
}
