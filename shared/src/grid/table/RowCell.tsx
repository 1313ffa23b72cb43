import type { ReactNode } from 'react';
import { RowActions } from '../actions/RowActions';
import { ACTIONS, SELECT, type TableColumn } from '../columns/tableColumn';
import { SelectBox } from '../selection/SelectBox';
import { Bar } from './Bar';
import { RowLink } from './RowLink';
import type { TableRowProps } from './tableRowProps';

interface RowCellProps<T> extends Pick<
  TableRowProps<T>,
  'row' | 'rowIndex' | 'place' | 'name' | 'isSelected' | 'onSelect' | 'actions' | 'onAct' | 'target'
> {
  column: TableColumn<T>;
}

/** Content of a cell: the column's own, or the table's. */
export function RowCell<T extends { id: string }>(props: RowCellProps<T>): ReactNode {
  const { column, row, rowIndex, place, name, target } = props;
  if (row === undefined) return <Bar />;
  if (column.id === SELECT)
    return (
      <SelectBox
        label={`Select ${name}`}
        state={props.isSelected ? 'all' : 'none'}
        onChange={(withRange) => props.onSelect(place, withRange)}
      />
    );
  if (column.id === ACTIONS)
    return <RowActions {...{ name }} actions={props.actions} onAct={(label) => props.onAct(place, label)} />;
  const content = column.cell(row);
  if (!column.essential || !target) return inElement(content);
  return (
    <RowLink {...{ target, row, name }} place={rowIndex - 2}>
      {content}
    </RowLink>
  );
}

/** Wraps plain text in an element, so that it can be truncated; the whole text is in its tooltip. */
const inElement = (content: ReactNode): ReactNode =>
  (typeof content === 'string' && content !== '') || typeof content === 'number' ? (
    <span title={String(content)}>{content}</span>
  ) : (
    content
  );
