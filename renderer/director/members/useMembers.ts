import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { membersApi } from '../api/members.ts';
import { nextPage } from '../api/nextPage.ts';
import { queryKeys } from '../api/queryKeys.ts';

/**
 * The members that a search finds, everybody without one: a page, and further ones as they are asked for.
 * Nothing is fetched unless it is wanted.
 */
export function useMembers(find: string, isWanted = true) {
  return useInfiniteQuery({
    queryKey: queryKeys.foundMembers(find),
    queryFn: ({ pageParam }) => membersApi.list(find, pageParam),
    initialPageParam: 0,
    getNextPageParam: nextPage('members'),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}

/** One member, with partners and masterpoints. */
export function useMember(id: number | null) {
  return useQuery({
    queryKey: queryKeys.member(id ?? 0),
    queryFn: () => membersApi.one(id ?? 0),
    enabled: id !== null,
  });
}

/** The evenings of a member, newest first, some at a time: each is ranked for it. */
export function useEvenings(id: number) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.member(id), 'evenings'],
    queryFn: ({ pageParam }) => membersApi.evenings(id, pageParam),
    initialPageParam: 0,
    getNextPageParam: nextPage('evenings'),
  });
}
