import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';

/** The table handles these keys itself, in the row that has the focus; here they are only listed under `?`. */
const listed = (keys: string, label: string) => offerShortcut({ keys, label, run: () => undefined });

/** Lists the keys of a row under `?`. */
export function useListedKeys(opens: boolean, edits: boolean): void {
  useEffect(() => (opens ? listed('Enter', 'Open the focused row') : undefined), [opens]);
  useEffect(() => (edits ? listed('F2', 'Edit the focused row') : undefined), [edits]);
}
