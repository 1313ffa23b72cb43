import { basePrices, priceCells, type HistoryEntry, type QuotedNight } from '@itinera/shared/contracts';
import { formatAmount } from '@itinera/shared/format';
import type { NamedBook } from './usePriceBook';

/** An entry whose history has the changes of a price. */
export interface RecordedPrice {
  entity: string;
  id: string;
}

const entityOf = ({ path }: { path: string }): string => path.replace('/api/', '');

/** The cell of a night, also a cleared one, else the base price that its price is derived from. */
export function recordedPrice(
  { source, period_id }: QuotedNight,
  rowId: string | null,
  { cells }: NamedBook,
): RecordedPrice | undefined {
  const cell = cells.find((one) => one.graph_price_id === rowId && one.period_id === period_id);
  if (cell) return { entity: entityOf(priceCells), id: cell.id };
  return source.kind === 'derived' ? { entity: entityOf(basePrices), id: source.base_price_id } : undefined;
}

/** Price of an entry before or after its changes; undefined if these don't include it. */
function priceOn(
  side: 'before' | 'after',
  { changes }: Pick<HistoryEntry, 'changes'>,
  currency: string,
): string | undefined {
  const [minor, free] = [changes['price_minor']?.[side], changes['is_free']?.[side]];
  if (free === true) return 'free';
  if (typeof minor !== 'number') return free === false ? 'not free' : undefined;
  return minor === 0 ? 'no price' : formatAmount(minor, currency);
}

/** Such as `100,00 → 110,00`; undefined if a change is about something else. */
export function priceChange(entry: Pick<HistoryEntry, 'changes'>, currency: string): string | undefined {
  const after = priceOn('after', entry, currency);
  return after && [priceOn('before', entry, currency) ?? 'no price', after].join(' → ');
}
