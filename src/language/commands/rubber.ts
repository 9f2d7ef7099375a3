/** The words of `etui rubber`: usage, the sheet, the settlement, and problems of the deals. */
import type { RubberProblem } from '../../bridge/rubber/sheet.ts';
import { rubberKindNames } from '../game/rubber.ts';
import { sideNames, sideNamesShort } from '../game/seats.ts';
import { outcomeWords } from '../game/outcome-words.ts';
import { dictionary } from '../typography.ts';

const en = {
  usage:
    'Usage: npm run -s etui -- rubber FILE.csv [--unfinished] [--laws current|before-1993|french] [--language en|fr] [--json]\nColumns: contract, declarer, tricks or result, honours (N4). --unfinished: the rubber is left as it stands.',
  noFile: 'Which file? rubber deals.csv',
  oneFile: 'One file at a time: rubber deals.csv',
  laws: 'Which laws? --laws current, --laws before-1993 or --laws french',
  head: { deal: 'Deal', contract: 'Contract', what: 'For', below: 'below the line' },
  side: sideNames.en,
  short: sideNamesShort.en,
  kinds: rubberKindNames.en,
  game: (number: number, side: string) => `game ${number}: ${side}`,
  total: 'Total',
  passedOut: outcomeWords.en.passedOut,
  wins: (side: string, margin: string, hundreds: number) =>
    `${side} win by ${margin}: ${hundreds} ${hundreds === 1 ? 'hundred' : 'hundreds'}.`,
  ahead: (side: string, margin: string) => `${side} lead by ${margin}; the rubber is not finished.`,
  level: 'Both sides have the same.',
  vulnerable: (sides: string) => `Vulnerable: ${sides}.`,
  problems: {
    tricks: 'declarer wins 0 to 13 tricks.',
    honours: 'honours in one hand are 4 or 5 of the trumps; at no-trump the 4 aces.',
    honoursOfPass: 'a deal that was passed out has no honours. Leave them out.',
    afterEnd: 'the rubber was over before this deal: a side had two games. Put it in another file.',
  } satisfies Record<RubberProblem['code'], string>,
};

type Words = typeof en;

const fr: Words = {
  usage:
    'Emploi : npm run -s etui -- rubber FICHIER.csv [--unfinished] [--laws current|before-1993|french] [--language en|fr] [--json]\nColonnes : contract, declarer, tricks ou result, honours (N4). --unfinished : le robre reste inachevé.',
  noFile: 'Quel fichier ? rubber donnes.csv',
  oneFile: 'Un fichier à la fois : rubber donnes.csv',
  laws: 'Quel code ? --laws current, --laws before-1993 ou --laws french',
  head: { deal: 'Donne', contract: 'Contrat', what: 'Pour', below: 'sous la ligne' },
  side: sideNames.fr,
  short: sideNamesShort.fr,
  kinds: rubberKindNames.fr,
  game: (number, side) => `manche ${number} : ${side}`,
  total: 'Total',
  passedOut: outcomeWords.fr.passedOut,
  wins: (side, margin, hundreds) =>
    `${side} gagne de ${margin} : ${hundreds} ${hundreds < 2 ? 'centaine' : 'centaines'}.`,
  ahead: (side, margin) => `${side} mène de ${margin} ; le robre n’est pas fini.`,
  level: 'Les deux camps ont autant.',
  vulnerable: (sides) => `Vulnérable : ${sides}.`,
  problems: {
    tricks: 'le déclarant fait de 0 à 13 levées.',
    honours: 'les honneurs d’une main sont 4 ou 5 des atouts ; à sans-atout les 4 as.',
    honoursOfPass: 'une donne passée n’a pas d’honneurs. Retirez-les.',
    afterEnd: 'le robre était fini avant cette donne : un camp avait deux manches. Mettez-la dans un autre fichier.',
  },
};

export const rubberCommandWords = dictionary<Words>({ en, fr });
