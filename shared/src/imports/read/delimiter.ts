import Papa from 'papaparse';

/** Characters between the cells of a line. */
export const separators = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
  // A character that no text contains: a file of one column is not split.
  { value: '\u001f', label: 'None, one column' },
] as const;
export type Separator = (typeof separators)[number]['value'];

const none = '\u001f';
/** Number of lines that are examined. */
const sample = 100;

/** Number of lines with the most common number of cells, among lines that are split at all. */
function mostCommonWidth(counts: readonly number[]): { lines: number; width: number } {
  const split = counts.filter((count) => count > 1);
  const lines = (width: number) => split.filter((count) => count === width).length;
  const width = split.toSorted((a, b) => lines(b) - lines(a) || b - a)[0] ?? 1;
  return { lines: lines(width), width };
}

/**
 * Separators that split most lines into the same number of cells, because headings and amounts may contain commas; usually one. It must
 * occur in the headings, unless title lines may precede them.
 */
export function separatorsOf(text: string, hasTitle: boolean): Separator[] {
  const found = separators.flatMap(({ value }) => {
    if (value === none || !text.includes(value)) return [];
    const { data } = Papa.parse<string[]>(text, { delimiter: value, newline: '\n', preview: sample });
    const counts = data
      .filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => cells.length);
    if (!hasTitle && (counts[0] ?? 1) < 2) return [];
    return [{ value, ...mostCommonWidth(counts) }];
  });
  const most = Math.max(...found.map(({ lines }) => lines), 0);
  const best = found.filter(({ lines }) => lines === most).toSorted((a, b) => b.width - a.width);
  return most > 0 ? best.map(({ value }) => value) : [none];
}
