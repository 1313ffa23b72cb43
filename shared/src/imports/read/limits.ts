import { grouped, letterOf } from '@itinera/shared/format';
import { FileProblem } from './fileProblem';

/** Upper limits of one table, so that neither a far cell nor a line of delimiters fills the memory. */
export const mostLines = 10_000;
const mostColumns = 500;

/** Refuses a cell beyond the limits, with its place. */
export function refuseFarCell(line: number, column: number, text: string): void {
  if (line < mostLines && column < mostColumns) return;
  throw new FileProblem(
    `Cell ${letterOf(column)}${line + 1} (‘${text.slice(0, 40)}’) is beyond ${grouped(mostLines)} rows or ${mostColumns} columns. Clear it, or split the file, and choose the file again.`,
  );
}
