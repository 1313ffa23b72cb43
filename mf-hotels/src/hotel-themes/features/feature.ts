import { features } from '@itinera/shared/contracts';
import { defineKind, joined, names, shown, withWorkingName, workingName } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';
import { groupLabels, groupOptions } from './groupLabels';

export const feature = defineKind({
  of: features,
  noun: 'feature',
  label: 'Features',
  ...inList('features'),
  nameOf: ({ feature_name, name }) => feature_name?.name ?? name,
  underOf: ({ group }) => joined(groupLabels[group]),
  foundBy: ['feature_name.name'],
  whenEmpty: 'Add the first feature, such as Free Wi-Fi.',
  fields: {
    group: {
      label: 'Group',
      hint: `One of ${groupOptions.map(({ label }) => label).join(', ')}`,
      options: groupOptions,
      also: ['Группа'],
    },
    name: workingName,
    names,
    icon: { label: 'Icon', hint: 'An emoji such as 🏊, shown before the name' },
    order: shown.order,
    is_filter: { type: 'flag', label: 'Offer as a filter', short: 'In filter' },
  },
  same: [['names', 'group']],
  inFiles: { hint: 'A name in any language', also: ['Feature', 'Услуга'], codeOf: ({ name }) => name },
  complete: withWorkingName,
});
