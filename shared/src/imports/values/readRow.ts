import { emptyText, type Locale } from '@itinera/shared/contracts';
import {
  dayOrderIn,
  decimalMarkIn,
  isSpreadsheetError,
  type DayOrder,
  type DecimalMark,
} from '@itinera/shared/format';
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
  /** Notes on cells that were ambiguous. */
  notes: CellProblem[];
}

/** Text of a row for a field. */
export function textFor({ columns, everywhere }: Mapping, field: ImportField, { cells }: SheetRow): string {
  const column = columns.indexOf(idOf(field));
  const text = ((column >= 0 ? cells[column] : undefined) || (everywhere[idOf(field)] ?? '')).trim();
  // Removes line breaks unless the field allows them: a name with one would never be found again.
  return field.kind === 'text' && field.lines
    ? text
    : text.replaceAll(/\s*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/g, ' ');
}

/** Fields that are numbers take the number of a cell, all others the text that it shows. */
const takesNumber = ({ kind }: ImportField): boolean =>
  ['integer', 'decimal', 'money', 'time'].includes(kind);

/** Decimal mark of the amounts of a file, if proven. */
const markIn = (
  { fields }: ImportDefinition,
  mapping: Mapping,
  rows: readonly SheetRow[],
): DecimalMark | undefined => {
  const columns = fields
    .filter(({ kind }) => kind === 'money')
    .map((field) => mapping.columns.indexOf(idOf(field)))
    .filter((column) => column >= 0);
  return decimalMarkIn(
    rows.flatMap(({ cells, numbers }) =>
      columns.filter((column) => !numbers?.has(column)).map((column) => cells[column] ?? ''),
    ),
  );
};

/** Notation of the amounts of a file, and of the dates of each column, if proven. */
export interface Notations {
  mark?: DecimalMark | undefined;
  /** By id of their field. */
  orders: ReadonlyMap<string, DayOrder | undefined>;
}

export const notationsIn = (
  definition: ImportDefinition,
  mapping: Mapping,
  rows: readonly SheetRow[],
): Notations => ({
  mark: markIn(definition, mapping, rows),
  orders: new Map(
    definition.fields
      .filter(({ kind }) => kind === 'day')
      .map((field) => [idOf(field), dayOrderIn(rows.map((row) => textFor(mapping, field, row)))]),
  ),
});

/** Looks up the reference in a cell. */
export type LookUp = (field: ImportField, text: string) => Found;

const empty = (field: ImportField) => ({ field: field.label, message: emptyText });

/** What a row is called where its entries have no names in languages: a hotel by its name, a traveler by both of theirs, a block by its flight. */
const requiredTexts = (fields: readonly ImportField[], body: Record<string, unknown>): unknown[] =>
  fields.flatMap((field) =>
    field.kind === 'text' && field.required && field.key in body ? [body[field.key]] : [],
  );

/** Parses a row into an entry, or into its errors. */
export function readRow(
  { fields, complete = (body) => body }: ImportDefinition,
  mapping: Mapping,
  row: SheetRow,
  lookUp: LookUp,
  { mark, orders }: Notations = { orders: new Map() },
): ReadRow {
  const problems: CellProblem[] = [];
  const notes: CellProblem[] = [];
  const names: { locale: Locale; name: string }[] = [];
  const body: Record<string, unknown> = {};
  const readField = (field: ImportField, text: string, before: Record<string, unknown>): ReadCell => {
    if (field.kind === 'entry' && text !== '' && !isSpreadsheetError(text)) return lookUp(field, text);
    const number = row.numbers?.get(mapping.columns.indexOf(idOf(field)));
    return readCell(field, takesNumber(field) ? (number ?? text) : text, before, {
      isNumber: number !== undefined,
      mark,
      order: orders.get(idOf(field)),
    });
  };
  for (const field of fields) {
    const text = textFor(mapping, field, row);
    const read = readField(field, text, body);
    if (read.note !== undefined) notes.push({ field: field.label, message: read.note });
    if (read.problem !== undefined) problems.push({ field: field.label, message: read.problem });
    else if (text === '' && field.required) problems.push(empty(field));
    else if (read.value !== undefined && field.kind === 'name')
      names.push({ locale: field.locale, name: text });
    else if (read.value !== undefined && field.kind !== 'name') body[field.key] = read.value;
  }
  if (row.problem !== undefined) problems.splice(0, problems.length, { field: '', message: row.problem });
  const named = fields.filter(({ kind }) => kind === 'name');
  const [first] = named;
  if (first && names.length === 0 && row.problem === undefined)
    problems.unshift({
      field: named.map(({ label }) => label).join(' or '),
      message: 'Fill in the name in one language at least.',
    });
  const name = names[0]?.name ?? requiredTexts(fields, body).join(' ');
  return {
    row,
    name: name || `Row ${row.number}`,
    body: complete(first ? { ...body, names } : body),
    problems,
    notes,
  };
}
