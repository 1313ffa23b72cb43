import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSite, page, registryDocument, type Site } from './testing/site';

let site: Site;
beforeEach(async () => {
  site = await openSite('staff');
});
afterEach(() => site.close());

const open = (url: string, cookie = '') =>
  site.app.inject({
    url,
    headers: { host: 'localhost:3000', accept: 'text/html', ...(cookie && { cookie }) },
  });

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ', 1)[0], part]),
  );

/** What the page's policy of trusted types lets through. */
async function rulesOfTypes() {
  const { body } = await open('/hotels');
  const [, script = ''] = /<script nonce="[^"]*">(\(function[^<]*)/.exec(body) ?? [];
  let rules: Record<string, (text: string) => string | null> = {};
  runInNewContext(script, {
    URL,
    location: new URL('http://localhost:3000/hotels'),
    window: { trustedTypes: { createPolicy: (_: string, all: typeof rules) => (rules = all) } },
  });
  return rules;
}

describe('the page', () => {
  test('is served at each address of the site map, and below it', async () => {
    for (const url of [
      '/',
      '/auth',
      '/hotels',
      '/hotels/7?tab=rooms',
      '/hotels/7/edit',
      '/settings/custom-fields',
    ]) {
      expect((await open(url)).statusCode).toBe(200);
    }
  });

  test('shows the shell with status 404 at an unknown address', async () => {
    for (const url of ['/nowhere', '/hotelsx', '//evil']) {
      const answer = await open(url);
      expect([answer.statusCode, answer.body.includes('the shell')]).toEqual([404, true]);
    }
  });

  test.each([
    ['/HOTELS', '/hotels'],
    ['/%68otels?q=Spa%20&page=2', '/hotels?q=Spa%20&page=2'],
    ['/Hotels/AbC', '/hotels/AbC'],
    ['/SETTINGS/Custom-fields', '/settings/custom-fields'],
    ['/AUTH/Restore-Password', '/auth/restore-password'],
    ['/Hotels/', '/hotels/'],
  ])('redirects %s, which the router would show as %s', async (url, to) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, to]);
    expect((await open(to)).statusCode).toBe(200);
  });

  test.each(['/NOWHERE', '/%2Fhotels', '/%zz', '//Hotels'])(
    'is not found at %s, and leads nowhere else',
    async (url) => {
      const { statusCode, headers } = await open(url);
      expect([statusCode < 300 || statusCode >= 400, headers.location]).toEqual([true, undefined]);
    },
  );

  test('allows scripts of deployed folders only, and styles of this response', async () => {
    const first = await open('/hotels');
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(first.body)?.[1];
    const policy = directives(first.headers['content-security-policy']);
    const scriptNonce = /<script nonce="([^"]+)">early\(\)/.exec(first.body)?.[1];
    expect(policy.get('script-src')).toBe(
      `script-src 'nonce-${scriptNonce}' localhost:3000/shell/ localhost:3000/remotes/mf_hotels/ localhost:3000/remotes/mf_admin/`,
    );
    // Scripts can read the nonce of styles, and must not be able to run scripts with it.
    expect(scriptNonce).not.toBe(nonce);
    expect(policy.get('style-src')).toBe(`style-src 'nonce-${nonce}'`);
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(String(first.headers['content-security-policy'])).not.toMatch(/unsafe/);
    const { body } = await open('/hotels');
    for (const used of [nonce, scriptNonce]) expect(body).not.toContain(String(used));
  });

  test('has the only policy of trusted types before any other script, and reports what is refused', async () => {
    const { body, headers } = await open('/hotels');
    const policy = directives(headers['content-security-policy']);
    expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(policy.get('trusted-types')).toBe('trusted-types default');
    expect(policy.get('report-uri')).toBe('report-uri /api/policy-reports');
    const scripts = [...body.matchAll(/<script(?! type="application\/json")[^>]*>([^<]*)/g)];
    expect(scripts[0]?.[1]).toContain("createPolicy('default'");
  });

  test.each([
    ['/shell/1.0.0-a/main.js', 'http://localhost:3000/shell/1.0.0-a/main.js'],
    [
      'http://localhost:3000/remotes/mf_hotels/1/c/2.js?retry=1',
      'http://localhost:3000/remotes/mf_hotels/1/c/2.js?retry=1',
    ],
    ['/api/storage/x.js', null],
    ['/shell/../api/x.js', null],
    ['/remotes/mf_other/1/c/2.js', null],
    ['https://evil.example/shell/main.js', null],
    ['data:text/javascript,alert(1)', null],
  ])('lets a script come from releases only: %s', async (address, allowed) => {
    const rules = await rulesOfTypes();
    expect(Object.keys(rules)).toEqual(['createScriptURL']);
    expect(rules['createScriptURL']?.(address)).toBe(allowed);
  });

  test.each([
    ['', 'dark'],
    ['appearance=light', 'light'],
    ['token=abc; appearance=system; x=1', 'system'],
    ['appearance="><script>alert(1)</script>', 'dark'],
    ['otherappearance=light', 'dark'],
  ])('is painted in the appearance of this browser: %j is %s', async (cookie, appearance) => {
    const { body } = await open('/hotels', cookie);
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1];
    expect(body).toContain(`<html data-appearance="${appearance}">`);
    expect(body).toContain(`<style nonce="${nonce}">`);
  });

  test.each([
    ['of sign-in to a guest', '/hotels', '', 'auth'],
    ['of all other pages to a person', '/auth', 'token=abc', 'app'],
    ['of nothing at an unknown address', '/nowhere', 'token=abc', 'none'],
  ])('shows the frame %s before any script is loaded', async (_, url, cookie, frame) => {
    expect((await open(url, cookie)).body).toContain(`<body data-frame="${frame}">`);
  });

  test.each([
    ['a guest who signs in', '/auth', '', 'false'],
    ['a guest who is to return', '/hotels?q=spa', '', 'true'],
    ['nobody who registers', '/auth/register', '', undefined],
    ['nobody who is signed in', '/hotels', 'token=abc', undefined],
  ])('contains the sign-in form for %s', async (_, url, cookie, isReturning) => {
    const { body } = await open(url, cookie);
    expect(body).not.toContain('itinera-nonce');
    expect(/<form data-returning="(\w+)">/.exec(body)?.[1]).toBe(isReturning);
  });

  test('shows the last visit to a person with a session alone, by a script that the policy allows', async () => {
    const { body } = await open('/hotels', 'token=abc');
    const nonce = /<script nonce="([^"]+)">early\(\)/.exec(body)?.[1];
    expect(body).toContain(`<script nonce="${nonce}">snapshot()</script>`);
    expect(body).not.toMatch(/itinera-(script-)?nonce|itinera:snapshot/);
    expect((await open('/auth')).body).not.toContain('snapshot');
  });

  test.each(['a;script-src *', 'evil.example', 'evil.example:3000'])(
    'does not repeat the host %s of a request',
    async (host) => {
      const answer = await site.app.inject({ url: '/', headers: { host, accept: 'text/html' } });
      expect(answer.headers['content-security-policy']).not.toMatch(/evil|\*/);
      expect(directives(answer.headers['content-security-policy']).get('script-src')).toMatch(
        /^script-src 'nonce-[^']+' 'self'$/,
      );
    },
  );

  test('is never cached and can’t be framed', async () => {
    const { headers } = await open('/hotels');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('enforces TLS if a proxy on this machine terminated it', async () => {
    const headers = { host: 'x', accept: 'text/html', 'x-forwarded-proto': 'https' };
    const behind = await site.app.inject({ url: '/', headers, remoteAddress: '127.0.0.1' });
    const outside = await site.app.inject({ url: '/', headers, remoteAddress: '203.0.113.5' });
    expect(behind.headers).toHaveProperty('strict-transport-security');
    expect(outside.headers).not.toHaveProperty('strict-transport-security');
  });

  test('contains configuration and registry as data that cannot close their element', async () => {
    site.deploy(registryDocument('staff', { serial: 2, note: '</script><script>alert(1)</script>' }));
    const { body } = await open('/hotels');
    const inlined = (id: string) =>
      JSON.parse(new RegExp(`id="${id}">([^<]*)</script>`).exec(body)?.[1] ?? 'null');
    expect(inlined('configuration')).toEqual({
      audience: 'staff',
      apiBaseUrl: '',
      otherShell: 'http://localhost:3001',
      registryKeys: [],
      firstReads: [],
    });
    expect(inlined('registry')).toEqual(
      registryDocument('staff', { serial: 2, note: '</script><script>alert(1)</script>' }),
    );
    expect(body.match(/<script/g)).toHaveLength(4);
  });

  test('is never a link, which could lead to any file', async () => {
    jest.spyOn(console, 'error').mockReturnValueOnce();
    const document = join(site.options.dist, 'shell/1.0.0-a/index.html');
    renameSync(document, `${document}.elsewhere`);
    symlinkSync(`${document}.elsewhere`, document);
    expect(await open('/hotels')).toMatchObject({ statusCode: 500, body: 'Something went wrong.' });
  });

  test('is compressed', async () => {
    site.deploy(registryDocument('staff', { serial: 2, note: 'x'.repeat(3000) }));
    const answer = await site.app.inject({
      url: '/',
      headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});

describe('the preload hints', () => {
  const hints = async (url: string, cookie?: string) =>
    [
      ...(await open(url, cookie)).body.matchAll(
        /<link rel="preload" as="script" crossorigin="anonymous" href="([^"]+)" integrity="sha384-abc">/g,
      ),
    ].map(([, href]) => href);
  const signedIn = 'a=1; token=abc';
  const partner = `${signedIn}; isDmc=true`;
  const hotels = ['/remotes/mf_hotels/1.0.0-a/c/1.js'];
  const users = ['/remotes/mf_admin/1.0.0-a/c/2.js'];
  const auth = ['/shell/1.0.0-a/c/3.js'];

  test.each<[string, string, string | undefined, string[]]>([
    ['the page that staff ask for', '/users?sort=-created', signedIn, users],
    ['the sign-in page for a guest', '/users', undefined, auth],
    ['the sign-in page for a person who signed out', '/users', 'token=; x=1', auth],
    ['the hotels for a partner who asks for what is not theirs', '/users', partner, hotels],
    ['nothing for a page without a list', '/reports', signedIn, []],
    ['nothing for an unknown address', '/nowhere', signedIn, []],
  ])('are for %s', async (_, url, cookie, expected) => {
    expect(await hints(url, cookie)).toEqual(expected);
  });
});

describe('what is requested with the document', () => {
  const reads = async (url: string, cookie: string) =>
    JSON.parse(/id="configuration">([^<]*)</.exec((await open(url, cookie)).body)?.[1] ?? '{}').firstReads;

  test.each([
    ['nothing for a guest', '/hotels', 'a=1', []],
    [
      'the list and the profile',
      '/hotels',
      'token=abc',
      ['/api/hotels?page=1&per_page=25&with=partners', '/api/users/profile'],
    ],
    [
      'a partner’s list',
      '/hotels',
      'token=abc; isDmc=true',
      ['/api/hotels?page=1&per_page=25', '/api/users/profile'],
    ],
    [
      'the list that a partner is led to',
      '/users',
      'token=abc; isDmc=true',
      ['/api/hotels?page=1&per_page=25', '/api/users/profile'],
    ],
    [
      'as long a list as the settings say',
      '/hotels',
      'token=abc; pageSize=50; isDmc=true',
      ['/api/hotels?page=1&per_page=50', '/api/users/profile'],
    ],
    [
      'a list of the usual length, whatever else is written into the cookie',
      '/hotels',
      'token=abc; pageSize=9999; isDmc=true',
      ['/api/hotels?page=1&per_page=25', '/api/users/profile'],
    ],
    ['the profile alone for a page that names no read', '/users', 'token=abc', ['/api/users/profile']],
  ])('is %s', async (_, url, cookie, expected) => {
    expect(await reads(url, cookie)).toEqual(expected);
  });
});

describe('the page for developers', () => {
  const developers = async () => {
    await site.close();
    site = await openSite('staff', undefined, {}, [], ['http://localhost:*', 'https://*.dev.example']);
  };

  const deployTheirs = () => {
    site.write(
      'shell/1.0.0-a/release.json',
      JSON.stringify({ files: [{ href: '/shell/1.0.0-a/index.html' }] }),
    );
    site.write('shell/1.0.0-a/development/index.html', page.replace('the shell', 'for developers'));
  };

  test('uses the development build beside the release, and may load from development servers', async () => {
    await developers();
    deployTheirs();
    site.write('shell/1.0.0-a/development/main.js', 'for developers');
    expect((await open('/shell/1.0.0-a/development/main.js')).statusCode).toBe(200);
    const { body, headers } = await open('/hotels');
    expect(body).toContain('for developers');
    expect(body).not.toContain('rel="preload"');
    const policy = directives(headers['content-security-policy']);
    expect(policy.get('script-src')).toContain('http://localhost:*');
    expect(policy.get('connect-src')).toContain('ws://localhost:*');
  });

  test.each([
    ['http://localhost:3003/remoteEntry.js', true],
    ['http://localhost/remoteEntry.js', true],
    ['https://ann.dev.example/remoteEntry.js', true],
    ['https://localhost:3003/remoteEntry.js', false],
    ['https://dev.example/remoteEntry.js', false],
    ['https://ann.dev.example:8443/remoteEntry.js', false],
    ['https://ann.dev.example.evil.example/remoteEntry.js', false],
    ['http://localhost.evil.example/remoteEntry.js', false],
  ])(
    'lets scripts come from the origins that its header names, which may be patterns: %s',
    async (address, isAllowed) => {
      await developers();
      deployTheirs();
      const rules = await rulesOfTypes();
      expect(rules['createScriptURL']?.(address)).toBe(isAllowed ? address : null);
    },
  );

  test('says how to make that build if it is missing', async () => {
    await developers();
    const { statusCode, body } = await open('/hotels');
    expect(statusCode).toBe(503);
    expect(body).toContain('Shell 1.0.0-a has no build for development here. Make one: npx itinera publish');
  });

  test('is not served in production', async () => {
    site.write('shell/1.0.0-a/development/index.html', page);
    site.write('shell/1.0.0-a/development/main.js', 'for developers');
    expect((await open('/shell/1.0.0-a/development/main.js')).statusCode).toBe(404);
    expect((await open('/shell/1.0.0-a/development/index.html')).statusCode).toBe(404);
  });
});
