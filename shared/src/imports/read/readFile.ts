import { decode, guessEncoding, type Encoding } from './encoding';
import { FileProblem } from './fileProblem';
import type { Line } from './line';
import { readCsv } from './readCsv';
import { toSheet, type Sheet } from './sheet';

const mostBytes = 5 * 1024 * 1024;

export interface ReadSheet {
  name: string;
  sheet: Sheet;
  /** For CSV: its encoding, and a function to read it in another. */
  text?: { encoding: Encoding; readAs: (encoding: Encoding) => ReadSheet };
}

const beginsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const asLine = (cells: string[]): Line => ({ cells, numbers: new Set() });

function readText(name: string, bytes: Uint8Array, encoding: Encoding): ReadSheet {
  return {
    name,
    sheet: toSheet(readCsv(decode(bytes, encoding)).map(asLine)),
    text: { encoding, readAs: (other) => readText(name, bytes, other) },
  };
}

/** Loaded with the first workbook. */
const workbook = async (bytes: Uint8Array) => (await import('./xlsx/readXlsx')).readXlsx(bytes);

/** Bytes of a selected file, if it is a workbook or a text. */
async function bytesOf(file: File): Promise<{ bytes: Uint8Array; isWorkbook: boolean }> {
  const { name, size } = file;
  if (size > mostBytes)
    throw new FileProblem(
      `The file has ${(size / 1024 / 1024).toFixed(1)} MiB; the limit is 5 MiB. Split it into smaller files.`,
    );
  if (size === 0) throw new FileProblem('The file is empty. Fill in a template, or choose another file.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { bytes, isWorkbook: true };
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileProblem(
      'This is an old or protected workbook. Save it as XLSX without a password, and choose that file.',
    );
  if (!/\.(csv|tsv|txt)$/i.test(name))
    throw new FileProblem('Only CSV and XLSX files can be imported. Save your file in one of these formats.');
  return { bytes, isWorkbook: false };
}

/** Reads a selected file with headings in its first row. Rejects with `FileProblem`. */
export async function readFile(file: File): Promise<ReadSheet> {
  const { name } = file;
  const { bytes, isWorkbook } = await bytesOf(file);
  if (!isWorkbook) return readText(name, bytes, guessEncoding(bytes));
  const { lines, sheet } = await workbook(bytes);
  return { name: sheet === undefined ? name : `${name}, sheet ‘${sheet}’`, sheet: toSheet(lines) };
}

/** Writes 100.5 as `100.5000`: four decimals can't be thousands, and prove nothing about the notation of other texts. */
const withoutNotation = (number: string): string =>
  number.replace(/\.\d{1,3}$/, (decimals) => decimals.padEnd(5, '0'));

/**
 * Raw lines of a selected file, for files that are not a list with headings. A text is read in its probable encoding. Rejects with
 * `FileProblem`.
 */
export async function readLines(file: File): Promise<string[][]> {
  const { bytes, isWorkbook } = await bytesOf(file);
  if (!isWorkbook) return readCsv(decode(bytes, guessEncoding(bytes)), true);
  const { lines } = await workbook(bytes);
  return lines.map(({ cells, numbers }) =>
    cells.map((cell, column) => (numbers.has(column) ? withoutNotation(cell) : cell)),
  );
}
