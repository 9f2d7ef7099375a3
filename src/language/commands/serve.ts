/** The words of `etui serve`, and of the pages for browsers that are not let in. */
import { dictionary } from '../typography.ts';

const en = {
  notInvited:
    'This is Etui. This browser has not been let in yet: open the address shown in the window where Etui was started.',
  tokenUsed:
    'This address was used already, or is of an earlier start: each opens Etui in one browser. Go on in that browser, or open the newest address shown in the window where Etui was started.',
  next: (address: string) => `To open Etui in another browser too: ${address}`,
  notBuilt: 'The screens are not built, so only the routes answer. Run npm run build.',
  wrongPort: 'The port is a number from 0 to 65535: --port 4747',
  usage: 'Usage: npm run -s etui -- serve [--port N] [--data DIR] [--no-open] [--language en|fr] [--json]',
};

type DoorWords = typeof en;

const fr: DoorWords = {
  notInvited:
    'Ceci est Etui. Ce navigateur n’y a pas encore accès : ouvrez l’adresse affichée dans la fenêtre où Etui a été lancé.',
  tokenUsed:
    'Cette adresse a déjà servi, ou date d’un lancement précédent : chacune ouvre Etui dans un seul navigateur. Continuez dans ce navigateur, ou ouvrez la dernière adresse affichée dans la fenêtre où Etui a été lancé.',
  next: (address) => `Pour ouvrir Etui aussi dans un autre navigateur : ${address}`,
  notBuilt: 'Les écrans ne sont pas construits : seules les routes répondent. Lancez npm run build.',
  wrongPort: 'Le port est un nombre de 0 à 65535 : --port 4747',
  usage: 'Emploi : npm run -s etui -- serve [--port N] [--data DOSSIER] [--no-open] [--language en|fr] [--json]',
};

export const serveCommandWords = dictionary<DoorWords>({ en, fr });
