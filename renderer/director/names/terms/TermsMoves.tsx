import type { EntryTerms } from '../../../../main/club/model/scoring.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { PreviewedMoves } from '../../session/preview/PreviewedMoves.tsx';
import { useChangePreview } from '../../session/preview/useChangePreview.ts';
import classes from '../Names.module.css';

/** The changes in the ranking if the terms being typed were saved. Nothing while none are typed. */
export function TermsMoves(props: { readonly session: SessionView; readonly typing: EntryTerms | null }) {
  const { session, typing } = props;
  const words = useWords(namesWords).terms;
  const { nobodyMoves } = useWords(withdrawalWords);
  const preview = useChangePreview('terms', session, typing && { entries: [typing] }, api.previewTerms);
  if (!typing || !preview) return null;
  return (
    <div className={classes['moves']} role="status">
      {preview.moves.length === 0 && <p className="quiet">{nobodyMoves}</p>}
      <PreviewedMoves preview={preview} own={[typing.entry]} session={session} scoring={session.scoring} />
      <p className="quiet">{words.saves}</p>
    </div>
  );
}
