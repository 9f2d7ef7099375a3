/** Printing a document that is not on the screen. */
import { dictionary } from '../typography.ts';

const en = {
  pdf: 'Save as PDF',
  print: 'Print',
  preparing: 'Preparing the page …',
  notPrinted: 'The page could not be prepared. Print again, or save the PDF and print that.',
};

type PrintingWords = typeof en;

const fr: PrintingWords = {
  pdf: 'Enregistrer en PDF',
  print: 'Imprimer',
  preparing: 'Préparation de la page …',
  notPrinted: 'La page n’a pas pu être préparée. Imprimez à nouveau, ou enregistrez le PDF et imprimez-le.',
};

export const printingWords = dictionary<PrintingWords>({ en, fr });
