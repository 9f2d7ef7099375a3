import { barBox } from './scale.ts';
import classes from './Drawings.module.css';

const HEIGHT = 18;

/** A percentage (0 to 100) as a bar from the 50 line, dark above and light below it. */
export function Bar(props: { readonly percentage: number; readonly scale: number; readonly width: number }) {
  const { percentage, scale } = props;
  const { x, width } = barBox(percentage, scale, props.width);
  return (
    <svg className={classes['bar']} width={props.width} height={HEIGHT} aria-hidden="true">
      <rect className={percentage < 50 ? classes['below'] : classes['above']} x={x} y="5" width={width} height="8" />
      <rect className={classes['half']} x={props.width / 2 - 0.5} y="0" width="1" height={HEIGHT} />
    </svg>
  );
}
