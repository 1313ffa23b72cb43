// Lazy: loaded when an import is opened; the reader of workbooks only with the first one.
export { defineImport, entriesOf, type Entries, type ImportDefinition, type ImportField } from './definition';
export { ImportDialog } from './dialog/ImportDialog';
export { FileChooser } from './dialog/FileChooser';
export { FileProblem } from './read/fileProblem';
export { readLines } from './read/readFile';
