/**
 * The number of a board at the head of its row. Pressing or focusing it chooses the row. Tab stops at the chosen one.
 */
export function BoardButton(props: {
  readonly board: number;
  /** What its case shows; left out where that is the number. */
  readonly text?: number;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: (board: number) => void;
}) {
  const { board, chosen } = props;
  return (
    <button
      type="button"
      tabIndex={chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-label={props.label}
      data-row
      data-board={board}
      onClick={() => props.onChoose(board)}
      onFocus={() => props.onChoose(board)}
    >
      {props.text ?? board}
    </button>
  );
}
