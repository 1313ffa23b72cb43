import { createWrite, reasonOf, type Write, type WriteRun } from '@itinera/shared/data';
import { refusal, type CheckedRow } from '../check/verdict';
import type { ImportDefinition } from '../definition';

/** The write that adds one row of the file. */
export interface RowWrite extends Write {
  row: CheckedRow;
}
export type ImportRun = WriteRun<RowWrite>;

export const rowWrites = ({ of }: ImportDefinition, rows: readonly CheckedRow[]): RowWrite[] =>
  rows.map((row) => ({
    row,
    ...createWrite(of, { id: String(row.row.number), name: row.name }, row.body),
  }));

/** Rows that were valid when checked, and refused when added. */
export const refusedRows = (definition: ImportDefinition, { refused }: ImportRun): CheckedRow[] =>
  refused.map(({ write: { row }, error }) => ({
    ...row,
    verdict: { kind: 'error', problems: refusal(definition, row.body, reasonOf(error), error.fields) },
  }));
