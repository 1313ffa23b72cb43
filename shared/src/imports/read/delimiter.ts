import Papa from 'papaparse';

const delimiters = [',', ';', '\t'];
/** A character that no text contains: a file of one column is not split. */
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
 * Delimiter that splits most lines into the same number of cells, because headings and amounts may contain commas. It must occur in the
 * headings, unless title lines may precede them.
 */
export function delimiterOf(text: string, hasTitle: boolean): string {
  const found = delimiters.flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: sample });
    const counts = data
      .filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => cells.length);
    if (!hasTitle && (counts[0] ?? 1) < 2) return [];
    return [{ delimiter, ...mostCommonWidth(counts) }];
  });
  const best = found.toSorted((a, b) => b.lines - a.lines || b.width - a.width)[0];
  return best && best.lines > 0 ? best.delimiter : none;
}
