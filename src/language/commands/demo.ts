/** The words of `etui demo`, and the names of what stands in the club it makes. */
import { dictionary } from '../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- demo --data DIR [--seed N] [--language en|fr] [--json]',
    'Makes a club with members, events that are over, events under way and a championship, to look around in. DIR is a new folder, or one without a club. The same seed deals and plays the same, but for the lot of the Swiss; days are counted back from today.',
    'Then: npm run -s etui -- serve --data DIR',
  ].join('\n'),
  noFolder: 'In which folder? demo --data DIR',
  wrongSeed: 'The seed is a whole number from 1: --seed 7',
  clubThere: (file: string) => `${file} is there already: a demonstration never goes into a club. Name another folder.`,
  made: (file: string, events: number, members: number) => `${file}: ${events} events, ${members} members.`,
  club: 'Riverside Bridge Club',
  line: 'Demonstration: nobody here exists',
  weekly: 'Tuesday pairs',
  running: 'Club pairs',
  howell: 'Evening Howell',
  match: 'Friendly match',
  swiss: 'Swiss pairs',
  individual: 'Individual',
  season: 'Tuesday championship',
  teams: ['Woods', 'Waters'],
};

type DemoWords = typeof en;

const fr: DemoWords = {
  usage: [
    'Emploi : npm run -s etui -- demo --data DOSSIER [--seed N] [--language en|fr] [--json]',
    'Crée un club avec des membres, des tournois terminés, des tournois en cours et un championnat, pour faire le tour d’Etui. DOSSIER est un nouveau dossier, ou un dossier sans club. La même graine donne les mêmes donnes et les mêmes résultats, sauf le tirage au sort du suisse ; les jours se comptent à rebours depuis aujourd’hui.',
    'Ensuite : npm run -s etui -- serve --data DOSSIER',
  ].join('\n'),
  noFolder: 'Dans quel dossier ? demo --data DOSSIER',
  wrongSeed: 'La graine est un nombre entier à partir de 1 : --seed 7',
  clubThere: (file) => `${file} existe déjà : une démonstration n’entre jamais dans un club. Nommez un autre dossier.`,
  made: (file, events, members) => `${file} : ${events} tournois, ${members} membres.`,
  club: 'Bridge-club de la Rive',
  line: 'Démonstration : personne ici n’existe',
  weekly: 'Tournoi du mardi',
  running: 'Tournoi du club',
  howell: 'Howell du soir',
  match: 'Match amical',
  swiss: 'Suisse par paires',
  individual: 'Individuel',
  season: 'Championnat du mardi',
  teams: ['Les Bois', 'Les Eaux'],
};

export const demoWords = dictionary<DemoWords>({ en, fr });
