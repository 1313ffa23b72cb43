import { countries, type Country } from '@itinera/shared/contracts';
import { defineList, textColumn } from '@itinera/shared/grid';
import { inFilter, missingIn, namesColumn, shownColumns } from '../../list/columns';
import { countryName } from '../parents';

export const countriesList = defineList({
  of: countries,
  name: 'countries',
  label: 'Countries',
  noun: 'country',
  query: { with_data: true },
  columns: [
    textColumn<Country>({
      id: 'name',
      header: 'Name',
      headline: true,
      essential: true,
      pinned: 'start',
      width: 220,
      grow: 2,
      text: countryName,
    }),
    textColumn<Country>({ id: 'iso2', header: 'ISO code', width: 120, text: ({ iso2 }) => iso2 }),
    namesColumn,
    ...shownColumns,
  ],
  filters: [inFilter, missingIn],
});
