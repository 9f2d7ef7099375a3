const ENGLISH = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FRENCH = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** A number in words up to twelve, in figures beyond. */
export function numberInEnglish(number: number): string {
  return ENGLISH[number] ?? String(number);
}

/** A number in words up to twelve, in figures beyond. */
export function numberInFrench(number: number): string {
  return FRENCH[number] ?? String(number);
}
