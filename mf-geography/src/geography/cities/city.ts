import { cities } from '@itinera/shared/contracts';
import { defineKind, joined, nameless, names, onPage, shown } from '@itinera/shared/kinds';
import { country } from '../countries/country';

export const city = defineKind({
  of: cities,
  noun: 'city',
  label: 'Cities',
  ...onPage('geography'),
  search: { tab: 'cities' },
  nameOf: ({ city_name }) => city_name?.name ?? nameless,
  underOf: ({ country: of, iata }) => joined(of && country.nameOf(of), iata),
  foundBy: ['city_name.name', 'iata'],
  within: ['country.country_name.name'],
  whenEmpty: 'Add the first city. Trips start in a city.',
  // Specification 8: a refused change of a city raises no message; its row shows it.
  marksUnsaved: true,
  fields: {
    country_id: { label: 'Country', from: country },
    names,
    iata: { label: 'IATA code', hint: 'Three letters, such as RIX. Leave empty if there is none.' },
    ...shown,
    is_main: { type: 'flag', label: 'Main: listed first', short: 'Main' },
    is_origin: { type: 'flag', label: 'Origin: offered as a departure city', short: 'Origin' },
  },
  same: [['names', 'country_id'], ['iata']],
  inFiles: {
    hint: 'A name or an IATA code',
    also: ['Город'],
    codeOf: ({ iata }) => iata,
    withinOf: ({ country: of }) => (of ? country.nameOf(of) : undefined),
  },
});
