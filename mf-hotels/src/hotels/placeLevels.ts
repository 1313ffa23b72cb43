import { countries, places, regions, resorts } from '@itinera/shared/contracts';
import { countryName, regionName } from '@itinera/shared/format';
import { level } from '@itinera/shared/choices';

/** From the country down to the place. */
export const placeLevels = [
  level({
    label: 'Country',
    collection: countries,
    query: { with_data: true },
    nameOf: countryName,
  }),
  level({
    label: 'Region',
    collection: regions,
    query: { with_data: true },
    nameOf: regionName,
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
