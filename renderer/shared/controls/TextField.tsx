import type { ComponentProps } from 'react';
import classes from './TextField.module.css';

/** A field for a text or a figure. A low one stands in a line with other controls, or in a form of many. */
export function TextField({ low, ...props }: Omit<ComponentProps<'input'>, 'className'> & { readonly low?: boolean }) {
  return <input {...props} className={classes['field']} data-low={low || undefined} />;
}
