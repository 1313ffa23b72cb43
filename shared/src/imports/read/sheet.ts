import { FileProblem } from './fileProblem';

/** The limit of one import; more rows need several files. */
export const mostRows = 5000;

export interface SheetRow {
  /** Row number as spreadsheets count it; the headings are usually row 1. */
  number: number;
  cells: string[];
}

export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

/** `A`, `B`, … `AA`. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

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
    const key = header.toLowerCase();
    if (seen.has(key))
      throw new FileProblem(
        `Two columns have the heading ‘${header}’. Rename or remove one, and choose the file again.`,
      );
    seen.add(key);
  }
}

/** Splits the parsed lines into headings and rows, ignoring empty rows and columns. */
export function toSheet(lines: string[][]): Sheet {
  const filled = lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some(isFilled));
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
      `The file has ${rows.length.toLocaleString('en')} rows; up to ${mostRows.toLocaleString('en')} can be imported at once. Split it into smaller files.`,
    );
  }
  const columns = columnsOf(header.cells, rows);
  const headers = columns.map((index) => (header.cells[index] ?? '').trim());
  refuseRepeated(headers);
  return {
    headers,
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: columns.map((index) => (cells[index] ?? '').trim()),
    })),
  };
}
