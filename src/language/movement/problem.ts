/** Sentences for the problems of movements. */
import type { MovementProblem, SpecProblem } from '../../movement/problem.ts';
import type { Language } from '../../language.ts';
import { familyWords } from './families.ts';
import { formatList, joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';

type Code = MovementProblem['code'];
type ProblemOf<C extends Code> = Extract<MovementProblem, { readonly code: C }>;

interface Words {
  readonly spec: { readonly [C in SpecProblem['code']]: (problem: SpecProblem) => string };
  readonly found: { readonly [C in Code]: (problem: ProblemOf<C>) => string };
}

/** Why a movement cannot be built as asked, and what is possible instead. */
export function specProblemSentence(problem: SpecProblem, language: Language): string {
  return WORDS[language].spec[problem.code](problem);
}

/** The sentence of a problem that the validator found. */
export function movementProblemSentence(problem: MovementProblem, language: Language): string {
  const say = WORDS[language].found[problem.code] as (problem: MovementProblem) => string;
  return say(problem);
}

/** 2 to 14, or 8, 9 or 10. */
function someOf(
  { least, most, possible }: Pick<SpecProblem, 'least' | 'most' | 'possible'>,
  language: Language,
): string {
  return possible ? formatList(possible, language, 'or') : `${least} ${joints[language].to} ${most}`;
}

const en: Words = {
  spec: {
    tables: ({ movement, given, ...figures }) =>
      `A ${familyWords.en[movement].name} has ${someOf(figures, 'en')} tables, not ${given}. Choose another movement or other tables.`,
    rounds: ({ movement, given, ...figures }) =>
      `This ${familyWords.en[movement].name} has ${someOf(figures, 'en')} rounds, not ${given}. ${figures.possible ? 'Choose one of these.' : 'Ask for fewer.'}`,
    'boards-per-round': ({ least, most, given }) => `A round has ${least} to ${most} boards, not ${given}.`,
    'arrow-switch': ({ most, given }) =>
      most === 0
        ? 'A single round can’t be arrow-switched: there would be nothing to exchange with.'
        : `At least one round is played without arrow switch: at most ${most} rounds can be switched, not ${given}.`,
  },
  found: {
    'not-as-asked': ({ what }) => `The schedule differs from what was asked for: ${asked.en[what]}.`,
    'table-missing': ({ round, table }) => `Round ${round}: table ${table} is missing.`,
    'table-twice': ({ round, table }) => `Round ${round}: table ${table} is there twice.`,
    'table-unknown': ({ round, table }) => `Round ${round}: there is no table ${table}.`,
    'set-unknown': ({ round, table, set }) => `Round ${round}, table ${table}: there is no board set ${set}.`,
    'pair-unknown': ({ round, table, pair }) => `Round ${round}, table ${table}: there is no pair ${pair}.`,
    'against-itself': ({ round, table, pair }) => `Round ${round}, table ${table}: pair ${pair} plays against itself.`,
    'wrong-line': ({ round, table, pair }) => `Round ${round}, table ${table}: pair ${pair} sits in the other line.`,
    'seated-twice': ({ round, pair }) => `Round ${round}: pair ${pair} sits in two places.`,
    'not-seated': ({ round, pair }) => `Round ${round}: pair ${pair} has no place.`,
    replay: ({ round, table, pair, set, earlier }) =>
      `Round ${round}, table ${table}: pair ${pair} has already played board set ${set}, in round ${earlier}.`,
    'not-shared': ({ round, set, tables }) =>
      `Round ${round}: board set ${set} is at tables ${tables.join(', ')} at once, and they are not meant to share.`,
    'half-switched': ({ round }) => `Round ${round}: North-South and East-West do not exchange at every table alike.`,
    'pairs-walk': ({ round }) => `After round ${round} the pairs do not move as this movement announces.`,
    'boards-walk': ({ round }) => `After round ${round} the boards do not go down one table.`,
    'repeat-opponents': ({ pair, opponent, times }) => `Pairs ${pair} and ${opponent} meet ${times} times.`,
    'few-boards': ({ pairs, boards, of }) =>
      `${pairs} ${pairs === 1 ? 'pair plays' : 'pairs play'} fewer than 70 % of the boards, ${boards} of ${of} at the least.`,
    'uneven-tops': ({ least, most }) =>
      `Boards are played ${least} to ${most} times; their scores are brought to the same number of results.`,
    sharing: ({ rounds, tables }) => `In ${rounds} ${rounds === 1 ? 'round' : 'rounds'} ${tables} tables share boards.`,
    'bye-stands': ({ places }) => `Boards rest in ${places} places between tables.`,
    'sit-outs': ({ pair, times }) => `Pair ${pair} sits out ${times} times.`,
    'long-walk': ({ pairs, tables }) =>
      `${pairs} ${pairs === 1 ? 'pair walks' : 'pairs walk'} past up to ${tables} tables at a change of round.`,
    'never-changes-direction': ({ pairs }) =>
      pairs.length === 1
        ? `Pair ${pairs.join()} never changes direction.`
        : `Pairs ${pairs.join(', ')} never change direction.`,
    'half-table': ({ pair, best, balance }) =>
      `The half table is better without pair ${best} than without pair ${pair}: balance ${Math.round(balance)}.`,
    'fields-apart': () => 'One ranking holds pairs that are never compared with each other.',
  },
};

const fr: Words = {
  spec: {
    tables: ({ movement, given, ...figures }) =>
      `Un ${familyWords.fr[movement].name} a ${figures.possible ? '' : 'de '}${someOf(figures, 'fr')} tables, pas ${given}. Choisissez un autre mouvement ou un autre nombre de tables.`,
    rounds: ({ movement, given, ...figures }) =>
      `Ce ${familyWords.fr[movement].name} a ${figures.possible ? '' : 'de '}${someOf(figures, 'fr')} tours, pas ${given}. ${figures.possible ? 'Choisissez parmi ceux-là.' : 'Demandez-en moins.'}`,
    'boards-per-round': ({ least, most, given }) => `Un tour a de ${least} à ${most} étuis, pas ${given}.`,
    'arrow-switch': ({ most, given }) =>
      most === 0
        ? 'Un tour unique ne peut pas être inversé : il n’y aurait rien à échanger.'
        : `Au moins un tour se joue sans inversion des lignes : ${most} tours au plus peuvent être inversés, pas ${given}.`,
  },
  found: {
    'not-as-asked': ({ what }) => `Le mouvement diffère de ce qui a été demandé : ${asked.fr[what]}.`,
    'table-missing': ({ round, table }) => `Tour ${round} : la table ${table} manque.`,
    'table-twice': ({ round, table }) => `Tour ${round} : la table ${table} figure deux fois.`,
    'table-unknown': ({ round, table }) => `Tour ${round} : il n’y a pas de table ${table}.`,
    'set-unknown': ({ round, table, set }) => `Tour ${round}, table ${table} : il n’y a pas de groupe d’étuis ${set}.`,
    'pair-unknown': ({ round, table, pair }) => `Tour ${round}, table ${table} : il n’y a pas de paire ${pair}.`,
    'against-itself': ({ round, table, pair }) =>
      `Tour ${round}, table ${table} : la paire ${pair} joue contre elle-même.`,
    'wrong-line': ({ round, table, pair }) =>
      `Tour ${round}, table ${table} : la paire ${pair} est assise dans l’autre ligne.`,
    'seated-twice': ({ round, pair }) => `Tour ${round} : la paire ${pair} est assise à deux places.`,
    'not-seated': ({ round, pair }) => `Tour ${round} : la paire ${pair} n’a pas de place.`,
    replay: ({ round, table, pair, set, earlier }) =>
      `Tour ${round}, table ${table} : la paire ${pair} a déjà joué le groupe d’étuis ${set}, au tour ${earlier}.`,
    'not-shared': ({ round, set, tables }) =>
      `Tour ${round} : le groupe d’étuis ${set} est à la fois aux tables ${tables.join(', ')}, qui ne doivent pas partager.`,
    'half-switched': ({ round }) =>
      `Tour ${round} : l’inversion de Nord-Sud et Est-Ouest n’est pas la même à toutes les tables.`,
    'pairs-walk': ({ round }) => `Après le tour ${round}, les paires ne se déplacent pas comme ce mouvement l’annonce.`,
    'boards-walk': ({ round }) => `Après le tour ${round}, les étuis ne descendent pas d’une table.`,
    'repeat-opponents': ({ pair, opponent, times }) =>
      `Les paires ${pair} et ${opponent} se rencontrent ${times} fois.`,
    'few-boards': ({ pairs, boards, of }) =>
      `${pairs} ${pairs === 1 ? 'paire joue' : 'paires jouent'} moins de 70 % des étuis, ${boards} sur ${of} au moins.`,
    'uneven-tops': ({ least, most }) =>
      `Les étuis sont joués de ${least} à ${most} fois ; leurs marques sont ramenées au même nombre de résultats.`,
    sharing: ({ rounds, tables }) =>
      `Pendant ${rounds} ${rounds === 1 ? 'tour' : 'tours'}, ${tables} tables partagent leurs étuis.`,
    'bye-stands': ({ places }) => `Il faut ${places} guéridons.`,
    'sit-outs': ({ pair, times }) => `La paire ${pair} a ${times} relais.`,
    'long-walk': ({ pairs, tables }) =>
      `${pairs} ${pairs === 1 ? 'paire passe' : 'paires passent'} devant ${tables} tables au plus entre deux tours.`,
    'never-changes-direction': ({ pairs }) =>
      pairs.length === 1
        ? `La paire ${pairs.join()} ne change jamais d’orientation.`
        : `Les paires ${pairs.join(', ')} ne changent jamais d’orientation.`,
    'half-table': ({ pair, best, balance }) =>
      `La demi-table est meilleure sans la paire ${best} que sans la paire ${pair} : équilibre ${Math.round(balance)}.`,
    'fields-apart': () => 'Un même classement réunit des paires qui ne sont jamais comparées.',
  },
};

const asked = {
  en: {
    tables: 'the number of tables',
    rounds: 'the number of rounds',
    boardsPerRound: 'the boards of a round',
    sets: 'the number of board sets',
    winners: 'the number of rankings',
    phantom: 'the missing pair',
  },
  fr: {
    tables: 'le nombre de tables',
    rounds: 'le nombre de tours',
    boardsPerRound: 'les étuis d’un tour',
    sets: 'le nombre de groupes d’étuis',
    winners: 'le nombre de classements',
    phantom: 'la paire absente',
  },
};

const WORDS = dictionary<Words>({ en, fr });
