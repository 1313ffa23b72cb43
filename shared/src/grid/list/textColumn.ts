import type { Column } from './column';

interface TextColumn<T> extends Omit<Column<T>, 'cell' | 'value'> {
  text: (row: T) => string | number | null | undefined;
}

/** A column that shows and exports plain text or a number. */
export const textColumn = <T>({ text, ...column }: TextColumn<T>): Column<T> => ({
  ...column,
  cell: text,
  value: text,
});
