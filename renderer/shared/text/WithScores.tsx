/** Two figures with a dash between them: 16–14. */
const PAIR = /([\d.,]+–[\d.,]*\d)/;

/** A sentence that no line breaks inside of a score. */
export function WithScores({ text }: { readonly text: string }) {
  return text.split(PAIR).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
