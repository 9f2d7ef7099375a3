/** The words of `etui ladder`: usage, output and wrong calls. */
import { dictionary } from '../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- ladder SESSIONS.csv --rule mean|best|drop|place-points [--count N] [--least N] [--from N --every N] [--points 3,2,1] [--by player|pair] [--total mean|sum] [--partners N] [--ties shared|best-results|sessions] [--language en|fr] [--json]',
    'The ranking of a season from what its sessions gave.',
    'SESSIONS.csv, a line a pair and session: session, place, percent (58.33 or 175/3) or imps (IMPs a board, which count 50 + 6.48 each), player1, player2.',
    '--rule mean: all sessions; best: the best --count; drop: from --from sessions on, the lowest is dropped for every --every more; place-points: --points of the place, which a shared place takes whole, divided by sessions.',
    '--least: sessions needed for a place, 1 if left out; --partners: different partners needed. --by pair ranks partnerships.',
    '--total sum adds up what counts instead of dividing it. --ties: equal figures share a place, or are split by the best results, or by sessions played.',
  ].join('\n'),
  file: 'Which file? ladder sessions.csv --rule best --count 8',
  rule: 'By which rule? --rule mean, best, drop or place-points',
  count: 'How many of the best count? A whole number: --count 8',
  least: 'How many sessions does a place need? A whole number: --least 8',
  drop: 'From how many sessions on is one dropped, and for every how many more? --from 5 --every 2',
  points: 'Which points has each place? Numbers that do not rise: --points 3,2,1',
  by: 'Who is ranked? --by player or --by pair',
  total: 'Is what counts divided or added up? --total mean or --total sum',
  partners: 'How many partners does a place need? A whole number: --partners 2',
  ties: 'How are equal figures split? --ties shared, best-results or sessions',
  place: 'Place',
  player: 'Player',
  pair: 'Pair',
  sessions: 'Sessions',
  counted: 'Counted',
  percent: '%',
  pointsHead: 'Points',
};

type LadderCommandWords = typeof en;

const fr: LadderCommandWords = {
  usage: [
    'Emploi : npm run -s etui -- ladder SEANCES.csv --rule mean|best|drop|place-points [--count N] [--least N] [--from N --every N] [--points 3,2,1] [--by player|pair] [--total mean|sum] [--partners N] [--ties shared|best-results|sessions] [--language en|fr] [--json]',
    'Le classement d’une saison d’après ce que ses séances ont donné.',
    'SEANCES.csv, une paire et une séance par ligne : session, place, percent (58,33 ou 175/3) ou imps (IMPs par étui, qui comptent 50 + 6,48 chacun), player1, player2.',
    '--rule mean : toutes les séances ; best : les --count meilleures ; drop : à partir de --from séances, la plus basse est retirée pour chaque --every de plus ; place-points : les --points de la place, qu’une place partagée prend entiers, divisés par les séances.',
    '--least : séances nécessaires pour une place, 1 sans elle ; --partners : partenaires différents nécessaires. --by pair classe les paires.',
    '--total sum additionne ce qui compte au lieu de le diviser. --ties : les scores égaux partagent une place, ou sont départagés par les meilleurs résultats, ou par les séances jouées.',
  ].join('\n'),
  file: 'Quel fichier ? ladder seances.csv --rule best --count 8',
  rule: 'Selon quelle règle ? --rule mean, best, drop ou place-points',
  count: 'Combien des meilleures comptent ? Un nombre entier : --count 8',
  least: 'Combien de séances faut-il pour une place ? Un nombre entier : --least 8',
  drop: 'À partir de combien de séances en retire-t-on une, et pour chaque combien de plus ? --from 5 --every 2',
  points: 'Quels points pour chaque place ? Des nombres qui ne montent pas : --points 3,2,1',
  by: 'Qui est classé ? --by player ou --by pair',
  total: 'Ce qui compte est-il divisé ou additionné ? --total mean ou --total sum',
  partners: 'Combien de partenaires faut-il pour une place ? Un nombre entier : --partners 2',
  ties: 'Comment départager les scores égaux ? --ties shared, best-results ou sessions',
  place: 'Place',
  player: 'Joueur',
  pair: 'Paire',
  sessions: 'Séances',
  counted: 'Comptées',
  percent: '%',
  pointsHead: 'Points',
};

export const ladderCommandWords = dictionary<LadderCommandWords>({ en, fr });
