import type { FileFormat } from '../../../format/event/file.ts';
import type { DifferenceCause } from '../../../format/plan/difference.ts';
import type { NoPlan } from '../../../format/plan/plan.ts';
import type { EventRanks } from '../../../session/event-ranks.ts';
import { formatWhole } from '../../numbers.ts';
import { dictionary } from '../../typography.ts';

/** Words of the panel in which a file of another program comes in. */
const en = {
  formats: {
    csv: 'CSV',
    usebio: 'USEBIO',
    pbn: 'PBN',
    lin: 'LIN',
    bri: 'BRI (dealing machine)',
    dge: 'DGE (dealing machine)',
    dup: 'DUP (dealing machine)',
    dlm: 'DLM (Duplimate)',
    bws: 'Bridgemate (.bws)',
  } satisfies Record<FileFormat, string>,
  format: (format: string, version: string | null, program: string) =>
    [version === null ? format : `${format} ${version}`, program].filter((part) => part !== '').join(', '),
  progress: {
    reading: (done: number, of: number) => `${formatWhole(done)} of ${formatWhole(of)} lines read …`,
    writing: (done: number, of: number) => `${formatWhole(done)} of ${formatWhole(of)} results written …`,
  },
  which: 'Event of the file',
  unnamed: (number: number) => `Event ${number}`,
  method: 'Scoring',
  entries: (entries: number, ranks: EventRanks) =>
    `${entries} ${{ pair: 'pairs', player: 'players', team: 'teams' }[ranks]}`,
  matches: (matches: number) => (matches === 1 ? '1 match' : `${matches} matches`),
  scoredBy: (comparison: string, scale: string | null) =>
    `Scoring: ${[comparison, ...(scale === null ? [] : [scale])].join(', ')}.`,
  fits: (fitting: number, known: number) =>
    fitting === known
      ? 'By it every match has the score of the file.'
      : `By it ${fitting} of ${known} matches have the score of the file. Another scale can be chosen under Ranking.`,
  scaleOfFile: 'victory points of the file’s own',
  ownScale:
    'No published scale does: their table is taken from the matches, and is only sure for margins that they have.',
  given: (matches: number) =>
    matches === 1
      ? 'The other one keeps the points of the file: change them under Matches.'
      : `The other ${matches} keep the points of the file: change them under Matches.`,
  adjusted: (totals: number) =>
    totals === 1
      ? 'What its director added to a total or took from it becomes a bonus or a penalty.'
      : `What its director added to ${totals} totals or took from them becomes bonuses and penalties.`,
  masterpoints: (entries: number, kinds: string) =>
    `Masterpoints of ${entries}${kinds === '' ? '' : ` (${kinds})`} come in with the ranking, as the file gives them.`,
  accounts: (members: number) =>
    members === 0
      ? 'Nobody’s account gets them: no member is known by a federation’s number.'
      : `Once the ranking is published they go to the accounts of ${members === 1 ? 'the one member' : `the ${members} members`} known by a federation’s number, and of nobody else.`,
  notKnown: 'The file has nothing to tell the scale by: see that it is the right one.',
  size: (tables: number, rounds: number) =>
    `${tables === 1 ? '1 table' : `${tables} tables`}, ${rounds === 1 ? '1 round' : `${rounds} rounds`}`,
  sections: (sections: number) => `${sections} sections`,
  boards: (boards: number, results: number) =>
    `${boards === 1 ? '1 board' : `${boards} boards`}, ${results === 1 ? '1 result' : `${results} results`}`,
  deals: (deals: number) => (deals === 1 ? '1 deal' : `${deals} deals`),
  like: (name: string) => `“${name}” of the same day has as many results: it may be the same event.`,
  make: 'Make the event',
  made: (name: string) => `Made: ${name}.`,
  rankingSame: (ranked: number) => `Ranked as published: all ${ranked} have the place and the figure of the file.`,
  rankingDiffers: (same: number, ranked: number) =>
    same === 0
      ? `None of the ${ranked} in the published ranking has the same place and figure here.`
      : `Of ${ranked} in the published ranking ${same} ${same === 1 ? 'has' : 'have'} the same place and figure here.`,
  eachDifference: 'Place and figure of each',
  entry: 'No.',
  published: 'Published',
  here: 'Here',
  causes: {
    rounding: 'the file rounds board by board',
    handicap: 'half the handicap is in the file’s figure',
    wholeHandicap: 'the handicap is in the file’s figure',
    awards: 'adjusted scores are worth something else there',
    ties: 'equal figures, placed otherwise',
    others: 'the same figure; others have another, or more are ranked here',
    left: 'results of their boards are left out here: see below',
    boards: 'the file scores some boards otherwise: by another datum, or rounded',
    matches: 'the file gives other points for the same boards of a match: another scale, or a decision',
    adjustment: 'the file’s director added or took that much',
    places: 'the file ranks otherwise than by the sum of the matches, as in a knockout',
    elsewhere: 'the boards score the same; the file’s ranking counts more than these',
    unexplained: 'not explained: compare the results',
  } satisfies Record<DifferenceCause, string>,
  moreDifferences: (count: number) => `And ${count} more.`,
  problems: (count: number) => (count === 1 ? '1 problem in the file' : `${count} problems in the file`),
  odd: (count: number) => (count === 1 ? 'To know' : `To know: ${count}`),
  line: (line: number) => `Line ${line}`,
  wholeFile: 'File',
  takeDamaged: 'Take what can be read of this damaged file; the rest is missing from the event',
  more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  dealsFound: (deals: number) => (deals === 1 ? 'One deal, and no results.' : `${deals} deals, and no results.`),
  dealsToo: 'Or the hands alone',
  into: 'Into the event',
  noEvent: 'There is no event yet that they could go into. Set one up first.',
  take: (deals: number) => (deals === 1 ? 'Take the deal' : `Take the ${deals} deals`),
  taken: (name: string) => `Deals taken into ${name}.`,
  dealsRefused: 'None of these boards is played there, or their hands are refused. Choose another event.',
  refused: {
    noResults: () => 'There is nothing in it to rank.',
    teams: (count: number) =>
      `It ranks ${count} teams and has no match of two of them, neither boards nor a score; nothing is written.`,
  } satisfies Record<NoPlan['code'], (count: number) => string>,
  formatUnknown:
    'Etui does not know what this file is. It reads .etui, USEBIO (.xml), PBN, LIN, CSV, Bridgemate (.bws) and files of dealing machines.',
  fileIncomplete: 'The file is damaged. Copy it again, or agree to take what can be read of it.',
  noEventInFile: 'There is no event in this file any more. Choose it again.',
  members: 'These are members: they are opened in the list of members.',
};

type ImportFileWords = typeof en;

const fr: ImportFileWords = {
  formats: {
    ...en.formats,
    bri: 'BRI (distributeur)',
    dge: 'DGE (distributeur)',
    dup: 'DUP (distributeur)',
  },
  format: en.format,
  progress: {
    reading: (done, of) => `${formatWhole(done)} lignes lues sur ${formatWhole(of)}…`,
    writing: (done, of) => `${formatWhole(done)} résultats écrits sur ${formatWhole(of)}…`,
  },
  which: 'Tournoi du fichier',
  unnamed: (number) => `Tournoi ${number}`,
  method: 'Calcul',
  entries: (entries, ranks) => `${entries} ${{ pair: 'paires', player: 'joueurs', team: 'équipes' }[ranks]}`,
  matches: (matches) => (matches < 2 ? `${matches} match` : `${matches} matchs`),
  scoredBy: (comparison, scale) => `Calcul : ${[comparison, ...(scale === null ? [] : [scale])].join(', ')}.`,
  fits: (fitting, known) =>
    fitting === known
      ? 'Chaque match y a le résultat du fichier.'
      : `${fitting} matchs sur ${known} y ont le résultat du fichier. Une autre échelle se choisit sous Classement.`,
  scaleOfFile: 'points de victoire propres au fichier',
  ownScale:
    'Aucune échelle publiée ne le donne : leur table est tirée des matchs, et n’est sûre que pour les écarts qui s’y trouvent.',
  given: (matches) =>
    matches < 2
      ? 'L’autre garde les points du fichier : changez-les sous Matchs.'
      : `Les ${matches} autres gardent les points du fichier : changez-les sous Matchs.`,
  adjusted: (totals) =>
    totals < 2
      ? 'Ce que son arbitre a ajouté à un total ou en a retiré devient une bonification ou une pénalité.'
      : `Ce que son arbitre a ajouté à ${totals} totaux ou en a retiré devient bonifications et pénalités.`,
  masterpoints: (entries, kinds) =>
    `Les points d’expert de ${entries}${kinds === '' ? '' : ` (${kinds})`} sont repris avec le classement, comme dans le fichier.`,
  accounts: (members) =>
    members === 0
      ? 'Ils ne vont au compte de personne : aucun membre n’est connu par un numéro de fédération.'
      : `Une fois le classement publié, ils vont au compte ${members < 2 ? 'du seul membre connu' : `des ${members} membres connus`} par un numéro de fédération, et de personne d’autre.`,
  notKnown: 'Rien dans le fichier n’indique l’échelle : vérifiez que c’est la bonne.',
  size: (tables, rounds) =>
    `${tables < 2 ? `${tables} table` : `${tables} tables`}, ${rounds < 2 ? `${rounds} tour` : `${rounds} tours`}`,
  sections: (sections) => `${sections} sections`,
  boards: (boards, results) =>
    `${boards < 2 ? `${boards} étui` : `${boards} étuis`}, ${results < 2 ? `${results} résultat` : `${results} résultats`}`,
  deals: (deals) => (deals < 2 ? `${deals} donne` : `${deals} donnes`),
  like: (name) => `« ${name} », le même jour, a autant de résultats : c’est peut-être le même tournoi.`,
  make: 'Créer le tournoi',
  made: (name) => `Créé : ${name}.`,
  rankingSame: (ranked) => `Classement comme publié : les ${ranked} ont la place et le résultat du fichier.`,
  rankingDiffers: (same, ranked) =>
    same === 0
      ? `Aucun des ${ranked} du classement publié n’a ici la même place et le même résultat.`
      : `Sur ${ranked} du classement publié, ${same} ${same === 1 ? 'a' : 'ont'} ici la même place et le même résultat.`,
  eachDifference: 'Place et résultat de chacun',
  entry: 'N°',
  published: 'Publié',
  here: 'Ici',
  causes: {
    rounding: 'le fichier arrondit étui par étui',
    handicap: 'le fichier compte la moitié du handicap',
    wholeHandicap: 'le fichier compte le handicap',
    awards: 'les marques ajustées y valent autre chose',
    ties: 'résultats égaux, départagés autrement',
    others: 'le même résultat ; d’autres en ont un différent, ou plus de monde est classé ici',
    left: 'des résultats de leurs étuis sont laissés de côté ici : voyez plus bas',
    boards: 'le fichier note certains étuis autrement : autre datum, ou arrondi',
    matches: 'le fichier donne d’autres points pour les mêmes étuis d’un match : autre échelle, ou décision',
    adjustment: 'l’arbitre du fichier a ajouté ou retiré autant',
    places: 'le fichier classe autrement que par la somme des matchs, comme à élimination directe',
    elsewhere: 'les étuis ont les mêmes notes ; le classement du fichier en compte d’autres',
    unexplained: 'sans explication : comparez les résultats',
  },
  moreDifferences: (count) => `Et ${count} de plus.`,
  problems: (count) => (count < 2 ? `${count} problème dans le fichier` : `${count} problèmes dans le fichier`),
  odd: (count) => (count < 2 ? 'À savoir' : `À savoir : ${count}`),
  line: (line) => `Ligne ${line}`,
  wholeFile: 'Fichier',
  takeDamaged: 'Prendre ce qui est lisible de ce fichier abîmé ; le reste manquera au tournoi',
  more: (count) => (count < 2 ? 'Et un de plus.' : `Et ${count} de plus.`),
  dealsFound: (deals) => (deals < 2 ? 'Une donne, et pas de résultat.' : `${deals} donnes, et pas de résultat.`),
  dealsToo: 'Ou les donnes seules',
  into: 'Dans le tournoi',
  noEvent: 'Il n’y a pas encore de tournoi pour les recevoir. Créez-en un d’abord.',
  take: (deals) => (deals < 2 ? 'Reprendre 1 donne' : `Reprendre ${deals} donnes`),
  taken: (name) => `${name} : donnes reprises.`,
  dealsRefused: 'Aucun de ces étuis n’y est joué, ou leurs mains sont refusées. Choisissez un autre tournoi.',
  refused: {
    noResults: () => 'Il ne contient rien à classer.',
    teams: (count) =>
      `Il classe ${count} équipes et n’a aucun match entre elles, ni étuis ni résultat ; rien n’est écrit.`,
  },
  formatUnknown:
    'Etui ne reconnaît pas ce fichier. Il lit .etui, USEBIO (.xml), PBN, LIN, CSV, Bridgemate (.bws) et les fichiers des distributeurs.',
  fileIncomplete: 'Le fichier est abîmé. Copiez-le de nouveau, ou acceptez de prendre ce qui en est lisible.',
  noEventInFile: 'Il n’y a plus de tournoi dans ce fichier. Choisissez-le de nouveau.',
  members: 'Ce sont des membres : ils s’ouvrent dans la liste des membres.',
};

export const importFileWords = dictionary<ImportFileWords>({ en, fr });
