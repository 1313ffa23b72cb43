import { beforeEach, describe, expect, test } from '@jest/globals';
import { airports, type BatchOperation, type Profile } from '@itinera/shared/contracts';
import { call, client, loadProfile, queryClient, signIn, signOut } from '@itinera/shared/data';
import {
  becomeGuest,
  rememberProfile,
  session,
  showSnackbar,
  startSession,
  tokenCookie,
  useMessages,
} from '@itinera/shared/state';
import { failure, http, HttpResponse, oneOf, profileOf, server } from '@itinera/shared/testing';
import { sendBatch } from '../queries/client';

const tokenFor = (sub: string, mark: string) => `x.${btoa(JSON.stringify({ sub }))}.${mark}`;
const tokens = (access: string, refresh: string) =>
  HttpResponse.json({ success: true, access_token: access, refresh_token: refresh, expires_in: 600 });

const expired = tokenFor('anna', 'old');
const renewed = tokenFor('anna', 'new');
const unreachable = 'The server can’t be reached. Check the connection and try again.';
const getHotels = () => call({ method: 'GET', url: '/api/hotels' });

/** Answers with the caller's hotels, and 401 for any other than the renewed token. */
const hotelsForRenewed = http.get('*/api/hotels', ({ request }) =>
  request.headers.get('authorization') === `Bearer ${renewed}`
    ? oneOf('hotels')
    : failure('not_signed_in', 'Sign in.'),
);

let refreshes: string[];
const refreshWith = (answer: () => Response) =>
  http.post('*/api/auth/refresh', ({ request }) => {
    refreshes.push(new URL(request.url).searchParams.get('token') ?? '');
    return answer();
  });

beforeEach(() => {
  refreshes = [];
  window.history.replaceState(null, '', '/hotels?q=sea');
  startSession(expired, 'refresh-1');
});

const anna: Profile = {
  id: 'anna',
  role: 'manager',
  status: 'active',
  email: 'anna@example.com',
  first_name: 'Anna',
  last_name: null,
  company_name: null,
};

test('a missing second factor is requested after writes and page loads, not after background reads while typing', async () => {
  const refused = () =>
    HttpResponse.json(
      {
        success: false,
        error: {
          code: 'forbidden',
          message: 'Set it up.',
          params: { needs: 'second_factor' },
          request_id: '1',
        },
        message: 'Set it up.',
      },
      { status: 403 },
    );
  server.use(http.get('*/api/hotels', refused), http.post('*/api/hotels', refused));
  const input = document.body.appendChild(document.createElement('input'));
  rememberProfile({ ...anna, needs_second_factor: false });
  const asked = () => session().refusedWithoutFactor;
  const before = asked();
  input.focus();
  await expect(getHotels()).rejects.toMatchObject({ status: 403 });
  expect(asked()).toBe(before);
  await expect(call({ method: 'POST', url: '/api/hotels' })).rejects.toMatchObject({ status: 403 });
  expect(asked()).toBe(before + 1);
  input.remove();
  await expect(getHotels()).rejects.toMatchObject({ status: 403 });
  expect(asked()).toBe(before + 2);
  rememberProfile({ ...anna, needs_second_factor: true });
  await expect(getHotels()).rejects.toMatchObject({ status: 403 });
  expect(asked()).toBe(before + 2);
});

describe('an expired access token', () => {
  test('is renewed silently, once for many calls, and the token cookie is saved', async () => {
    server.use(
      hotelsForRenewed,
      refreshWith(() => tokens(renewed, 'refresh-2')),
    );
    await expect(Promise.all([getHotels(), getHotels(), getHotels()])).resolves.toHaveLength(3);
    expect(refreshes).toEqual(['refresh-1']);
    expect(tokenCookie.read()).toBe('refresh-2');
  });

  test('that can’t be renewed for a write makes its outcome a failed connection, which all places report', async () => {
    server.use(
      http.post('*/api/hotels', () => failure('not_signed_in', 'Sign in.')),
      refreshWith(() => HttpResponse.error()),
    );
    const write = call({ method: 'POST', url: '/api/hotels', data: {} });
    await expect(write).rejects.toMatchObject({ status: 0, message: unreachable });
    expect(session().status).toBe('user');
  });

  test('ends the session when the server refuses to renew it, and remembers the page', async () => {
    server.use(
      hotelsForRenewed,
      refreshWith(() => failure('not_signed_in', 'Sign in again.')),
    );
    await expect(getHotels()).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ status: 'guest', accessToken: null, endedAt: '/hotels?q=sea' });
    expect(tokenCookie.read()).toBeUndefined();
  });

  test.each([
    ['and would renew it', () => tokens(renewed, 'refresh-2')],
    ['and can’t answer', () => failure('unavailable', 'Starting.')],
  ])('is not renewed for a person who signs out while the request is %s', async (_outcome, answer) => {
    server.use(
      hotelsForRenewed,
      refreshWith(() => {
        signOut();
        return answer();
      }),
      http.post('*/api/auth/sign-out', () => oneOf(null)),
    );
    await expect(getHotels()).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ status: 'guest', accessToken: null });
    expect(tokenCookie.read()).toBeUndefined();
  });

  test('whose profile arrives after the sign-out sets no partner cookie', async () => {
    const result = {
      id: 'anna',
      role: 'dmc',
      status: 'active',
      email: 'a@example.com',
      first_name: null,
      last_name: null,
      company_name: 'Amber',
    };
    server.use(
      http.get('*/api/users/profile', () => {
        signOut();
        return profileOf(result);
      }),
      http.post('*/api/auth/sign-out', () => oneOf(null)),
    );
    await loadProfile();
    expect(session()).toMatchObject({ status: 'guest', profile: null, partner: undefined });
    expect(document.cookie).not.toMatch(/isDmc|dmcID|token/);
  });

  test.each([
    ['a restarting server', () => failure('unavailable', 'Starting.')],
    ['too many requests', () => failure('too_many', 'Wait.')],
    ['no answer', () => HttpResponse.error()],
  ])(
    'keeps the session when renewal fails by %s, and says that the server can’t be reached',
    async (_reason, answer) => {
      server.use(hotelsForRenewed, refreshWith(answer));
      await expect(getHotels()).rejects.toMatchObject({ status: 401, message: unreachable });
      expect(session().status).toBe('user');
      expect(tokenCookie.read()).toBe('refresh-1');
    },
  );

  test('is renewed although another tab has broadcast one meanwhile that the server refuses, too', async () => {
    let sent = 0;
    server.use(
      http.get('*/api/hotels', ({ request }) => {
        sent += 1;
        // Broadcast late, from before the server changed its secret.
        if (sent === 1) startSession(tokenFor('anna', 'late'));
        return request.headers.get('authorization') === `Bearer ${renewed}`
          ? oneOf('hotels')
          : failure('not_signed_in', 'Sign in.');
      }),
      refreshWith(() => tokens(renewed, 'refresh-2')),
    );
    await expect(getHotels()).resolves.toBeDefined();
    expect(sent).toBe(3);
    expect(refreshes).toEqual(['refresh-1']);
    expect(session()).toMatchObject({ status: 'user', accessToken: renewed });
  });

  test('is renewed only once: a 401 after that ends the session', async () => {
    server.use(
      http.get('*/api/hotels', () => failure('not_signed_in', 'Sign in.')),
      refreshWith(() => tokens(renewed, 'refresh-2')),
    );
    await expect(getHotels()).rejects.toMatchObject({ status: 401 });
    expect(refreshes).toHaveLength(1);
    expect(session().status).toBe('guest');
  });
});

test('a session of another person is not used by a page that shows the previous one', async () => {
  rememberProfile({
    id: 'anna',
    role: 'manager',
    status: 'active',
    email: 'a@b.c',
    first_name: null,
    last_name: null,
    company_name: null,
  });
  queryClient.setQueryData(['/api/hotels'], 'what Anna saw');
  showSnackbar('Airport deleted', 'success', { label: 'Undo', run: () => undefined });
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return failure('not_signed_in', 'Sign in.');
    }),
    refreshWith(() => tokens(tokenFor('boris', 'new'), 'refresh-2')),
  );
  await expect(getHotels()).rejects.toMatchObject({ status: 401 });
  await expect(getHotels()).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([`Bearer ${expired}`, null]);
  expect(session()).toMatchObject({ status: 'replaced', profile: null, accessToken: null });
  expect(queryClient.getQueryData(['/api/hotels'])).toBeUndefined();
  expect(useMessages.getState().snackbars).toMatchObject([{ text: 'Airport deleted', action: undefined }]);
  // Boris' session is intact: the next page load uses it.
  expect(tokenCookie.read()).toBe('refresh-2');
});

test('signing in loads the person before any page is shown', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post('*/api/auth/sign-in', () => tokens(renewed, 'refresh-9')),
    http.get('*/api/users/profile', ({ request }) => {
      seen.push(session().status, request.headers.get('authorization'));
      const result = {
        id: 'anna',
        role: 'dmc',
        email: 'a@b.c',
        first_name: null,
        last_name: null,
        company_name: 'Amber',
      };
      return profileOf(result);
    }),
  );
  becomeGuest();
  await signIn({ email: 'anna@example.com', password: 'whatever' });
  expect(seen).toEqual(['guest', `Bearer ${renewed}`]);
  expect(session()).toMatchObject({ status: 'user', partner: { dmcId: 'anna' } });
});

test('an error has message, fields and request id from all places that the server uses', async () => {
  server.use(http.get('*/api/hotels', () => failure('invalid', 'Fix the name.', { name: 'Too short.' })));
  await expect(getHotels()).rejects.toMatchObject({
    message: 'Fix the name.',
    status: 400,
    code: 'invalid',
    fields: { name: 'Too short.' },
    requestId: 'test-request',
  });
});

test('a page of a proxy in place of the server is reported in our words', async () => {
  server.use(http.get('*/api/hotels', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(getHotels()).rejects.toMatchObject({ status: 0, message: expect.stringContaining('502') });
});

describe('an answer that is not the API’s counts as lost, whatever its status:', () => {
  const foreign: [string, () => Response][] = [
    ['a page', () => HttpResponse.html('<h1>Accept the terms.</h1>')],
    ['nothing', () => new HttpResponse(null)],
    ['204 without a body', () => new HttpResponse(null, { status: 204 })],
    ['our text that claims to be a page', () => HttpResponse.html('{"success":true,"result":{"id":"1"}}')],
    ['JSON of another shape', () => HttpResponse.json({ status: 'ok' })],
    ['JSON with a result, but no success', () => HttpResponse.json({ result: [] })],
    ['a list', () => HttpResponse.json([])],
    ['success without a result', () => HttpResponse.json({ success: true })],
    [
      'a refusal with a status of success',
      () => HttpResponse.json({ success: false, error: { message: '' } }),
    ],
    ['a proxy’s sign-in', () => HttpResponse.html('<h1>Sign in</h1>', { status: 401 })],
    ['a proxy’s refusal', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
    ['a proxy’s error as JSON', () => HttpResponse.json({ error: { message: 'Nope.' } }, { status: 404 })],
    [
      'success with a status of failure',
      () => HttpResponse.json({ success: true, result: 1 }, { status: 400 }),
    ],
  ];

  test.each(foreign)('%s, for one entry', async (_what, answer) => {
    server.use(http.get('*/api/hotels/1', answer));
    await expect(call({ method: 'GET', url: '/api/hotels/1' })).rejects.toMatchObject({
      status: 0,
      code: 'foreign',
      isUnanswered: true,
      message: expect.stringContaining('The server can’t be reached'),
    });
  });

  test.each([
    ['an entry', { success: true, result: { id: '1' } }],
    ['no total', { success: true, result: [], page: 1, per_page: 25 }],
    ['a total that is no number', { success: true, result: [], total: '1', page: 1, per_page: 25 }],
    ['no page', { success: true, result: [], total: 0, per_page: 25 }],
    ['no size of a page', { success: true, result: [], total: 0, page: 1 }],
  ])('for a list, %s', async (_what, body) => {
    server.use(http.get('*/api/airports', () => HttpResponse.json(body)));
    await expect(client(airports).list({})).rejects.toMatchObject({ code: 'foreign' });
  });

  test.each([
    ['batch', (operations: BatchOperation[]) => sendBatch(operations, 'key')],
    ['dry run', (operations: BatchOperation[]) => client(airports).tryOut(operations)],
  ])('for a %s, with another number of results than operations', async (_what, send) => {
    server.use(http.post('*/api/batch', () => oneOf([])));
    const operations = [{ method: 'DELETE' as const, path: '/api/airports/1' }];
    await expect(send(operations)).rejects.toMatchObject({ code: 'foreign' });
  });

  test.each(foreign)('%s does not end the session, nor change the cookie', async (_what, answer) => {
    server.use(hotelsForRenewed, refreshWith(answer));
    await expect(getHotels()).rejects.toMatchObject({ status: 401, message: unreachable });
    expect(session().status).toBe('user');
    expect(tokenCookie.read()).toBe('refresh-1');
  });

  test.each(foreign)('%s starts no session', async (_what, answer) => {
    becomeGuest();
    server.use(http.post('*/api/auth/sign-in', answer));
    await expect(signIn({ email: 'anna@example.com', password: 'whatever' })).rejects.toMatchObject({
      code: 'foreign',
    });
    expect(session().status).toBe('guest');
    expect(document.cookie).not.toContain('token');
  });

  test.each(foreign)('%s is not a profile', async (_what, answer) => {
    server.use(http.get('*/api/users/profile', answer));
    await expect(loadProfile()).rejects.toMatchObject({ code: 'foreign' });
    expect(session().profile).toBeNull();
  });
});
