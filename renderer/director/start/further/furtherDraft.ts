import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import { parseExact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { OverallView } from '../../../../main/club/model/overall.ts';

/** Ways that the screen offers: those of a share with their share. */
export const WAY_CHOICES = [
  'boards',
  'sessions',
  'sum',
  'carry-forward',
  'share 1',
  'share 1/2',
  'share 1/3',
  'by-place',
  'nothing',
] as const;
export type WayChoice = (typeof WAY_CHOICES)[number];

/** Who plays on in the next session of an event and what counts, as typed. */
export interface FurtherDraft {
  readonly who: 'everybody' | 'places';
  readonly from: string;
  readonly to: string;
  readonly way: WayChoice;
  /** Points by place, with spaces between them. */
  readonly points: string;
}

/** Who plays on, and what counts. */
export interface FurtherWish {
  readonly places: { readonly from: number; readonly to: number } | null;
  readonly way: Carry;
}

/** The ways for the totals of an event, the usual one first. */
export function waysFor(unit: OverallView['unit']): readonly WayChoice[] {
  if (unit === 'victory-points') return ['share 1', 'share 1/2', 'share 1/3', 'by-place', 'nothing'];
  const isOfMatchpoints = unit === 'matchpoints';
  return WAY_CHOICES.filter((way) => !way.startsWith('share') && (isOfMatchpoints || way !== 'carry-forward'));
}

/** The fields that can't be read. */
export function wrongFields({ who, from, to, way, points }: FurtherDraft): readonly ('places' | 'points')[] {
  const [first, last] = [placeOf(from), placeOf(to)];
  const hasPlaces = who === 'everybody' || (first !== null && last !== null && first <= last);
  return [
    ...(hasPlaces ? [] : (['places'] as const)),
    ...(way !== 'by-place' || pointsOf(points) ? [] : (['points'] as const)),
  ];
}

/** What a draft without a wrong field wishes. */
export function readFurther({ who, from, to, way, points }: FurtherDraft): FurtherWish {
  const places = who === 'everybody' ? null : { from: placeOf(from) ?? 1, to: placeOf(to) ?? 1 };
  return { places, way: carryOf(way, points) };
}

function carryOf(way: WayChoice, points: string): Carry {
  switch (way) {
    case 'share 1':
    case 'share 1/2':
    case 'share 1/3':
      return { kind: 'share', share: way.slice('share '.length) };
    case 'by-place':
      return { kind: 'by-place', points: pointsOf(points) ?? [] };
    case 'nothing':
    case 'sum':
    case 'boards':
    case 'sessions':
    case 'carry-forward':
      return { kind: way };
  }
}

/** How many play on of rankings with places. */
export function playingOn(rankings: OverallView['rankings'], { places }: FurtherWish): number {
  const rows = rankings.flatMap((ranking) => ranking.rows);
  if (!places) return rows.length;
  return rows.filter(({ place }) => place !== null && place >= places.from && place <= places.to).length;
}

function placeOf(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null;
}

function pointsOf(text: string): readonly string[] | null {
  const figures = text
    .trim()
    .split(/[\s;]+/)
    .map((figure) => parseExact(figure.replace(',', '.')));
  return figures.every((figure) => figure !== null) ? figures.map((figure) => writeExact(figure)) : null;
}
