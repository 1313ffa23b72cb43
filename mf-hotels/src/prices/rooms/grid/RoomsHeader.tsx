import type { Night } from '../model/nights';

/** Header of the nights of a month. */
export const RoomsHeader = ({ nights }: { nights: readonly Night[] }) => (
  <div role="row" aria-rowindex={1} data-header>
    <div role="columnheader" aria-colindex={1} data-corner>
      <strong>Allotment</strong>
    </div>
    {nights.map(({ id, name, weekday, isWeekend, isPast, isToday }, column) => (
      <div
        key={id}
        role="columnheader"
        aria-colindex={column + 2}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${weekday} ${name}`}
        data-whole={column}
        data-weekend={isWeekend || undefined}
        data-past={isPast || undefined}
        data-now={isToday || undefined}
      >
        <span>{weekday}</span>
        <strong>{Number(id.slice(8))}</strong>
      </div>
    ))}
  </div>
);
