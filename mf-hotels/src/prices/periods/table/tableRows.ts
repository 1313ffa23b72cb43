import { mostOperations, type PeriodText } from '@itinera/shared/contracts';
import { pastedRows } from './pastedRows';

const blank: PeriodText = { from: '', to: '', name: '' };
/** Rows of an empty table. */
const LEAST = 4;
/** Longer texts are neither days nor names. */
const MOST_TEXT = 200;

export const isBlank = ({ from, to, name }: PeriodText): boolean => `${from}${to}${name}`.trim() === '';

const withoutEnd = (rows: readonly PeriodText[]): readonly PeriodText[] =>
  rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);

/** Rows with an empty one to type into at the end. */
export function padded(rows: readonly PeriodText[]): PeriodText[] {
  const filled = withoutEnd(rows);
  const count = Math.min(Math.max(LEAST, filled.length + 1), mostOperations);
  return Array.from({ length: Math.max(count, filled.length) }, (_, at) => filled[at] ?? blank);
}

export const withRow = (rows: readonly PeriodText[], at: number, change: Partial<PeriodText>): PeriodText[] =>
  rows.map((row, index) => (index === at ? { ...row, ...change } : row));

/**
 * Rows with a block that is pasted into a field: its periods from that row on, or below it if something is typed there; of a single column,
 * the fields below. Undefined if the text belongs into the field.
 */
export function withBlock(
  rows: readonly PeriodText[],
  at: { row: number; field: keyof PeriodText },
  block: readonly (readonly string[])[],
  today: string,
): { rows: PeriodText[]; last: number } | undefined {
  const cells = block.map((line) => line.map((text) => text.trim().slice(0, MOST_TEXT)));
  const found = pastedRows(cells, today);
  if (found) {
    const from = isBlank(rows[at.row] ?? blank) ? at.row : at.row + 1;
    const below = withoutEnd(rows.slice(from));
    const next = [...rows.slice(0, from), ...found, ...below];
    return { rows: next, last: Math.min(from + found.length, mostOperations) - 1 };
  }
  if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return undefined;
  const columns = (['from', 'to', 'name'] as const).slice(['from', 'to', 'name'].indexOf(at.field));
  const texts = (line: readonly string[]): Partial<PeriodText> =>
    Object.fromEntries(columns.slice(0, line.length).map((field, column) => [field, line[column] ?? '']));
  const next = Array.from({ length: Math.max(rows.length, at.row + cells.length) }, (_, index) => ({
    ...(rows[index] ?? blank),
    ...texts(cells[index - at.row] ?? []),
  }));
  return { rows: next, last: Math.min(at.row + cells.length, mostOperations) - 1 };
}
