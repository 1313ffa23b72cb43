import type { PriceColumn } from '../model/priceRows';
import { COLUMN_WIDTH } from './geometry';

interface GridHeaderProps {
  columns: readonly { column: number; of: PriceColumn }[];
}

/** Header of periods: name, days, and restrictions of stays that arrive in them. */
export function GridHeader({ columns }: GridHeaderProps) {
  return (
    <div role="row" aria-rowindex={1} data-header>
      <div role="columnheader" aria-colindex={1} data-corner>
        <strong>Room</strong>
        <span>adults + children</span>
      </div>
      {columns.map(({ column, of }) => (
        <div
          key={of.id}
          role="columnheader"
          aria-colindex={column + 2}
          title={[of.period.name, of.name, of.limits].filter(Boolean).join('\n')}
          style={{ insetInlineStart: `calc(var(--head) + ${column * COLUMN_WIDTH}px)` }}
        >
          <span>{of.title}</span>
          <strong>{of.days}</strong>
          <span>{of.limits}</span>
        </div>
      ))}
    </div>
  );
}
