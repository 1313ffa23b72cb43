import { airports, regions, type Airport } from '@itinera/shared/contracts';
import { defineList, entityFilter, textColumn } from '@itinera/shared/grid';
import { byCountry, cityName, regionName } from '../geography/parents';

export const airportsList = defineList({
  of: airports,
  name: 'airports',
  label: 'Airports',
  noun: 'airport',
  query: { with_data: true },
  columns: [
    textColumn<Airport>({
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
    textColumn<Airport>({
      id: 'region',
      header: 'Region',
      sort: 'iso_region',
      width: 150,
      grow: 1,
      text: ({ iso_region }) => iso_region,
    }),
    textColumn<Airport>({
      id: 'country',
      header: 'Country',
      sort: 'iso_country',
      width: 150,
      grow: 1,
      text: ({ iso_country }) => iso_country,
    }),
    textColumn<Airport>({
      id: 'city',
      header: 'City',
      width: 140,
      hidden: true,
      text: ({ city }) => city && cityName(city),
    }),
    textColumn<Airport>({
      id: 'iata',
      header: 'IATA code',
      sort: 'iata_code',
      width: 110,
      text: ({ iata_code }) => iata_code,
    }),
    textColumn<Airport>({ id: 'icao', header: 'ICAO code', width: 110, text: ({ gps_code }) => gps_code }),
    textColumn<Airport>({
      id: 'time-zone',
      header: 'Time zone',
      width: 150,
      text: ({ timezone }) => timezone,
    }),
    {
      id: 'charter-start',
      header: 'Charter start',
      width: 120,
      cell: ({ charter_start }) => (charter_start ? 'Yes' : 'No'),
      value: ({ charter_start }) => charter_start,
    },
    {
      id: 'active',
      header: 'Active',
      width: 90,
      cell: ({ is_active }) => (is_active ? 'Yes' : 'No'),
      value: ({ is_active }) => is_active,
    },
  ],
  filters: [
    { kind: 'switch', key: 'charter_start', label: 'Charter start' },
    byCountry,
    entityFilter({
      key: 'region_id',
      label: 'Region',
      within: 'country_id',
      collection: regions,
      query: ({ country_id }) => ({ with_data: true, country_id }),
      nameOf: regionName,
    }),
    { kind: 'switch', key: 'is_active', label: 'Active' },
  ],
});
