import type { ReactNode } from 'react';
import type { RowAction } from '../actions/rowAction';
import { RowActions } from '../actions/RowActions';
import { ACTIONS, SELECT, type TableColumn } from '../columns/tableColumn';
import { SelectBox } from '../selection/SelectBox';
import { Bar } from './Bar';

interface RowCellProps<T> {
  column: TableColumn<T>;
  row: T | undefined;
  name: string;
  isSelected: boolean;
  onSelect: (withRange: boolean) => void;
  actions: RowAction[];
  onAct: (label: string) => void;
  /** Makes the name of the row a link. */
  link: ((row: T, content: ReactNode) => ReactNode) | undefined;
}

/** Content of a cell: the column's own, or the table's. */
export function RowCell<T>({
  column,
  row,
  name,
  isSelected,
  onSelect,
  actions,
  onAct,
  link,
}: RowCellProps<T>): ReactNode {
  if (row === undefined) return <Bar />;
  if (column.id === SELECT)
    return <SelectBox label={`Select ${name}`} state={isSelected ? 'all' : 'none'} onChange={onSelect} />;
  if (column.id === ACTIONS) return <RowActions {...{ name, actions, onAct }} />;
  const content = column.cell(row);
  return column.essential && link ? link(row, content) : inElement(content);
}

/** Wraps plain text in an element, so that it can be truncated; the whole text is in its tooltip. */
const inElement = (content: ReactNode): ReactNode =>
  (typeof content === 'string' && content !== '') || typeof content === 'number' ? (
    <span title={String(content)}>{content}</span>
  ) : (
    content
  );
