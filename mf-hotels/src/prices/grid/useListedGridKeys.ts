import { offerShortcut } from '@itinera/shared/state';
import { useEffect } from 'react';

/** Keys that the grid handles itself; they are only listed. */
export const keysOfGrid: [keys: string, label: string][] = [
  ['Arrows', 'Move between prices, with Shift over a range'],
  ['Mod+Arrows', 'Move to the edge, with Shift over a range'],
  ['Ctrl+Space', 'Select the periods of the selection'],
  ['Shift+Space', 'Select the rows of the selection'],
  ['F2', 'Edit the price; +5%, -10, *1.2 and =prev calculate'],
  ['Ctrl+Enter', 'Fill the selection with what is typed'],
  ['Mod+D', 'Fill down'],
  ['Mod+R', 'Fill right'],
  ['Delete', 'Clear the selected prices'],
  ['X', 'Why this price'],
  ['S', 'Stop sale'],
  ['Mod+Z', 'Undo'],
  ['Mod+Y', 'Redo'],
];

/** Lists keys of a grid, the same in all renders. */
export function useListedGridKeys(keys: readonly (readonly [keys: string, label: string])[]): void {
  useEffect(() => {
    const withdraw = keys.map(([key, label]) => offerShortcut({ keys: key, label }));
    return () => withdraw.forEach((each) => each());
  }, [keys]);
}
