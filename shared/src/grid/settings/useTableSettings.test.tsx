import { expect, test } from '@jest/globals';
import type { Profile } from '@itinera/shared/contracts';
import { keepTableSettings, rememberProfile, startSession } from '@itinera/shared/state';
import { act, renderHook } from '@testing-library/react';
import type { LookOfColumn } from './tableLook';
import { useTableSettings } from './useTableSettings';

const columns: LookOfColumn[] = [{ id: 'name', essential: true }, { id: 'stars' }];
const list = { name: 'hotels', columns };
const profile: Profile = {
  id: '7',
  role: 'manager',
  status: 'active',
  email: 'a@example.com',
  first_name: null,
  last_name: null,
  company_name: null,
};
const accessTokenOf = (id: string) => `header.${btoa(JSON.stringify({ sub: id }))}.signature`;

test('settings of a person apply before and after the profile is loaded', () => {
  keepTableSettings('7', 'hotels', { density: 'comfortable' });
  startSession(accessTokenOf('7'));
  const { result } = renderHook(() => useTableSettings(list));
  expect(result.current.density).toBe('comfortable');

  act(() => result.current.change({ widths: { stars: 120 } }));
  const before = result.current;
  act(() => rememberProfile(profile));
  expect(result.current).toBe(before);
  expect(result.current.changed).toEqual({ density: 'comfortable', widths: { stars: 120 } });
});
