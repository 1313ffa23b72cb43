import { beforeAll, expect, test } from '@jest/globals';
import { useRecordKinds } from '@itinera/shared/state';
import { act, renderHook } from '@itinera/shared/testing';
import { deploy, entryOf, writeRegistry } from '../testing/registry';

const hotel = { path: '/api/hotels', one: 'hotel' };
const user = { path: '/api/users', one: 'user' };

beforeAll(() => writeRegistry({ mf_hotels: [entryOf('mf_hotels', 'h1', { kinds: [hotel] })] }));

test('the kit gets the names of entries of all remotes, also of one that was deployed since', async () => {
  const { announceKinds } = await import('./announceKinds');
  const { refetchRegistry } = await import('./registry');
  announceKinds();
  const { result } = renderHook(useRecordKinds);
  expect(result.current).toEqual([hotel]);
  deploy({
    mf_hotels: [entryOf('mf_hotels', 'h1', { kinds: [hotel] })],
    mf_admin: [entryOf('mf_admin', 'a1', { kinds: [user] })],
  });
  await act(refetchRegistry);
  expect(result.current).toEqual([hotel, user]);
});
