import { regions, type Region } from '@itinera/shared/contracts';
import { defineList, textColumn } from '@itinera/shared/grid';
import { inFilter, missingIn, namesColumn, shownColumns } from '../../list/columns';
import { byCountry, countryName, regionName } from '../parents';

export const regionsList = defineList({
  of: regions,
  name: 'regions',
  label: 'Regions',
  noun: 'region',
  query: { with_data: true },
  columns: [
    textColumn<Region>({
      id: 'name',
      header: 'Name',
      sort: 'name',
      headline: true,
      essential: true,
      pinned: 'start',
      width: 220,
      grow: 2,
      text: regionName,
    }),
    textColumn<Region>({
      id: 'country',
      header: 'Country',
      width: 160,
      grow: 1,
      text: ({ country }) => country && countryName(country),
    }),
    namesColumn,
    ...shownColumns,
  ],
  filters: [byCountry, inFilter, missingIn],
});
