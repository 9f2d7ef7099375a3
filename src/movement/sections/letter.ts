/** The letter of a section by its place from 0: A, B, C ... */
export function sectionLetter(place: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + place);
}
