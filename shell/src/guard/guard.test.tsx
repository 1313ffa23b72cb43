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

describe('the cookie', () => {
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

  test('redirects a partner from Search, which the menu shows, to the hotels, with a message', async () => {
    partnerCookies.save('some-dmc');
    await expect(guard('search', at('/search'))).resolves.toBe('/hotels');
    expect(said()).toEqual(['Search is for staff only. These are your hotels.']);
  });

  test('opens no page without a session', async () => {
    clearSession();
    partnerCookies.save('some-dmc');
    await expect(guard('search', at('/search'))).resolves.toBe('/auth?returnTo=%2Fsearch');
    await expect(guard('auth', at('/auth'))).resolves.toBeUndefined();
    expect(said()).toEqual([]);
  });
});

test('waits until it is known whether there is a session', async () => {
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
