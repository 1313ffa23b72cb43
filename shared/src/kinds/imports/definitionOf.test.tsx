import { expect, test } from '@jest/globals';
import { features } from '@itinera/shared/contracts';
import { defineKind } from '../kind';
import { definitionOf } from './definitionOf';

const feature = defineKind({
  of: features,
  noun: 'feature',
  label: 'Features',
  page: 'hotel-themes',
  query: {},
  nameOf: ({ name }) => name,
  foundBy: ['name'],
  whenEmpty: 'Add the first feature.',
  fields: {
    group: { label: 'Group', options: [{ value: 'sport_spa', label: 'Sport and spa' }], also: ['Группа'] },
    order: { type: 'integer', label: 'Order in lists', short: 'Order' },
  },
  same: [],
});

test('one of a few words is recognised in files by its label, as lists and exports show it, and by itself', () => {
  expect(definitionOf(feature).fields).toMatchObject([
    {
      kind: 'choice',
      key: 'group',
      label: 'Group',
      also: ['Group', 'Группа'],
      required: true,
      options: [{ value: 'sport_spa', names: ['Sport and spa', 'sport_spa'] }],
    },
    { kind: 'integer', key: 'order', label: 'Order', required: false },
  ]);
});
