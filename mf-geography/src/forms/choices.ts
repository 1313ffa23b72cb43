import { level } from '@itinera/shared/choices';
import { choiceOf } from '@itinera/shared/kinds/dialogs';
import { country } from '../geography/countries/country';
import { region } from '../geography/regions/region';
import { resort } from '../geography/resorts/resort';

const countryLevel = level({ label: 'Country', ...choiceOf(country) });
const regionLevel = level({ label: 'Region', ...choiceOf(region), above: 'country_id' });
const resortLevel = level({ label: 'Resort', ...choiceOf(resort), above: 'region_id' });

export const toRegion = [countryLevel, regionLevel] as const;
export const toResort = [countryLevel, regionLevel, resortLevel] as const;
