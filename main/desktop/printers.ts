import type { WebContents } from 'electron';

/** Prints what a window's page shows in print. `contents` is null while there is no window. */
export function windowPrinters(contents: () => WebContents | null) {
  return {
    async list() {
      const printers = (await contents()?.getPrintersAsync()) ?? [];
      return printers.map(({ name, displayName }) => ({ name, shown: displayName === '' ? name : displayName }));
    },
    print: (printer: string, paper: 'A4' | 'Letter') =>
      new Promise<boolean>((resolve) => {
        const page = contents();
        if (page === null) return resolve(false);
        // The pages have their own margins, and a document begins on a sheet of its own.
        page.print(
          {
            silent: true,
            deviceName: printer,
            pageSize: paper,
            margins: { marginType: 'none' },
            duplexMode: 'simplex',
            printBackground: false,
          },
          (isPrinted) => resolve(isPrinted),
        );
      }),
  };
}
