/** What is still to be done for the club's file, and since when. Times are in milliseconds. */
export interface Upkeep {
  /** When something was last changed; null where nothing was since the start. */
  readonly changedAt: number | null;
  /** When each was last done, or when the program was started. */
  readonly done: Readonly<Record<UpkeepTask, number>>;
  /** Whether a round has ended since the last copy. */
  readonly roundOver: boolean;
  /** Whether a copy is asked for though nothing has changed: the second place is new, or is there again. */
  readonly copyAsked: boolean;
}

export type UpkeepTask = 'checkpoint' | 'finish' | 'copy' | 'check';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A pause in which nothing is typed. */
const PAUSE = 5 * SECOND;
/** The longest that something stands in the log alone, that the finished copy lags, that no copy is made. */
const LONGEST: Readonly<Record<'checkpoint' | 'finish' | 'copy', number>> = {
  checkpoint: 2 * MINUTE,
  finish: 2 * MINUTE,
  copy: 10 * MINUTE,
};
const BETWEEN_CHECKS = 30 * MINUTE;

/** What is due now, in the order in which it is done. */
export function tasksDue({ changedAt, done, roundOver, copyAsked }: Upkeep, now: number): readonly UpkeepTask[] {
  const isBehind = (task: UpkeepTask) => changedAt !== null && changedAt >= done[task];
  const pauses = changedAt !== null && now - changedAt >= PAUSE;
  const due: UpkeepTask[] = [];
  for (const task of ['checkpoint', 'finish'] as const)
    if (isBehind(task) && (pauses || roundOver || now - done[task] >= LONGEST[task])) due.push(task);
  if (copyAsked || (isBehind('copy') && (roundOver || now - done.copy >= LONGEST.copy))) due.push('copy');
  if (now - done.check >= BETWEEN_CHECKS) due.push('check');
  return due;
}
