import type { MappedColumn } from '../../../format/csv-event/mapping.ts';
import { dictionary } from '../../typography.ts';

/** Words of the columns of a file of results whose heads aren't known. */
const en = {
  title: 'Columns of the file',
  help: 'Their heads are not known to Etui: see that each holds what is said here.',
  missing:
    'Say what the columns hold. Needed are the board, who sat North-South and East-West, and the contract, the score or the award.',
  remembered: 'As for the last file with these columns.',
  numbered: (number: number) => `Column ${number}`,
  holds: (head: string) => `${head} holds`,
  columns: {
    nothing: 'left out',
    board: 'board',
    section: 'section',
    round: 'round',
    table: 'table',
    ns: 'N-S number',
    ew: 'E-W number',
    n: 'North’s number',
    s: 'South’s number',
    e: 'East’s number',
    w: 'West’s number',
    ns_player1: 'name of North',
    ns_player2: 'name of South',
    ew_player1: 'name of East',
    ew_player2: 'name of West',
    contract: 'contract',
    declarer: 'declarer',
    lead: 'lead',
    tricks: 'tricks (0 to 13)',
    result: 'result (=, +1, −2)',
    score: 'score of N-S',
    ewScore: 'score of E-W',
    award: 'award (A6040, NP)',
  } satisfies Record<MappedColumn, string>,
};

type MappingWords = typeof en;

const fr: MappingWords = {
  title: 'Colonnes du fichier',
  help: 'Etui ne connaît pas leurs titres : vérifiez que chacune contient ce qui est dit ici.',
  missing:
    'Dites ce que les colonnes contiennent. Il faut l’étui, qui jouait en Nord-Sud et en Est-Ouest, et le contrat, la marque ou l’attribution.',
  remembered: 'Comme pour le dernier fichier qui avait ces colonnes.',
  numbered: (number) => `Colonne ${number}`,
  holds: (head) => `${head} contient`,
  columns: {
    nothing: 'laissée de côté',
    board: 'étui',
    section: 'section',
    round: 'tour',
    table: 'table',
    ns: 'numéro N-S',
    ew: 'numéro E-O',
    n: 'numéro de Nord',
    s: 'numéro de Sud',
    e: 'numéro d’Est',
    w: 'numéro d’Ouest',
    ns_player1: 'nom de Nord',
    ns_player2: 'nom de Sud',
    ew_player1: 'nom d’Est',
    ew_player2: 'nom d’Ouest',
    contract: 'contrat',
    declarer: 'déclarant',
    lead: 'entame',
    tricks: 'levées (0 à 13)',
    result: 'résultat (=, +1, −2)',
    score: 'marque N-S',
    ewScore: 'marque E-O',
    award: 'attribution (A6040, NP)',
  },
};

export const mappingWords = dictionary<MappingWords>({ en, fr });
