import classes from './DropHere.module.css';

/** What the page says while a file is held over it. */
export function DropHere({ text }: { readonly text: string }) {
  return <div className={classes['drop']}>{text}</div>;
}
