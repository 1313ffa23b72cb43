import { countries } from '@itinera/shared/contracts';
import { defineKind, joined, nameless, names, onPage, shown } from '@itinera/shared/kinds';

export const country = defineKind({
  of: countries,
  noun: 'country',
  label: 'Countries',
  ...onPage('geography'),
  search: { tab: 'countries' },
  nameOf: ({ country_name }) => country_name?.name ?? nameless,
  underOf: ({ iso2 }) => joined(iso2),
  foundBy: ['country_name.name'],
  whenEmpty: 'Add the first country. Regions, cities and hotels belong to one.',
  typed: true,
  fields: {
    names,
    iso2: { label: 'ISO code', hint: 'Two letters (ISO 3166), such as LV', also: ['Code'] },
    ...shown,
  },
  same: [['names'], ['iso2']],
  inFiles: {
    hint: 'A name or an ISO code, such as LV',
    also: ['Страна'],
    codeOf: ({ iso2 }) => iso2,
  },
});
