import { PairNames } from '../../session/PairNames.tsx';
import { hasNames } from '../../session/pairName.ts';
import { placeLabel, type RankedPair } from '../../session/rankedLines.ts';
import classes from './Evolution.module.css';

/** The label of a curve: place, number and names of the pair. Pressing or focusing it chooses the pair. */
export function EvolutionLabel(props: {
  readonly pair: RankedPair;
  /** The lines that its names may take. */
  readonly lines: 1 | 2;
  readonly highlighted: boolean;
  readonly chosen: boolean;
  /** Whether Tab stops at the label. */
  readonly reachable: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry, row } = props.pair;
  return (
    <button
      type="button"
      tabIndex={props.reachable ? 0 : -1}
      aria-pressed={props.chosen}
      className={classes['name']}
      data-strong={props.highlighted || undefined}
      data-row
      data-entry={entry.id}
      onClick={() => props.onChoose(entry.id)}
      onFocus={() => props.onChoose(entry.id)}
    >
      <span className={classes['place']}>{placeLabel(row)}</span>{' '}
      <span className={classes['number']}>{entry.label}</span>{' '}
      {hasNames([entry]) && <PairNames entry={entry} lines={props.lines} strong={props.highlighted} />}
    </button>
  );
}
