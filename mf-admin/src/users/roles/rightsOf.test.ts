import { expect, test } from '@jest/globals';
import { roles, staffRoles } from '@itinera/shared/contracts';
import { rightsOf, roleChange } from './rightsOf';

test('staff gain and lose nothing among themselves', () => {
  for (const from of staffRoles)
    for (const to of staffRoles) expect(roleChange(from, to)).toEqual({ gained: [], lost: [] });
});

test('between staff and partners all rights change, and back', () => {
  for (const role of staffRoles) {
    expect(roleChange(role, 'dmc')).toEqual({ gained: rightsOf('dmc'), lost: rightsOf(role) });
    expect(roleChange('dmc', role)).toEqual({ gained: rightsOf(role), lost: rightsOf('dmc') });
  }
});

test('every role may do something', () => {
  for (const role of roles) expect(rightsOf(role)).not.toHaveLength(0);
});
