import Papa from 'papaparse';
import { unguardFormulas } from '@itinera/shared/format';
import { delimiterOf } from './delimiter';
import { FileProblem } from './fileProblem';

/** Parses CSV with commas, semicolons or tabs; `hasTitle`: title lines may precede the headings. */
export function readCsv(text: string, hasTitle = false): string[][] {
  if (text.includes('\u0000'))
    throw new FileProblem(
      'This is not a text file in this encoding. Choose another encoding, or save the file as CSV again.',
    );
  // Normalizes line ends, because headings and rows may have different ones, and the parser supports one.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  // Spreadsheets declare the delimiter in this line.
  const [declaration, delimiter] = /^sep=(.)\n/.exec(lines) ?? [''];
  const rest = lines.slice(declaration.length);
  const { data, errors } = Papa.parse<string[]>(rest, {
    delimiter: delimiter ?? delimiterOf(rest, hasTitle),
    newline: '\n',
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new FileProblem(
      `Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed. Fix it, or save the file as CSV again.`,
    );
  return data.map((row) => row.map(unguardFormulas));
}
