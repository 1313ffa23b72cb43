// Lazy: loaded when an import is opened; the reader of workbooks only with the first one.
export { defineImport, entriesOf, type Entries, type ImportDefinition, type ImportField } from './definition';
export { ImportDialog } from './dialog/ImportDialog';
export { FileChoices } from './dialog/FileChoices';
export { FileChooser } from './dialog/FileChooser';
export { FileProblem } from './read/fileProblem';
export { isDecided, type FileTable } from './read/fileTable';
export { readFile } from './read/readFile';
export { readLines } from './read/readLines';
