import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closePdf, openPdf } from './pdf.ts';

/**
 * The document at an address, fetched again when the session changes. Old pages stay until the new ones have loaded.
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
  useEffect(() => (data ? () => closePdf(data.pdf) : undefined), [data]);
  return query;
}
