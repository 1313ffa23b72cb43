import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';
import type { RowSource } from '../list/rowSource';

interface Keyed {
  edits?: true;
  previews?: true;
}

/** Lists the keys that work in a table under `?`. */
export function useListedKeys<T>(
  rows: RowSource<T>,
  actions: (row: T) => Keyed[],
  opens: boolean,
  selects: boolean,
): void {
  const someRow = (is: (action: Keyed) => true | undefined) =>
    rows.loaded.some((row) => actions(row).some(is));
  const previews = someRow(({ previews: is }) => is);
  useListedKey(true, 'Arrows', 'Move between cells');
  useListedKey(opens, 'Enter', 'Open the focused row');
  useListedKey(
    someRow(({ edits }) => edits),
    'F2',
    'Edit the focused row',
  );
  useListedKey(previews, 'Space', 'Preview the focused row');
  useListedKey(selects, previews ? 'Ctrl+Space' : 'Space', 'Select the focused row');
}

/** A key that the table handles itself; here it is only listed. */
function useListedKey(works: boolean, keys: string, label: string) {
  useEffect(() => (works ? offerShortcut({ keys, label }) : undefined), [works, keys, label]);
}
