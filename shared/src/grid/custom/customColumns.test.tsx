import { expect, test } from '@jest/globals';
import { customFields, type CustomField, type CustomValues } from '@itinera/shared/contracts';
import { customColumns } from './customColumns';
import { customFilters } from './customFilters';

const field = (key: string, parts: Partial<CustomField>): CustomField => ({
  ...(customFields.defaults as CustomField),
  id: key,
  entity: 'booking',
  key,
  label: key,
  type: 'text',
  created_at: '',
  updated_at: '',
  ...parts,
});
const options = [{ value: 'hb', label: 'Half board', colour: 'info' as const }];
const exportOf = (definition: CustomField, custom: CustomValues) =>
  customColumns<{ custom: CustomValues }>([definition], () => 'Anna')[0]?.value?.({ custom });

test.each<[Partial<CustomField>, CustomValues[string], unknown]>([
  [{ type: 'text' }, 'Gold', 'Gold'],
  [{ type: 'number' }, 2.5, 2.5],
  [{ type: 'money', currency: 'EUR' }, 12_550, 125.5],
  [{ type: 'money', currency: 'JPY' }, 12_550, 12_550],
  [{ type: 'date' }, '2027-03-01', '2027-03-01'],
  [{ type: 'boolean' }, false, false],
  [{ type: 'select', options }, 'hb', 'Half board'],
  [{ type: 'multiselect', options }, ['hb'], 'Half board'],
  [{ type: 'user' }, 'some-id', 'Anna'],
  [{ type: 'text' }, null, null],
])('exports %j', (parts, value, exported) =>
  expect(exportOf(field('own', parts), { own: value })).toBe(exported),
);

test('a list shows and filters only by fields that are marked for it', () => {
  const fields = [
    field('listed', { show_in_filter: false }),
    field('filtered', { show_in_list: false, type: 'date' }),
    field('chosen', { type: 'select', options }),
  ];
  expect(customColumns(fields, String).map(({ id }) => id)).toEqual(['custom.listed', 'custom.chosen']);
  expect(customFilters(fields, []).map(({ key, kind }) => [key, kind])).toEqual([
    ['custom.filtered.from', 'day'],
    ['custom.filtered.to', 'day'],
    ['custom.chosen', 'choice'],
  ]);
});
