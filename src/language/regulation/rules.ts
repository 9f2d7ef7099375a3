import type { AverageKind, DatumFives, MatchRegulation, Regulation } from '../../scoring/regulation/regulation.ts';
import type { ChoiceRule, CompositeRule, SimpleRule } from '../../scoring/regulation/rules.ts';
import type { AfterSplit, TieBreakPreset } from '../../scoring/standing/tie-breaks.ts';
import { dictionary } from '../typography.ts';

/** The name of a rule, and its source. */
interface RuleWords {
  readonly label: string;
  readonly source: string;
}

interface ChoiceRuleWords<Value extends string> extends RuleWords {
  readonly choices: Readonly<Record<Value, string>>;
}

/** Every rule has words; those of a simple one are shown by its control, the others' by a control of their own. */
type WordsOfRules = {
  readonly [Name in SimpleRule]: Name extends ChoiceRule ? ChoiceRuleWords<Regulation[Name]> : RuleWords;
} & { readonly [Name in CompositeRule]: object };

/** Words of the settings screen where a club's own regulation is edited, rule by rule. */
const en = {
  club: {
    title: 'The club’s own regulation',
    none: 'A preset with some rules changed. Events that were started keep the rules they were started with.',
    make: 'Make our own',
    remove: 'Remove our own',
    putBack: 'Put our own back',
    name: 'Name',
    usualName: 'Our club',
    preset: 'Begins with',
    presetNote: 'Choosing another puts all rules back to that one’s.',
    notSaved: 'Not saved until the marked rules are corrected.',
    number: 'A number, such as 60.',
  },
  rules: {
    matchpoints: {
      label: 'Points for a score beaten, equalled, not reached',
      source: 'Law 78A; 1, ½ and 0 in the ACBL.',
      choices: { '2-1-0': '2, 1 and 0', '1-1/2-0': '1, ½ and 0' },
    },
    neuberg: {
      label: 'Boards with fewer results',
      source: 'EBU White Book 4.2.3; ACBLscore manual, page 92.',
      choices: {
        neuberg: 'Neuberg for any number',
        'neuberg-ebu': 'Neuberg, small groups as the EBU',
        'neuberg-acbl': 'Neuberg, small groups as the ACBL',
      },
    },
    boardRounding: {
      label: 'Matchpoints of a board are rounded',
      source: 'EBU White Book 4.2.3; ACBLscore manual, page 92; a published final of the FFB.',
      choices: {
        none: 'not at all',
        ebu: 'to 0.0001, halves away from average',
        acbl: 'to 0.01, halves up',
        ffb: 'to 0.1, East-West the rest of the top',
      },
    },
    splitScores: {
      label: 'A split score',
      source: 'EBU White Book 4.2.1.',
      choices: {
        'two-charts': 'each side in a chart of its own',
        'half-frequencies': 'each as half a result of one chart',
      },
    },
    artificial: {
      percents: { label: 'Average plus, average, average minus, in %', source: 'Law 12C2(a).' },
      imps: { label: 'The same in IMPs', source: 'EBU White Book 4.1.1.1. Whole IMPs.' },
      averages: {
        'average-plus': 'Average plus',
        average: 'Average',
        'average-minus': 'Average minus',
      } satisfies Record<AverageKind, string>,
      ownAverage: {
        label: 'The pair’s own average where that is more, or less',
        source: 'Law 12C2(c).',
        choices: { yes: 'Yes', no: 'No' },
      },
    },
    sitOut: {
      percent: 'A board missed by sitting out, in % of a top',
      imps: 'The same in IMPs',
      note: 'Empty: nothing, the pair has played fewer boards.',
    },
    crossImps: {
      label: 'Cross-IMPs',
      source: 'Law 78B. Places are the same by both while all boards have as many results.',
      choices: { sum: 'all comparisons added up', mean: 'their mean' },
    },
    shortCrossImps: {
      label: 'Cross-IMPs of boards with fewer results',
      source: 'EBU White Book 4.2.4; ACBLscore manual, page 83.',
      choices: { results: 'each result stands for more', comparisons: 'each comparison stands for more' },
    },
    butler: {
      drops: {
        label: 'Butler’s datum',
        source: 'EBU White Book 4.2.6; without the extremes as Australian clubs have it.',
        choices: { none: 'mean of all results', extremes: 'mean without the extremes', median: 'the middle result' },
      },
      extremes: {
        label: 'Highest and lowest left out, from so many results on',
        highest: 'Highest left out',
        lowest: 'Lowest left out',
        from: 'From so many results',
      },
      fives: {
        label: 'A datum that ends in five',
        source: 'The datum is a whole ten.',
        choices: { 'away-from-zero': 'away from 0', up: 'up' } satisfies Record<DatumFives, string>,
      },
    },
    unequalBoards: {
      label: 'Pairs with different numbers of boards are ranked by',
      source: 'No federation’s rule was found. A total for a full card as Compscore prints it.',
      choices: { average: 'their average', total: 'their total', 'factored-total': 'their total for a full card' },
    },
    leastBoards: {
      label: 'Least boards to be ranked, in %',
      source: 'Of the most boards that anybody has; 0: everybody is ranked. No federation’s rule was found.',
    },
    ties: {
      label: 'Ties of pairs',
      source:
        'Law 78D leaves it to the organiser; shared by EBU White Book 3.2. EBU 143.7 of an earlier White Book; French tournament code, article 81.',
      afterSplit: 'Pairs that are still tied',
    },
    matches: {
      averages: {
        label: 'Average plus and minus in a match',
        source:
          'Law 12C2; EBU White Book 3.3.7, 4.1.1.1. Average plus is then at least, average minus at most the team’s own.',
        choices: { fixed: '3 IMPs', own: 'or the team’s own average' } satisfies Record<
          MatchRegulation['averages'],
          string
        >,
      },
      boardDecimals: {
        label: 'IMPs of a board of a match are rounded',
        source: 'EBU White Book 4.2.6.1, 8.12.3. Only weighted scores make fractions.',
        choices: {
          none: 'not at all',
          whole: 'to whole IMPs',
          tenth: 'to tenths',
          'by-result': 'to whole IMPs for victory points, else to tenths',
        },
      },
    },
    victoryPoints: {
      label: 'Victory points of a match',
      source: 'WBF 2012; EBU White Book 3.1.1; ACBL tables for 6 to 11 boards.',
    },
    ownScale: {
      label: 'The club’s scale',
      note: 'A row is up to so many IMPs; the last is for all beyond. The first is the drawn match.',
      table: (number: number) => `Table ${number}`,
      least: (number: number) => `Table ${number}, from how many boards`,
      to: 'to',
      most: (number: number) => `Table ${number}, to how many boards`,
      boards: 'boards',
      upTo: 'Up to IMPs',
      winner: 'Winner',
      loser: 'Loser',
      beyond: 'beyond',
      cell: (what: string, table: number, row: number) => `${what}, table ${table}, row ${row}`,
      addRow: 'Add a row',
      removeRow: (row: number) => `Take out row ${row}`,
      addTable: 'Add a table for other numbers of boards',
      removeTable: 'Take out this table',
    },
    teamTies: {
      label: 'Ties of teams',
      source: 'Shared by EBU White Book 3.2. CBAI, Breaking ties. The WBF’s order is not from its text.',
      afterSplit: 'Teams that are still tied',
    },
    undertricks: {
      label: 'Undertricks',
      source: 'Law 77: doubled, not vulnerable, 100, 300, 500, 800. Before the Laws of 1987 the fourth made it 700.',
      choices: { 'since-1987': 'since 1987', 'before-1987': 'before 1987' },
    },
    shown: {
      label: 'Decimals of points, and of percentages and means',
      source: 'Nothing is counted so: only shown.',
      points: 'Decimals of points',
      percentages: 'Decimals of percentages',
    },
  } satisfies WordsOfRules,
  tieBreaks: {
    presets: {
      shared: 'shared',
      ebu: 'as the EBU (143.7)',
      ffb: 'as the FFB (article 81)',
      wbf: 'as the WBF',
      cbai: 'as the CBAI',
      own: 'our own order',
    } satisfies Record<TieBreakPreset | 'own', string>,
    criterion: (label: string, number: number) => `${label}, ${number}`,
    shared: 'the place is shared',
    noFurther: 'nothing further',
    afterSplit: { again: 'begin with the first again', onwards: 'go on with the next' } satisfies Record<
      AfterSplit,
      string
    >,
  },
};

type RegulationRuleWords = typeof en;

const fr: RegulationRuleWords = {
  club: {
    title: 'Le règlement du club',
    none: 'Un règlement connu dont quelques règles changent. Un tournoi commencé garde les règles de son début.',
    make: 'Faire le nôtre',
    remove: 'Supprimer le nôtre',
    putBack: 'Remettre le nôtre',
    name: 'Nom',
    usualName: 'Notre club',
    preset: 'Partir de',
    presetNote: 'En choisir un autre remet toutes les règles comme les siennes.',
    notSaved: 'Non enregistré tant que les règles marquées ne sont pas corrigées.',
    number: 'Un nombre, par exemple 60.',
  },
  rules: {
    matchpoints: {
      label: 'Points pour une marque battue, égalée, non atteinte',
      source: 'Loi 78A ; 1, ½ et 0 à l’ACBL.',
      choices: { '2-1-0': '2, 1 et 0', '1-1/2-0': '1, ½ et 0' },
    },
    neuberg: {
      label: 'Étuis avec moins de résultats',
      source: 'EBU White Book 4.2.3 ; manuel d’ACBLscore, page 92 ; une finale publiée de la FFB.',
      choices: {
        neuberg: 'Neuberg pour tout nombre',
        'neuberg-ebu': 'Neuberg, petits groupes comme l’EBU',
        'neuberg-acbl': 'Neuberg, petits groupes comme l’ACBL',
      },
    },
    boardRounding: {
      label: 'Les points-match d’un étui sont arrondis',
      source: 'EBU White Book 4.2.3 ; manuel d’ACBLscore, page 92.',
      choices: {
        none: 'pas du tout',
        ebu: 'à 0,0001, les moitiés loin de la moyenne',
        acbl: 'à 0,01, les moitiés vers le haut',
        ffb: 'à 0,1, Est-Ouest le reste du top',
      },
    },
    splitScores: {
      label: 'Une marque différente par camp',
      source: 'EBU White Book 4.2.1.',
      choices: {
        'two-charts': 'chaque camp dans son propre tableau',
        'half-frequencies': 'chacune comme un demi-résultat d’un seul tableau',
      },
    },
    artificial: {
      percents: { label: 'Moyenne plus, moyenne, moyenne moins, en %', source: 'Loi 12C2(a).' },
      imps: { label: 'Les mêmes en IMPs', source: 'EBU White Book 4.1.1.1. IMPs entiers.' },
      averages: { 'average-plus': 'Moyenne plus', average: 'Moyenne', 'average-minus': 'Moyenne moins' },
      ownAverage: {
        label: 'La moyenne de la paire si elle est supérieure, ou inférieure',
        source: 'Loi 12C2(c).',
        choices: { yes: 'Oui', no: 'Non' },
      },
    },
    sitOut: {
      percent: 'Un étui manqué par un relais, en % d’un top',
      imps: 'Le même en IMPs',
      note: 'Vide : rien, la paire a joué moins d’étuis.',
    },
    crossImps: {
      label: 'Cross-IMPs',
      source: 'Loi 78B. Même classement tant que tous les étuis ont autant de résultats.',
      choices: { sum: 'toutes les comparaisons additionnées', mean: 'leur moyenne' },
    },
    shortCrossImps: {
      label: 'Cross-IMPs des étuis avec moins de résultats',
      source: 'EBU White Book 4.2.4 ; manuel d’ACBLscore, page 83.',
      choices: { results: 'chaque résultat compte pour plus', comparisons: 'chaque comparaison compte pour plus' },
    },
    butler: {
      drops: {
        label: 'Datum du Butler',
        source: 'EBU White Book 4.2.6 ; sans les extrêmes comme les clubs australiens.',
        choices: {
          none: 'moyenne de tous les résultats',
          extremes: 'moyenne sans les extrêmes',
          median: 'le résultat du milieu',
        },
      },
      extremes: {
        label: 'Meilleurs et moins bons écartés, à partir de tant de résultats',
        highest: 'Meilleurs écartés',
        lowest: 'Moins bons écartés',
        from: 'À partir de tant de résultats',
      },
      fives: {
        label: 'Un datum qui finit par cinq',
        source: 'Le datum est une dizaine entière.',
        choices: { 'away-from-zero': 'loin de 0', up: 'vers le haut' },
      },
    },
    unequalBoards: {
      label: 'Des paires avec des nombres d’étuis différents sont classées d’après',
      source: 'Aucune règle de fédération trouvée. Le total ramené à une carte complète comme l’imprime Compscore.',
      choices: { average: 'leur moyenne', total: 'leur total', 'factored-total': 'leur total pour une carte complète' },
    },
    leastBoards: {
      label: 'Étuis au moins pour être classé, en %',
      source:
        'Du plus grand nombre d’étuis d’une paire ; 0 : toutes sont classées. Aucune règle de fédération trouvée.',
    },
    ties: {
      label: 'Ex aequo par paires',
      source:
        'La loi 78D le laisse à l’organisateur ; partagés selon l’EBU White Book 3.2. EBU 143.7 d’un White Book antérieur ; code français des tournois, article 81.',
      afterSplit: 'Les paires encore ex aequo',
    },
    matches: {
      averages: {
        label: 'Moyenne plus et moins dans un match',
        source:
          'Loi 12C2 ; EBU White Book 3.3.7, 4.1.1.1. Moyenne plus vaut alors au moins, moyenne moins au plus celle de l’équipe.',
        choices: { fixed: '3 IMPs', own: 'ou la propre moyenne de l’équipe' },
      },
      boardDecimals: {
        label: 'Les IMPs d’un étui de match sont arrondis',
        source: 'EBU White Book 4.2.6.1, 8.12.3. Seules les marques pondérées font des fractions.',
        choices: {
          none: 'pas du tout',
          whole: 'à l’IMP entier',
          tenth: 'au dixième',
          'by-result': 'à l’IMP entier pour des points de victoire, sinon au dixième',
        },
      },
    },
    victoryPoints: {
      label: 'Points de victoire d’un match',
      source: 'WBF 2012 ; EBU White Book 3.1.1 ; tables de l’ACBL pour 6 à 11 étuis.',
    },
    ownScale: {
      label: 'L’échelle du club',
      note: 'Une ligne va jusqu’à tant d’IMPs ; la dernière vaut pour tout ce qui est au-delà. La première est le match nul.',
      table: (number) => `Table ${number}`,
      least: (number) => `Table ${number}, à partir de combien d’étuis`,
      to: 'à',
      most: (number) => `Table ${number}, jusqu’à combien d’étuis`,
      boards: 'étuis',
      upTo: 'Jusqu’à IMPs',
      winner: 'Vainqueur',
      loser: 'Perdant',
      beyond: 'au-delà',
      cell: (what, table, row) => `${what}, table ${table}, ligne ${row}`,
      addRow: 'Ajouter une ligne',
      removeRow: (row) => `Retirer la ligne ${row}`,
      addTable: 'Ajouter une table pour d’autres nombres d’étuis',
      removeTable: 'Retirer cette table',
    },
    teamTies: {
      label: 'Ex aequo par équipes',
      source: 'Partagés selon l’EBU White Book 3.2. CBAI, Breaking ties. L’ordre de la WBF ne vient pas de son texte.',
      afterSplit: 'Les équipes encore ex aequo',
    },
    undertricks: {
      label: 'Levées de chute',
      source: 'Loi 77 : contré, non vulnérable, 100, 300, 500, 800. Avant les lois de 1987 la quatrième faisait 700.',
      choices: { 'since-1987': 'depuis 1987', 'before-1987': 'avant 1987' },
    },
    shown: {
      label: 'Décimales des points, puis des pourcentages et moyennes',
      source: 'Rien n’est calculé ainsi : c’est seulement montré.',
      points: 'Décimales des points',
      percentages: 'Décimales des pourcentages',
    },
  },
  tieBreaks: {
    presets: {
      shared: 'partagés',
      ebu: 'comme l’EBU (143.7)',
      ffb: 'comme la FFB (article 81)',
      wbf: 'comme la WBF',
      cbai: 'comme la CBAI',
      own: 'notre propre ordre',
    },
    criterion: (label, number) => `${label}, ${number}`,
    shared: 'la place est partagée',
    noFurther: 'rien de plus',
    afterSplit: { again: 'reprennent au premier critère', onwards: 'passent au suivant' },
  },
};

export const regulationRuleWords = dictionary<RegulationRuleWords>({ en, fr });
