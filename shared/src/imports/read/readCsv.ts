import Papa from 'papaparse';
import { unguardFormulas } from '@itinera/shared/format';
import { FileProblem } from './fileProblem';

/** The delimiter of the headings, which no text surrounds: the most frequent one. */
function delimiterOf(text: string): string {
  const [headings = ''] = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/[\r\n]/);
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: headings.split(delimiter).length,
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/** Parses CSV with commas, semicolons or tabs, whichever it has. */
export function readCsv(text: string): string[][] {
  if (text.includes('\u0000'))
    throw new FileProblem(
      'This is not a text file in this encoding. Choose another encoding, or save the file as CSV again.',
    );
  // Spreadsheets declare the delimiter to each other in this line.
  const [declaration, delimiter] = /^sep=(.)\r?\n/.exec(text) ?? [''];
  const rest = text.slice(declaration.length);
  const { data, errors } = Papa.parse<string[]>(rest, { delimiter: delimiter ?? delimiterOf(rest) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new FileProblem(
      `Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed. Fix it, or save the file as CSV again.`,
    );
  return data.map((row) => row.map(unguardFormulas));
}
