/** What movements are called. */
import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { familyOf } from '../../movement/family-of.ts';
import { skipAfter, type MitchellSpec } from '../../movement/families/mitchell.ts';
import type { MovementSpec } from '../../movement/movement.ts';
import { hasLines, phantomOf } from '../../movement/pairs.ts';
import { sectionLetter } from '../../movement/sections/letter.ts';
import { sideNamesShort } from '../game/seats.ts';
import { formatList } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';
import { familyWords } from './families.ts';

const en = {
  mitchell: { straight: 'Mitchell', share: 'Share-and-relay Mitchell', relay: 'Relay Mitchell', skip: 'Skip Mitchell' },
  setCount: (sets: number) => `${sets} sets`,
  doubleHesitation: 'Double hesitation Mitchell',
  oneAndAHalf: 'One-and-a-half table appendix Mitchell',
  withoutInLine: (line: Side, pair: number) => `without ${sideNamesShort.en[line]} ${pair}`,
  without: (pair: number) => `without pair ${pair}`,
  roundsFewer: (rounds: number) => `${numberInEnglish(rounds)} ${rounds === 1 ? 'round' : 'rounds'} fewer`,
  recorded: 'From a file',
  roundsOf: (rounds: number, full: number) => `${rounds} of ${full} rounds`,
  switched(first: number, last: number) {
    if (first === last) return `round ${first} arrow-switched`;
    return `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last} arrow-switched`;
  },
};

type NameWords = typeof en;

const fr: NameWords = {
  mitchell: {
    straight: 'Mitchell',
    share: 'Mitchell guéridon',
    relay: 'Mitchell guéridon',
    skip: 'Mitchell avec saut',
  },
  setCount: (sets) => `${sets} groupes d’étuis`,
  doubleHesitation: 'Mitchell à double hésitation',
  oneAndAHalf: 'Mitchell à appendice d’une table et demie',
  withoutInLine: (line, pair) => `sans ${sideNamesShort.fr[line]} ${pair}`,
  without: (pair) => `sans la paire ${pair}`,
  roundsFewer: (rounds) => `${numberInFrench(rounds)} ${rounds === 1 ? 'tour' : 'tours'} de moins`,
  recorded: 'D’un fichier',
  roundsOf: (rounds, full) => `${rounds} tours sur ${full}`,
  switched(first, last) {
    if (first === last) return `lignes inversées au tour ${first}`;
    const rounds = last === first + 1 ? `aux tours ${first} et ${last}` : `des tours ${first} à ${last}`;
    return `lignes inversées ${rounds}`;
  },
};

const nameWords = dictionary<NameWords>({ en, fr });

/** A name counts up to this many omitted rounds; for more it gives the number of rounds played. */
const MOST_ROUNDS_FEWER = 3;

/** What a movement is called that came in with a file, and has no name of its own. */
export function recordedName(language: Language): string {
  return nameWords[language].recorded;
}

/** A movement's name: Mitchell; Mitchell, rounds 12 and 13 arrow-switched; Howell without pair 10, one round fewer. */
export function movementName(spec: MovementSpec, language: Language): string {
  const words = nameWords[language];
  if (spec.kind === 'own') return spec.name === '' ? recordedName(language) : spec.name;
  const full = fullRounds(spec);
  const fewer = full - spec.rounds;
  const parts = [`${familyName(spec, language)}${missingPair(spec, words)}`];
  if (fewer > 0) parts.push(fewer > MOST_ROUNDS_FEWER ? words.roundsOf(spec.rounds, full) : words.roundsFewer(fewer));
  if (hasLines(spec) && spec.arrowSwitch > 0) {
    parts.push(words.switched(spec.rounds - spec.arrowSwitch + 1, spec.rounds));
  }
  return parts.join(', ');
}

/**
 * The movements of a choice: Mitchell; for several sections A and B Mitchell, or A Mitchell, B Web Mitchell (7 sets).
 */
export function choiceName(
  { spec, further }: { readonly spec: MovementSpec; readonly further: readonly MovementSpec[] },
  language: Language,
): string {
  return namesBySection(
    [spec, ...further].map((each) => movementName(each, language)),
    language,
  );
}

/** The names of the movements of several sections, each once with the letters of its sections. */
export function namesBySection(names: readonly string[], language: Language): string {
  const [first = ''] = names;
  if (names.length <= 1) return first;
  const letters = Map.groupBy(names.keys(), (place) => names[place]);
  return [...letters].map(([each, places]) => `${formatList(places.map(sectionLetter), language)} ${each}`).join(', ');
}

/** Rounds of the complete movement; with revenge rounds beyond it there are none fewer. */
function fullRounds(spec: MovementSpec): number {
  const { complete, rounds } = familyOf(spec).bounds(spec);
  return Math.max(complete ?? rounds, spec.rounds);
}

function familyName(spec: MovementSpec, language: Language): string {
  const words = nameWords[language];
  if (spec.kind === 'mitchell') return words.mitchell[walkOf(spec)];
  if (spec.kind === 'appendix' && spec.phantom === 'NS') return words.oneAndAHalf;
  if (spec.kind === 'reduced-howell' && spec.sets === spec.tables + 2) return words.doubleHesitation;
  const { name } = familyWords[language][spec.kind];
  const { sets, setsToChoose } = familyOf(spec).bounds(spec);
  return setsToChoose ? `${name} (${words.setCount(sets)})` : name;
}

/** What makes the Mitchell of an even number of tables work; nothing is shared opposite a missing North-South pair. */
function walkOf(spec: MitchellSpec): keyof NameWords['mitchell'] {
  if (spec.tables % 2 === 1) return 'straight';
  if (spec.even === 'share') return spec.phantom === 'NS' ? 'relay' : 'share';
  return skipAfter(spec) === null ? 'straight' : 'skip';
}

/** A movement of two lines names the missing pair by its line and its number there. */
function missingPair(spec: MovementSpec, words: NameWords): string {
  const phantom = phantomOf(spec);
  // A rover and an appendix of one and a half tables have their half table in the name.
  if (phantom === null || spec.kind === 'rover' || (spec.kind === 'appendix' && spec.phantom === 'NS')) return '';
  const inLine = hasLines(spec) && spec.arrowSwitch === 0 ? spec.phantom : null;
  return ` ${inLine ? words.withoutInLine(inLine, spec.tables) : words.without(phantom)}`;
}
