import { flightCarriers, type FlightCarrier } from '@itinera/shared/contracts';
import { defineList, textColumn } from '@itinera/shared/grid';
import { byCountry, countryName } from '../geography/parents';
import { Logo } from './Logo';

export const carriersList = defineList({
  of: flightCarriers,
  name: 'flight-carriers',
  label: 'Flight carriers',
  noun: 'flight carrier',
  query: { with_data: true },
  columns: [
    {
      id: 'logo',
      header: 'Logo',
      headline: true,
      width: 84,
      cell: ({ logo_file_name }) => <Logo fileName={logo_file_name} />,
    },
    textColumn<FlightCarrier>({
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
    textColumn<FlightCarrier>({
      id: 'iata',
      header: 'IATA code',
      sort: 'iata_code',
      width: 110,
      text: ({ iata_code }) => iata_code,
    }),
    textColumn<FlightCarrier>({
      id: 'icao',
      header: 'ICAO code',
      width: 110,
      text: ({ icao_code }) => icao_code,
    }),
    textColumn<FlightCarrier>({
      id: 'country',
      header: 'Country',
      width: 150,
      grow: 1,
      text: ({ country }) => country && countryName(country),
    }),
    {
      id: 'charter',
      header: 'Charter',
      width: 100,
      cell: ({ is_charter }) => (is_charter ? 'Yes' : 'No'),
      value: ({ is_charter }) => is_charter,
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
    { kind: 'switch', key: 'is_charter', label: 'Charter' },
    byCountry,
    { kind: 'switch', key: 'is_active', label: 'Active' },
  ],
});
