import { places, type Place } from '@itinera/shared/contracts';
import { defineList, textColumn } from '@itinera/shared/grid';
import { inFilter, shownColumns } from '../../list/columns';
import { byResort, countryName, regionName, resortName } from '../parents';

export const placesList = defineList({
  of: places,
  name: 'places',
  label: 'Places',
  noun: 'place',
  query: { with_data: true },
  columns: [
    textColumn<Place>({
      id: 'name',
      header: 'Name',
      sort: 'name',
      headline: true,
      essential: true,
      pinned: 'start',
      width: 220,
      grow: 2,
      text: ({ name }) => name,
    }),
    textColumn<Place>({
      id: 'resort',
      header: 'Resort',
      width: 160,
      grow: 1,
      text: ({ resort }) => resort && resortName(resort),
    }),
    textColumn<Place>({
      id: 'region',
      header: 'Region',
      width: 160,
      grow: 1,
      text: ({ resort }) => resort?.region && regionName(resort.region),
    }),
    textColumn<Place>({
      id: 'country',
      header: 'Country',
      width: 160,
      grow: 1,
      text: ({ resort }) => resort?.region?.country && countryName(resort.region.country),
    }),
    {
      id: 'is-city',
      header: 'Is city',
      width: 90,
      cell: ({ is_city }) => (is_city ? 'Yes' : 'No'),
      value: ({ is_city }) => is_city,
    },
    ...shownColumns,
  ],
  filters: [byResort, { kind: 'switch', key: 'is_city', label: 'Is city' }, inFilter],
});
