import type { SearchInput, TableSettings } from '@itinera/shared/contracts';
import type { Grouping } from './groups';

/** How results are shown, and what is asked for besides the search itself. */
export interface ResultSetup {
  group: Grouping;
  /** Which prices are shown. */
  shown: 'net' | 'sale' | 'both';
  /** In place of the mark-up of partner and settings. */
  markup_bp?: number | undefined;
  rounding?: SearchInput['sale_rounding'];
  /** Of the sale. */
  currency?: string | undefined;
  /** How many hotels, days or trips are shown at first. */
  rows: number;
  hide_blocked: boolean;
  /** How many trips are asked for. */
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
