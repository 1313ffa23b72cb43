import { level } from '@itinera/shared/choices';
import { countries, regions } from '@itinera/shared/contracts';

export const regionLevels = [
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
    nameOf: ({ name }) => name,
    above: 'country_id',
  }),
] as const;
