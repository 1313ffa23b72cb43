import {
  airports,
  cities,
  countries,
  flightCarriers,
  places,
  regions,
  resorts,
  type Contributions,
  type RecordKind,
  type RecordSource,
} from '@itinera/shared/contracts';

/** An entry of a tab, opened in its dialog. */
const inTab = (tab: string) => ({ page: 'geography', search: { tab, edit: ':id' } });
const inDialog = { edit: ':id' };
const named = { with_data: 'true' };

const records: RecordSource[] = [
  {
    label: 'Countries',
    path: countries.path,
    query: named,
    name: ['country_name.name'],
    ...inTab('countries'),
  },
  { label: 'Regions', path: regions.path, query: named, name: ['region_name.name'], ...inTab('regions') },
  { label: 'Cities', path: cities.path, query: named, name: ['city_name.name', 'iata'], ...inTab('cities') },
  { label: 'Resorts', path: resorts.path, query: named, name: ['resort_name.name'], ...inTab('resorts') },
  { label: 'Places', path: places.path, name: ['name'], ...inTab('places') },
  { label: 'Airports', path: airports.path, name: ['iata_code', 'name'], page: 'airports', search: inDialog },
  {
    label: 'Flight Carriers',
    path: flightCarriers.path,
    name: ['name', 'iata_code'],
    page: 'flight-carriers',
    search: inDialog,
  },
];

const byName = (tab: string) => ({ page: 'geography', search: { tab, q: ':name' } });

const kinds: RecordKind[] = [
  { path: countries.path, one: 'country', ...byName('countries') },
  { path: regions.path, one: 'region', ...byName('regions') },
  { path: cities.path, one: 'city', ...byName('cities') },
  { path: resorts.path, one: 'resort', ...byName('resorts') },
  { path: places.path, one: 'place', ...byName('places') },
  { path: airports.path, one: 'airport', page: 'airports' },
  { path: flightCarriers.path, one: 'flight carrier', page: 'flight-carriers' },
];

export const contributions: Contributions = { tiles: [], records, kinds };
