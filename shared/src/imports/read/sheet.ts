import { foldName, grouped, letterOf, plural } from '@itinera/shared/format';
import { FileProblem } from './fileProblem';
import type { FileTable } from './fileTable';

/** Limit of one import; more rows need several files. */
export const mostRows = 5000;

export interface SheetRow {
  /** Row number as in a spreadsheet; headings are usually row 1. */
  number: number;
  cells: string[];
  /** Plain numbers of cells that are numbers in a workbook, by column. */
  numbers?: ReadonlyMap<number, string>;
  /** Why its cells can't be trusted. */
  problem?: string;
}

export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== '';

function columnsOf(header: string[], rows: SheetRow[]): number[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const used = Array.from({ length: width }, (_, index) => index).filter(
    (index) => isFilled(header[index]) || rows.some(({ cells }) => isFilled(cells[index])),
  );
  const nameless = used.find((index) => !isFilled(header[index]));
  if (nameless !== undefined)
    throw new FileProblem(
      `Column ${letterOf(nameless)} has no heading. Add one in the first row, and choose the file again.`,
    );
  return used;
}

function refuseRepeated(headers: string[]): void {
  const seen = new Set<string>();
  for (const header of headers) {
    const key = foldName(header);
    if (seen.has(key))
      throw new FileProblem(
        `Two columns have the heading ‘${header}’. Rename or remove one, and choose the file again.`,
      );
    seen.add(key);
  }
}

/** Problem of a row with more or fewer cells than the headings: it was truncated or shifted at an unknown place. */
const unevenness = (cells: readonly string[], header: readonly string[]): string | undefined =>
  cells.length === header.length
    ? undefined
    : `It has ${plural(cells.length, 'cell')}, and the headings have ${header.length}: a delimiter or a line end may be missing quotes around it. Fix the row, or save the file as XLSX.`;

/** A character that the encoding does not have, where a byte was damaged. */
const damaged = '\ufffd';

/** Problem of a row with a letter that was damaged on the way. */
function damage(number: number, cells: readonly string[]): string | undefined {
  const column = cells.findIndex((cell) => cell.includes(damaged));
  return column < 0
    ? undefined
    : `Cell ${letterOf(column)}${number} (‘${cells[column]}’) has a damaged letter. Write it again, or choose another encoding.`;
}

/** Splits the lines of a file into headings and rows, ignoring empty rows and columns, and hidden ones that are skipped. */
export function toSheet({ lines, hiddenColumns, problem: unread }: FileTable): Sheet {
  if (unread !== undefined) throw new FileProblem(unread);
  const filled = lines
    .map(({ cells, ...line }, index) => ({
      ...line,
      number: index + 1,
      cells: hiddenColumns.size === 0 ? cells : cells.map((cell, at) => (hiddenColumns.has(at) ? '' : cell)),
    }))
    .filter(({ cells, isHidden }) => !isHidden && cells.some(isFilled));
  const [header, ...rows] = filled;
  if (!header) throw new FileProblem('The file is empty. Fill in a template, or choose another file.');
  if (header.cells.filter(isFilled).every((cell) => /^[\d.,\s-]+$/.test(cell))) {
    throw new FileProblem(
      'The first row has no headings, only numbers. Add headings in the first row, and choose the file again.',
    );
  }
  if (rows.length === 0)
    throw new FileProblem('The file has headings but no rows. Fill in at least one row.');
  if (rows.length > mostRows) {
    throw new FileProblem(
      `The file has ${plural(rows.length, 'row')}; up to ${grouped(mostRows)} can be imported at once. Split it into smaller files.`,
    );
  }
  const even = rows.filter(({ cells }) => cells.length === header.cells.length);
  const columns = columnsOf(header.cells, even);
  const headers = columns.map((index) => (header.cells[index] ?? '').trim());
  refuseRepeated(headers);
  const damagedHeading = damage(header.number, header.cells);
  if (damagedHeading !== undefined) throw new FileProblem(damagedHeading);
  return {
    headers,
    rows: rows.map(({ number, cells, numbers }) => {
      const problem = unevenness(cells, header.cells) ?? damage(number, cells);
      return {
        number,
        cells: columns.map((index) => (cells[index] ?? '').trim()),
        numbers: new Map(
          columns.flatMap((index, place) => {
            const plain = numbers.get(index);
            return plain === undefined ? [] : [[place, plain]];
          }),
        ),
        ...(problem !== undefined && { problem }),
      };
    }),
  };
}
