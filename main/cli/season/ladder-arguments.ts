import { ladderCommandWords } from '../../../src/language/commands/ladder.ts';
import type { Language } from '../../../src/language.ts';
import type { CountingRule } from '../../../src/season/counting.ts';
import { isPossibleSeasonRule, SEASON_TIES, USUAL_SEASON_RULE, type SeasonRule } from '../../../src/season/rule.ts';
import type { WorthRule } from '../../../src/season/worth.ts';
import { readCount, readOptions, type GivenOptions, type WrongCall } from '../command/options.ts';

/** A call of `etui ladder`. */
export interface LadderCall {
  readonly problem?: never;
  readonly file: string;
  readonly rule: SeasonRule;
}

const OPTIONS = {
  rule: { type: 'string' },
  count: { type: 'string' },
  least: { type: 'string' },
  from: { type: 'string' },
  every: { type: 'string' },
  points: { type: 'string' },
  by: { type: 'string' },
  total: { type: 'string' },
  partners: { type: 'string' },
  ties: { type: 'string' },
} as const;

type Values = GivenOptions<typeof OPTIONS>['values'];

const USUAL_POINTS = '3,2,1';

/** Reads the arguments of `etui ladder`; what is wrong is one sentence. */
export function readLadderArguments(args: readonly string[], language: Language): LadderCall | WrongCall {
  const words = ladderCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  const [file, another] = positionals;
  if (file === undefined || another !== undefined) return { problem: words.file };
  const counted = readRule(values, language);
  if ('problem' in counted) return counted;
  const least = values.least === undefined ? USUAL_SEASON_RULE.least : readCount(values.least);
  if (least === null) return { problem: words.least };
  const partners = values.partners === undefined ? USUAL_SEASON_RULE.partners : readCount(values.partners);
  if (partners === null) return { problem: words.partners };
  const by = oneOf(['player', 'pair'] as const, values.by ?? 'player');
  if (by === null) return { problem: words.by };
  const total = oneOf(['mean', 'sum'] as const, values.total ?? 'mean');
  if (total === null) return { problem: words.total };
  const ties = oneOf(SEASON_TIES, values.ties ?? 'shared');
  if (ties === null) return { problem: words.ties };
  const rule: SeasonRule = { ...USUAL_SEASON_RULE, ...counted, least, partners, by, total, ties };
  return isPossibleSeasonRule(rule) ? { file, rule } : { problem: words.points };
}

/** What a session is worth, and which sessions count. */
function readRule(
  values: Values,
  language: Language,
): { readonly counting: CountingRule; readonly worth: WorthRule } | WrongCall {
  const words = ladderCommandWords[language];
  const worth: WorthRule = { kind: 'percent' };
  if (values.rule === 'mean') return { counting: { kind: 'all' }, worth };
  if (values.rule === 'best') {
    const count = readCount(values.count);
    return count === null ? { problem: words.count } : { counting: { kind: 'best', count }, worth };
  }
  if (values.rule === 'drop') {
    const [from, every] = [readCount(values.from), readCount(values.every)];
    return from === null || every === null
      ? { problem: words.drop }
      : { counting: { kind: 'drop', from, every }, worth };
  }
  if (values.rule !== 'place-points') return { problem: words.rule };
  const points = String(values.points ?? USUAL_POINTS)
    .split(',')
    .map((text) => text.trim());
  return { counting: { kind: 'all' }, worth: { kind: 'place', points } };
}

function oneOf<Code extends string>(known: readonly Code[], value: unknown): Code | null {
  return known.find((one) => one === value) ?? null;
}
