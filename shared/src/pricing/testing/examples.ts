import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceBook, SaleTerms } from '../book';
import type { Stay } from '../stay';

interface Change {
  id: string;
}

interface Example {
  name: string;
  stay: Stay;
  /** Rules that apply, without all others; with changes to those of the book. */
  with?: {
    offers?: Change[];
    special_prices?: Change[];
    stop_sales?: Change[];
    blocked_checkouts?: Change[];
    weekday_supplements?: Change[];
    stay_lengths?: Change[];
    sale?: SaleTerms;
    contract?: PriceBook['contract'];
  };
  expected: Record<string, unknown>;
}

/** Stays of one contract with prices calculated by hand. */
export const examples: { book: Omit<PriceBook, 'sale'>; stays: Example[] } = JSON.parse(
  readFileSync(join(__dirname, 'examples.json'), 'utf8'),
);
