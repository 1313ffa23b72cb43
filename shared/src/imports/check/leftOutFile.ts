import { csvWriter } from '@itinera/shared/grid';
import type { Sheet } from '../read/sheet';
import { inWords, type CheckedRow } from './verdict';

/** The rows that are not taken as they stand in the file, each with what to mend, to be imported again. */
export function leftOutFile({ headers }: Sheet, rows: CheckedRow[]): Blob {
  const writer = csvWriter([...headers, 'What to fix']);
  writer.add(rows.map((checked) => [...checked.row.cells, inWords(checked)]));
  return writer.finish();
}
