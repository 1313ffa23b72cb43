import { countries, places, regions, resorts } from '@itinera/shared/contracts';
import { level } from '@itinera/shared/choices';

/** From the country down to the place. */
export const placeLevels = [
  level({
    label: 'Country',
    collection: countries,
    query: { with_data: true },
    nameOf: ({ country_name }) => country_name?.name ?? '—',
  }),
  level({
    label: 'Region',
    collection: regions,
    query: { with_data: true },
    nameOf: ({ name, region_name }) => region_name?.name ?? name,
    above: 'country_id',
  }),
  level({
    label: 'Resort',
    collection: resorts,
    query: { with_data: true },
    nameOf: ({ resort_name }) => resort_name?.name ?? '—',
    above: 'region_id',
  }),
  level({ label: 'Place', collection: places, query: {}, nameOf: ({ name }) => name, above: 'resort_id' }),
] as const;
