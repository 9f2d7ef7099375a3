import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import type { SeasonState } from './useSeasonZip.ts';

/** How far the pages of a season are, and how it ended. */
export function SeasonProgress({ state }: { readonly state: SeasonState }) {
  const words = useWords(eventsWords);
  const { fileNotSaved } = useWords(shellWords);
  if (state?.kind === 'failed') return <p role="alert">{fileNotSaved}</p>;
  return (
    <>
      {state?.kind === 'making' && <progress aria-label={words.season} max={state.pages} value={state.made} />}
      <p role="status">
        {state?.kind === 'making' && words.savingSeason(state.made, state.pages)}
        {state?.kind === 'saved' && words.seasonSaved}
        {state?.kind === 'stopped' && words.seasonStopped}
      </p>
    </>
  );
}
