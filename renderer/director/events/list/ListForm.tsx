import { EntriesForm } from './EntriesForm.tsx';
import { ListFrame, type ListProps } from './ListFrame.tsx';
import { MovementForm } from './MovementForm.tsx';
import { RankingForm } from './RankingForm.tsx';

/** A list in a CSV file, or a CSV of which nobody has said what it holds. */
export function ListForm(props: ListProps & { readonly into: number | null; readonly intoSeason: number | null }) {
  const found = props.file.view?.list?.found;
  switch (found?.kind) {
    case 'movement':
      return <MovementForm {...props} key={props.file.name} found={found} />;
    case 'entries':
      return <EntriesForm {...props} key={props.file.name} found={found} />;
    case 'ranking':
      return <RankingForm {...props} key={props.file.name} found={found} />;
    case undefined:
      return (
        <ListFrame {...props} take={null} problems={[]}>
          {null}
        </ListFrame>
      );
  }
}
