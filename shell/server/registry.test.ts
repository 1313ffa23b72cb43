import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSite, registryDocument, type Site } from './testing/site';

let site: Site;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  site = await openSite('staff');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});
const read = (headers: Record<string, string> = {}) => site.app.inject({ url: '/registry.json', headers });

describe('the registry', () => {
  test('is sent again only after a change', async () => {
    const first = await read();
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    expect((await read({ 'if-none-match': etag })).statusCode).toBe(304);
    site.deploy(registryDocument('staff', { serial: 2 }));
    const next = await read({ 'if-none-match': etag });
    expect([next.statusCode, next.json().serial]).toEqual([200, 2]);
  });

  test('is not sent again for a weak tag, a list with its tag, or any tag', async () => {
    const etag = String((await read()).headers.etag);
    const statusOf = async (tags: string) => (await read({ 'if-none-match': tags })).statusCode;
    for (const tags of [`W/${etag}`, `"other", W/${etag}`, `${etag},"other"`, '*', ' * '])
      expect([tags, await statusOf(tags)]).toEqual([tags, 304]);
    for (const tags of ['"other"', etag.slice(1, -1), `"x${etag.slice(1)}`, ''])
      expect([tags, await statusOf(tags)]).toEqual([tags, 200]);
  });

  test('activates another release of the shell without a restart', async () => {
    site.write('shell/2.0.0-b/index.html', '<head><!--itinera:head--></head>the next shell');
    site.deploy(registryDocument('staff', { serial: 2, release: '2.0.0-b' }));
    const { body } = await site.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain('the next shell');
  });

  test.each([
    ['half written', '{"payload": "{'],
    ['empty', ''],
    ['of another shape', { payload: '{}', serial: 3, expires: 'x' }],
    ['without a payload', { serial: 3 }],
  ])('is kept when the file is %s', async (_, content) => {
    site.deploy(content);
    expect((await read()).json().serial).toBe(1);
    expect(console.error).toHaveBeenCalledTimes(1);
    site.deploy(registryDocument('staff', { serial: 4 }));
    expect((await read()).json().serial).toBe(4);
  });
});

test('a missing release gives a 500, and the server keeps running', async () => {
  site.deploy(registryDocument('staff', { serial: 2, release: 'gone' }));
  const answer = await site.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([500, 'Something went wrong.']);
  expect((await read()).statusCode).toBe(200);
});
