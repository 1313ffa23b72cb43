import { cities, type City } from '@itinera/shared/contracts';
import { defineList, textColumn, type Column } from '@itinera/shared/grid';
import { inFilter, missingIn, namesColumn, shownColumns } from '../../list/columns';
import { byCountry, cityName, countryName } from '../parents';
import { MarkedName } from '../../list/MarkedName';

const yesOrNo = (id: string, header: string, of: (city: City) => boolean): Column<City> => ({
  id,
  header,
  width: 90,
  cell: (city) => (of(city) ? 'Yes' : 'No'),
  value: of,
});

export const citiesList = defineList({
  of: cities,
  name: 'cities',
  label: 'Cities',
  noun: 'city',
  query: { with_data: true },
  columns: [
    {
      id: 'name',
      header: 'Name',
      headline: true,
      essential: true,
      pinned: 'start',
      width: 220,
      grow: 2,
      cell: (city) => <MarkedName id={city.id} name={cityName(city)} />,
      value: cityName,
    },
    textColumn<City>({
      id: 'country',
      header: 'Country',
      width: 160,
      grow: 1,
      text: ({ country }) => country && countryName(country),
    }),
    textColumn<City>({ id: 'iata', header: 'IATA', sort: 'iata', width: 90, text: ({ iata }) => iata }),
    yesOrNo('main', 'Main', ({ is_main }) => is_main),
    yesOrNo('origin', 'Origin', ({ is_origin }) => is_origin),
    namesColumn,
    ...shownColumns,
  ],
  filters: [
    byCountry,
    { kind: 'switch', key: 'is_main', label: 'Main' },
    { kind: 'switch', key: 'is_origin', label: 'Origin' },
    inFilter,
    missingIn,
  ],
});
