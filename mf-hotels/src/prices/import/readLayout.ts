import { foldName, plural } from '@itinera/shared/format';
import { FileProblem } from '@itinera/shared/imports';
import { headings, type Heading } from '../export/layout';
import { daysIn } from './daysIn';

/** A column of prices in a file. */
export interface FileColumn {
  index: number;
  /** Text above its prices. */
  title: string;
  /** First and last day of a period, or only the first one, or none. */
  days: readonly string[];
}

/** A line of prices in a file, unparsed. */
export interface FileRow extends Record<Heading, string> {
  /** Line number, as in a spreadsheet. */
  number: number;
  cells: readonly string[];
  /** Number of its cells, if it differs from the headings: the line was truncated or shifted. */
  unevenly?: number;
}

export interface FileLayout {
  columns: readonly FileColumn[];
  rows: readonly FileRow[];
}

const keys: readonly Heading[] = ['boarding', 'room', 'guests', 'bands'];

/** Finds the first line with headings for boarding, room and guests. */
function headingsIn(lines: readonly string[][]) {
  for (const [line, cells] of lines.entries()) {
    const at = (heading: Heading) =>
      cells.findIndex((cell) => headings[heading].some((name) => foldName(name) === foldName(cell)));
    const [boarding, room, guests, bands] = [at('boarding'), at('room'), at('guests'), at('bands')];
    if (boarding >= 0 && room >= 0 && guests >= 0) return { line, places: { boarding, room, guests, bands } };
  }
  throw new FileProblem(
    'The file has no line with the headings Boarding, Room and Guests. Add it above the prices, or fill in an exported file.',
  );
}

/** Lines and columns that are hidden in a workbook and skipped. */
export interface Hidden {
  lines: ReadonlySet<number>;
  columns: ReadonlySet<number>;
}

const nothingHidden: Hidden = { lines: new Set(), columns: new Set() };

/**
 * Parses the lines of a file: rows of prices under the headings, and the days above each column. What is hidden is skipped only after texts
 * of merged cells were carried to the rows below.
 */
export function readLayout(lines: readonly string[][], hidden = nothingHidden): FileLayout {
  const { line, places } = headingsIn(lines);
  const cellOf = (cells: readonly string[], place: number) => cells[place]?.trim() ?? '';
  const isRow = (cells: readonly string[]) =>
    keys.some((key) => key !== 'bands' && cellOf(cells, places[key]));
  const below = lines.slice(line + 1);
  const start = below.findIndex(isRow);
  if (start < 0) throw new FileProblem('The file has headings but no prices. Fill in at least one row.');
  const first = line + 1 + start;
  const head = lines.slice(0, first);
  const { length: width } = lines[line] ?? [];
  const isUneven = (cells: readonly string[]) => cells.length !== width;
  // Some programs write blank lines without delimiters.
  const cut = head.findIndex(
    (cells, at) => at > line && cells.some((cell) => cell.trim()) && isUneven(cells),
  );
  if (cut >= 0)
    throw new FileProblem(
      `Row ${cut + 1} has ${plural(lines[cut]?.length ?? 0, 'cell')}, and the headings in row ${line + 1} have ${width}, so the days are not above their prices. Fix the row, or save the file as XLSX.`,
    );

  let [boarding, room] = ['', ''];
  const rows = lines.slice(first).flatMap((cells, index): FileRow[] => {
    // Merged cells have their text in the first line only.
    boarding = cellOf(cells, places.boarding) || boarding;
    room = cellOf(cells, places.room) || room;
    const guests = cellOf(cells, places.guests);
    const row = {
      number: first + index + 1,
      boarding,
      room,
      guests,
      bands: cellOf(cells, places.bands),
      cells,
      ...(isUneven(cells) && { unevenly: cells.length }),
    };
    return hidden.lines.has(first + index) || (guests === '' && !isRow(cells)) ? [] : [row];
  });

  const used = new Set(Object.values(places));
  const from = Math.max(places.boarding, places.room, places.guests, places.bands) + 1;
  const columns = Array.from({ length: Math.max(0, width - from) }, (_, index) => from + index).flatMap(
    (index): FileColumn[] => {
      const above = head.map((cells) => cellOf(cells, index)).filter(Boolean);
      const isEmpty = rows.every(({ cells }) => cellOf(cells, index) === '');
      if (used.has(index) || hidden.columns.has(index) || (above.length === 0 && isEmpty)) return [];
      // The name of a period can contain days, too.
      return [{ index, title: above.join(' '), days: above.flatMap(daysIn).slice(-2) }];
    },
  );
  return { columns, rows };
}
