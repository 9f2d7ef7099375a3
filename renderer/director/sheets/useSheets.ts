import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { nextPage } from '../api/nextPage.ts';
import { queryKeys } from '../api/queryKeys.ts';

/** The sheets that are deleted, or those that are not: the newest, and earlier ones as they are asked for. */
export function useSheets(deleted: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.sheetList(deleted),
    queryFn: ({ pageParam }) => api.sheets(deleted, pageParam),
    initialPageParam: 0,
    getNextPageParam: nextPage('sheets'),
    placeholderData: keepPreviousData,
  });
}

export function useSheet(id: number) {
  return useQuery({ queryKey: queryKeys.sheet(id), queryFn: () => api.sheet(id) });
}
