import { hotels, listedForPartners, listedForStaff } from '@itinera/shared/contracts';
import { defineList } from '@itinera/shared/grid';
import { columns, partnersColumn } from './columns';
import { filters, partnerFilter } from './filters';

const common = { of: hotels, name: 'hotels', label: 'Hotels', noun: 'hotel' };

export const hotelsForStaff = defineList({
  ...common,
  query: listedForStaff,
  columns: [...columns, partnersColumn],
  filters: [...filters, partnerFilter],
});
export const hotelsForPartner = defineList({ ...common, query: listedForPartners, columns, filters });
