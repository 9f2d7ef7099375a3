import type { MovementKind } from '../../movement/movement.ts';
import type { Language } from '../../language.ts';

/** What the families of movements are called. */
export const movementFamilyNames: Record<Language, Record<MovementKind, string>> = {
  en: {
    mitchell: 'Mitchell',
    blackpool: 'Blackpool Mitchell',
    'double-weave': 'Double weave Mitchell',
    appendix: 'Bowman Mitchell',
    web: 'Web Mitchell',
    twin: 'Twin Mitchell',
    rover: 'Mitchell with a rover',
    howell: 'Howell',
    'reduced-howell': 'Reduced Howell',
    'half-rounds': 'Howell in half rounds',
    hesitation: 'Hesitation Mitchell',
    barometer: 'Barometer',
    own: 'Own movement',
  },
  fr: {
    mitchell: 'Mitchell',
    blackpool: 'Mitchell Blackpool',
    'double-weave': 'Mitchell croisé',
    appendix: 'Mitchell Bowman',
    web: 'Mitchell en réseau',
    twin: 'Mitchell jumelé',
    rover: 'Mitchell avec paire volante',
    howell: 'Howell',
    'reduced-howell': 'Howell réduit',
    'half-rounds': 'Howell en demi-tours',
    hesitation: 'Mitchell à hésitation',
    barometer: 'Baromètre',
    own: 'Mouvement du club',
  },
};
