import { gzipSync } from 'node:zlib';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { isErrorAnswer } from '@itinera/shared/contracts';
import { openSite, type Site } from './testing/site';

let site: Site;
let api: Server | undefined;
let received: IncomingMessage[] = [];

/** An API that answers each request with two cookies and an echo of it. */
async function openApi(status = 200): Promise<string> {
  received = [];
  api = createServer((request, response) => {
    received.push(request);
    request.resume();
    response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']);
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

afterEach(async () => {
  await site.close();
  api?.close();
  api = undefined;
});

describe('the proxy to the API', () => {
  test('keeps path, query, cookies and host, and adds the client’s address', async () => {
    site = await openSite('staff', await openApi());
    const answer = await site.app.inject({
      url: '/api/hotels?q=a%20b&page=2',
      headers: { host: 'staff.example', cookie: 'c=3', 'x-forwarded-for': '203.0.113.5' },
      remoteAddress: '127.0.0.1',
    });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(received[0]?.url).toBe('/api/hotels?q=a%20b&page=2');
    expect(received[0]?.headers).toMatchObject({
      host: 'staff.example',
      cookie: 'c=3',
      'x-forwarded-host': 'staff.example',
    });
    expect(received[0]?.headers['x-forwarded-for']).toContain('203.0.113.5');
  });

  test.each(['/api/storage/upload', '/storage/upload', '/hotels/api/storage/upload'])(
    'forwards a complete upload of any size from %s',
    async (url) => {
      site = await openSite('staff', await openApi());
      const payload = Buffer.alloc(3 * 1024 * 1024, 7);
      const type = 'multipart/form-data; boundary=x';
      const answer = await site.app.inject({
        method: 'POST',
        url: `${url}?kind=image`,
        payload,
        headers: { 'content-type': type },
      });
      expect(answer.json()).toEqual({ success: true });
      expect(received[0]?.url).toBe(`${url === '/storage/upload' ? url : '/api/storage/upload'}?kind=image`);
      expect(received[0]?.headers).toMatchObject({
        'content-type': type,
        'content-length': String(payload.length),
      });
    },
  );

  test.each(['/api/hotels', '/api/storage/upload'])(
    'refuses an encoded body for %s by name, and is no outage',
    async (url) => {
      site = await openSite('staff', await openApi());
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const answer = await site.app.inject({ method: 'POST', url, headers, payload: gzipSync('{}') });
      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'unsupported_media']);
      expect(received).toEqual([]);
      const plain = { ...headers, 'content-encoding': 'identity' };
      expect((await site.app.inject({ method: 'POST', url, headers: plain, payload: '{}' })).statusCode).toBe(
        200,
      );
    },
  );

  test('proxies images, too', async () => {
    site = await openSite('staff', await openApi());
    await site.app.inject('/storage/abc.webp');
    expect(received[0]?.url).toBe('/storage/abc.webp');
  });

  test('forwards a refusal unchanged and sends the request only once', async () => {
    site = await openSite('staff', await openApi(503));
    const answer = await site.app.inject({ method: 'POST', url: '/api/hotels', payload: { name: 'x' } });
    expect([answer.statusCode, received.length]).toEqual([503, 1]);
  });

  test.each(['/api/hotels', '/storage/abc.webp'])('reports that the API is down: %s', async (url) => {
    site = await openSite('staff');
    const answer = await site.app.inject({ url });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(isErrorAnswer(answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
    expect(answer.json().message).toBe(answer.json().error.message);
  });
});
