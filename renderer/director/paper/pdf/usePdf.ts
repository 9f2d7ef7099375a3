import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closePdf, openPdf } from './pdf.ts';

/**
 * The document at a path, fetched again when the session has changed. The old pages stay until the new ones are here.
 * @param path null while there is none
 */
export function usePdf(path: string | null, change: number) {
  const query = useQuery({
    queryKey: ['paper', path, change],
    queryFn: path === null ? skipToken : ({ signal }) => openPdf(path, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data } = query;
  useEffect(() => (data ? () => closePdf(data) : undefined), [data]);
  return query;
}
