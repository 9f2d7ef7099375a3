import { dictionary } from '../../typography.ts';

const en = {
  title: 'Bridgemates',
  follow: 'follow a Bridgemate file',
  path: 'File of the Bridgemate server, with its folder (.bws)',
  pathNote:
    'What comes in at the tables is recorded here as it arrives. What you type stays: a difference comes up under Review.',
  change: 'another file',
  leave: 'stop following',
  submit: 'Follow',
  back: 'back',
  failed: 'The file is not followed: the application did not answer. Try again.',
  state: {
    waiting: 'The file is about to be read.',
    missing:
      'The file is not there. Start the Bridgemate server, or choose another file; it is looked for every few seconds.',
    unreadable: 'The file can’t be opened. Close what else has it open; it is tried every few seconds.',
    otherSession:
      'The file is of another session: its pairs are not those of this movement. Nothing was taken. Choose another file.',
  },
  taken: (taken: number, lines: number) =>
    lines === 0
      ? 'No result in the file yet.'
      : `${taken} of ${lines} ${lines === 1 ? 'result' : 'results'} of the file ${taken === 1 ? 'is' : 'are'} here.`,
  last: (board: number, table: string, round: number) => `Last: board ${board}, table ${table}, round ${round}.`,
  takenAt: (time: string) => `Last taken at ${time}.`,
  open: (lines: number) => `${lines} for you to settle`,
  place: (board: number, table: string, round: number) => `Board ${board}, table ${table}, round ${round}`,
  erasedThere: 'erased',
  row: (row: number) => `Row ${row} of the file`,
  andMore: (more: number) => `and ${more} more`,
  reason: {
    noLine: 'This session has no such line. Ask at the table which board was played there.',
    otherPairs: (ns: number, ew: number) =>
      `The file has pairs ${ns} and ${ew}, the movement has others. Ask who played, and type the result.`,
    erased: 'Erased at the table; your result stands. Take it away here if it is wrong.',
    pairAlreadyPlayed: 'One of the pairs has a result on this board already. Find out which of the two is right.',
    sitOut: 'A pair sits out here in this movement. Ask who played.',
    other: 'It can’t be recorded as it is. Ask at the table, and type the result.',
  },
};

type BridgemateWords = typeof en;

const fr: BridgemateWords = {
  title: 'Bridgemates',
  follow: 'suivre un fichier Bridgemate',
  path: 'Fichier du serveur Bridgemate, avec son dossier (.bws)',
  pathNote:
    'Ce qui est saisi aux tables est enregistré ici au fur et à mesure. Ce que vous tapez reste : une différence apparaît dans la vérification.',
  change: 'un autre fichier',
  leave: 'ne plus suivre',
  submit: 'Suivre',
  back: 'retour',
  failed: 'Le fichier n’est pas suivi : l’application n’a pas répondu. Réessayez.',
  state: {
    waiting: 'Le fichier va être lu.',
    missing:
      'Le fichier n’est pas là. Démarrez le serveur Bridgemate, ou choisissez un autre fichier ; il est cherché toutes les quelques secondes.',
    unreadable:
      'Le fichier ne s’ouvre pas. Fermez ce qui le tient ouvert ; un nouvel essai a lieu toutes les quelques secondes.',
    otherSession:
      'Le fichier est d’une autre séance : ses paires ne sont pas celles de ce mouvement. Rien n’a été pris. Choisissez un autre fichier.',
  },
  taken: (taken, lines) =>
    lines === 0
      ? 'Pas encore de résultat dans le fichier.'
      : `${taken} ${taken === 1 ? 'résultat' : 'résultats'} sur ${lines} du fichier ${taken === 1 ? 'est' : 'sont'} ici.`,
  last: (board, table, round) => `Dernier : étui ${board}, table ${table}, tour ${round}.`,
  takenAt: (time) => `Dernière prise à ${time}.`,
  open: (lines) => `${lines} à régler par vous`,
  place: (board, table, round) => `Étui ${board}, table ${table}, tour ${round}`,
  erasedThere: 'effacé',
  row: (row) => `Ligne ${row} du fichier`,
  andMore: (more) => `et ${more} de plus`,
  reason: {
    noLine: 'Cette séance n’a pas cette ligne. Demandez à la table quel étui y a été joué.',
    otherPairs: (ns, ew) =>
      `Le fichier donne les paires ${ns} et ${ew}, le mouvement en a d’autres. Demandez qui a joué et tapez le résultat.`,
    erased: 'Effacé à la table ; votre résultat reste. Retirez-le ici s’il est faux.',
    pairAlreadyPlayed: 'Une des paires a déjà un résultat sur cet étui. Cherchez lequel des deux est juste.',
    sitOut: 'Une paire est exempte ici dans ce mouvement. Demandez qui a joué.',
    other: 'Il ne peut pas être enregistré tel quel. Demandez à la table et tapez le résultat.',
  },
};

export const bridgemateWords = dictionary<BridgemateWords>({ en, fr });
