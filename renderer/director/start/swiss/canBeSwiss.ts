import { SWISS_FIELDS } from '../../../../src/movement/swiss/spec.ts';
import type { StartSettings } from '../form/useStartDraft.ts';

/** Whether so many pairs or players can play a Swiss. Several sections have none. */
export function canBeSwiss({ shown, play }: Pick<StartSettings, 'shown' | 'play'>): boolean {
  const least = play.played === 'pairs' ? SWISS_FIELDS.pairs.least / 2 : SWISS_FIELDS.players.least;
  return shown !== null && shown.sections === 1 && shown.number >= least;
}
