import { plural } from '@itinera/shared/format';
import type { ReactNode } from 'react';
import { cellProps } from '../columns/cellProps';
import { isOwn, type TableColumn } from '../columns/tableColumn';

export type Sums = Readonly<Record<string, ReactNode>>;

interface SumsRowProps<T> {
  columns: TableColumn<T>[];
  sums: Sums;
  total: number;
  noun: string;
  /** Its position after the rows. */
  place: number;
  activeColumn: number | undefined;
}

/** Sums over the whole list, not only over this page. */
export function SumsRow<T>({ columns, sums, total, noun, place, activeColumn }: SumsRowProps<T>) {
  const first = columns.findIndex((column) => !isOwn(column) && !(column.id in sums));
  return (
    <div role="rowgroup" data-sums>
      <div role="row" aria-rowindex={total + 2}>
        {columns.map((column, index) => (
          <div
            key={column.id}
            {...cellProps(column, index)}
            role="gridcell"
            data-row={place}
            tabIndex={activeColumn === index ? 0 : -1}
          >
            {index === first ? `Total of ${plural(total, noun)}` : sums[column.id]}
          </div>
        ))}
      </div>
    </div>
  );
}
