/** Local days and times of a demonstration, counted back from the moment in which it is made. */

const MINUTE = 60_000;
const TUESDAY = 2;
const DAYS = 7;

/** Local midnight of the day that lies so many days before a moment. */
export function dayBefore(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
}

/** How many days lie between a moment and the Tuesday before it, from 1. */
export function daysSinceTuesday(now: Date): number {
  return ((now.getDay() - TUESDAY + DAYS - 1) % DAYS) + 1;
}

/** The moment of a local day at so many minutes after midnight. */
export function atMinute(day: Date, minutes: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);
}

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE);
}

/** A moment as an event has it: its local day and time, in fives of minutes. */
export function dayAndTime(moment: Date): { readonly date: string; readonly start: string } {
  const minutes = moment.getMinutes() - (moment.getMinutes() % 5);
  return {
    date: `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`,
    start: `${twoDigits(moment.getHours())}:${twoDigits(minutes)}`,
  };
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
