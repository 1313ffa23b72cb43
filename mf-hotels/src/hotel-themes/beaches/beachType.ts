import { beachTypes } from '@itinera/shared/contracts';
import { defineKind, names, withWorkingName, workingName } from '@itinera/shared/kinds';
import { inList } from '../parts/inList';

export const beachType = defineKind({
  of: beachTypes,
  noun: 'beach type',
  label: 'Beach types',
  ...inList('beach-types'),
  nameOf: ({ beach_type_name, name }) => beach_type_name?.name ?? name,
  foundBy: ['beach_type_name.name'],
  whenEmpty: 'Add the first beach type, such as Sand or Pebble.',
  fields: { name: workingName, names },
  same: [['names']],
  inFiles: { hint: 'A name in any language', also: ['Beach', 'Пляж'], codeOf: ({ name }) => name },
  complete: withWorkingName,
});
