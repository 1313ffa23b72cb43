import type { SearchSetupForm } from '@itinera/shared/contracts';

export const setupLabels: Record<keyof SearchSetupForm, string> = {
  name: 'Name',
  group: 'Grouped by',
  shown: 'Prices shown',
  markup_bp: 'Mark-up',
  rounding: 'Round sale prices up to',
  currency: 'Currency of sales',
  rows: 'Shown at first',
  hide_blocked: 'Hide what can’t be sold',
  limit: 'Highest number of trips',
  sort: 'Sorted by',
  highlight: 'Mark the cheapest',
  order: 'Order of columns',
  hidden: 'Hidden columns',
  widths: 'Widths of columns',
  is_default: 'Use it for my searches',
  is_shared: 'Share with all staff',
};

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const groupWords = { hotel: 'Hotel', date: 'Day of arrival', none: 'Nothing' };
export const shownWords = { both: 'Net and sale', sale: 'Sale', net: 'Net' };
export const sortWords = {
  price: 'Price',
  hotel: 'Hotel',
  stars: 'Stars',
  rating: 'Rating',
  check_in: 'Day of arrival',
};
const roundingWords = {
  '0': 'Not rounded',
  '1': 'A whole unit',
  '5': 'A multiple of 5',
  '10': 'A multiple of 10',
};

export const groupOptions = options(groupWords);
export const shownOptions = options(shownWords);
export const sortOptions = options(sortWords);
export const roundingOptions = options(roundingWords);
