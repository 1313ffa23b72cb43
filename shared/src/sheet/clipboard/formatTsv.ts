const quoted = (cell: string): string =>
  /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Formats a block for the clipboard of spreadsheets; `parseTsv` reverses it. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
