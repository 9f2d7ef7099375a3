import { readKnockout } from '../../../main/club/draws/knockout/view.ts';
import type { BracketMaterial } from '../../../main/print/documents/bracket/bracket.ts';
import type { PrintJob } from '../../../main/print/job.ts';
import { announce, EXAMPLE, newKnockout, playBoards, type TestKnockout } from '../club/draws/knockout/support.ts';
import { nameTeams } from '../club/draws/swiss.ts';
import { unwrap } from '../support.ts';
import { jobOfEvent } from './support.ts';

const NAMES = [
  'Jura',
  'Vosges',
  'Ardennes',
  'Cévennes',
  'Pennines',
  'Cheviots',
  'Cotswolds',
  'Mendips',
  'Chilterns',
  'Malverns',
  'Grampians',
];

export function namedKnockout(knockout: TestKnockout, nameOf: (team: number) => string): TestKnockout {
  nameTeams(knockout, nameOf);
  return knockout;
}

/** The example after its first round, with the second announced. */
export function afterFirstRound(): TestKnockout {
  const knockout = namedKnockout(newKnockout(), (team) => NAMES[team - 1] ?? '');
  for (const { home = 0, away = 0, boards = [], bye } of EXAMPLE.rounds[0]?.matches ?? []) {
    if (bye === undefined) playBoards(knockout, { home, away }, boards);
  }
  announce(knockout);
  return knockout;
}

export function bracketJob(event: TestKnockout, changes: Partial<PrintJob> = {}): PrintJob & BracketMaterial {
  return { ...jobOfEvent(event, changes), knockout: unwrap(readKnockout(event.club, event.session)) };
}
