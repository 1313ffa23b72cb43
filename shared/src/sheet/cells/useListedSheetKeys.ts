import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';

/** Keys that the sheet handles itself; they are only listed. */
export const keysOfSheet: [keys: string, label: string][] = [
  ['Arrows', 'Move between cells, with Shift over a range'],
  ['Mod+Arrows', 'Move to the edge, with Shift over a range'],
  ['F2', 'Edit the focused cell, which a letter replaces'],
  ['Mod+C', 'Copy, also to a spreadsheet'],
  ['Mod+X', 'Cut'],
  ['Mod+V', 'Paste, also from a spreadsheet'],
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
