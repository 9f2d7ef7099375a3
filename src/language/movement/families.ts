import type { FamilyReason } from '../../movement/choice/sentence.ts';
import type { MovementKind } from '../../movement/movement.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

/**
 * What every family of movements is called, and the sentence for it in the list of choices, without capital and full
 * stop.
 */
type FamilyWords = {
  readonly [Kind in MovementKind]: Kind extends FamilyReason['kind']
    ? { readonly name: string; readonly sentence: (reason: FamilyReason) => string }
    : { readonly name: string };
};

const en: FamilyWords = {
  mitchell: { name: 'Mitchell' },
  blackpool: {
    name: 'Blackpool Mitchell',
    sentence: ({ boards }) =>
      `each pair plays ${boards} boards, without sharing and without a skip; two sets rest in turn`,
  },
  'double-weave': {
    name: 'Double weave Mitchell',
    sentence: ({ boards }) =>
      `everyone plays all ${boards} boards without sharing; odd East-West pairs go up, even ones down`,
  },
  appendix: {
    name: 'Bowman Mitchell',
    sentence: ({ boards }) => `${boards} boards in two rounds fewer than tables; the last tables share all evening`,
  },
  web: {
    name: 'Web Mitchell',
    sentence: ({ boards, copies }) =>
      `everyone plays the same ${boards} boards, of which there are ${numberInEnglish(copies)} copies`,
  },
  twin: {
    name: 'Twin Mitchell',
    sentence: ({ boards }) =>
      `two Mitchells side by side on two copies; half way the East-West lines change over, for ${boards} boards`,
  },
  rover: {
    name: 'Mitchell with a rover',
    sentence: ({ boards }) =>
      `no half table: the odd pair takes a seat each round and its pair waits; up to ${boards} boards`,
  },
  howell: { name: 'Howell' },
  'reduced-howell': {
    name: 'Reduced Howell',
    sentence: ({ boards, missed }) =>
      `one ranking over the same ${boards} boards; a pair that moves all evening misses ${numberInEnglish(missed)} ${missed === 1 ? 'other' : 'others'}; directions are on the cards`,
  },
  'half-rounds': {
    name: 'Howell in half rounds',
    sentence: ({ boards }) => `nobody shares and all comparisons are equal; ${boards} boards in rounds half as long`,
  },
  hesitation: {
    name: 'Hesitation Mitchell',
    sentence: ({ boards }) => `one ranking over the same ${boards} boards; most North-South pairs stay where they are`,
  },
  barometer: {
    name: 'Barometer',
    sentence: ({ copies }) =>
      `all tables play the same boards, so the ranking stands after every round; ${numberInEnglish(copies)} copies`,
  },
  own: { name: 'Own movement', sentence: ({ boards }) => `the club’s own movement, ${boards} boards` },
};

const fr: FamilyWords = {
  mitchell: { name: 'Mitchell' },
  blackpool: {
    name: 'Mitchell Blackpool',
    sentence: ({ boards }) =>
      `chaque paire joue ${boards} étuis, sans partage ni saut ; deux groupes se reposent tour à tour`,
  },
  'double-weave': {
    name: 'Mitchell croisé',
    sentence: ({ boards }) =>
      `tout le monde joue les ${boards} étuis sans partage ; les paires Est-Ouest de numéro impair montent, celles de numéro pair descendent`,
  },
  appendix: {
    name: 'Mitchell Bowman',
    sentence: ({ boards }) =>
      `${boards} étuis en deux tours de moins que de tables ; les dernières tables partagent à chaque tour`,
  },
  web: {
    name: 'Mitchell en réseau',
    sentence: ({ boards, copies }) =>
      `tout le monde joue les mêmes ${boards} étuis, en ${numberInFrench(copies)} exemplaires`,
  },
  twin: {
    name: 'Mitchell jumelé',
    sentence: ({ boards }) =>
      `deux Mitchell côte à côte sur deux jeux d’étuis ; à mi-parcours les lignes Est-Ouest s’échangent, pour ${boards} étuis`,
  },
  rover: {
    name: 'Mitchell avec paire volante',
    sentence: ({ boards }) =>
      `pas de demi-table : la paire volante prend une place à chaque tour et la paire délogée attend ; jusqu’à ${boards} étuis`,
  },
  howell: { name: 'Howell' },
  'reduced-howell': {
    name: 'Howell réduit',
    sentence: ({ boards, missed }) =>
      `classement unique sur les mêmes ${boards} étuis ; une paire mobile rencontre toutes les autres sauf ${missed === 1 ? 'une' : numberInFrench(missed)} ; l’orientation est sur les fiches`,
  },
  'half-rounds': {
    name: 'Howell en demi-tours',
    sentence: ({ boards }) =>
      `aucun partage et des comparaisons égales ; ${boards} étuis en tours deux fois plus courts`,
  },
  hesitation: {
    name: 'Mitchell à hésitation',
    sentence: ({ boards }) =>
      `classement unique sur les mêmes ${boards} étuis ; la plupart des paires Nord-Sud restent en place`,
  },
  barometer: {
    name: 'Baromètre',
    sentence: ({ copies }) =>
      `toutes les tables jouent les mêmes étuis, le classement est connu après chaque tour ; ${numberInFrench(copies)} exemplaires`,
  },
  own: { name: 'Mouvement du club', sentence: ({ boards }) => `le mouvement du club, ${boards} étuis` },
};

export const familyWords = dictionary<FamilyWords>({ en, fr });
