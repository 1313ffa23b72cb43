import { emptyText, type Locale } from '@itinera/shared/contracts';
import type { Mapping } from '../columns/mapping';
import { idOf, type ImportDefinition, type ImportField } from '../definition';
import type { SheetRow } from '../read/sheet';
import type { Found } from '../references/findEntry';
import { readCell, type ReadCell } from './readCell';

export interface CellProblem {
  /** Label of the field. */
  field: string;
  message: string;
}

export interface ReadRow {
  row: SheetRow;
  /** Display name of the row. */
  name: string;
  /** The body of the request that adds the entry. */
  body: Record<string, unknown>;
  problems: CellProblem[];
}

/** The text of a row for a field. */
export function textFor({ columns, everywhere }: Mapping, field: ImportField, { cells }: SheetRow): string {
  const column = columns.indexOf(idOf(field));
  return ((column >= 0 ? cells[column] : undefined) || (everywhere[idOf(field)] ?? '')).trim();
}

/** Looks up the reference in a cell. */
export type LookUp = (field: ImportField, text: string) => Found;

const empty = (field: ImportField) => ({ field: field.label, message: emptyText });

/** Parses a row into an entry, or into everything that is wrong with it. */
export function readRow(
  { fields, complete = (body) => body }: ImportDefinition,
  mapping: Mapping,
  row: SheetRow,
  lookUp: LookUp,
): ReadRow {
  const problems: CellProblem[] = [];
  const names: { locale: Locale; name: string }[] = [];
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const text = textFor(mapping, field, row);
    const read: ReadCell =
      field.kind === 'entry' && text !== '' ? lookUp(field, text) : readCell(field, text, body);
    if (read.problem !== undefined) problems.push({ field: field.label, message: read.problem });
    else if (text === '' && field.required) problems.push(empty(field));
    else if (read.value !== undefined && field.kind === 'name')
      names.push({ locale: field.locale, name: text });
    else if (read.value !== undefined && field.kind !== 'name') body[field.key] = read.value;
  }
  const named = fields.filter(({ kind }) => kind === 'name');
  const [first] = named;
  if (first && names.length === 0)
    problems.unshift({
      field: named.map(({ label }) => label).join(' or '),
      message: 'Fill in the name in one language at least.',
    });
  const name = names[0]?.name ?? (typeof body['name'] === 'string' ? body['name'] : `Row ${row.number}`);
  return { row, name, body: complete(first ? { ...body, names } : body), problems };
}
