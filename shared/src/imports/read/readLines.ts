import { FileProblem } from './fileProblem';
import { isDecided, type FileTable } from './fileTable';
import { readFile } from './readFile';

/** Writes 100.5 as `100.5000`: four decimals can't be thousands, and prove nothing about the notation of other texts. */
const withoutNotation = (number: string): string =>
  number.replace(/\.\d{1,3}$/, (decimals) => decimals.padEnd(5, '0'));

function linesOf({ lines, problem }: FileTable): string[][] {
  if (problem !== undefined) throw new FileProblem(problem);
  return lines.map(({ cells, numbers }) =>
    cells.map((cell, column) => {
      const number = numbers.get(column);
      return number === undefined ? cell : withoutNotation(number);
    }),
  );
}

async function readFirst(file: File): Promise<string[][]> {
  const table = await readFile(file, { hasTitle: true });
  if (!isDecided(table))
    throw new FileProblem(
      'This file can be read in several ways. Reload the page to decide, and choose it again.',
    );
  return linesOf(table);
}

/** Raw lines, for files that are not a list with headings. A remote of the release before passes a file. */
export function readLines(from: FileTable): string[][];
export function readLines(from: File): Promise<string[][]>;
export function readLines(from: FileTable | File): string[][] | Promise<string[][]> {
  return from instanceof File ? readFirst(from) : linesOf(from);
}
