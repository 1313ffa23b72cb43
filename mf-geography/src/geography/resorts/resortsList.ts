import { resorts, type Resort } from '@itinera/shared/contracts';
import { defineList, textColumn } from '@itinera/shared/grid';
import { inFilter, missingIn, namesColumn, shownColumns } from '../../list/columns';
import { byRegion, countryName, regionName, resortName } from '../parents';

export const resortsList = defineList({
  of: resorts,
  name: 'resorts',
  label: 'Resorts',
  noun: 'resort',
  query: { with_data: true },
  columns: [
    textColumn<Resort>({
      id: 'name',
      header: 'Name',
      headline: true,
      essential: true,
      pinned: 'start',
      width: 220,
      grow: 2,
      text: resortName,
    }),
    textColumn<Resort>({
      id: 'region',
      header: 'Region',
      width: 160,
      grow: 1,
      text: ({ region }) => region && regionName(region),
    }),
    textColumn<Resort>({
      id: 'country',
      header: 'Country',
      width: 160,
      grow: 1,
      text: ({ region }) => region?.country && countryName(region.country),
    }),
    namesColumn,
    ...shownColumns,
  ],
  filters: [byRegion, inFilter, missingIn],
});
