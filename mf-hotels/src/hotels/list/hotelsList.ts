import { hotels, listedForPartners, listedForStaff, type Hotel } from '@itinera/shared/contracts';
import { defineList, type RowTarget } from '@itinera/shared/grid';
import { pathTo } from '@itinera/shared/routes';
import { columns, furtherColumns, partnersColumn } from './columns';
import { filters, partnerFilter } from './filters';

const common = { of: hotels, name: 'hotels', label: 'Hotels', noun: 'hotel' };

export const hotelsForStaff = defineList({
  ...common,
  query: listedForStaff,
  columns: [...columns, partnersColumn, ...furtherColumns],
  filters: [...filters, partnerFilter],
});
export const hotelsForPartner = defineList({
  ...common,
  query: listedForPartners,
  columns: [...columns, ...furtherColumns],
  filters,
});

/** Address that a row opens. */
export const hotelPage: RowTarget<Hotel> = { addressOf: ({ id }) => pathTo('hotels-id', { id }) };
