import Papa from 'papaparse';

/** One kind of line ends, outside of quoted cells: the parser knows one, and would take rows with another for one long row. */
const inOneKind = (text: string): string =>
  text.replaceAll(/(?<=^|[\t\r\n])"(?:[^"]|"")*"(?=[\t\r\n]|$)|\r\n?/g, (found) =>
    found.startsWith('"') ? found : '\n',
  );

/**
 * Parses a block that a spreadsheet put on the clipboard: tabs between cells, line breaks between rows, and quotes
 * around a cell that contains one of them. Unbalanced quotes are part of the text, as in `"Amber" hotel`. A line break at the very end belongs to the last row.
 */
export function parseTsv(text: string): string[][] {
  if (text === '') return [];
  const options = { delimiter: '\t', newline: '\n' } as const;
  const { data, errors } = Papa.parse<string[]>(inOneKind(text), options);
  // Its fast mode knows no quotes.
  const rows = errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), { ...options, fastMode: true }).data
    : data;
  return /[\r\n]$/.test(text) ? rows.slice(0, -1) : rows;
}
