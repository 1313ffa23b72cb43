import { expect, test } from '@jest/globals';
import * as choices from '@itinera/shared/choices';
import * as forms from '@itinera/shared/forms';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('every field of the kit is shown', () => {
  // What the others are made of.
  const bases = ['LineInput', 'TypedInput'];
  const fields = [...Object.keys(forms), ...Object.keys(choices)].filter(
    (name) => name.endsWith('Input') && !bases.includes(name),
  );
  const drawn = readFileSync(join(__dirname, 'AllFields.tsx'), 'utf8');
  expect(fields).toContain('TextInput');
  expect(fields.filter((name) => !new RegExp(`<${name}\\s`).test(drawn))).toEqual([]);
});
