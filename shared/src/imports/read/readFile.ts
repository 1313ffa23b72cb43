import { decode, guessEncoding, type Encoding } from './encoding';
import { FileProblem } from './fileProblem';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { toSheet, type Sheet } from './sheet';

const mostBytes = 5 * 1024 * 1024;

export interface ReadSheet {
  name: string;
  sheet: Sheet;
  /** Of CSV only: the encoding it was read in, and a function to read it in another. */
  text?: { encoding: Encoding; readAs: (encoding: Encoding) => ReadSheet };
}

const beginsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

function readText(name: string, bytes: Uint8Array, encoding: Encoding): ReadSheet {
  return {
    name,
    sheet: toSheet(readCsv(decode(bytes, encoding))),
    text: { encoding, readAs: (other) => readText(name, bytes, other) },
  };
}

/** Reads a chosen file. Rejects with `FileProblem`. */
export async function readFile(file: File): Promise<ReadSheet> {
  const { name, size } = file;
  if (size > mostBytes)
    throw new FileProblem(
      `The file has ${(size / 1024 / 1024).toFixed(1)} MiB; the limit is 5 MiB. Split it into smaller files.`,
    );
  if (size === 0) throw new FileProblem('The file is empty. Fill in a template, or choose another file.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return { name, sheet: toSheet(await readXlsx(bytes)) };
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileProblem(
      'This is an old or protected workbook. Save it as XLSX without a password, and choose that file.',
    );
  if (!/\.(csv|tsv|txt)$/i.test(name))
    throw new FileProblem('Only CSV and XLSX files can be imported. Save your file in one of these formats.');
  return readText(name, bytes, guessEncoding(bytes));
}
