export { NamesSheet } from './names/NamesSheet';
export { namesPerLocale, ownNames } from './names/namesOf';

export { CellEditor } from './cells/CellEditor';
export { fillDown } from './cells/fillDown';
export { mapRange, sizeOf, type Range } from './cells/range';
export type { CellTyping } from './cells/sheetParts';
export { KeysButton } from './cells/KeysButton';
export { useCellFocus } from './cells/useCellFocus';
export { usePointer } from './cells/usePointer';
export { useSelection } from './cells/useSelection';
export { useSheetKeys } from './cells/useSheetKeys';
export { layPaste, type PlacedText } from './clipboard/layPaste';
export { parseTsv } from './clipboard/parseTsv';
export { useClipboard } from './clipboard/useClipboard';
export { cellKey, isClash, type CellId, type Edit, type Edits } from './edits/edits';
export { useEdits, type SheetEdits } from './edits/useEdits';
export { SheetProblems } from './problems/SheetProblems';
