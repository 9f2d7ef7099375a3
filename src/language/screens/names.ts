import type { PastedProblem } from '../../format/entries/pasted-pairs.ts';
import type { HandicapUnit } from '../../scoring/standing/handicap.ts';
import { formatList } from '../sentences.ts';
import { dictionary, type SomeWords } from '../typography.ts';

const en = {
  title: (known: number, pairs: number) =>
    known === pairs
      ? `All ${pairs} pairs have names.`
      : `${known} of ${pairs} pairs ${known === 1 ? 'has' : 'have'} names. They can also come later.`,
  NS: 'North-South',
  EW: 'East-West',
  pairs: (first: number, last: number) => `Pairs ${first} to ${last}`,
  field: (pair: string, place: 1 | 2) => `Pair ${pair}, player ${place}`,
  players: 'Players of the club',
  withPartner: (partner: string) => `with ${partner}`,
  phantom: 'nobody: its opponents sit out',
  twice: (name: string, pairs: readonly string[]) =>
    pairs.length === 1
      ? `${name} stands twice in pair ${pairs[0]}. Nothing of this pair is saved until one of the two is changed. If they are two people, put both among the members and choose them from the list of names.`
      : `${name} sits in pairs ${formatList(pairs, 'en')}. If that is two people, tell them apart.`,
  pasteTitle: 'Paste a list',
  pasteHelp: (hasLines: boolean) =>
    `One pair a line, “Ann Cedar / Bob Cypress”, or two columns of a spreadsheet. With or without pair numbers; without, ${hasLines ? 'North-South first' : 'in the order of the pairs'}.`,
  pasteField: 'List of pairs',
  pasteTake: (pairs: number) => (pairs === 1 ? 'Take 1 pair' : `Take ${pairs} pairs`),
  pastedPairs: (pairs: number) => (pairs === 1 ? '1 pair taken.' : `${pairs} pairs taken.`),
  putBack: 'Put the earlier names back',
  pastePreview: 'Who would get which names',
  pasteTooMany: (line: number, text: string) => `Line ${line}, “${text}”: there is no pair left for it.`,
  pasteProblem: (problem: PastedProblem) => {
    const where = `Line ${problem.line}, “${problem.text}”`;
    switch (problem.code) {
      case 'tooLong':
        return 'This is longer than any list of pairs (100,000 characters). Copy the list alone.';
      case 'oneName':
        return `${where}: one name only; the partner stays empty.`;
      case 'tooManyNames':
        return `${where}: more than two names. Part the two players with a stroke: Ann Cedar / Bob Cypress.`;
      case 'numberTwice':
        return `${where}: this pair number stands above already. Give each pair its own.`;
    }
  },
  pasteNoSuchPair: (line: number, pair: string) => `Line ${line}: there is no pair ${pair} in this movement.`,
  pasteWhichSection: (line: number, pairs: readonly string[]) =>
    `Line ${line}: ${pairs.join(' or ')}? Write the section’s letter before the number.`,
  notSaved: 'Names could not be saved. They are still here.',
  tryAgain: 'Try again',
  moved: 'Somebody changed these names in another window while they were typed here. They are not saved yet:',
  movedPair: (pair: string, theirs: string, mine: string) => `Pair ${pair}: there ${theirs}; here ${mine}`,
  saveMine: 'Save those typed here',
  keepTheirs: 'Keep the others',
  terms: {
    open: 'Handicap and strata',
    fromMembers: (pairs: number) =>
      pairs === 1 ? 'Fill in 1 pair from the members' : `Fill in ${pairs} pairs from the members`,
    handicap: 'Handicap',
    stratum: 'Stratum',
    guest: 'Guest',
    handicapOf: (pair: string) => `Pair ${pair}, handicap`,
    stratumOf: (pair: string) => `Pair ${pair}, stratum`,
    guestOf: (pair: string) => `Pair ${pair} is a guest, without a place`,
    unitLabel: 'Handicaps are in',
    unit: {
      percent: 'percent, added to the percentage',
      points: 'points, added to the total',
    } satisfies Record<HandicapUnit, string>,
    help: 'Strata are A to F, A the highest; each is ranked with those below it, and a pair without one is in A. The results of a guest count for the others; it has no place.',
    pairsOnly: 'They rank the pairs only: the teams are ranked by what their pairs score.',
    handicapWrong: 'A number, such as 7.5 or -2.',
    stratumWrong: 'A letter from A to F.',
    saves: 'Enter saves it, Esc leaves it as it was.',
    percentAtImps: 'At IMPs there is no percentage: percents count nothing. Choose points.',
    notSaved: 'Handicap and strata could not be saved. They are still here.',
  },
  replace: {
    title: 'A player is replaced',
    help: 'Whoever played before keeps those rounds, and the pair its score.',
    pair: 'Pair',
    fromRound: 'From round',
    place: (name: string) => (name === '' ? 'In place of the unnamed player' : `In place of ${name}`),
    save: 'Replace',
    cancel: 'Cancel',
    key: 'replace a player',
    row: (rounds: string, name: string, before: string) =>
      before === '' ? `Rounds ${rounds}: ${name}` : `Rounds ${rounds}: ${name} for ${before}`,
    remove: (name: string) => `Remove the substitute ${name}`,
    removeShort: 'remove',
    rounds: (rounds: number) => `A round from 2 to ${rounds}. From round 1 on, change the name itself.`,
    noSuchPair: (typed: string) => (typed === '' ? 'Which pair?' : `There is no pair ${typed}.`),
    noName: 'Type at least one name.',
    twice: 'The two players of a pair need different names.',
    failed: 'Not saved: the application did not answer. What you typed is still here.',
  },
  carry: {
    title: 'Names from another event',
    key: 'names from another event',
    choose: 'Which event',
    find: 'Find it: name, day, movement or player',
    notFound: 'No event with names is found so.',
    none: 'No other event has names.',
    numbers: 'Pair numbers',
    same: 'as they were',
    next: 'the free ones in order',
    all: 'all',
    nobody: 'none',
    take: (pairs: number) => (pairs === 1 ? 'Take 1 pair' : `Take ${pairs} pairs`),
    cancel: 'Cancel',
    seated: (name: string, pair: string) => `${name} sits in pair ${pair}`,
    noPlace: 'no pair is free for it',
    overwrites: (pairs: number) =>
      pairs === 1 ? 'One pair here gets other names.' : `${pairs} pairs here get other names.`,
    failed: 'Not saved: the application did not answer.',
    done: (pairs: number) => (pairs === 1 ? '1 pair has its names.' : `${pairs} pairs have their names.`),
  },
  keyNext: 'next name',
  keyPair: 'pair',
  keyComplete: 'complete',
  keyPaste: 'paste a list',
  keyRoom: 'to the room',
};

type NamesWords = typeof en;

const fr: NamesWords = {
  title: (known: number, pairs: number) =>
    known === pairs
      ? `Les ${pairs} paires ont leurs noms.`
      : `${known} ${known < 2 ? 'paire' : 'paires'} sur ${pairs} ${known < 2 ? 'a ses' : 'ont leurs'} noms. Ils peuvent aussi venir plus tard.`,
  NS: 'Nord-Sud',
  EW: 'Est-Ouest',
  pairs: (first: number, last: number) => `Paires ${first} à ${last}`,
  field: (pair: string, place: 1 | 2) => `Paire ${pair}, joueur ${place}`,
  players: 'Joueurs du club',
  withPartner: (partner) => `avec ${partner}`,
  phantom: 'personne : ses adversaires sont au relais',
  twice: (name: string, pairs: readonly string[]) =>
    pairs.length === 1
      ? `${name} figure deux fois dans la paire ${pairs[0]}. Rien de cette paire n’est enregistré avant que l’un des deux change. Si ce sont deux personnes, mettez-les parmi les membres et choisissez-les dans la liste des noms.`
      : `${name} joue dans les paires ${formatList(pairs, 'fr')}. Si ce sont deux personnes, distinguez leurs noms.`,
  pasteTitle: 'Coller une liste',
  pasteHelp: (hasLines) =>
    `Une paire par ligne, « Anne Cèdre / Bob Cyprès », ou deux colonnes d’un tableur. Avec ou sans numéros de paire ; sans numéros, ${hasLines ? 'Nord-Sud d’abord' : 'dans l’ordre des paires'}.`,
  pasteField: 'Liste des paires',
  pasteTake: (pairs: number) => (pairs === 1 ? 'Prendre 1 paire' : `Prendre ${pairs} paires`),
  pastedPairs: (pairs: number) => (pairs === 1 ? '1 paire prise.' : `${pairs} paires prises.`),
  putBack: 'Remettre les noms d’avant',
  pastePreview: 'Qui recevrait quels noms',
  pasteTooMany: (line: number, text: string) => `Ligne ${line}, « ${text} » : il ne reste plus de paire pour elle.`,
  pasteProblem: (problem: PastedProblem) => {
    const where = `Ligne ${problem.line}, « ${problem.text} »`;
    switch (problem.code) {
      case 'tooLong':
        return 'C’est plus long que toute liste de paires (100 000 caractères). Copiez la liste seule.';
      case 'oneName':
        return `${where} : un seul nom ; le partenaire reste vide.`;
      case 'tooManyNames':
        return `${where} : plus de deux noms. Séparez les deux joueurs par une barre : Anne Cèdre / Bob Cyprès.`;
      case 'numberTwice':
        return `${where} : ce numéro de paire figure déjà plus haut. Donnez à chaque paire le sien.`;
    }
  },
  pasteNoSuchPair: (line: number, pair: string) => `Ligne ${line} : il n’y a pas de paire ${pair} dans ce mouvement.`,
  pasteWhichSection: (line: number, pairs: readonly string[]) =>
    `Ligne ${line} : ${pairs.join(' ou ')} ? Écrivez la lettre de la section devant le numéro.`,
  notSaved: 'Des noms n’ont pas pu être enregistrés. Ils sont toujours là.',
  tryAgain: 'Réessayer',
  moved:
    'Quelqu’un a changé ces noms dans une autre fenêtre pendant la saisie ici. Ils ne sont pas encore enregistrés :',
  movedPair: (pair, theirs, mine) => `Paire ${pair} : là-bas ${theirs} ; ici ${mine}`,
  saveMine: 'Enregistrer ceux saisis ici',
  keepTheirs: 'Garder les autres',
  terms: {
    open: 'Handicap et strates',
    fromMembers: (pairs) =>
      pairs < 2 ? `Remplir ${pairs} paire d’après les membres` : `Remplir ${pairs} paires d’après les membres`,
    handicap: 'Handicap',
    stratum: 'Strate',
    guest: 'Invité',
    handicapOf: (pair) => `Paire ${pair}, handicap`,
    stratumOf: (pair) => `Paire ${pair}, strate`,
    guestOf: (pair) => `Paire ${pair} invitée, hors classement`,
    unitLabel: 'Les handicaps sont en',
    unit: { percent: 'pour cent, ajoutés au pourcentage', points: 'points, ajoutés au total' },
    help: 'Les strates vont de A à F, A la plus forte ; chacune est classée avec celles au-dessous, et une paire sans strate est en A. Les résultats d’une paire invitée comptent pour les autres ; elle est hors classement.',
    pairsOnly: 'Ils ne classent que les paires : les équipes sont classées par ce que marquent leurs paires.',
    handicapWrong: 'Un nombre, par exemple 7,5 ou -2.',
    stratumWrong: 'Une lettre de A à F.',
    saves: 'Entrée enregistre, Échap laisse tel quel.',
    percentAtImps: 'En IMPs il n’y a pas de pourcentage : les pour cent ne comptent pas. Choisissez les points.',
    notSaved: 'Handicap et strates n’ont pas pu être enregistrés. Ils sont toujours là.',
  },
  replace: {
    title: 'Un joueur est remplacé',
    help: 'Les tours déjà joués restent à qui les a joués ; la paire garde son score.',
    pair: 'Paire',
    fromRound: 'À partir du tour',
    place: (name) => (name === '' ? 'À la place du joueur sans nom' : `À la place de ${name}`),
    save: 'Remplacer',
    cancel: 'Laisser',
    key: 'remplacer un joueur',
    row: (rounds, name, before) =>
      before === '' ? `Tours ${rounds} : ${name}` : `Tours ${rounds} : ${name} pour ${before}`,
    remove: (name) => `Retirer le remplaçant ${name}`,
    removeShort: 'retirer',
    rounds: (rounds) => `Un tour de 2 à ${rounds}. Dès le tour 1, changez le nom lui-même.`,
    noSuchPair: (typed) => (typed === '' ? 'Quelle paire ?' : `Il n’y a pas de paire ${typed}.`),
    noName: 'Tapez au moins un nom.',
    twice: 'Les deux joueurs d’une paire doivent avoir des noms différents.',
    failed: 'Pas enregistré : l’application n’a pas répondu. Ce que vous avez tapé est toujours là.',
  },
  carry: {
    title: 'Noms d’un autre tournoi',
    key: 'noms d’un autre tournoi',
    choose: 'Quel tournoi',
    find: 'Le trouver : nom, date, mouvement ou joueur',
    notFound: 'Aucun tournoi avec des noms ne correspond.',
    none: 'Aucun autre tournoi n’a de noms.',
    numbers: 'Numéros de paire',
    same: 'comme ils étaient',
    next: 'les libres dans l’ordre',
    all: 'toutes',
    nobody: 'aucune',
    take: (pairs) => (pairs < 2 ? `Prendre ${pairs} paire` : `Prendre ${pairs} paires`),
    cancel: 'Laisser',
    seated: (name, pair) => `${name} joue dans la paire ${pair}`,
    noPlace: 'aucune paire libre',
    overwrites: (pairs) =>
      pairs === 1 ? 'Une paire d’ici reçoit d’autres noms.' : `${pairs} paires d’ici reçoivent d’autres noms.`,
    failed: 'Pas enregistré : l’application n’a pas répondu.',
    done: (pairs) => (pairs === 1 ? '1 paire a ses noms.' : `${pairs} paires ont leurs noms.`),
  },
  keyNext: 'nom suivant',
  keyPair: 'paire',
  keyComplete: 'compléter',
  keyPaste: 'coller une liste',
  keyRoom: 'vers la salle',
};

const enOfPlayers: SomeWords<NamesWords> = {
  title: (known, players) =>
    known === players
      ? `All ${players} players have names.`
      : `${known} of ${players} players ${known === 1 ? 'has a name' : 'have names'}. They can also come later.`,
  pairs: (first, last) => `Players ${first} to ${last}`,
  field: (player) => `Player ${player}`,
  twice: (name, players) =>
    `${name} has the numbers ${formatList(players, 'en')}. If that is two people, tell them apart.`,
  pasteHelp: () => 'One player a line, with or without numbers.',
  pasteField: 'List of players',
  pasteTake: (players) => (players === 1 ? 'Take 1 player' : `Take ${players} players`),
  pastedPairs: (players) => (players === 1 ? '1 player taken.' : `${players} players taken.`),
  pasteTooMany: (line, text) => `Line ${line}, “${text}”: there is no number left.`,
  pasteProblem: (problem) => {
    const where = `Line ${problem.line}, “${problem.text}”`;
    switch (problem.code) {
      case 'tooLong':
        return 'This is longer than any list of players (100,000 characters). Copy the list alone.';
      case 'oneName':
      case 'tooManyNames':
        return `${where}: more than one name. Give each player a line.`;
      case 'numberTwice':
        return `${where}: this number stands above already. Give each player their own.`;
    }
  },
  pasteNoSuchPair: (line, player) => `Line ${line}: there is no player ${player} in this individual.`,
  movedPair: (player, theirs, mine) => `Player ${player}: there ${theirs}; here ${mine}`,
  terms: {
    handicapOf: (player) => `Player ${player}, handicap`,
    stratumOf: (player) => `Player ${player}, stratum`,
    guestOf: (player) => `Player ${player} is a guest, without a place`,
    help: 'Strata are A to F, A the highest; each is ranked with those below it, and a player without one is in A. The results of a guest count for the others; a guest has no place.',
  },
  replace: {
    help: 'Whoever played before keeps those rounds, and the number its score.',
    pair: 'Player',
    noSuchPair: (typed) => (typed === '' ? 'Which player?' : `There is no player ${typed}.`),
    noName: 'Type a name.',
  },
  carry: {
    numbers: 'Numbers',
    take: (players) => (players === 1 ? 'Take 1 player' : `Take ${players} players`),
    seated: (name, player) => `${name} is player ${player}`,
    noPlace: 'no number is free',
    overwrites: (players) =>
      players === 1 ? 'One number here gets another name.' : `${players} numbers here get other names.`,
    done: (players) => (players === 1 ? '1 player has a name.' : `${players} players have their names.`),
  },
  keyPair: 'player',
};

const frOfPlayers: SomeWords<NamesWords> = {
  title: (known, players) =>
    known === players
      ? `Les ${players} joueurs ont leur nom.`
      : `${known} ${known < 2 ? 'joueur' : 'joueurs'} sur ${players} ${known < 2 ? 'a son nom' : 'ont leur nom'}. Ils peuvent aussi venir plus tard.`,
  pairs: (first, last) => `Joueurs ${first} à ${last}`,
  field: (player) => `Joueur ${player}`,
  twice: (name, players) =>
    `${name} a les numéros ${formatList(players, 'fr')}. Si ce sont deux personnes, distinguez leurs noms.`,
  pasteHelp: () => 'Un joueur par ligne, avec ou sans numéros.',
  pasteField: 'Liste des joueurs',
  pasteTake: (players) => (players === 1 ? 'Prendre 1 joueur' : `Prendre ${players} joueurs`),
  pastedPairs: (players) => (players === 1 ? '1 joueur pris.' : `${players} joueurs pris.`),
  pasteTooMany: (line, text) => `Ligne ${line}, « ${text} » : il ne reste plus de numéro.`,
  pasteProblem: (problem) => {
    const where = `Ligne ${problem.line}, « ${problem.text} »`;
    switch (problem.code) {
      case 'tooLong':
        return 'C’est plus long que toute liste de joueurs (100 000 caractères). Copiez la liste seule.';
      case 'oneName':
      case 'tooManyNames':
        return `${where} : plus d’un nom. Donnez une ligne à chaque joueur.`;
      case 'numberTwice':
        return `${where} : ce numéro figure déjà plus haut. Donnez à chaque joueur le sien.`;
    }
  },
  pasteNoSuchPair: (line, player) => `Ligne ${line} : il n’y a pas de joueur ${player} dans cet individuel.`,
  movedPair: (player, theirs, mine) => `Joueur ${player} : là-bas ${theirs} ; ici ${mine}`,
  terms: {
    handicapOf: (player) => `Joueur ${player}, handicap`,
    stratumOf: (player) => `Joueur ${player}, strate`,
    guestOf: (player) => `Joueur ${player} invité, hors classement`,
    help: 'Les strates vont de A à F, A la plus forte ; chacune est classée avec celles au-dessous, et un joueur sans strate est en A. Les résultats d’un invité comptent pour les autres ; il est hors classement.',
  },
  replace: {
    help: 'Qui a joué avant garde ces tours, et le numéro son score.',
    pair: 'Joueur',
    noSuchPair: (typed) => (typed === '' ? 'Quel joueur ?' : `Il n’y a pas de joueur ${typed}.`),
    noName: 'Tapez un nom.',
  },
  carry: {
    numbers: 'Numéros',
    all: 'tous',
    nobody: 'aucun',
    take: (players) => (players === 1 ? 'Prendre 1 joueur' : `Prendre ${players} joueurs`),
    seated: (name, player) => `${name} est le joueur ${player}`,
    noPlace: 'aucun numéro libre',
    overwrites: (players) =>
      players === 1 ? 'Un numéro d’ici reçoit un autre nom.' : `${players} numéros d’ici reçoivent d’autres noms.`,
    done: (players) => (players === 1 ? '1 joueur a son nom.' : `${players} joueurs ont leur nom.`),
  },
  keyPair: 'joueur',
};

export const namesWords = dictionary<NamesWords>({ en, fr }, { en: enOfPlayers, fr: frOfPlayers });
