import { useMemo } from 'react';
import { pairInRound } from '../../../../src/session/substitutes.ts';
import { PairNames } from '../../session/PairNames.tsx';
import { hasNames } from '../../session/pairName.ts';
import { placeLabel, type RankedPair } from '../../session/rankedLines.ts';
import classes from './Evolution.module.css';

/** The label of a curve: place, number and names of the pair. Pressing or focusing it chooses the pair. */
export function EvolutionLabel(props: {
  readonly pair: RankedPair;
  /** The lines that its names may take. */
  readonly lines: 1 | 2;
  /** Who sat in the pair in this round is named: one player more would reach into the next label. */
  readonly round: number;
  readonly highlighted: boolean;
  readonly chosen: boolean;
  /** Whether Tab stops at the label. */
  readonly reachable: boolean;
  readonly onChoose: (entry: number) => void;
}) {
  const { entry, row } = props.pair;
  const sitting = useMemo(() => pairInRound(entry, props.round), [entry, props.round]);
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
      {hasNames([sitting]) && <PairNames entry={sitting} lines={props.lines} strong={props.highlighted} />}
    </button>
  );
}
