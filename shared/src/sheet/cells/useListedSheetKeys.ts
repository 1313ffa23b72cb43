import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';

/** Keys that the sheet handles itself; here they are only listed under `?`. */
const keysOfSheet: [keys: string, label: string][] = [
  ['Arrows', 'Move between cells, with Shift over a range'],
  ['Mod+Arrows', 'Move to the edge, with Shift over a range'],
  ['F2', 'Edit the focused cell'],
  ['Delete', 'Clear the selected cells'],
  ['Mod+D', 'Fill down'],
  ['Mod+Z', 'Undo in the sheet'],
  ['Mod+Y', 'Redo in the sheet'],
];

export function useListedSheetKeys(): void {
  useEffect(() => {
    const withdraw = keysOfSheet.map(([keys, label]) => offerShortcut({ keys, label }));
    return () => withdraw.forEach((each) => each());
  }, []);
}
