import { expect, test } from '@jest/globals';
import { customFields } from './customFields';

const field = { entity: 'traveller', key: 'meal', label: 'Meal', type: 'text' };
const problems = (parts: object) =>
  Object.fromEntries(
    customFields.createInput
      .safeParse({ ...field, ...parts })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
const vegan = { value: 'vegan', label: 'Vegan', colour: 'success' };

test('a definition has what its type needs', () => {
  expect(problems({})).toEqual({});
  expect(problems({ type: 'select', options: [vegan] })).toEqual({});
  expect(problems({ type: 'select' })).toHaveProperty('options');
  expect(problems({ type: 'multiselect', options: [vegan, vegan] })).toHaveProperty('options');
  expect(problems({ type: 'money' })).toHaveProperty('currency');
  expect(problems({ type: 'number', pattern: '##' })).toHaveProperty('pattern');
  expect(problems({ type: 'number', min: 3, max: 2 })).toHaveProperty('max');
  expect(problems({ key: 'Meal' })).toHaveProperty('key');
  expect(problems({ key: 'm' })).toHaveProperty('key');
});

test('a default value must be a value of the type', () => {
  expect(problems({ type: 'select', options: [vegan], default_value: 'vegan' })).toEqual({});
  expect(problems({ type: 'select', options: [vegan], default_value: 'fish' })).toHaveProperty(
    'default_value',
  );
  expect(problems({ type: 'number', max: 2, default_value: 3 })).toHaveProperty('default_value');
  expect(problems({ type: 'boolean', default_value: 'yes' })).toHaveProperty('default_value');
});

test('roles that edit a field also see it, and some role can fill in a required one', () => {
  expect(problems({ visible_roles: ['admin'], editable_roles: ['admin'] })).toEqual({});
  expect(problems({ visible_roles: ['admin'], editable_roles: ['manager'] })).toHaveProperty(
    'editable_roles',
  );
  expect(problems({ required: true, editable_roles: [] })).toHaveProperty('editable_roles');
});
