import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { flag, integer, oneOf, text } from './fields';
import { mostResults } from './search';

const groupings = ['none', 'hotel', 'date'] as const;
const shownPrices = ['net', 'sale', 'both'] as const;
const resultOrders = ['price', 'hotel', 'stars', 'rating', 'check_in'] as const;

/** Pixels. */
export const narrowestColumn = 60;
export const widestColumn = 600;

/**
 * How search results are shown, and the terms added to a search. Stored as the query of a saved view of the list `search-result`; order,
 * widths and hidden columns are in the view's table settings.
 */
export const searchSetupForm = z.strictObject({
  name: text(60, 1),
  group: oneOf(groupings),
  /** Which prices are shown. */
  shown: oneOf(shownPrices),
  /** Mark-up in place of the partner's and the settings', in basis points. */
  markup_bp: z.nullable(integer(0, 100_000)),
  /** Rounding step in place of that of the settings, as text; null is that of the settings. */
  rounding: z.nullable(oneOf(['0', '1', '5', '10'])),
  /** Currency of the sale; empty is that of the settings. */
  currency: z.union([z.literal(''), currencyCode]),
  rows: integer(5, 200),
  hide_blocked: flag,
  limit: integer(1, mostResults),
  sort: oneOf(resultOrders),
  highlight: flag,
  /** Columns, each only once it was changed. */
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  widths: z.record(z.string(), integer(narrowestColumn, widestColumn)),
  is_default: flag,
  is_shared: flag,
});
export type SearchSetupForm = z.infer<typeof searchSetupForm>;
