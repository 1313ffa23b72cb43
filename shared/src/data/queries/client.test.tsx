import { beforeEach, expect, test } from '@jest/globals';
import { hotels } from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import { startSession } from '@itinera/shared/state';
import { failure, http, HttpResponse, oneOf, server } from '@itinera/shared/testing';

const tokenFor = (mark: string) => `x.${btoa(JSON.stringify({ sub: 'anna' }))}.${mark}`;
const renewed = tokenFor('new');
const input = { name: 'Amber', place_id: '019aa0c4-0000-7000-8000-000000000001' };

let seen: Headers[];
const see = (headers: Headers) => void seen.push(headers);
const sent = (name: string) => seen.map((headers) => headers.get(name));

beforeEach(() => {
  seen = [];
  startSession(tokenFor('old'), 'refresh-1');
});

test('a creation repeated after a renewed session keeps its key, and another creation has another', async () => {
  server.use(
    http.post('*/api/hotels', ({ request }) => {
      see(request.headers);
      return request.headers.get('authorization') === `Bearer ${renewed}`
        ? oneOf(input)
        : failure('not_signed_in', 'Sign in.');
    }),
    http.post('*/api/auth/refresh', () =>
      HttpResponse.json({
        success: true,
        access_token: renewed,
        refresh_token: 'refresh-2',
        expires_in: 600,
      }),
    ),
  );
  await client(hotels).create(input);
  await client(hotels).create(input);
  const [first, repeated, other] = sent('idempotency-key');
  expect(first).toMatch(/^[\w-]{32,255}$/);
  expect(repeated).toBe(first);
  expect(other).not.toBe(first);
});

test('a creation that is retried under its key keeps it', async () => {
  server.use(
    http.post('*/api/hotels', ({ request }) => {
      see(request.headers);
      return oneOf(input);
    }),
  );
  await client(hotels).create(input, 'one-intent');
  await client(hotels).create(input, 'one-intent');
  expect(sent('idempotency-key')).toEqual(['one-intent', 'one-intent']);
});

test('a change or removal sends the ETag of the state it was made from, if that is known', async () => {
  server.use(
    http.put('*/api/hotels/:id', ({ request }) => {
      see(request.headers);
      return oneOf(input);
    }),
    http.delete('*/api/hotels/:id', ({ request }) => {
      see(request.headers);
      return HttpResponse.json({ success: true, result: null });
    }),
  );
  await client(hotels).update('1', { name: 'Amber' }, '"seen"');
  await client(hotels).remove('1', '"seen"');
  await client(hotels).update('1', { name: 'Amber' });
  expect(sent('if-match')).toEqual(['"seen"', '"seen"', null]);
});
