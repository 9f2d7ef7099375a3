/** Sentences for what can be wrong with any CSV file with named columns; without the line. */
interface ColumnNamed {
  readonly column: string;
}
interface TextFound {
  readonly text: string;
}

const en = {
  quoteNotClosed: () => 'a quotation mark opens a cell here and is not closed. Add the closing mark.',
  tooLarge: () =>
    'from here on the file is larger than any of its kind: too many lines, or a line or a cell longer than a spreadsheet has. See that it is the right file.',
  columnMissing: ({ column }: ColumnNamed) => `there is no column ${column}. Add it to the first line.`,
  columnTwice: ({ column }: ColumnNamed) => `there are two columns ${column}. Keep one.`,
  cellBeyond: ({ text }: TextFound) =>
    `“${text}” stands beyond the last column of the first line. Name its column, or take it away; a cell with a comma needs quotation marks.`,
};

const fr: typeof en = {
  quoteNotClosed: () => 'un guillemet ouvre une cellule ici et n’est pas fermé. Ajoutez le guillemet fermant.',
  tooLarge: () =>
    'à partir d’ici, le fichier est plus grand que tout fichier de ce genre : trop de lignes, ou une ligne ou une cellule plus longue que dans un tableur. Vérifiez que c’est le bon fichier.',
  columnMissing: ({ column }) => `la colonne ${column} manque. Ajoutez-la à la première ligne.`,
  columnTwice: ({ column }) => `il y a deux colonnes ${column}. N’en gardez qu’une.`,
  cellBeyond: ({ text }) =>
    `« ${text} » se trouve après la dernière colonne de la première ligne. Nommez sa colonne, ou effacez la cellule ; une cellule avec virgule veut des guillemets.`,
};

/** Spread into the sentences of a kind of file, whose dictionary sets their spaces. */
export const csvTableSentences = { en, fr };
