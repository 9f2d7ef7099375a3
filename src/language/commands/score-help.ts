/** The help of `etui score` after the usage line: the file, and the options of scoring. */
import { dictionary } from '../typography.ts';

export const scoreHelp = dictionary({
  en: [
    'For instance: score results.csv, or score results.csv --method cross-imps --regulation ebu --explain :3',
    'FILE: results as CSV, USEBIO (.xml), PBN or a Bridgemate file (.bws); its content tells which.',
    'CSV: a first line that names the columns, then a line for each result; commas, semicolons or tabs.',
    '  board, ns, ew: the number of the board and the pairs (n, s, e, w in an individual).',
    '  contract (4S, 4SX, 3NTXX, PASS), declarer (N E S W), tricks (0 to 13) or result (=, +1, -2); or score, from North-South;',
    '  or award: A6040, A+/-, NP not played, 67%170+33%140 or 1/3 170+2/3 140 weighted, S-50/450 split.',
    '  Where there is any: section, round, lead, form (of a fouled board), datum (for fixed-datum), match (for board-a-match).',
    '--winners: 2 ranks North-South and East-West apart; without it the file tells. --expected: results of a fully played board.',
    '--fields section: results are compared within their section only; otherwise all of a board are.',
    '--method: matchpoints where nothing is said. --regulation: wbf where nothing is said; the club’s own is read from its file, --regulation club.sqlite. docs/scoring.md says what each has and its source.',
  ].join('\n'),
  fr: [
    'Par exemple : score resultats.csv, ou score resultats.csv --method cross-imps --regulation ebu --explain :3',
    'FICHIER : des résultats en CSV, USEBIO (.xml), PBN ou un fichier Bridgemate (.bws) ; son contenu dit lequel.',
    'CSV : une première ligne qui nomme les colonnes, puis une ligne par résultat ; virgules, points-virgules ou tabulations.',
    '  Étui, NS, EO : le numéro de l’étui et les paires (N, S, E, O en individuel).',
    '  Contrat (4P, 4PX, 3SAXX, PASSE), Déclarant (N E S O), Levées (0 à 13) ou Résultat (=, +1, -2) ; ou Marque, vue de Nord-Sud ;',
    '  ou Attribution : A6040, A+/-, NP non joué, 67%170+33%140 ou 1/3 170+2/3 140 pondérée, S-50/450 une marque par camp.',
    '  S’il y a lieu : Section, Tour, Entame, Forme (d’un étui faussé), datum (pour fixed-datum), match (pour board-a-match).',
    '  Les en-têtes anglais se lisent aussi, avec les contrats et les déclarants en anglais : board, ns, ew, contract (4S), declarer (W) ...',
    '--winners : 2 classe Nord-Sud et Est-Ouest à part ; sans lui le fichier le dit. --expected : résultats d’un étui joué partout.',
    '--fields section : les résultats ne se comparent que dans leur section ; sinon tous ceux d’un étui.',
    '--method : matchpoints sans autre indication. --regulation : wbf sans autre indication ; celui du club se lit dans son fichier, --regulation club.sqlite. docs/scoring.md dit ce qu’a chacun et sa source.',
  ].join('\n'),
});
