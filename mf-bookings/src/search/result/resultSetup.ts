import type { SearchInput, TableSettings } from '@itinera/shared/contracts';
import type { Grouping } from './groups';

/** How results are shown, and the terms that are added to a search. */
export interface ResultSetup {
  group: Grouping;
  /** Which prices are shown. */
  shown: 'net' | 'sale' | 'both';
  /** Mark-up in place of the partner's and the settings', in basis points. */
  markup_bp?: number | undefined;
  rounding?: SearchInput['sale_rounding'];
  /** Currency of the sale. */
  currency?: string | undefined;
  /** Number of hotels, days or trips shown at first. */
  rows: number;
  hide_blocked: boolean;
  /** Highest number of trips that is requested. */
  limit: number;
  sort: string;
  /** Whether the cheapest trip is marked. */
  highlight: boolean;
  columns: TableSettings;
}

export const usualSetup: ResultSetup = {
  group: 'hotel',
  shown: 'both',
  rows: 25,
  hide_blocked: true,
  limit: 500,
  sort: 'price',
  highlight: true,
  columns: {},
};
