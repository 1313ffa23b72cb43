import type { CellChange, CellValue, CellVerdict } from '@itinera/shared/contracts';
import { asStored } from '../priceCells.writes';

type Stored = CellValue & { id: string };

/** The existing rows, periods and cells of one hotel and partner. */
export interface KnownCells {
  hasRow: (rowId: string) => boolean;
  hasPeriod: (periodId: string) => boolean;
  priceOf: (rowId: string, periodId: string) => Stored | null;
}

export interface JudgedCell {
  change: CellChange;
  verdict: CellVerdict;
}

const noPrice: CellValue = { price_minor: 0, is_free: false };

const isSame = (one: CellValue, other: CellValue): boolean =>
  one.price_minor === other.price_minor && one.is_free === other.is_free;

const refused = (message: string): CellVerdict => ({ status: 'refused', message });

function judge(change: CellChange, { hasRow, hasPeriod, priceOf }: KnownCells): CellVerdict {
  const { graph_price_id, period_id } = change;
  if (!hasRow(graph_price_id)) return refused('This row is no longer there. Reload the prices.');
  if (!hasPeriod(period_id)) return refused('This period is no longer there. Reload the prices.');
  const stored = priceOf(graph_price_id, period_id);
  const id = stored ? { id: stored.id } : {};
  const { price_minor, is_free } = stored ?? noPrice;
  const current = { price_minor, is_free };
  if (isSame(asStored(change), current)) return { status: 'unchanged', ...id };
  if (!isSame(asStored(change.was), current)) return { status: 'conflict', current, ...id };
  return { status: 'saved', ...id };
}

/** The outcome of each cell; saved ones that are new have no id yet. */
export function judgeCells(changes: readonly CellChange[], known: KnownCells): JudgedCell[] {
  const seen = new Set<string>();
  return changes.map((change) => {
    const key = `${change.graph_price_id} ${change.period_id}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    const verdict = isRepeated
      ? refused('This cell is in the list twice. Send each cell once.')
      : judge(change, known);
    return { change, verdict };
  });
}
