import { city } from '../geography/cities/city';
import { columnsOf, listOf } from '@itinera/shared/kinds/lists';
import { airport } from './airport';

const { name, above, column, filter } = columnsOf(airport);

const wide = { width: 150, grow: 1, fact: 'plain' as const };

const { List } = listOf(
  airport,
  () => import(/* webpackChunkName: "dialogs" */ './AirportFields'),
  [
    name({ sort: 'name' }),
    column('region', 'region_id', { ...wide, sort: 'iso_region', text: (row) => row.iso_region }),
    column('country', 'country_id', { ...wide, sort: 'iso_country', text: (row) => row.iso_country }),
    above(city, (row) => row.city, { width: 140, grow: undefined, hidden: true }),
    column('iata', 'iata_code', { sort: 'iata_code', width: 110, fact: 'plain' }),
    column('icao', 'gps_code', { width: 110 }),
    column('time-zone', 'timezone', { width: 150 }),
    column('charter-start', 'charter_start', { width: 120 }),
    column('active', 'is_active', { width: 90, fact: 'labelled' }),
  ],
  [
    filter('charter_start'),
    filter('country_id'),
    filter('region_id', 'country_id'),
    filter('is_active'),
    { kind: 'switch', key: 'has_coordinates', label: 'Has coordinates' },
  ],
);

export default function AirportsPage() {
  return <List title="Airports" />;
}
