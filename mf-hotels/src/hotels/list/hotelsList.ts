import { hotels } from '@itinera/shared/contracts';
import { defineList } from '@itinera/shared/grid';
import { columns, partnersColumn } from './columns';
import { filters, partnerFilter } from './filters';

const common = { of: hotels, name: 'hotels', label: 'Hotels', noun: 'hotel', query: { with_data: true } };

export const hotelsForStaff = defineList({
  ...common,
  columns: [...columns, partnersColumn],
  filters: [...filters, partnerFilter],
});
export const hotelsForPartner = defineList({ ...common, columns, filters });
