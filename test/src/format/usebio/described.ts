import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import type { FileMatch, TournamentEvent } from '../../../../src/format/event/event.ts';

/**
 * What an event says, whatever the order of its lists and the lines of its file: entries, teams and matches by their
 * numbers.
 */
export function described(event: TournamentEvent) {
  const { entries, teams, matches, results, deals, ranking, ranks, ...heading } = event;
  const entry = (place: number) => {
    const one = entries[place];
    return one ? [one.section, one.number, one.line] : null;
  };
  const side = (place: number | null) =>
    place === null ? null : ranks === 'team' ? (teams[place]?.number ?? null) : entry(place);
  const matchOf = (one: FileMatch) => ({ ...one, home: side(one.home), away: side(one.away) });
  const match = (place: number | null) => {
    const one = place === null ? undefined : matches[place];
    return one ? matchOf(one) : null;
  };
  return {
    ...heading,
    ranks,
    entries: sorted(entries.map((one) => ({ ...one, team: one.team === null ? null : teams[one.team]?.number }))),
    teams: sorted(teams),
    matches: sorted(matches.map((one) => matchOf(one))),
    results: sorted(
      results.map(({ seats, ...one }) => ({
        ...one,
        at: 0,
        match: match(one.match),
        seats: seats && Object.fromEntries(Object.entries(seats).map(([seat, place]) => [seat, entry(place)])),
      })),
    ),
    deals: sorted(deals.map(({ deal, ...one }) => ({ ...one, at: 0, deal: formatDeal(deal) }))),
    ranking: sorted(ranking.map((one) => ({ ...one, entry: side(one.entry) }))),
  };
}

/** In the order of their texts, with their own fields in order too. */
function sorted(list: readonly unknown[]): readonly string[] {
  return list.map((one) => JSON.stringify(inOrder(one))).toSorted();
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, own]) => [name, inOrder(own)]);
}
