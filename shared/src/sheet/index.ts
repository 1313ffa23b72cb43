export { Sheet } from './Sheet';
export type { CellMessage, SheetColumn, SheetRow } from './cells/sheetParts';
export { cellKey, isClash, type CellId, type Edit } from './edits/edits';
export { useEdits, type SheetEdits } from './edits/useEdits';
export { SheetProblems, type SheetProblem } from './problems/SheetProblems';
export { NamesSheet } from './names/NamesSheet';
export { namesPerLocale, ownNames, type NamesOf } from './names/namesOf';
