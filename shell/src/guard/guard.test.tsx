import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  clearSession,
  markUnreachable,
  partnerCookies,
  session,
  startSession,
  useMessages,
} from '@itinera/shared/state';
import { guard } from './guard';

const at = (path: string) => new URL(path, 'http://localhost');
const said = () => useMessages.getState().snackbars.map(({ text }) => text);

beforeEach(() => startSession('access'));

describe('the cookie at this moment', () => {
  test('marks a partner, whatever this tab knew before', async () => {
    await expect(guard('geography', at('/geography'))).resolves.toBeUndefined();
    partnerCookies.save('some-dmc');
    await expect(guard('geography', at('/geography'))).resolves.toBe('/hotels');
    await expect(guard('be', at('/be'))).resolves.toBeUndefined();
    partnerCookies.remove();
    await expect(guard('geography', at('/geography'))).resolves.toBeUndefined();
  });

  test('is restored into the state on routes of hotels', async () => {
    partnerCookies.save('some-dmc');
    expect(session().partner).toBeUndefined();
    await guard('hotels-id', at('/hotels/1'));
    expect(session().partner).toEqual({ dmcId: 'some-dmc' });
  });

  test('leads a partner from Search, which the menu shows, to the hotels, with a word', async () => {
    partnerCookies.save('some-dmc');
    await expect(guard('search', at('/search'))).resolves.toBe('/hotels');
    expect(said()).toEqual(['Search is for staff only. These are your hotels.']);
  });

  test('lets nobody in who is not signed in', async () => {
    clearSession();
    partnerCookies.save('some-dmc');
    await expect(guard('search', at('/search'))).resolves.toBe('/auth?returnTo=%2Fsearch');
    await expect(guard('auth', at('/auth'))).resolves.toBeUndefined();
    expect(said()).toEqual([]);
  });
});

test('waits until the visitor is known', async () => {
  markUnreachable();
  let answered = false;
  const asking = guard('geography', at('/geography')).then((elsewhere) => {
    answered = true;
    return elsewhere;
  });
  await Promise.resolve();
  expect(answered).toBe(false);
  startSession('access');
  await expect(asking).resolves.toBeUndefined();
});
