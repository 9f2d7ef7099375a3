/** The words of `etui draw`. */
import { formatRuns } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  usage: (rules: string, scales: string) =>
    [
      `Usage: npm run -s etui -- draw ENTRIES.csv MATCHES.csv --round N [--rule ${rules}] [--late] [--rounds TOTAL] [--first halves|lot] [--forbid A-B,...] [--force A-B,...] [--scale SCALE|--table FILE.csv --boards N] [--bye VP] [--odd bye|half-matches [--pairs]] [--language en|fr] [--json]`,
      'The draw of a round of a Swiss: who meets whom, who is at home, who has the bye, and why. Both files are those of etui standings; matches of this round and later ones are left aside, and who has withdrawn isn’t drawn.',
      '--rule: top, the highest meets the next it has not met (the default); closest, the least sum of squared differences of totals; score-groups, of wins. Nobody meets twice where that can be.',
      '--late: by the standing before the round in play, whose opponents aren’t met again.',
      '--first: before there is a standing, number i meets i + half of the field, or from the top of the lot.',
      `--scale, which makes victory points of IMPs in a match of --boards: ${scales}. --bye: what a round without opponents gives.`,
      '--odd half-matches: of an odd number nobody has a bye; the lowest three play half a match against both others. With --pairs the three share a table: the highest plays both halves, and each of the others sits one out.',
    ].join('\n'),
  files: 'Which files? draw entries.csv matches.csv --round 4',
  round: 'Which round is to be drawn? A whole number: --round 4',
  rule: (rule: string, known: string) => `${rule} is no rule of a draw. Known: ${known}.`,
  first: (known: string) => `How is the first round drawn? One of ${known}: --first lot`,
  rounds: 'How many rounds in all? A whole number, not less than the round: --rounds 6',
  pairs: 'Which matches? Two numbers with a hyphen, commas between matches: --forbid 3-7,2-9',
  odd: (known: string) => `What does an odd number come to? One of ${known}: --odd half-matches`,
  noHalves: 'No three who have not met leave the others a draw without a rematch: somebody has a bye.',
  noShared:
    'No three of whom the highest can meet both others leave the others a draw without a rematch: somebody has a bye.',
  table: 'Table',
  home: 'Home',
  away: 'Away',
  why: 'Why',
  bye: 'bye',
  noMatches: (rounds: readonly number[]) =>
    `The file has no match of ${rounds.length === 1 ? 'round' : 'rounds'} ${formatRuns(rounds, 'en')}: the draw goes by the others.`,
  notPlayed: (count: number) => (count === 1 ? '1 match is not played yet.' : `${count} matches are not played yet.`),
  rematches: (count: number) =>
    count === 1 ? 'One match of this draw is a rematch.' : `${count} matches of this draw are rematches.`,
  certain: (rounds: number) =>
    `With so many entries a draw without a rematch is certain up to round ${rounds}; after it, there may be none.`,
};

type DrawCommandWords = typeof en;

const fr: DrawCommandWords = {
  usage: (rules, scales) =>
    [
      `Emploi : npm run -s etui -- draw INSCRITS.csv MATCHES.csv --round N [--rule ${rules}] [--late] [--rounds TOTAL] [--first halves|lot] [--forbid A-B,...] [--force A-B,...] [--scale ÉCHELLE|--table FICHIER.csv --boards N] [--bye PV] [--odd bye|half-matches [--pairs]] [--language en|fr] [--json]`,
      'Le tirage d’un tour de suisse : qui rencontre qui, qui reçoit, qui est exempt, et pourquoi. Les deux fichiers sont ceux d’etui standings ; les matchs de ce tour et des suivants sont ignorés, et qui a abandonné n’est pas tiré.',
      '--rule : top, le plus haut rencontre le suivant qu’il n’a pas rencontré (par défaut) ; closest, la plus petite somme des carrés des écarts de total ; score-groups, de victoires. Nul ne se rencontre deux fois si c’est possible.',
      '--late : d’après le classement d’avant le tour en cours, dont les rencontres ne se répètent pas.',
      '--first : sans classement encore, le numéro i rencontre i + la moitié, ou dans l’ordre du tirage au sort.',
      `--scale, qui fait des points de victoire avec les IMPs d’un match de --boards : ${scales}. --bye : ce que donne un tour sans adversaire.`,
      '--odd half-matches : dans un nombre impair, personne n’est exempt ; les trois derniers jouent un demi-match contre les deux autres. Avec --pairs, les trois se partagent une table : le premier joue les deux moitiés, et chacun des autres en attend une.',
    ].join('\n'),
  files: 'Quels fichiers ? draw inscrits.csv matches.csv --round 4',
  round: 'Quel tour faut-il tirer ? Un nombre entier : --round 4',
  rule: (rule, known) => `${rule} n’est pas une règle de tirage. Connues : ${known}.`,
  first: (known) => `Comment tirer le premier tour ? L’un de ${known} : --first lot`,
  rounds: 'Combien de tours en tout ? Un nombre entier, pas moins que le tour : --rounds 6',
  pairs: 'Quels matchs ? Deux numéros avec un trait d’union, une virgule entre les matchs : --forbid 3-7,2-9',
  odd: (known) => `Que faire d’un nombre impair ? L’un de ${known} : --odd half-matches`,
  noHalves:
    'Pas de trois qui ne se soient rencontrés en laissant aux autres un tirage sans rencontre répétée : un est exempt.',
  noShared:
    'Il n’y a pas trois paires dont la première puisse rencontrer les deux autres en laissant aux autres un tirage sans rencontre répétée : une est exempte.',
  table: 'Table',
  home: 'Reçoit',
  away: 'Visite',
  why: 'Pourquoi',
  bye: 'exempt',
  noMatches: (rounds) =>
    `Le fichier n’a aucun match ${rounds.length === 1 ? 'du tour' : 'des tours'} ${formatRuns(rounds, 'fr')} : le tirage se fait d’après les autres.`,
  notPlayed: (count) => (count === 1 ? '1 match n’est pas encore joué.' : `${count} matchs ne sont pas encore joués.`),
  rematches: (count) =>
    count === 1
      ? 'Un match de ce tirage répète une rencontre.'
      : `${count} matchs de ce tirage répètent une rencontre.`,
  certain: (rounds) =>
    `Avec tant d’inscrits, un tirage sans rencontre répétée est certain jusqu’au tour ${rounds} ; ensuite, il peut ne pas y en avoir.`,
};

export const drawCommandWords = dictionary<DrawCommandWords>({ en, fr });
