import Papa from 'papaparse';
import { unguardFormulas } from '@itinera/shared/format';
import { FileProblem } from './fileProblem';

/** The delimiter of the headings, which no text surrounds: the most frequent one. Lines of a title above them have none. */
function delimiterOf(text: string, hasTitle: boolean): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/[\r\n]/);
  const headings = (hasTitle && lines.find((line) => /[,;\t]/.test(line))) || (lines[0] ?? '');
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: headings.split(delimiter).length,
  }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

/** Parses CSV with commas, semicolons or tabs, whichever it has; `hasTitle`: perhaps with a title above the headings. */
export function readCsv(text: string, hasTitle = false): string[][] {
  if (text.includes('\u0000'))
    throw new FileProblem(
      'This is not a text file in this encoding. Choose another encoding, or save the file as CSV again.',
    );
  // Spreadsheets declare the delimiter to each other in this line.
  const [declaration, delimiter] = /^sep=(.)\r?\n/.exec(text) ?? [''];
  const rest = text.slice(declaration.length);
  const { data, errors } = Papa.parse<string[]>(rest, {
    delimiter: delimiter ?? delimiterOf(rest, hasTitle),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new FileProblem(
      `Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed. Fix it, or save the file as CSV again.`,
    );
  return data.map((row) => row.map(unguardFormulas));
}
