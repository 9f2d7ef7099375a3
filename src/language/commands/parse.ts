/** The words of `etui parse`. */
import { dictionary } from '../typography.ts';

const en = {
  usage: 'Usage: npm run -s etui -- parse TEXT ... --board N [--without-last-nought] [--language en|fr] [--json]',
  noText: 'What was typed? parse 4SN= --board 7',
  noBoard: 'Which board? Its number decides the vulnerability: --board 7',
};

type ParseCommandWords = typeof en;

const fr: ParseCommandWords = {
  usage: 'Emploi : npm run -s etui -- parse TEXTE ... --board N [--without-last-nought] [--language en|fr] [--json]',
  noText: 'Qu’a-t-on saisi ? parse 4PN= --board 7 --language fr',
  noBoard: 'Quel étui ? Son numéro fixe la vulnérabilité : --board 7',
};

export const parseCommandWords = dictionary<ParseCommandWords>({ en, fr });
