import { dictionary } from '../../typography.ts';

const en = {
  line: 'Line over the heading',
  lineNote: 'Address or website, for example. Stands over the heading of printed sheets.',
  logo: 'Logo',
  note: 'Any picture; a large one is made smaller. Stands over the heading of printed sheets, up to 8 mm high.',
  shown: 'The logo as it is printed',
  choose: 'Choose a file',
  another: 'Choose another',
  remove: 'Remove',
  notSaved: 'The logo could not be saved. Try again; if it still fails, start Etui again.',
  faults: {
    tooLarge: 'The file is larger than 350 kB. Save the logo smaller, some 600 pixels wide, and choose it again.',
    tooSmall: 'The picture has fewer than 8 pixels across or down. Choose a larger one.',
    otherKind: 'The file is not a picture that can be read here. Save the logo as PNG and choose it again.',
    tooManyPixels: 'The picture has more than 4 million pixels. Save it some 600 pixels wide and choose it again.',
    otherColours: 'The picture is in the colours of a printing works (CMYK). Save it as PNG and choose it again.',
    damaged: 'The file is damaged: its picture is not whole. Save the logo again as PNG and choose that file.',
  },
};

type LetterheadWords = typeof en;

const fr: LetterheadWords = {
  line: 'Ligne au-dessus de l’en-tête',
  lineNote: 'Adresse ou site, par exemple. Figure au-dessus de l’en-tête des feuilles imprimées.',
  logo: 'Logo',
  note: 'Toute image ; une grande est réduite. Figure au-dessus de l’en-tête des feuilles imprimées, haut de 8 mm au plus.',
  shown: 'Le logo tel qu’il s’imprime',
  choose: 'Choisir un fichier',
  another: 'En choisir un autre',
  remove: 'Retirer',
  notSaved: 'Le logo n’a pas pu être enregistré. Réessayez ; si rien n’y fait, relancez Etui.',
  faults: {
    tooLarge:
      'Le fichier dépasse 350 ko. Enregistrez le logo en plus petit, environ 600 pixels de large, puis choisissez-le de nouveau.',
    tooSmall: 'L’image a moins de 8 pixels de large ou de haut. Choisissez-en une plus grande.',
    otherKind: 'Le fichier n’est pas une image lisible ici. Enregistrez le logo en PNG, puis choisissez-le de nouveau.',
    tooManyPixels:
      'L’image a plus de 4 millions de pixels. Enregistrez-la à environ 600 pixels de large, puis choisissez-la de nouveau.',
    otherColours:
      'L’image est dans les couleurs de l’imprimerie (CMJN). Enregistrez-la en PNG, puis choisissez-la de nouveau.',
    damaged:
      'Le fichier est abîmé : l’image n’est pas entière. Enregistrez le logo de nouveau en PNG et choisissez ce fichier.',
  },
};

export const letterheadWords = dictionary<LetterheadWords>({ en, fr });
