import Papa from 'papaparse';

/** Normalizes line ends outside of quoted cells, because the parser supports one kind and would join rows with another. */
const inOneKind = (text: string): string =>
  text.replaceAll(/(?<=^|[\t\r\n])"(?:[^"]|"")*"(?=[\t\r\n]|$)|\r\n?/g, (found) =>
    found.startsWith('"') ? found : '\n',
  );

/**
 * Parses a block from a spreadsheet's clipboard: tabs between cells, line breaks between rows, and quotes around cells with either.
 * Unbalanced quotes are part of the text, as in `"Amber" hotel`. A trailing line break belongs to the last row.
 */
export function parseTsv(text: string): string[][] {
  if (text === '') return [];
  const options = { delimiter: '\t', newline: '\n' } as const;
  const { data, errors } = Papa.parse<string[]>(inOneKind(text), options);
  // The parser's fast mode ignores quotes.
  const rows = errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), { ...options, fastMode: true }).data
    : data;
  return /[\r\n]$/.test(text) ? rows.slice(0, -1) : rows;
}
