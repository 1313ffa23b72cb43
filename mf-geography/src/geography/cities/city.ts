import { cities } from '@itinera/shared/contracts';
import { defineKind } from '../../kinds/kind';
import { inTab, joined, nameless, names, shown } from '../../kinds/parts';
import { country } from '../countries/country';

export const city = defineKind({
  of: cities,
  noun: 'city',
  label: 'Cities',
  ...inTab('cities'),
  nameOf: ({ city_name }) => city_name?.name ?? nameless,
  underOf: ({ country: of, iata }) => joined(of && country.nameOf(of), iata),
  foundBy: ['city_name.name', 'iata'],
  whenEmpty: 'Journeys begin in a city: add the first one.',
  // Specification 8: a city that could not be changed pops up nothing; the row itself says so.
  marksUnsaved: true,
  fields: {
    country_id: { label: 'Country', from: country },
    names,
    iata: { label: 'IATA code', hint: 'Three letters, such as RIX; empty where there is none' },
    ...shown,
    is_main: { type: 'flag', label: 'Main: listed first', short: 'Main' },
    is_origin: { type: 'flag', label: 'Origin: offered where journeys begin', short: 'Origin' },
  },
  same: [['names', 'country_id'], ['iata']],
  inFiles: {
    hint: 'A name or an IATA code',
    also: ['Город'],
    codeOf: ({ iata }) => iata,
    withinOf: ({ country: of }) => (of ? country.nameOf(of) : undefined),
  },
});
