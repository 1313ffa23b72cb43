import { resorts } from '@itinera/shared/contracts';
import { defineKind } from '../../kinds/kind';
import { inTab, joined, nameless, names, shown } from '../../kinds/parts';
import { city } from '../cities/city';
import { region } from '../regions/region';

export const resort = defineKind({
  of: resorts,
  noun: 'resort',
  label: 'Resorts',
  ...inTab('resorts'),
  nameOf: ({ resort_name }) => resort_name?.name ?? nameless,
  underOf: ({ region: of }) => joined(of && region.nameOf(of)),
  foundBy: ['resort_name.name'],
  whenEmpty: 'Places belong to a resort: add the first one.',
  fields: {
    region_id: { label: 'Region', from: region },
    city_id: { label: 'City', hint: 'The city it belongs to, if any', from: city },
    names,
    ...shown,
  },
  same: [['names', 'region_id']],
  inFiles: {
    hint: 'A name; where there are two, with the region',
    also: ['Курорт'],
    withinOf: ({ region: of }) => (of ? region.nameOf(of) : undefined),
  },
});
