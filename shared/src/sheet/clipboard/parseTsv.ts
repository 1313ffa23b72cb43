const isBreak = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';

/** Where a cell ends that is not quoted. */
function endOfPlain(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\t' && !isBreak(text[at])) at += 1;
  return at;
}

/** The content of a quoted cell and the place behind it; undefined where the quotes are part of what was written. */
function readQuoted(text: string, from: number): { cell: string; end: number } | undefined {
  let at = from + 1;
  while (at < text.length) {
    if (text[at] !== '"') at += 1;
    else if (text[at + 1] === '"') at += 2;
    else {
      const end = at + 1;
      const isClosed = end === text.length || text[end] === '\t' || isBreak(text[end]);
      return isClosed ? { cell: text.slice(from + 1, at).replaceAll('""', '"'), end } : undefined;
    }
  }
  return undefined;
}

/**
 * The cells of a block that a spreadsheet put on the clipboard: tabs between cells, line breaks between rows, and
 * quotes around a cell that holds one of them. A line break at the very end belongs to the last row.
 */
export function parseTsv(text: string): string[][] {
  if (text === '') return [];
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : undefined;
    const end = quoted?.end ?? endOfPlain(text, at);
    row.push(quoted?.cell ?? text.slice(at, end));
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (at >= text.length) return rows;
  }
}
