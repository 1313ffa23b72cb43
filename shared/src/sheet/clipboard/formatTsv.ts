const quoted = (cell: string): string =>
  /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A block as spreadsheets take it from the clipboard; `parseTsv` reads it back as it was. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
