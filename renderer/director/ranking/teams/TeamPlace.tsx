import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { NoPlace, PlaceDash, PlaceNumber } from '../table/PlaceText.tsx';

/** The place of a team; a dash while nothing counts for it. A team's number stands beside it and is no place. */
export function TeamPlace({ row, without }: { readonly row: RankingRowView; readonly without: string }) {
  if (row.unranked) return <NoPlace why={row.unranked} />;
  if (row.place === null || row.ranked === null) return <PlaceDash why={without} />;
  return <PlaceNumber place={row.place} tied={row.tied} />;
}
