import { plural } from '@itinera/shared/format';
import type { ReactNode } from 'react';
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

/**
 * Sums over the whole list, not only this page. One cell for all columns, with wrapping lines: a sum has more digits than its column
 * fits.
 */
export function SumsRow<T>({ columns, sums, total, noun, place, activeColumn }: SumsRowProps<T>) {
  const summed = columns.filter((column) => !isOwn(column) && column.id in sums);
  return (
    <div role="rowgroup" data-sums>
      <div role="row" aria-rowindex={total + 2}>
        <div
          role="gridcell"
          aria-colindex={1}
          aria-colspan={columns.length}
          data-cell
          data-row={place}
          // Arrows return to the column that they came from.
          data-column={activeColumn ?? 0}
          tabIndex={activeColumn === undefined ? -1 : 0}
        >
          <span data-total>{`Total of ${plural(total, noun)}`}</span>
          {summed.map(({ id, header }) => (
            <span key={id}>
              <span data-label>{header}: </span>
              {sums[id]}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
