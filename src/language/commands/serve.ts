/** The words of `etui serve`, and of its answers without an invitation or without built screens. */
import { dictionary } from '../typography.ts';

const en = {
  notInvited:
    'This is Etui. This browser has not been let in yet: open the address shown in the window where Etui was started.',
  notBuilt: 'The screens are not built, so only the routes answer. Run npm run build.',
  wrongPort: 'The port is a number from 0 to 65535: --port 4747',
  usage: 'Usage: npm run -s etui -- serve [--port N] [--data DIR] [--no-open] [--language en|fr] [--json]',
};

type DoorWords = typeof en;

const fr: DoorWords = {
  notInvited:
    'Ceci est Etui. Ce navigateur n’y a pas encore accès : ouvrez l’adresse affichée dans la fenêtre où Etui a été lancé.',
  notBuilt: 'Les écrans ne sont pas construits : seules les routes répondent. Lancez npm run build.',
  wrongPort: 'Le port est un nombre de 0 à 65535 : --port 4747',
  usage: 'Emploi : npm run -s etui -- serve [--port N] [--data DOSSIER] [--no-open] [--language en|fr] [--json]',
};

export const serveCommandWords = dictionary<DoorWords>({ en, fr });
