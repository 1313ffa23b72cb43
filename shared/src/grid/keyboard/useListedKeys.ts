import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';

/** Keys that the table handles itself; here they are only listed under `?`. */
const listed = (keys: string, label: string) => offerShortcut({ keys, label });

interface Keys {
  opens: boolean;
  edits: boolean;
  previews: boolean;
  selects: boolean;
}

/** Lists the keys of a table under `?`. */
export function useListedKeys({ opens, edits, previews, selects }: Keys): void {
  useEffect(() => listed('Arrows', 'Move between cells'), []);
  useEffect(() => (opens ? listed('Enter', 'Open the focused row') : undefined), [opens]);
  useEffect(() => (edits ? listed('F2', 'Edit the focused row') : undefined), [edits]);
  useEffect(() => (previews ? listed('Space', 'Preview the focused row') : undefined), [previews]);
  useEffect(
    () => (selects ? listed(previews ? 'Ctrl+Space' : 'Space', 'Select the focused row') : undefined),
    [previews, selects],
  );
}
