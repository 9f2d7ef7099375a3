import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { queryKeys } from './queryKeys.ts';

const LETTERS_TO_COMPLETE = 2;

/** The club's players with a word that begins with the text, once it is long enough. */
export function usePlayersLike(like: string) {
  const enough = like.length >= LETTERS_TO_COMPLETE;
  const { data } = useQuery({
    queryKey: queryKeys.playersLike(like),
    queryFn: () => api.players(like),
    enabled: enough,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  return enough && data ? data : [];
}
