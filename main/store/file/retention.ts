const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How many copies of each kind are kept: the newest of all, and the newest of every hour, day, week and month. */
export const KEPT = { newest: 6, hours: 12, days: 14, weeks: 8, months: 24 } as const;

/**
 * The copies to keep, of copies made at these times: many of the last hours, fewer of last week, one of each month of
 * last year. The newest of every period is the one that has most.
 */
export function copiesToKeep(times: readonly Date[], now: Date): ReadonlySet<Date> {
  const isLater = (time: Date) => time.getTime() > now.getTime();
  // The clock was set back: those of a later time are thinned among themselves, and push out none of tonight.
  return new Set([...keepOf(times.filter((time) => !isLater(time))), ...keepOf(times.filter(isLater))]);
}

function keepOf(times: readonly Date[]): ReadonlySet<Date> {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, KEPT.newest));
  const periods: readonly (readonly [(time: Date) => number, number])[] = [
    [(time) => Math.floor(time.getTime() / HOUR), KEPT.hours],
    [(time) => Math.floor(time.getTime() / DAY), KEPT.days],
    [(time) => Math.floor(time.getTime() / WEEK), KEPT.weeks],
    [(time) => time.getUTCFullYear() * 12 + time.getUTCMonth(), KEPT.months],
  ];
  for (const [periodOf, most] of periods) {
    const seen = new Set<number>();
    for (const time of newestFirst) {
      const period = periodOf(time);
      if (seen.has(period)) continue;
      seen.add(period);
      if (seen.size > most) break;
      kept.add(time);
    }
  }
  return kept;
}
