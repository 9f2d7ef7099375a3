/** Minutes from one time of day, hh:mm, to the next other, over midnight too: 22:30 to 00:15 is 105. */
export function minutesBetween(from: string, to: string): number {
  return (sinceMidnight(to) - sinceMidnight(from) + 24 * 60) % (24 * 60);
}

function sinceMidnight(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** hh:mm moved on by a number of minutes, over midnight too. */
export function addMinutes(time: string, minutes: number): string {
  const total = (sinceMidnight(time) + minutes) % (24 * 60);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
