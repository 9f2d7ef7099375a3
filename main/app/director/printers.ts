import type { Settings } from '../../club/model/settings.ts';

/** A printer of this machine. */
export interface PrinterView {
  /** As the system names it. */
  readonly name: string;
  /** As people know it. */
  readonly shown: string;
}

/** Prints what the director's window shows in print. Only a window of the desktop can. */
export interface Printers {
  readonly list: () => Promise<readonly PrinterView[]>;
  /** Prints without a dialog. Answers whether the printer took the pages. */
  readonly print: (printer: string, paper: Settings['paper']) => Promise<boolean>;
}

/** In a browser, whose own dialog chooses the printer. */
export const NO_PRINTERS: Printers = {
  list: () => Promise.resolve([]),
  print: () => Promise.resolve(false),
};
