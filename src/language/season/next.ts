/** What the next session can change for somebody, in sentences. */
import { compare, parseExact, subtract, type Exact, ZERO } from '../../scoring/numbers/exact.ts';
import type { NeededResult, NextSession } from '../../season/next-session.ts';
import type { SeasonRule } from '../../season/rule.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatShort } from '../numbers.ts';
import { dictionary, withPercentSign } from '../typography.ts';

/** Somebody in the ranking beside whose row a sentence stands. */
export interface Neighbour {
  readonly name: string;
  readonly figure: Exact;
  /** What they need to pass; of whoever is behind. */
  readonly passes: NeededResult | null;
}

/** What the sentences are about. */
export interface NextOfRow {
  readonly name: string;
  readonly figure: Exact;
  readonly next: NextSession;
  readonly ahead: Neighbour | null;
  readonly behind: Neighbour | null;
}

interface NextWords {
  readonly more: (figure: string) => string;
  readonly placed: (place: number) => string;
  readonly raises: { readonly [Kind in NeededResult['kind']]: (name: string, needed: string) => string };
  readonly passes: { readonly [Kind in NeededResult['kind']]: (name: string, ahead: string, needed: string) => string };
  readonly behind: (name: string, gap: string, needed: string) => string;
  readonly any: string;
  readonly places: (best: number, worst: number) => string;
  readonly canHavePlace: (best: number) => string;
}

const en: NextWords = {
  more: (figure) => `more than ${figure}`,
  placed: (place) => (place === 1 ? 'the first place' : `place ${place} or better`),
  raises: {
    any: (name) => `For ${name} any result raises the figure.`,
    more: (name, needed) => `For ${name} ${needed} raises the figure.`,
    none: (name) => `No result raises the figure of ${name}.`,
  },
  passes: {
    any: (name, ahead) => `${name} passes ${ahead} with any result, if ${ahead} stays away.`,
    more: (name, ahead, needed) => `${name} passes ${ahead} with ${needed}, if ${ahead} stays away.`,
    none: (name, ahead) => `${name} cannot pass ${ahead} in one session, if ${ahead} stays away.`,
  },
  behind: (name, gap, needed) => `${name}, ${gap} behind, passes with ${needed}.`,
  any: 'any result',
  places: (best, worst) => (best === worst ? `Place ${best} stays.` : `Places ${best} to ${worst} are possible.`),
  canHavePlace: (best) => `At best place ${best}.`,
};

const fr: NextWords = {
  more: (figure) => `plus de ${figure}`,
  placed: (place) => (place === 1 ? 'la première place' : `la place ${place} ou mieux`),
  raises: {
    any: (name) => `Pour ${name}, tout résultat améliore le score.`,
    more: (name, needed) => `Pour ${name}, ${needed} améliore le score.`,
    none: (name) => `Aucun résultat n’améliore le score de ${name}.`,
  },
  passes: {
    any: (name, ahead) => `${name} dépasse ${ahead} avec tout résultat, si ${ahead} ne vient pas.`,
    more: (name, ahead, needed) => `${name} dépasse ${ahead} avec ${needed}, si ${ahead} ne vient pas.`,
    none: (name, ahead) => `${name} ne peut dépasser ${ahead} en une séance, si ${ahead} ne vient pas.`,
  },
  behind: (name, gap, needed) => `${name}, à ${gap}, passe devant avec ${needed}.`,
  any: 'tout résultat',
  places: (best, worst) =>
    best === worst ? `La place ${best} est acquise.` : `Les places ${best} à ${worst} sont possibles.`,
  canHavePlace: (best) => `Au mieux la place ${best}.`,
};

const words = dictionary<NextWords>({ en, fr });
const PLACES = 2;

/** What the next session can change for somebody, and for whoever is just before and behind. */
export function nextSessionSentences(
  { name, figure, next, ahead, behind }: NextOfRow,
  rule: SeasonRule,
  language: Language,
): readonly string[] {
  const own = words[language];
  const { raises, passes, best, worst } = next;
  const say = (needed: NeededResult) => neededText(needed, rule, language);
  const threatens = behind?.passes && behind.passes.kind !== 'none' ? behind.passes : null;
  const range =
    best !== null && worst !== null ? own.places(best, worst) : best === null ? null : own.canHavePlace(best);
  return [
    own.raises[raises.kind](name, say(raises)),
    ...(passes && ahead ? [own.passes[passes.kind](name, ahead.name, say(passes))] : []),
    ...(threatens && behind
      ? [own.behind(behind.name, formatExact(subtract(figure, behind.figure), PLACES, language), say(threatens))]
      : []),
    ...(range === null ? [] : [range]),
  ];
}

/** More than 72.75 %, or place 2 or better. */
function neededText(needed: NeededResult, { worth }: SeasonRule, language: Language): string {
  const own = words[language];
  if (needed.kind !== 'more') return own.any;
  const { than } = needed;
  if (worth.kind === 'percent') return own.more(withPercentSign(formatExact(than, PLACES, language)));
  if (worth.kind === 'masterpoints') return own.more(formatShort(than, PLACES, language));
  const enough = worth.points.filter((points) => compare(parseExact(points) ?? ZERO, than) > 0).length;
  return enough === 0 ? own.more(formatShort(than, PLACES, language)) : own.placed(enough);
}
