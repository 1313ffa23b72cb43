import { places } from '@itinera/shared/contracts';
import { defineKind, joined, onPage, shown } from '@itinera/shared/kinds';
import { city } from '../cities/city';
import { resort } from '../resorts/resort';

export const place = defineKind({
  of: places,
  noun: 'place',
  label: 'Places',
  ...onPage('geography'),
  search: { tab: 'places' },
  nameOf: ({ name }) => name,
  underOf: ({ resort: of }) => joined(of && resort.nameOf(of)),
  foundBy: ['name'],
  within: ['resort.resort_name.name', 'resort.region.country.country_name.name'],
  whenEmpty: 'Add the first place. Every hotel is in one.',
  fields: {
    resort_id: { label: 'Resort', from: resort },
    name: { label: 'Name', also: ['Название'] },
    is_city: { type: 'flag', label: 'Is city' },
    city_id: { label: 'City', hint: 'City of the place, if any', from: city },
    ...shown,
  },
  same: [['name', 'resort_id']],
});
