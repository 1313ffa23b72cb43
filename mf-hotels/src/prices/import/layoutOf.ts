import { readLines, type FileTable } from '@itinera/shared/imports';
import { readLayout, type FileLayout } from './readLayout';

/** The prices of a file, without those that are hidden in it and skipped. */
export const layoutOf = (table: FileTable): FileLayout =>
  readLayout(readLines(table), {
    lines: new Set(table.lines.flatMap(({ isHidden }, line) => (isHidden ? [line] : []))),
    columns: table.hiddenColumns,
  });
