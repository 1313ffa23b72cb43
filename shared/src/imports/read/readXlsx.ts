import { unzipSync, zipSync } from 'fflate';
import { FileProblem } from './fileProblem';

/** A small file can unpack to any size (zip bomb). */
const mostUnpacked = 60 * 1024 * 1024;

const isMidnight = (date: Date): boolean => date.getTime() % 86_400_000 === 0;

/** A day in the format of the contracts, with the time if there is one. */
const dayOf = (date: Date): string =>
  date
    .toISOString()
    .slice(0, isMidnight(date) ? 10 : 16)
    .replace('T', ' ');

/** Displayed text of a cell: the last result of a formula; numbers without rounding noise. */
function textOf(value: unknown, writtenAs: (number: string) => string): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayOf(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? writtenAs(String(Number(value.toPrecision(15)))) : String(value);
}

/**
 * Unpacks the file and passes it on uncompressed: the reader would unpack large parts in a worker made of a
 * blob, which the policy of our pages forbids.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > mostUnpacked)
        throw new FileProblem('This workbook is too large once unpacked. Split it into smaller ones.');
      return true;
    },
  });
  return zipSync(files, { level: 0 }).slice().buffer;
}

/** The rows of the first sheet of a workbook; `writtenAs` rewrites the cells that are numbers. */
export async function readXlsx(
  bytes: Uint8Array,
  writtenAs = (number: string): string => number,
): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(stored(bytes), { trim: false });
    return rows.map((row) => row.map((value) => textOf(value, writtenAs)));
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(
      'This workbook can’t be read. Open it in a spreadsheet, save it as XLSX or CSV without a password, and choose that file.',
    );
  }
}
