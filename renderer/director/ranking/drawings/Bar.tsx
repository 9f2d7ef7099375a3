import { memo } from 'react';
import { barBox } from './scale.ts';
import classes from './Drawings.module.css';

const HEIGHT = 18;

/** A figure as a bar from the middle line, dark above and light below. */
export const Bar = memo(function Bar(props: {
  readonly figure: number;
  readonly middle: number;
  readonly scale: number;
  readonly width: number;
}) {
  const { figure, middle, scale } = props;
  const { x, width } = barBox(figure, middle, scale, props.width);
  return (
    <svg className={classes['bar']} width={props.width} height={HEIGHT} aria-hidden="true">
      <rect className={figure < middle ? classes['below'] : classes['above']} x={x} y="5" width={width} height="8" />
      <rect className={classes['middleLine']} x={props.width / 2 - 0.5} y="0" width="1" height={HEIGHT} />
    </svg>
  );
});
