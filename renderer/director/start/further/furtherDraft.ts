import { isWanted, openPlaces, type PlacesWanted, type PlayOn } from '../../../../src/scoring/stages/qualification.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import { parseExact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
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
  readonly who: 'everybody' | PlayOn['kind'];
  readonly from: string;
  readonly to: string;
  readonly way: WayChoice;
  /** Points by place, with spaces between them. */
  readonly points: string;
}

/** Who plays on, and what counts. */
export interface FurtherWish {
  /** Null: everybody. */
  readonly playOn: PlayOn | null;
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
  const hasPlaces = who !== 'places' || (first !== null && last !== null && first <= last);
  return [
    ...(hasPlaces ? [] : (['places'] as const)),
    ...(way !== 'by-place' || pointsOf(points) ? [] : (['points'] as const)),
  ];
}

/** What a draft without a wrong field wishes. */
export function readFurther({ who, from, to, way, points }: FurtherDraft): FurtherWish {
  const places = { kind: 'places', from: placeOf(from) ?? 1, to: placeOf(to) ?? 1 } as const;
  const playOn = { everybody: null, others: { kind: 'others' }, places } as const;
  return { playOn: playOn[who], way: carryOf(way, points) };
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

/** The fields of the draft that say what counts. */
export function draftOfCarry(way: Carry): Pick<FurtherDraft, 'way' | 'points'> {
  if (way.kind === 'share') {
    const choice = WAY_CHOICES.find((one) => one === `share ${way.share}`);
    return { way: choice ?? 'share 1', points: '' };
  }
  return way.kind === 'by-place' ? { way: way.kind, points: way.points.join(' ') } : { way: way.kind, points: '' };
}

/** Shared places of rankings of which a wish has some and not all. */
export function openDraftPlaces(
  session: Pick<SessionView, 'sections'>,
  rankings: OverallView['rankings'],
  { playOn }: FurtherWish,
): readonly { readonly place: number; readonly sharers: readonly EntryView[] }[] {
  if (playOn?.kind !== 'places') return [];
  const entries = session.sections.flatMap((section) => section.entries);
  return rankings.flatMap(({ rows }) => {
    // A place that a lot has split is not shared any more by those who play on.
    const ranking = rows.map(({ entry, qualifies }) => ({ contestant: entry, place: qualifies }));
    return openPlaces(ranking, [], playOn).map(({ place, contestants }) => ({
      place,
      sharers: entries.filter(({ id }) => contestants.includes(id)),
    }));
  });
}

/** How many play on of rankings with places. @param elsewhere the places that play on in other sessions */
export function playingOn(
  rankings: OverallView['rankings'],
  { playOn }: FurtherWish,
  elsewhere: readonly PlacesWanted[],
): number {
  const rows = rankings.flatMap((ranking) => ranking.rows);
  if (!playOn) return rows.length;
  const wanted = playOn.kind === 'places' ? [playOn] : elsewhere;
  const isIn = (place: number | null) => place !== null && wanted.some((places) => isWanted(place, places));
  return rows.filter(({ qualifies }) => isIn(qualifies) === (playOn.kind === 'places')).length;
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
