// Lazy: fetched when somebody imports; the reader of workbooks only when one was chosen.
export { defineImport, entriesOf } from './definition';
export { ImportDialog } from './dialog/ImportDialog';
