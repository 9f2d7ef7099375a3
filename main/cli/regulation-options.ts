import { UNDERTRICK_SCALES } from '../../src/bridge/undertricks.ts';
import type { Language } from '../../src/language/language.ts';
import { scoringWords } from '../../src/language/scoring.ts';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../src/scoring/regulation/regulation.ts';
import type { Value, WrongCall } from './options.ts';

/** The options that name a regulation, and what it has otherwise. */
export const REGULATION_OPTIONS = {
  regulation: { type: 'string' },
  undertricks: { type: 'string' },
} as const;

type Values = Readonly<Partial<Record<keyof typeof REGULATION_OPTIONS, Value>>>;

/** The regulation that is named, `wbf` without a name, with the scale of undertricks that was asked for. */
export function readRegulation({ regulation, undertricks }: Values, language: Language): Regulation | WrongCall {
  const words = scoringWords[language];
  const named = String(regulation ?? 'wbf');
  const code = REGULATION_CODES.find((known) => known === named);
  if (code === undefined) return { problem: words.regulation(named, REGULATION_CODES.join(', ')) };
  if (undertricks === undefined) return REGULATIONS[code];
  const scale = UNDERTRICK_SCALES.find((known) => known === undertricks);
  if (scale === undefined) return { problem: words.undertricks(UNDERTRICK_SCALES.join(', ')) };
  return { ...REGULATIONS[code], undertricks: scale };
}
