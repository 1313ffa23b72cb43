import { resorts } from '@itinera/shared/contracts';
import { defineKind, joined, nameless, names, onPage, shown } from '@itinera/shared/kinds';
import { city } from '../cities/city';
import { region } from '../regions/region';

export const resort = defineKind({
  of: resorts,
  noun: 'resort',
  label: 'Resorts',
  ...onPage('geography'),
  search: { tab: 'resorts' },
  nameOf: ({ resort_name }) => resort_name?.name ?? nameless,
  underOf: ({ region: of }) => joined(of && region.nameOf(of)),
  foundBy: ['resort_name.name'],
  within: ['region.name', 'region.country.country_name.name'],
  whenEmpty: 'Add the first resort. Places belong to one.',
  fields: {
    region_id: { label: 'Region', from: region },
    city_id: { label: 'City', hint: 'City of the resort, if any', from: city },
    names,
    ...shown,
  },
  same: [['names', 'region_id']],
  inFiles: {
    hint: 'A name; if it is not unique, add the region',
    also: ['Курорт'],
    withinOf: ({ region: of }) => (of ? region.nameOf(of) : undefined),
  },
});
