import { expect, test } from '@jest/globals';
import { roles, staffRoles } from '@itinera/shared/contracts';
import { rightsOf, roleChange } from './rightsOf';

test('a change among staff roles changes no rights', () => {
  for (const from of staffRoles)
    for (const to of staffRoles) expect(roleChange(from, to)).toEqual({ gained: [], lost: [] });
});

test('a change between staff and partner replaces all rights', () => {
  for (const role of staffRoles) {
    expect(roleChange(role, 'dmc')).toEqual({ gained: rightsOf('dmc'), lost: rightsOf(role) });
    expect(roleChange('dmc', role)).toEqual({ gained: rightsOf(role), lost: rightsOf('dmc') });
  }
});

test('each role has rights', () => {
  for (const role of roles) expect(rightsOf(role)).not.toHaveLength(0);
});
