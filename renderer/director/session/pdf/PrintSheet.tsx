import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Settings } from '../../../../main/club/model/settings.ts';
import classes from './Print.module.css';

/** Where the pages of a document stand while they are printed; on the screen it is not seen. */
export function PrintSheet({
  ref,
  paper,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly paper: Settings['paper'];
}) {
  return createPortal(<div ref={ref} className={classes['sheet']} data-paper={paper} />, document.body);
}
