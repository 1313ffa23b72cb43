import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '../support/freePort';
import { PassingTokens } from './accessTokens';
import { FaultProxy } from './faultProxy';
import {
  cutAnswer,
  first,
  firstOfEach,
  flipByte,
  lateAnswer,
  latency,
  loseAnswer,
  reset,
  shorten,
  stall,
  status,
} from './faults';

let target: Server;
let done: string[];
let proxy: FaultProxy;
let address: string;

/** Echoes what it was sent, so that each byte of the answer is known. */
beforeEach(async () => {
  done = [];
  target = createServer(async (request, response) => {
    const body = await buffer(request);
    done.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/missing' ? 404 : 200, {
      'set-cookie': ['a=1', 'b=2'],
      'x-seen-host': request.headers.host ?? '',
      'x-seen-token': request.headers.authorization ?? '',
    });
    response.end(body.length ? body : 'x'.repeat(1000));
  });
  await once(target.listen(0, 'localhost'), 'listening');
  const { port } = target.address() as AddressInfo;
  proxy = await FaultProxy.start(`http://localhost:${port}`, await freePort());
  address = `http://localhost:${proxy.port}`;
});

afterEach(async () => {
  await proxy.refuse();
  target.closeAllConnections();
  target.close();
});

const statusOf = async (answer: Promise<Response>) => (await answer).status;
const failsWith = (code: string) => ({ cause: { code } });

test('without a fault everything passes unchanged', async () => {
  const answer = await fetch(`${address}/echo?q=1`, { method: 'POST', body: 'Grüße' });
  expect(await answer.text()).toBe('Grüße');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-seen-host')).toBe(`localhost:${proxy.port}`);
  expect((await fetch(`${address}/missing`)).status).toBe(404);
  expect(done).toEqual(['POST /echo?q=1', 'GET /missing']);
});

describe('faults', () => {
  test('refused: no connection until it accepts again', async () => {
    await proxy.refuse();
    await expect(fetch(address)).rejects.toMatchObject(failsWith('ECONNREFUSED'));
    await proxy.accept();
    expect(await statusOf(fetch(address))).toBe(200);
  });

  test('reset: the connection breaks, and nothing reaches the target', async () => {
    proxy.fault('/**', reset());
    await expect(fetch(address)).rejects.toMatchObject(failsWith('ECONNRESET'));
    expect(done).toEqual([]);
  });

  test('stalled: no answer, and nothing reaches the target', async () => {
    proxy.fault('/**', stall());
    await expect(fetch(address, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
    expect(done).toEqual([]);
  });

  test('late: the answer of the target, after the latency', async () => {
    proxy.fault('/**', latency(200));
    const begun = performance.now();
    expect(await statusOf(fetch(address))).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(190);
  });

  test('late answer: the target has answered long before', async () => {
    proxy.fault('/**', lateAnswer(200));
    const came = once(target, 'request').then(() => performance.now());
    expect(await statusOf(fetch(address))).toBe(200);
    expect(performance.now() - (await came)).toBeGreaterThan(190);
  });

  test('a status with its headers, and nothing reaches the target', async () => {
    proxy.fault('/**', status(503, { 'retry-after': '2' }));
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(done).toEqual([]);
  });

  test('a lost answer: the target has carried out the request, and the client can’t know', async () => {
    proxy.fault('POST /orders', loseAnswer());
    await expect(fetch(`${address}/orders`, { method: 'POST', body: 'one' })).rejects.toMatchObject(
      failsWith('ECONNRESET'),
    );
    expect(done).toEqual(['POST /orders']);
  });

  test('a cut answer: begins as usual and breaks in the middle', async () => {
    proxy.fault('/**', cutAnswer());
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('a shortened answer: half of it, and nothing shows that there was more; for each path once', async () => {
    proxy.fault('/**', firstOfEach(shorten()));
    const lengthOf = async (path: string) => (await (await fetch(address + path)).text()).length;
    expect([await lengthOf('/a'), await lengthOf('/b'), await lengthOf('/a')]).toEqual([500, 500, 1000]);
  });

  test('a flipped byte: one bit differs, everything else is unchanged', async () => {
    proxy.fault('/**', flipByte());
    const text = await (await fetch(address)).text();
    expect(text).toBe(`${'x'.repeat(500)}y${'x'.repeat(499)}`);
  });
});

describe('patterns', () => {
  test.each([
    ['/api/hotels', 'GET', '/api/hotels', true],
    ['/api/hotels', 'GET', '/api/hotels/7', false],
    ['/api/*', 'GET', '/api/hotels', true],
    ['/api/*', 'GET', '/api/hotels/7', false],
    ['/api/**', 'GET', '/api/hotels/7', true],
    ['/remotes/*/*/c/**', 'GET', '/remotes/mf_hotels/1.0/c/7.js', true],
    ['POST /api/hotels', 'POST', '/api/hotels', true],
    ['POST /api/hotels', 'GET', '/api/hotels', false],
    ['/a.b', 'GET', '/axb', false],
  ])('%s and %s %s: %s', async (pattern, method, path, expected) => {
    proxy.fault(pattern, status(418));
    expect(await statusOf(fetch(address + path, { method }))).toBe(expected ? 418 : 200);
  });

  test('an invalid pattern is refused with what to write instead', () => {
    expect(() => proxy.fault('api', reset())).toThrow('Write one such as “POST /api/hotels”');
  });
});

test('tokens that passed expire together, and later ones pass', async () => {
  const tokens = new PassingTokens();
  proxy.fault('/**', tokens.fault);
  const seenAs = async (authorization: string) =>
    (await fetch(address, { headers: { authorization } })).headers.get('x-seen-token');
  expect([await seenAs('Bearer a'), await seenAs('Bearer b')]).toEqual(['Bearer a', 'Bearer b']);
  tokens.expire();
  expect([await seenAs('Bearer a'), await seenAs('Bearer b')]).toEqual(['Bearer expired', 'Bearer expired']);
  expect(await seenAs('Bearer c')).toBe('Bearer c');
});

test('several faults are applied one after the other, some to the first requests only', async () => {
  proxy.fault('/**', latency(150));
  proxy.fault('/**', first(1, status(503)));
  const begun = performance.now();
  expect(await statusOf(fetch(address))).toBe(503);
  expect(await statusOf(fetch(address))).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(290);
});

test('counts received and forwarded requests until it is healed', async () => {
  proxy.fault('POST /**', reset());
  await expect(fetch(`${address}/a`, { method: 'POST' })).rejects.toThrow();
  await fetch(`${address}/a`);
  expect(proxy.count('/a')).toEqual({ came: 2, passed: 1 });
  expect(proxy.count('POST /a')).toEqual({ came: 1, passed: 0 });
  await proxy.heal();
  expect(proxy.count('/a')).toEqual({ came: 0, passed: 0 });
  expect(await statusOf(fetch(`${address}/a`, { method: 'POST' }))).toBe(200);
});

test('a target that is down looks down', async () => {
  target.closeAllConnections();
  target.close();
  await once(target, 'close');
  await expect(fetch(address)).rejects.toMatchObject(failsWith('ECONNRESET'));
});
