import { UNDERTRICK_SCALES } from '../../../src/bridge/score/undertricks.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import type { Language } from '../../../src/language.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { ownRegulationIn } from '../../store/file/own-regulation.ts';
import { isProblem } from '../../store/problem.ts';
import type { OptionValue, WrongCall } from './options.ts';

/** The options that name a regulation and overrule it. */
export const REGULATION_OPTIONS = {
  regulation: { type: 'string' },
  undertricks: { type: 'string' },
} as const;

type Values = Readonly<Partial<Record<keyof typeof REGULATION_OPTIONS, OptionValue>>>;

/** The ending of a club's file, from which the club's own regulation is read. */
const CLUB_FILE = '.sqlite';

/**
 * The regulation that is named, or that of a club's file, with the scale of undertricks given beside it; without a name
 * `wbf`.
 */
export function readRegulation({ regulation, undertricks }: Values, language: Language): Regulation | WrongCall {
  const words = scoreCommandWords[language];
  const named = String(regulation ?? 'wbf');
  const code = REGULATION_CODES.find((known) => known === named);
  const own = named.endsWith(CLUB_FILE) ? ownRegulationIn(named) : null;
  if (isProblem(own)) return { problem: fileProblemSentence(own, language) };
  if (own === null && named.endsWith(CLUB_FILE)) return { problem: words.noOwnRegulation(named) };
  const read = own ?? (code && REGULATIONS[code]);
  if (!read) return { problem: words.regulation(named, REGULATION_CODES.join(', ')) };
  if (undertricks === undefined) return read;
  const scale = UNDERTRICK_SCALES.find((known) => known === undertricks);
  if (scale === undefined) return { problem: words.undertricks(UNDERTRICK_SCALES.join(', ')) };
  return { ...read, undertricks: scale };
}
