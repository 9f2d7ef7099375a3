import type { SessionMethod } from '../../scoring/session-scoring.ts';
import type { FileMethod } from '../event/event.ts';

const METHOD_OF: Readonly<Record<FileMethod, SessionMethod>> = {
  matchpoints: 'matchpoints',
  'cross-imps': 'cross-imps',
  butler: 'butler',
  imps: 'butler',
  'board-a-match': 'matchpoints',
  patton: 'matchpoints',
  aggregate: 'matchpoints',
};

/** The method that pairs or players of a file are scored by until the director chooses. */
export function sessionMethodOf(method: FileMethod | null): SessionMethod {
  return method === null ? 'matchpoints' : METHOD_OF[method];
}
