import { FileProblem } from './fileProblem';
import type { FileTable } from './fileTable';
import { notTable } from './notTables';
import { readText } from './readText';

const mostBytes = 5 * 1024 * 1024;

const beginsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

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
  const problem = notTable(bytes);
  if (problem !== undefined) throw new FileProblem(problem);
  if (!/\.(csv|tsv|txt)$/i.test(name))
    throw new FileProblem('Only CSV and XLSX files can be imported. Save your file in one of these formats.');
  return { bytes, isWorkbook: false };
}

/**
 * Reads a selected file, the one way for all imports. `hasTitle`: title lines may precede the headings. Rejects with `FileProblem` if no
 * choice can help.
 */
export async function readFile(file: File, { hasTitle = false } = {}): Promise<FileTable> {
  const { name } = file;
  const { bytes, isWorkbook } = await bytesOf(file);
  if (!isWorkbook) return readText(name, bytes, hasTitle);
  // Loaded with the first workbook.
  const { readXlsx } = await import('./xlsx/readXlsx');
  return readXlsx(name, bytes);
}
