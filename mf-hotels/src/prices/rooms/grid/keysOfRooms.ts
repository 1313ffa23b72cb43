/** Keys that the grid of rooms handles itself; they are only listed. */
export const keysOfRooms: [keys: string, label: string][] = [
  ['Arrows', 'Move between nights, with Shift over a range'],
  ['Mod+Arrows', 'Move to the edge, with Shift over a range'],
  ['Ctrl+Space', 'Select the nights of the selection'],
  ['Shift+Space', 'Select the rows of the selection'],
  ['F2', 'Edit the number; +2 and -1 calculate'],
  ['Ctrl+Enter', 'Fill the selection with what is typed'],
  ['Mod+D', 'Fill down'],
  ['Mod+R', 'Fill right'],
  ['Delete', 'Back to the number of the allotment'],
  ['C', 'Change the selected nights'],
  ['E', 'Edit the allotment'],
  ['[', 'Previous month'],
  [']', 'Next month'],
  ['Mod+Z', 'Undo'],
  ['Mod+Y', 'Redo'],
];
