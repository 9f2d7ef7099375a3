import { formatList } from '../../sentences.ts';
import { dictionary } from '../../typography.ts';

const en = {
  what: 'What is printed',
  tabs: { one: 'One document', before: 'Before play', after: 'After play' },
  title: { before: 'Papers before play', after: 'Papers after play' },
  copies: 'Copies',
  copiesOfName: (document: string) => `Copies: ${document}`,
  copiesOf: (pages: number, copies: number) => {
    const counted = pages === 1 ? '1 page' : `${pages} pages`;
    return copies === 1 ? counted : `${counted}, ${copies} copies`;
  },
  making: (made: number, documents: number) => `${made} of ${documents} documents made …`,
  pages: (documents: number, pages: number, sheets: number) => {
    const counted = `${documents === 1 ? '1 document' : `${documents} documents`}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
    return sheets === pages ? counted : `${counted}, ${sheets} sheets with all copies`;
  },
  noneChosen: 'Tick the documents to print.',
  nothing: 'Nothing to print yet: left out.',
  nothingAtAll: 'There is nothing to print yet.',
  preparing: (title: string, document: number, documents: number, page: number | null, pages: number) =>
    page === null
      ? `Making document ${document} of ${documents}: ${title} …`
      : `Preparing document ${document} of ${documents}: ${title}, page ${page} of ${pages} …`,
  without: (documents: readonly string[]) =>
    `${formatList(documents, 'en')} could not be made: the others are printed and saved without ${documents.length === 1 ? 'it' : 'them'}.`,
  printedWithout: (documents: readonly string[]) =>
    `The others are with the printer; ${formatList(documents, 'en')} could not be prepared. Print ${documents.length === 1 ? 'it' : 'them'} once more under One document.`,
  printer: 'Printer',
  askEachTime: 'ask each time',
  refused: (printer: string) =>
    `The printer ${printer} did not take the pages. See whether it is on and has paper, or choose another.`,
  printAll: 'Print all',
  stop: 'Stop',
  keyPrint: 'print all',
  keySave: 'save as one PDF',
  palette: {
    before: 'Print: all papers before play',
    after: 'Print: all papers after play',
  },
  paletteWords: 'print printer pdf paper documents together evening everything set',
};

type PaperSetWords = typeof en;

const fr: PaperSetWords = {
  what: 'Ce qui s’imprime',
  tabs: { one: 'Un document', before: 'Avant le jeu', after: 'Après le jeu' },
  title: { before: 'Papiers avant le jeu', after: 'Papiers après le jeu' },
  copies: 'Exemplaires',
  copiesOfName: (document) => `Exemplaires : ${document}`,
  copiesOf: (pages, copies) => {
    const counted = pages === 1 ? '1 page' : `${pages} pages`;
    return copies === 1 ? counted : `${counted}, ${copies} exemplaires`;
  },
  making: (made, documents) => `${made} ${made > 1 ? 'documents prêts' : 'document prêt'} sur ${documents} …`,
  pages: (documents, pages, sheets) => {
    const counted = `${documents === 1 ? '1 document' : `${documents} documents`}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
    return sheets === pages ? counted : `${counted}, ${sheets} feuilles avec tous les exemplaires`;
  },
  noneChosen: 'Cochez les documents à imprimer.',
  nothing: 'Rien à imprimer pour le moment : laissé de côté.',
  nothingAtAll: 'Il n’y a rien à imprimer pour le moment.',
  preparing: (title, document, documents, page, pages) =>
    page === null
      ? `Document ${document} sur ${documents} en cours : ${title} …`
      : `Document ${document} sur ${documents} : ${title}, page ${page} sur ${pages} …`,
  without: (documents) =>
    `${documents.length === 1 ? 'Ce document n’a pas pu être fait' : 'Ces documents n’ont pas pu être faits'} : ${formatList(documents, 'fr')}. Le reste s’imprime et s’enregistre sans ${documents.length === 1 ? 'lui' : 'eux'}.`,
  printedWithout: (documents) =>
    `Le reste est parti à l’imprimante, sans ${formatList(documents, 'fr')} : préparation impossible. Réessayez sous Un document.`,
  printer: 'Imprimante',
  askEachTime: 'demander à chaque fois',
  refused: (printer) =>
    `L’imprimante ${printer} n’a pas pris les pages. Vérifiez qu’elle est allumée et qu’elle a du papier, ou choisissez-en une autre.`,
  printAll: 'Tout imprimer',
  stop: 'Arrêter',
  keyPrint: 'tout imprimer',
  keySave: 'enregistrer en un PDF',
  palette: {
    before: 'Imprimer : tous les papiers avant le jeu',
    after: 'Imprimer : tous les papiers après le jeu',
  },
  paletteWords: 'imprimer imprimante pdf papier documents ensemble soirée tout lot',
};

export const paperSetWords = dictionary<PaperSetWords>({ en, fr });
