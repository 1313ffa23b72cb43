import Papa from 'papaparse';

/**
 * Parses a block that a spreadsheet put on the clipboard: tabs between cells, line breaks between rows, and quotes
 * around a cell that contains one of them. Unbalanced quotes are part of the text, as in `"Amber" hotel`. A line break at the very end belongs to the last row.
 */
export function parseTsv(text: string): string[][] {
  if (text === '') return [];
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: '\t' });
  // Its fast mode knows no quotes.
  const rows = errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(text, { delimiter: '\t', fastMode: true }).data
    : data;
  return /[\r\n]$/.test(text) ? rows.slice(0, -1) : rows;
}
