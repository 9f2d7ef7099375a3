import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExplainedEntry, TeamBoardFigure } from '../../../../main/club/model/explanation.ts';
import { type Slot, slotKey } from '../../../../src/session/slot.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { PlacesDerivation } from '../../../../src/scoring/derivation/places.ts';
import type { TotalDerivation } from '../../../../src/scoring/derivation/total.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { api } from '../../api/client.ts';

/** A figure to explain: one side of a line. */
export interface LineFigure {
  readonly slot: Slot;
  readonly side: Side;
}

/** An explanation. While a newer one is fetched, the old one is shown. */
export interface Explained<Derivation> {
  readonly derivation: Derivation | null;
  readonly failed: boolean;
}

/** The derivation of all that an entry has. */
export interface EntryDerivation {
  readonly total: TotalDerivation;
  readonly standing: PlacesDerivation;
  /** The derivation of each of its results, by slot key. */
  readonly figures: ReadonlyMap<string, FigureDerivation>;
}

/** The derivation of a result's figure at a change of the session. */
export function useExplainedResult(
  session: number,
  { slot, side }: LineFigure,
  change: number,
): Explained<FigureDerivation | TeamBoardFigure> {
  const figureKey = [session, slotKey(slot), side].join(' ');
  const query = useQuery({
    queryKey: ['explain', figureKey, change],
    queryFn: () => api.explainResult(session, slot, side),
    placeholderData: (before: FigureDerivation | TeamBoardFigure | undefined, of) =>
      of?.queryKey[1] === figureKey ? before : undefined,
    gcTime: 0,
  });
  return { derivation: query.data ?? null, failed: query.isError };
}

/** The derivation of all that an entry has at a change of the session; nothing is fetched without an entry. */
export function useExplainedEntry(session: number, entry: number | null, change: number): Explained<EntryDerivation> {
  const query = useQuery({
    queryKey: ['explain', session, entry, change],
    queryFn: () => api.explainEntry(session, entry ?? 0),
    enabled: entry !== null,
    placeholderData: (before: ExplainedEntry | undefined) => (before?.entry === entry ? before : undefined),
    gcTime: 0,
  });
  const { data } = query;
  const derivation = useMemo(() => (data ? readEntry(data) : null), [data]);
  return { derivation, failed: query.isError };
}

function readEntry({ total, standing, boards }: ExplainedEntry): EntryDerivation {
  return {
    total: deserializeExacts<TotalDerivation>(total),
    standing: deserializeExacts<PlacesDerivation>(standing),
    figures: new Map(boards.map((one) => [slotKey(one), deserializeExacts<FigureDerivation>(one.figure)])),
  };
}
