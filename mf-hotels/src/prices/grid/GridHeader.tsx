import type { PriceColumn } from '../model/priceRows';
import { COLUMN_WIDTH } from './geometry';
import { TodayLine } from './TodayLine';

interface GridHeaderProps {
  columns: readonly { column: number; of: PriceColumn }[];
  /** Place of today among the columns. */
  today: number | undefined;
}

/** Header of periods: name, days, and restrictions of stays that arrive in them. */
export function GridHeader({ columns, today }: GridHeaderProps) {
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
          aria-current={today !== undefined && Math.floor(today) === column ? 'date' : undefined}
          data-whole={column}
          title={[of.period.name, of.name, of.limits].filter(Boolean).join('\n')}
          style={{ insetInlineStart: `calc(var(--head) + ${column * COLUMN_WIDTH}px)` }}
        >
          <span>{of.title}</span>
          <strong>{of.days}</strong>
          <span>{of.limits}</span>
        </div>
      ))}
      <TodayLine place={today} />
    </div>
  );
}
