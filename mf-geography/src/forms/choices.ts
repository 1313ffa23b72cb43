import { level } from '@itinera/shared/choices';
import { country } from '../geography/countries/country';
import { region } from '../geography/regions/region';
import { resort } from '../geography/resorts/resort';
import type { Kind, KindCollection } from '../kinds/kind';

/** Props for selecting an entry of a kind, beside those of the field. */
export const choiceOf = <C extends KindCollection>({ of, query, nameOf }: Kind<C>) => ({
  collection: of,
  query,
  nameOf,
});

const countryLevel = level({ label: 'Country', ...choiceOf(country) });
const regionLevel = level({ label: 'Region', ...choiceOf(region), above: 'country_id' });
const resortLevel = level({ label: 'Resort', ...choiceOf(resort), above: 'region_id' });

export const toRegion = [countryLevel, regionLevel] as const;
export const toResort = [countryLevel, regionLevel, resortLevel] as const;
