import { AFTER_SPLITS, TIE_BREAK_CODES, TIE_BREAKS, type TieBreaks } from '../../standing/tie-breaks.ts';
import type { Rule } from '../rule.ts';
import { choice, list, record } from '../shape.ts';

const TIES: Pick<Rule<TieBreaks>, 'shape' | 'problems'> = {
  shape: record<TieBreaks>({
    chain: list(choice('tieBreak', TIE_BREAK_CODES), TIE_BREAK_CODES.length),
    afterSplit: choice('afterSplit', AFTER_SPLITS),
  }),
  // a criterion that separated nobody can't do so when it is asked again
  problems: ({ chain }) => (new Set(chain).size < chain.length ? [{ kind: 'problem', code: 'tie-break-twice' }] : []),
};

/** How ties of a session are split. */
export const tiesRule: Rule<TieBreaks> = { ...TIES, scope: 'sessions', usual: TIE_BREAKS.shared };

/** How ties of an event of teams are split. */
export const teamTiesRule: Rule<TieBreaks> = { ...TIES, scope: 'teams', usual: TIE_BREAKS.wbf };
