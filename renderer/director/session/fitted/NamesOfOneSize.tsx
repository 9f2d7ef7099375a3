import { useState, type ReactNode } from 'react';
import { ListSizeContext, newListSize } from './listSize.ts';

/** A list whose names have one size of type, but for the few that would have to be shortened for it. */
export function NamesOfOneSize({ children }: { readonly children: ReactNode }) {
  const [listSize] = useState(newListSize);
  return <ListSizeContext value={listSize}>{children}</ListSizeContext>;
}
