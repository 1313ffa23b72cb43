import { boardingTypes } from '@itinera/shared/contracts';
import { defineKind, joined, nameless, names, shown } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const boardingType = defineKind({
  of: boardingTypes,
  noun: 'boarding type',
  label: 'Boarding types',
  ...inList('boarding-types'),
  nameOf: ({ boarding_type_name, code }) => boarding_type_name?.name ?? code ?? nameless,
  underOf: ({ code }) => joined(code),
  foundBy: ['boarding_type_name.name', 'code'],
  whenEmpty: 'Add the first boarding type, such as Half board. Prices are entered per boarding type.',
  fields: {
    code: { label: 'Code', hint: 'Up to 10 capital letters and digits, such as HB' },
    names,
    order: shown.order,
  },
  same: [['code'], ['names']],
  inFiles: {
    hint: 'A code, such as HB, or a name',
    also: ['Boarding', 'Питание'],
    codeOf: ({ code }) => code,
  },
});
