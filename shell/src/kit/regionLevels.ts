import { level } from '@itinera/shared/choices';
import { countries, regions } from '@itinera/shared/contracts';
import { countryName } from '@itinera/shared/format';

export const regionLevels = [
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
    nameOf: ({ name }) => name,
    above: 'country_id',
  }),
] as const;
