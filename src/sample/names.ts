import type { Language } from '../language.ts';
import type { Movement } from '../movement/movement.ts';

/**
 * The players are named after trees (North-South) and rivers (East-West): nobody's name, and the lines are easy to tell
 * apart.
 */
const TREES = `
  Cedar Cypress, Rowan Willow, Hazel Hornbeam, Oak Olive, Fir Larch, Ash Aspen, Linden Maple, Pine Poplar,
  Beech Elm, Hawthorn Holly, Alder Birch, Juniper Laurel, Cherry Damson, Acacia Almond, Apple Apricot, Bay Box,
  Buckthorn Chestnut, Cork Cornel, Dogwood Elder, Eucalyptus Fig, Ginkgo Hemlock, Hackberry Hickory,
  Jacaranda Kapok, Lemon Lime, Locust Magnolia, Mahogany Mango, Medlar Mimosa, Mulberry Myrtle, Nutmeg Orange,
  Palm Pear, Pecan Persimmon, Plane Plum, Quince Redwood, Sequoia Service, Spruce Sycamore, Tamarind Teak,
  Thuja Tulip, Walnut Wellingtonia, Yew Zelkova, Banyan Baobab`;

const RIVERS = `
  Severn Thames, Isère Drôme, Dee Derwent, Loire Lot, Tamar Tyne, Adour Garonne, Clyde Eden, Marne Moselle,
  Aire Avon, Rhône Saône, Medway Mersey, Dordogne Somme, Seine Trent, Allier Aube, Humber Nene, Aude Aveyron,
  Ouse Ribble, Charente Cher, Spey Tay, Creuse Dore, Tweed Usk, Doubs Durance, Wear Wye, Eure Gers, Arun Stour,
  Hérault Indre, Dart Exe, Mayenne Meuse, Itchen Test, Nièvre Oise, Forth Teviot, Orne Ornain, Teifi Teme,
  Risle Sarthe, Swale Ure, Tarn Truyère, Annan Nith, Var Verdon, Welland Witham, Vienne Vilaine`;

/** The sample's name as an event. It is played on a Tuesday. */
export const SAMPLE_EVENT_NAME: Readonly<Record<Language, string>> = { en: 'Tuesday pairs', fr: 'Tournoi du mardi' };

/** The two names of every pair of the movement, pair 1 first; both empty for the phantom. No name comes twice. */
export function sampleNames(movement: Movement): [string, string][] {
  return Array.from({ length: 2 * movement.tables }, (_, index): [string, string] => {
    if (index + 1 === movement.phantom) return ['', ''];
    return index < movement.tables ? namesAt(TREES, index) : namesAt(RIVERS, index - movement.tables);
  });
}

/** The pair at an index of a list; past its end the list starts again and the names get a number. */
function namesAt(list: string, place: number): [string, string] {
  const pairs = list.split(',').map((pair) => pair.trim().split(' '));
  const [first = '', second = ''] = pairs[place % pairs.length] ?? [];
  const turn = Math.floor(place / pairs.length) + 1;
  return turn === 1 ? [first, second] : [`${first} ${turn}`, `${second} ${turn}`];
}
