/** How a season is ranked, in words: short for a tab, and as a sentence. */
import type { SeasonRule } from '../../season/rule.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

interface RuleWords {
  readonly best: (count: number) => string;
  readonly drop: string;
  readonly all: (rule: SeasonRule) => string;
  readonly places: string;
  readonly masterpoints: string;
  readonly pairs: string;
  readonly ofPairs: (name: string) => string;
  readonly sentence: (rule: SeasonRule) => string;
}

/** 1 session, 2 sessions. */
const sessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

const en: RuleWords = {
  best: (count) => `Best ${count}`,
  drop: 'Lowest dropped',
  all: ({ total, least }) => {
    const name = total === 'mean' ? 'Mean' : 'Total';
    return least > 1 ? `${name}, ${least} or more` : name;
  },
  places: 'Places',
  masterpoints: 'Masterpoints',
  pairs: 'Partnerships',
  ofPairs: (name) => `${name}, pairs`,
  sentence: ({ by, worth, counting, total, least, partners, clubs, ties }) => {
    const whose = by === 'player' ? 'a player’s' : 'a partnership’s';
    const what =
      counting.kind === 'best'
        ? `${whose} best ${sessions(counting.count)}`
        : counting.kind === 'all'
          ? `all of ${whose} sessions`
          : `${whose} sessions, from ${counting.from} on without the lowest for ${counting.every === 1 ? 'each' : `every ${counting.every}`} more`;
    const where = clubs.length === 0 ? '' : ` at each of: ${clubs.join(', ')}`;
    const lines = [
      `${total === 'mean' ? 'Mean' : 'Sum'} of ${what}${where}${least > 1 ? `, ${least} at least` : ''}.`,
      ...(worth.kind === 'place'
        ? [`Points by place: ${worth.points.join(', ')}; a shared place takes its points whole.`]
        : []),
      ...(worth.kind === 'masterpoints' ? ['A session is worth the masterpoints that the player has of it.'] : []),
      ...(partners > 1 && by === 'player' ? [`At least ${partners} different partners.`] : []),
      ...(ties === 'best-results' ? ['Ties are split by the best result, then the next.'] : []),
      ...(ties === 'sessions' ? ['Ties are split by sessions played.'] : []),
    ];
    return lines.join(' ');
  },
};

const fr: RuleWords = {
  best: (count) => (count === 1 ? 'La meilleure' : `Les ${count} meilleures`),
  drop: 'La plus basse retirée',
  all: ({ total, least }) => {
    const name = total === 'mean' ? 'Moyenne' : 'Total';
    return least > 1 ? `${name}, ${least} au moins` : name;
  },
  places: 'Places',
  masterpoints: 'Points d’expert',
  pairs: 'Paires',
  ofPairs: (name) => `${name}, paires`,
  sentence: ({ by, worth, counting, total, least, partners, clubs, ties }) => {
    const whose = by === 'player' ? 'd’un joueur' : 'd’une paire';
    const what =
      counting.kind === 'best'
        ? counting.count === 1
          ? `de la meilleure séance ${whose}`
          : `des ${counting.count} meilleures séances ${whose}`
        : counting.kind === 'all'
          ? `de toutes les séances ${whose}`
          : `des séances ${whose}, à partir de ${counting.from} sans la plus basse pour ${counting.every === 1 ? 'chacune' : `${counting.every}`} de plus`;
    const where = clubs.length === 0 ? '' : ` dans chacun de : ${clubs.join(', ')}`;
    const lines = [
      `${total === 'mean' ? 'Moyenne' : 'Somme'} ${what}${where}${least > 1 ? `, ${least} au moins` : ''}.`,
      ...(worth.kind === 'place'
        ? [`Points par place : ${worth.points.join(', ')} ; une place partagée prend ses points entiers.`]
        : []),
      ...(worth.kind === 'masterpoints' ? ['Une séance vaut les points d’expert que le joueur en a.'] : []),
      ...(partners > 1 && by === 'player' ? [`Au moins ${partners} partenaires différents.`] : []),
      ...(ties === 'best-results' ? ['Les égalités sont départagées par le meilleur résultat, puis le suivant.'] : []),
      ...(ties === 'sessions' ? ['Les égalités sont départagées par les séances jouées.'] : []),
    ];
    return lines.join(' ');
  },
};

const words = dictionary<RuleWords>({ en, fr });

/** A few words: Best 8, Lowest dropped, Partnerships. */
export function seasonRuleName(rule: SeasonRule, language: Language): string {
  const { best, drop, all, places, masterpoints, pairs, ofPairs } = words[language];
  const { by, worth, counting } = rule;
  if (by === 'pair' && worth.kind === 'percent' && counting.kind === 'all') return pairs;
  const ofCounting = counting.kind === 'best' ? best(counting.count) : counting.kind === 'drop' ? drop : all(rule);
  const name = { percent: ofCounting, place: places, masterpoints }[worth.kind];
  return by === 'pair' ? ofPairs(name) : name;
}

/** Mean of a player’s best 8 sessions, 8 at least. */
export function seasonRuleSentence(rule: SeasonRule, language: Language): string {
  return words[language].sentence(rule);
}
