/** The words of `etui score` for its ranking: the director's details, and wrong options. */
import { dictionary } from '../typography.ts';

const en = {
  /** After the usage line of the command. */
  help: (ties: string, criteria: string, bases: string) =>
    [
      '--entries: what the director says of the entries. A line each, or several for several penalties; columns in any order:',
      '  entry (as in the results), section and line (NS, EW) where a name is several entries, name,',
      '  team (its pairs are added up), stratum (A to F), handicap (a number), standing (without, withdrawn), lot (1 for the one drawn first),',
      '  penalty or bonus (more than 0), its unit (matchpoints, percent of a top, imps; else percent, at IMPs imps), reason.',
      '  A pair that withdrew needs the boards it was still to play as lines of the results, NP in award.',
      `--ties: ${ties}; or criteria in order: ${criteria}`,
      `--basis, for unequal numbers of boards: ${bases}`,
      '--least-boards: percent of the most boards that an entry needs for a place.',
      '--after-round, --barometer: ranked after round N, or after each; the results need the column round.',
      'Sitting out counts where the regulation gives something for it and every line has its round: an entry without a line in a round sat out.',
    ].join('\n'),
  entries: 'Which file says something of the entries? --entries entries.csv',
  ties: (presets: string, criteria: string) =>
    `How are ties split? One of ${presets}, or criteria each once, with commas: ${criteria}. --ties own-meetings,lot`,
  basis: (known: string) => `What are unequal numbers of boards ranked by? One of ${known}: --basis factored-total`,
  leastBoards: 'How many percent of the boards does a place need? A whole number from 1 to 100: --least-boards 50',
  handicap: 'What are handicaps in? --handicap percent or --handicap points',
  percentOfNothing: 'Places don’t go by a percentage here, so there is none to add percent to. Use --handicap points.',
  leastInStratum: 'How many entries does a stratum need? A whole number: --least-in-stratum 5',
  afterRound: 'After which round? --after-round 3, or after each: --barometer',
  noRound: 'the line says no round. Write it into the column round, a whole number from 1.',
  roundBeyond: (last: number) =>
    `The file has ${last === 1 ? 'one round. Ask for it' : `${last} rounds. Ask for one of them`}: --after-round ${last}`,
  withdrawnWithoutDue: (entry: string) =>
    `${entry} withdrew, but no line of the results says what it was still to play. Add these boards with NP in award.`,
  withdrawnPlayer: (entry: string) =>
    `${entry} can’t withdraw from an individual: somebody takes the seat. Write the boards still to play as awards.`,
  penaltyUnit: {
    matchpoints: 'the totals are matchpoints. Give the penalty in matchpoints or percent (of a top).',
    imps: 'the totals are IMPs. Give the penalty in imps.',
  },
  sitOutsUnknown:
    'This regulation gives something for boards missed by sitting out. The file doesn’t say who sat out: write the round of every line into the column round.',
  cancelled: (entry: string) =>
    `${entry} withdrew before half of its boards: its results are cancelled (EBU White Book 2.4.4).`,
  stands: (entry: string) =>
    `${entry} withdrew after half of its boards: its results stand, and who would have met it has average plus (EBU White Book 2.4.4).`,
  name: 'Name',
  penalties: 'Penalty',
  basisHead: { average: '', total: 'Total', 'factored-total': 'Full card' },
  withHandicap: 'Handicap',
  placeByHandicap: 'Place H',
  stratum: 'Stratum',
  remark: 'Remark',
};

export type RankingCommandWords = typeof en;

const fr: RankingCommandWords = {
  help: (ties, criteria, bases) =>
    [
      '--entries : ce que l’arbitre dit des inscrits. Une ligne chacun, ou plusieurs pour plusieurs pénalités ; colonnes en tout ordre :',
      '  entry (comme dans les résultats), section et line (NS, EO) où un nom désigne plusieurs inscrits, name,',
      '  team (l’équipe, dont les paires s’additionnent), stratum (A à F), handicap (un nombre), standing (hors, abandon), lot (1 pour le premier tiré au sort),',
      '  penalty ou bonus (plus que 0), son unité unit (matchpoints, percent d’un top, imps ; sinon percent, aux IMPs imps), reason.',
      '  Une paire qui abandonne : les étuis qu’elle devait encore jouer sont des lignes des résultats, NP dans award.',
      `--ties : ${ties} ; ou des critères dans l’ordre : ${criteria}`,
      `--basis, pour des nombres d’étuis inégaux : ${bases}`,
      '--least-boards : pourcentage des étuis qu’il faut pour une place.',
      '--after-round, --barometer : classement après le tour N, ou après chacun ; les résultats veulent la colonne round.',
      'Un relais compte si le règlement y donne quelque chose et si chaque ligne dit son tour : qui n’a pas de ligne dans un tour était au relais.',
    ].join('\n'),
  entries: 'Quel fichier parle des inscrits ? --entries inscrits.csv',
  ties: (presets, criteria) =>
    `Comment départager ? Un modèle parmi ${presets}, ou des critères une fois chacun, avec des virgules : ${criteria}. --ties own-meetings,lot`,
  basis: (known) => `Par quoi classer des nombres d’étuis inégaux ? ${known} : --basis factored-total`,
  leastBoards: 'Quel pourcentage des étuis faut-il pour une place ? Un nombre entier de 1 à 100 : --least-boards 50',
  handicap: 'En quoi sont les handicaps ? --handicap percent ou --handicap points',
  percentOfNothing:
    'Les places ne vont pas au pourcentage ici : il n’y en a pas auquel ajouter. Employez --handicap points.',
  leastInStratum: 'Combien d’inscrits faut-il à une strate ? Un nombre entier : --least-in-stratum 5',
  afterRound: 'Après quel tour ? --after-round 3, ou après chacun : --barometer',
  noRound: 'la ligne ne dit pas son tour. Écrivez-le dans la colonne round, un nombre entier à partir de 1.',
  roundBeyond: (last) =>
    `Le fichier a ${last === 1 ? 'un seul tour. Demandez-le' : `${last} tours. Demandez l’un d’eux`} : --after-round ${last}`,
  withdrawnWithoutDue: (entry) =>
    `${entry} a abandonné, mais aucune ligne des résultats ne dit ce qui lui restait à jouer. Ajoutez ces étuis avec NP dans award.`,
  withdrawnPlayer: (entry) =>
    `${entry} ne peut abandonner un tournoi individuel : quelqu’un prend la place. Écrivez les étuis restants comme attributions.`,
  penaltyUnit: {
    matchpoints: 'les totaux sont des points-match. Donnez la pénalité en matchpoints ou percent (d’un top).',
    imps: 'les totaux sont des IMPs. Donnez la pénalité en imps.',
  },
  sitOutsUnknown:
    'Ce règlement donne quelque chose pour les étuis manqués au relais. Le fichier ne dit pas qui était au relais : écrivez le tour de chaque ligne dans la colonne round.',
  cancelled: (entry) =>
    `${entry} a abandonné avant la moitié de ses étuis : ses résultats sont annulés (EBU White Book 2.4.4).`,
  stands: (entry) =>
    `${entry} a abandonné après la moitié de ses étuis : ses résultats demeurent, et qui devait la rencontrer a moyenne plus (EBU White Book 2.4.4).`,
  name: 'Nom',
  penalties: 'Pénalité',
  basisHead: { average: '', total: 'Total', 'factored-total': 'Carte pleine' },
  withHandicap: 'Handicap',
  placeByHandicap: 'Place H',
  stratum: 'Strate',
  remark: 'Remarque',
};

export const rankingCommandWords = dictionary<RankingCommandWords>({ en, fr });
