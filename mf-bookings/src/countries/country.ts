import { countries } from '@itinera/shared/contracts';
import { defineKind, nameless } from '@itinera/shared/kinds';

/** Countries as bookings and travellers refer to them; their list and forms belong to mf-geography. */
export const country = defineKind({
  of: countries,
  noun: 'country',
  label: 'Countries',
  page: 'geography',
  query: { with_data: true },
  nameOf: ({ country_name }) => country_name?.name ?? nameless,
  foundBy: ['country_name.name'],
  whenEmpty: 'Countries are added in geography.',
  fields: {},
  same: [],
  inFiles: {
    hint: 'A name or an ISO code, such as LV',
    also: [],
    codeOf: ({ iso2 }) => iso2,
  },
});
