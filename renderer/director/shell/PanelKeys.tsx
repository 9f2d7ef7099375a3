import type { ReactNode } from 'react';
import classes from './PanelKeys.module.css';

/** The keys of a side panel. They stay at its foot, in sight, while what stands above them scrolls. */
export function PanelKeys(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={classes['keys']} aria-label={props.label}>
      {props.children}
    </section>
  );
}
