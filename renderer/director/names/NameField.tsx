import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PlayerView } from '../../../main/club/model/players.ts';
import { namesWords } from '../../../src/language/screens/names.ts';
import { useRanks, useWords } from '../../shared/language.tsx';
import { useFittedSize } from '../../shared/text/useFittedSize.ts';
import { useOnUnmount } from '../../shared/useOnUnmount.ts';
import { usePlayersLike } from '../api/usePlayersLike.ts';
import classes from './Names.module.css';

const LONGEST_NAME = 100;
/** A name wider than its field stands in smaller type, down to this share of the usual size, or on two lines. */
const LEAST_SCALE = 0.9;

/** The field of a player's name. After two letters it offers the club's players. It is saved when it is left. */
export function NameField(props: {
  readonly label: string;
  readonly name: string;
  /**
   * @param over the name that was shown when typing began
   * @param picked the player, where it was chosen among others of the same name
   */
  readonly onChange: (name: string, over: string, picked: number | null) => void;
  /** Moves the focus by a number of fields. */
  readonly onStep: (fields: number) => void;
  /** Moves the focus to the line above or below; left out, by the fields of a line. */
  readonly onArrow?: (step: 1 | -1) => void;
  readonly onPasteLines: (text: string) => void;
  /** Whether it is a player's name, which can be completed; otherwise a team's. */
  readonly isPlayer?: boolean;
}) {
  const listId = useId();
  const fieldsALine = useRanks() === 'player' ? 1 : 2;
  const field = useRef<HTMLInputElement>(null);
  const scale = useFittedSize(field, props.name, LEAST_SCALE);
  /** Null while nothing has been typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [over, setOver] = useState(props.name);
  const [chosen, setChosen] = useState(-1);
  const picked = useRef<PlayerView | null>(null);
  const matches = useMatches(props.isPlayer === false ? '' : (typed?.trim() ?? ''));
  const isOpen = matches.length > 0;

  const type = (text: string | null) => {
    if (typed === null) setOver(props.name);
    setTyped(text);
    setChosen(-1);
  };
  const leave = () => {
    const name = typed?.trim() ?? over;
    const player = picked.current?.name === name ? picked.current.id : null;
    picked.current = null;
    if (player !== null || (name !== over && name !== props.name)) props.onChange(name, over, player);
    type(null);
  };
  useOnUnmount(leave);
  /** Accepts a name and moves on. It is rendered at once, so that leaving the field saves it. */
  const take = (player: PlayerView | undefined) => {
    if (player !== undefined) {
      flushSync(() => type(player.name));
      picked.current = player.apart ? player : null;
    }
    props.onStep(1);
  };
  const arrow = (step: 1 | -1) => {
    // One position more than there are names: the typed text itself.
    if (isOpen) setChosen(((chosen + 1 + step + matches.length + 1) % (matches.length + 1)) - 1);
    else if (props.onArrow) props.onArrow(step);
    else props.onStep(fieldsALine * step);
  };
  const actions: Record<string, (() => void) | undefined> = {
    Enter: () => take(matches[chosen]),
    ArrowDown: () => arrow(1),
    ArrowUp: () => arrow(-1),
    Tab: chosen >= 0 ? () => take(matches[chosen]) : undefined,
    Escape: typed === null ? undefined : () => type(null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.shiftKey && event.key === 'Tab' ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className={classes['field']} data-two-lines={(typed === null && scale === null) || undefined}>
      <input
        ref={field}
        role="combobox"
        dir="auto"
        style={typed === null && scale !== null && scale < 1 ? { fontSize: `${scale}em` } : undefined}
        aria-label={props.label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_NAME}
        title={props.name || undefined}
        value={typed ?? props.name}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!/[\r\n]/.test(text.trim())) return;
          event.preventDefault();
          props.onPasteLines(text);
        }}
      />
      {typed === null && scale === null && (
        <bdi className={classes['whole']} aria-hidden="true">
          {props.name}
        </bdi>
      )}
      <Matches id={listId} players={matches} chosen={chosen} onTake={take} />
    </div>
  );
}

/** The club's players with a word that begins with the text, once it is long enough. None where it is complete. */
function useMatches(like: string): readonly PlayerView[] {
  const players = usePlayersLike(like);
  return players.length === 1 && players[0]?.name === like ? [] : players;
}

function Matches(props: {
  readonly id: string;
  readonly players: readonly PlayerView[];
  readonly chosen: number;
  readonly onTake: (player: PlayerView) => void;
}) {
  const words = useWords(namesWords);
  const list = useRef<HTMLUListElement>(null);
  const { players, chosen } = props;
  const isOpen = players.length > 0;
  useEffect(() => {
    if (isOpen) (list.current?.children[chosen] ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, chosen]);
  return (
    <ul
      ref={list}
      id={props.id}
      role="listbox"
      aria-label={words.players}
      hidden={!isOpen}
      className={classes['matches']}
    >
      {players.map((player, index) => (
        <li
          key={player.id}
          id={`${props.id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            props.onTake(player);
          }}
        >
          <bdi>{player.name}</bdi>
          {player.apart && <small>{apartText(player.apart, words.withPartner)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** What tells a player from others of the name: a number, else the partner of last time. */
function apartText(
  { number, partner }: NonNullable<PlayerView['apart']>,
  withPartner: (partner: string) => string,
): string {
  if (number) return number.federation === 'club' ? number.number : `${number.federation} ${number.number}`;
  return partner === null ? '' : withPartner(partner);
}
