import { mixedSource } from '@itinera/shared/choices';
import {
  countries,
  hotels,
  places,
  regions,
  resorts,
  withHotelParts,
  type Country,
  type Place,
  type Region,
  type Resort,
} from '@itinera/shared/contracts';
import { regionName } from '@itinera/shared/format';

const named = { with_data: true };
const unnamed = '—';

const countryOf = ({ country_name, iso2 }: Pick<Country, 'country_name' | 'iso2'>): string =>
  country_name?.name ?? iso2 ?? unnamed;
const resortOf = ({ resort_name }: Pick<Resort, 'resort_name'>): string => resort_name?.name ?? unnamed;

const joined = (...parts: (string | null | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

const withinCountry = ({ country }: Pick<Region, 'country'>) => country && countryOf(country);
const withinRegion = ({ region }: Pick<Resort, 'region'>) =>
  region && joined(regionName(region), withinCountry(region));
const withinResort = ({ resort }: Pick<Place, 'resort'>) =>
  resort && joined(resortOf(resort), withinRegion(resort));

/** Sources of the destination select, widest first. The keys are fields of the search. */
export const whereSources = [
  mixedSource({
    key: 'country_ids',
    noun: 'Country',
    collection: countries,
    query: named,
    nameOf: countryOf,
  }),
  mixedSource({
    key: 'region_ids',
    noun: 'Region',
    collection: regions,
    query: named,
    nameOf: regionName,
    withinOf: (region) => withinCountry(region) ?? undefined,
  }),
  mixedSource({
    key: 'resort_ids',
    noun: 'Resort',
    collection: resorts,
    query: named,
    nameOf: resortOf,
    withinOf: (resort) => withinRegion(resort) ?? undefined,
  }),
  mixedSource({
    key: 'place_ids',
    noun: 'Place',
    collection: places,
    query: named,
    nameOf: ({ name }) => name,
    withinOf: (place) => withinResort(place) ?? undefined,
  }),
  mixedSource({
    key: 'hotel_ids',
    noun: 'Hotel',
    collection: hotels,
    query: { is_active: true, ...withHotelParts('place') },
    nameOf: ({ name }) => name,
    withinOf: ({ place }) => (place ? joined(place.name, withinResort(place)) : undefined),
  }),
];

export const whereKeys = ['country_ids', 'region_ids', 'resort_ids', 'place_ids', 'hotel_ids'] as const;
