/** The words of `etui rubber`: usage, the sheet, the settlement, and problems of the deals. */
import type { RubberEntryKind, RubberProblem } from '../../bridge/rubber/sheet.ts';
import type { RubberCsvProblem } from '../../format/rubber-csv.ts';
import type { Language } from '../../language.ts';
import { sideNames, sideNamesShort } from '../game/seats.ts';
import { outcomeWords } from '../game/outcome-words.ts';
import { dictionary } from '../typography.ts';

type CsvCode = RubberCsvProblem['code'];

const en = {
  usage:
    'Usage: npm run -s etui -- rubber FILE.csv [--unfinished] [--laws current|before-1993|french] [--language en|fr] [--json]\nColumns: contract, declarer, tricks or result, honours (N4). --unfinished: the rubber is left as it stands.',
  noFile: 'Which file? rubber deals.csv',
  oneFile: 'One file at a time: rubber deals.csv',
  laws: 'Which laws? --laws current, --laws before-1993 or --laws french',
  head: { deal: 'Deal', contract: 'Contract', what: 'For', below: 'below the line' },
  side: sideNames.en,
  short: sideNamesShort.en,
  kinds: {
    tricks: 'tricks',
    overtricks: 'overtricks',
    undertricks: 'undertricks',
    insult: 'doubled and made',
    slam: 'slam',
    honours: 'honours',
    rubber: 'rubber',
    unfinishedGame: 'game of an unfinished rubber',
    unfinishedPartScore: 'part score of an unfinished rubber',
  } satisfies Record<RubberEntryKind, string>,
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
  csv: {
    quoteNotClosed: () => 'a quotation mark opens a cell here and is not closed. Add the closing mark.',
    noColumn: (text) => `there is no column ${text}. Add it to the first line.`,
    columnTwice: (text) => `there are two columns ${text}. Keep one.`,
    noDeals: () => 'there is no deal. The first line names the columns: contract,declarer,tricks,honours.',
    empty: (_, column) => `${column} is empty.`,
    disagree: (text) => `the result ${text} and the column tricks don’t agree. Correct one of them.`,
    ofPass: (text, column) => `${column} is “${text}”, but the deal was passed out. Empty it, or write the contract.`,
    contract: (text) => `“${text}” is not a contract. Write 4S, 4SX, 3NTXX or PASS.`,
    declarer: (text) => `“${text}” is not a declarer. Write N, E, S or W.`,
    tricks: (text) => `“${text}” is not a number of tricks. Write declarer’s tricks, 0 to 13.`,
    result: (text) => `“${text}” is not a result of this contract. Write =, +1 or -2.`,
    honours: (text) => `“${text}” is no honours. Write the seat and how many, 4 or 5: N4.`,
  } as Record<CsvCode, (text: string, column: string) => string>,
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
  kinds: {
    tricks: 'levées',
    overtricks: 'levées de mieux',
    undertricks: 'levées de chute',
    insult: 'contré et gagné',
    slam: 'chelem',
    honours: 'honneurs',
    rubber: 'robre',
    unfinishedGame: 'manche d’un robre inachevé',
    unfinishedPartScore: 'partielle d’un robre inachevé',
  },
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
  csv: {
    quoteNotClosed: () => 'un guillemet ouvre une cellule ici et n’est pas fermé. Ajoutez le guillemet fermant.',
    noColumn: (text) => `la colonne ${text} manque. Ajoutez-la à la première ligne.`,
    columnTwice: (text) => `il y a deux colonnes ${text}. N’en gardez qu’une.`,
    noDeals: () => 'il n’y a pas de donne. La première ligne nomme les colonnes : contract,declarer,tricks,honours.',
    empty: (_, column) => `${column} est vide.`,
    disagree: (text) => `le résultat ${text} et la colonne tricks ne concordent pas. Corrigez l’un des deux.`,
    ofPass: (text, column) =>
      `${column} contient « ${text} », mais la donne a été passée. Videz la cellule, ou écrivez le contrat.`,
    contract: (text) => `« ${text} » n’est pas un contrat. Écrivez 4S, 4SX, 3NTXX ou PASS.`,
    declarer: (text) => `« ${text} » n’est pas un déclarant. Écrivez N, E, S ou W.`,
    tricks: (text) => `« ${text} » n’est pas un nombre de levées. Écrivez les levées du déclarant, de 0 à 13.`,
    result: (text) => `« ${text} » n’est pas un résultat de ce contrat. Écrivez =, +1 ou -2.`,
    honours: (text) => `« ${text} » n’est pas une annonce d’honneurs. Écrivez la main et leur nombre, 4 ou 5 : N4.`,
  },
};

export const rubberCommandWords = dictionary<Words>({ en, fr });

/** What is wrong with the file of a rubber, and how to correct it; without the line. */
export function rubberCsvProblemSentence({ code, text, column }: RubberCsvProblem, language: Language): string {
  return rubberCommandWords[language].csv[code](text, column ?? '');
}
