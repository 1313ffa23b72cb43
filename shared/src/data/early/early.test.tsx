import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { call, earlyArrival, startUp } from '@itinera/shared/data';
import { becomeGuest, session, tokenCookie, useSession } from '@itinera/shared/state';
import { failure, http, HttpResponse, oneOf, server } from '@itinera/shared/testing';
import { arrivedAnswer } from '../http/http';
import { receiveEarlyRequests } from './early';
import { leaveWithTheDocument } from '../leave/leave';

const tokens = (access: string, refresh: string) =>
  HttpResponse.json({ success: true, access_token: access, refresh_token: refresh, expires_in: 600 });
const address = '/api/hotels/1?a=1&b=2';
const sameInAnotherOrder = { method: 'GET', url: '/api/hotels/1', params: { b: '2', a: '1' } } as const;

let asked: string[];
let refreshed: () => Response;

const leave = () => leaveWithTheDocument({ apiBaseUrl: '', firstReads: [address] });

/** Simulates a page: the document sends its requests, they are answered, then the first file of the shell runs. */
async function leaveAndStart(meanwhile: () => void = () => undefined): Promise<void> {
  leave();
  await globalThis.itineraEarly?.refresh;
  await globalThis.itineraEarly?.reads[0]?.[1].answer;
  meanwhile();
  await startUp();
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  receiveEarlyRequests();
  becomeGuest();
  useSession.setState({ status: 'unknown' });
  tokenCookie.save('refresh-1');
  asked = [];
  let rotation = 1;
  refreshed = () => tokens(`access-${(rotation += 1)}`, `refresh-${rotation}`);
  server.use(
    http.post('*/api/auth/refresh', ({ request }) => {
      asked.push(`refresh ${new URL(request.url).searchParams.get('token')}`);
      return refreshed();
    }),
    http.get('*/api/hotels/1', ({ request }) => {
      asked.push(`read ${request.headers.get('authorization')}`);
      return oneOf({ id: '1' });
    }),
    http.put('*/api/hotels/1', () => oneOf({ id: '1' })),
  );
});

describe('a request of the document', () => {
  test('is adopted by the shell, and sent once', async () => {
    await leaveAndStart();
    expect(session()).toMatchObject({ status: 'user', accessToken: 'access-2' });
    expect(tokenCookie.read()).toBe('refresh-2');
    await expect(call(sameInAnotherOrder)).resolves.toMatchObject({ result: { id: '1' } });
    expect(asked).toEqual(['refresh refresh-1', 'read Bearer access-2']);
    // Later reads are new ones.
    await call(sameInAnotherOrder);
    expect(asked).toHaveLength(3);
  });

  test('is adopted while it is pending', async () => {
    leave();
    await startUp();
    await call(sameInAnotherOrder);
    expect(asked).toEqual(['refresh refresh-1', 'read Bearer access-2']);
  });

  test('is not sent without a session', async () => {
    tokenCookie.remove();
    await leaveAndStart();
    expect(session().status).toBe('guest');
    expect(asked).toEqual([]);
  });

  test('leaves no token where other scripts could read it', async () => {
    await leaveAndStart();
    expect(globalThis).not.toHaveProperty('itineraEarly');
  });

  test('waits for the lock of all tabs, as each refresh does', async () => {
    const turns: string[] = [];
    const locks = { request: (name: string, act: () => unknown) => (turns.push(name), act()) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    await leaveAndStart(() => tokenCookie.save('refresh-of-another-tab'));
    Reflect.deleteProperty(navigator, 'locks');
    expect(new Set(turns)).toEqual(new Set(['itinera-refresh']));
    expect(turns).toHaveLength(2);
  });

  test('saves the new token before another tab gets the lock', async () => {
    leave();
    await globalThis.itineraEarly?.refresh;
    expect(tokenCookie.read()).toBe('refresh-2');
  });

  test('is ignored when another tab has signed out since', async () => {
    await leaveAndStart(() => tokenCookie.remove());
    expect(session()).toMatchObject({ status: 'guest', accessToken: null });
    expect(tokenCookie.read()).toBeUndefined();
  });

  test('is ignored when another tab has signed in or refreshed since: the current token is used', async () => {
    await leaveAndStart(() => tokenCookie.save('refresh-of-another-tab'));
    expect(asked.filter((one) => one.startsWith('refresh'))).toEqual([
      'refresh refresh-1',
      'refresh refresh-of-another-tab',
    ]);
    // Answers read with the previous token are not shown.
    await call(sameInAnotherOrder);
    expect(asked.at(-1)).toBe('read Bearer access-3');
  });

  test('saves nothing when another tab signs out before the answer', async () => {
    refreshed = () => {
      tokenCookie.remove();
      return tokens('access-2', 'refresh-2');
    };
    await leaveAndStart();
    expect(session().status).toBe('guest');
    expect(tokenCookie.read()).toBeUndefined();
  });

  test.each([
    [
      'ends the session when the server refuses it',
      () => failure('not_signed_in', 'Ended.'),
      'guest',
      undefined,
    ],
    [
      'keeps the session when the server is down',
      () => failure('unavailable', 'Starting.'),
      'unreachable',
      'refresh-1',
    ],
    ['keeps the session when no answer comes', () => HttpResponse.error(), 'unreachable', 'refresh-1'],
    [
      'keeps the session when another server answers',
      () => HttpResponse.html('Hello'),
      'unreachable',
      'refresh-1',
    ],
  ])('%s', async (_title, answer, status, cookie) => {
    refreshed = answer;
    await leaveAndStart();
    expect(session().status).toBe(status);
    expect(tokenCookie.read()).toBe(cookie);
    expect(asked).toEqual(['refresh refresh-1']);
  });
});

describe('an early read', () => {
  test('that has arrived is rendered at once', async () => {
    await leaveAndStart();
    await earlyArrival(address);
    expect(arrivedAnswer(sameInAnotherOrder.url, sameInAnotherOrder.params)).toMatchObject({
      result: { id: '1' },
    });
    expect(arrivedAnswer(sameInAnotherOrder.url, sameInAnotherOrder.params)).toBeUndefined();
  });

  test('is dropped after a write, which may have changed it', async () => {
    await leaveAndStart();
    await call({ method: 'PUT', url: '/api/hotels/1' });
    await call(sameInAnotherOrder);
    expect(asked.filter((one) => one.startsWith('read'))).toHaveLength(2);
  });

  test('that failed is sent again', async () => {
    server.use(http.get('*/api/hotels/1', () => HttpResponse.error(), { once: true }));
    await leaveAndStart();
    await expect(call(sameInAnotherOrder)).resolves.toMatchObject({ result: { id: '1' } });
  });
});
