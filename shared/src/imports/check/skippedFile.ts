import { csvWriter, download } from '@itinera/shared/grid';
import type { ImportDefinition } from '../definition';
import type { Sheet } from '../read/sheet';
import { inWords, type CheckedRow } from './verdict';

/** CSV file of the skipped rows with what to fix, which can be imported again. */
export async function skippedFile({ headers }: Sheet, rows: CheckedRow[]): Promise<Blob> {
  const writer = await csvWriter([...headers, 'What to fix']);
  writer.add(rows.map((checked) => [...checked.row.cells, inWords(checked)]));
  return writer.finish();
}

export async function downloadSkipped(
  { label }: ImportDefinition,
  sheet: Sheet,
  rows: CheckedRow[],
): Promise<void> {
  download(await skippedFile(sheet, rows), `${label.toLowerCase().replaceAll(' ', '-')}-to-fix.csv`);
}
