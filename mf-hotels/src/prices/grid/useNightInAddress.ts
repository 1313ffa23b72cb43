import type { PriceSource } from '@itinera/shared/contracts';
import { useLocation, useNavigate } from '@itinera/shared/router';
import { useEffect } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';

interface Parts {
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  sourceOf: (row: PriceRow, column: PriceColumn) => PriceSource;
}

/** What to fill in for a night: the first cell without a price, or a new period if the night is in none. */
function presetsAt(night: string, { rows, columns, sourceOf }: Parts): Record<string, string> {
  const column = columns.find(({ period }) => period.start_period <= night && night <= period.end_period);
  if (!column) return { dialog: 'periods', day: night };
  const sold = rows.filter(({ graph }) => graph.is_active && graph.adult > 0);
  const row = sold.find((each) => sourceOf(each, column).kind === 'missing') ?? rows[0];
  return row ? { row: row.id, period_id: column.id } : {};
}

/** Moves from `&night=2027-03-01` to what that night lacks. */
export function useNightInAddress(parts: Parts): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const night = new URLSearchParams(search).get('night');
  useEffect(() => {
    if (night === null) return;
    const next = new URLSearchParams(search);
    next.delete('night');
    for (const [key, value] of Object.entries(presetsAt(night, parts))) next.set(key, value);
    void navigate({ search: next.toString() }, { replace: true, state });
  });
}
