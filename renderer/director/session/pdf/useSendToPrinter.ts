import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useSettings } from '../../api/queries.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** The printers that the desktop window can send pages to; none in a browser, whose dialog chooses. */
export function usePrinters() {
  return useQuery({ queryKey: queryKeys.printers, queryFn: api.printers }).data ?? [];
}

/** Sends what the window prints to the club's printer; where this machine has none of that name, the dialog opens. */
export function useSendToPrinter() {
  const printers = usePrinters();
  const settings = useSettings().data;
  const printer = printers.find(({ name }) => name === settings?.printer);
  return {
    printer: printer?.shown ?? '',
    /** Answers whether the printer took the pages. */
    send: async (): Promise<boolean> => {
      if (printer) return api.printOn(printer.name, settings?.paper ?? 'A4');
      window.print();
      return true;
    },
  };
}
