import Papa from 'papaparse';
import { unguardFormulas } from '@itinera/shared/format';
import { separators, separatorsOf, type Separator } from './delimiter';
import { FileProblem } from './fileProblem';
import { mostLines, refuseFarCell } from './limits';

/** `="0012345"`, which keeps the zeros of a text when a spreadsheet opens the file. */
const withoutFormula = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

const known = (character: string | undefined): Separator[] =>
  separators.flatMap(({ value }) => (value === character ? [value] : []));

/** Separators of a text. Spreadsheets may declare one in the first line. */
export function separatorsIn(text: string, hasTitle = false): readonly Separator[] {
  const [declaration = '', declared] = /^sep=(.)\r?[\r\n]/.exec(text) ?? [];
  const all = known(declared);
  return all.length > 0
    ? all
    : separatorsOf(text.slice(declaration.length).replaceAll(/\r\n?/g, '\n'), hasTitle);
}

/** Parses CSV. Its cells are separated by `separator`, or as most lines are; `hasTitle`: title lines may precede the headings. */
export function readCsv(text: string, separator?: Separator, hasTitle = false): string[][] {
  if (text.includes('\u0000'))
    throw new FileProblem(
      'This is not a text file in this encoding. Choose another encoding, or save the file as CSV again.',
    );
  // Normalizes line ends, because headings and rows may have different ones, and the parser supports one.
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/^sep=.\n/, '');
  const { data, errors } = Papa.parse<string[]>(lines, {
    delimiter: separator ?? separatorsIn(text, hasTitle)[0] ?? ',',
    newline: '\n',
    preview: mostLines + 1,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new FileProblem(
      `Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed. Fix it, or save the file as CSV again.`,
    );
  for (const [line, cells] of data.entries())
    if (cells.length > 1 || cells[0] !== '') refuseFarCell(line, cells.length - 1, cells.at(-1) ?? '');
  return data.map((row) => row.map((cell) => unguardFormulas(withoutFormula(cell))));
}
