import { createReadStream, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { isStillThere } from './openedFiles';
import { openSite, registryDocument, script, type Site } from './testing/site';

let site: Site;
afterEach(() => site.close());
const fetchFile = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe('a file of a release', () => {
  test('never changes, so it is cached for ever', async () => {
    site = await openSite('staff');
    const answer = await fetchFile('/shell/1.0.0-a/main.eeeeeeee.js');
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
      'x-content-type-options': 'nosniff',
    });
  });

  test('is a chunk, or has a hash in its name', async () => {
    site = await openSite('staff');
    for (const file of ['c/7.js', 'c/7.js.map', 'c/page.js', 'sources.js'])
      site.write(`remotes/mf_hotels/1.0.0-a/${file}`, script);
    const statusOf = async (file: string) =>
      (await fetchFile(`/remotes/mf_hotels/1.0.0-a/${file}`)).statusCode;
    expect(await statusOf('c/7.js')).toBe(200);
    for (const file of ['c/7.js.map', 'c/page.js', 'sources.js'])
      expect([file, await statusOf(file)]).toEqual([file, 404]);
  });

  test('is one that its release lists, also what the build compressed', async () => {
    site = await openSite('staff');
    const listed = ['c/7.js', 'c/7.js.br', 'c/8.js'].map((file) => ({
      href: `/remotes/mf_hotels/1.0.0-a/${file}`,
    }));
    site.write('remotes/mf_hotels/1.0.0-a/release.json', JSON.stringify({ files: listed }));
    for (const file of ['c/7.js', 'c/7.js.br', 'c/8.js', 'c/8.js.br', 'c/9.js'])
      site.write(`remotes/mf_hotels/1.0.0-a/${file}`, script);
    const statusOf = async (file: string) =>
      (await fetchFile(`/remotes/mf_hotels/1.0.0-a/${file}`, { 'accept-encoding': 'br' })).statusCode;
    expect(await statusOf('c/7.js')).toBe(200);
    // A file that was put beside the built ones, as it is or in place of the compressed one.
    expect([await statusOf('c/8.js'), await statusOf('c/9.js')]).toEqual([404, 404]);
  });

  test.each([
    ['a link to a file', 'c/7.js', 'secret.aaaaaaaa.js'],
    ['a link in place of the compressed file', 'main.eeeeeeee.js.br', 'secret.aaaaaaaa.js'],
    ['in a folder that is a link', 'linked', '.'],
  ])('is never %s', async (_, at, to) => {
    site = await openSite('staff');
    const folder = join(site.options.dist, 'shell/1.0.0-a');
    rmSync(join(folder, at), { force: true });
    mkdirSync(dirname(join(folder, at)), { recursive: true });
    symlinkSync(join(site.options.dist, to), join(folder, at));
    const file = at === 'linked' ? 'linked/secret.aaaaaaaa.js' : at.replace('.br', '');
    const answer = await fetchFile(`/shell/1.0.0-a/${file}`, { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found.']);
  });

  test.each([
    ['no manifest, as while it is copied', (path: string) => rmSync(path)],
    [
      'a manifest that is a link',
      (path: string) => {
        renameSync(path, `${path}.elsewhere`);
        symlinkSync(`${path}.elsewhere`, path);
      },
    ],
    ['a manifest that can’t be read', (path: string) => truncateSync(path, 1)],
    ['a manifest larger than any build writes', (path: string) => truncateSync(path, 3_000_000)],
  ])('belongs to no release that has %s', async (_, alter) => {
    site = await openSite('staff');
    alter(join(site.options.dist, 'shell/1.0.0-a/release.json'));
    expect((await fetchFile('/shell/1.0.0-a/main.eeeeeeee.js')).statusCode).toBe(404);
  });

  test('is no larger than any build makes, and one of no more than any build makes', async () => {
    site = await openSite('staff');
    const files = Array.from({ length: 2001 }, (_, index) => ({ href: `/shell/1.0.0-a/c/${index}.js` }));
    site.write('shell/1.0.0-a/c/7.js', script);
    const statusOf = async () => (await fetchFile('/shell/1.0.0-a/c/7.js')).statusCode;
    site.write('shell/1.0.0-a/release.json', JSON.stringify({ files: files.slice(1) }));
    expect(await statusOf()).toBe(200);
    truncateSync(join(site.options.dist, 'shell/1.0.0-a/c/7.js'), 20_000_001);
    expect(await statusOf()).toBe(404);
    site.write('shell/1.0.0-a/c/7.js', script);
    site.write('shell/1.0.0-a/release.json', JSON.stringify({ files }));
    expect(await statusOf()).toBe(404);
  });

  test('is the one that was checked, also if a link took its place before it was opened', async () => {
    site = await openSite('staff');
    const { dist } = site.options;
    const [path, secret] = [join(dist, 'shell/1.0.0-a/main.eeeeeeee.js'), join(dist, 'secret.aaaaaaaa.js')];
    const checked = createReadStream(path);
    expect(await isStillThere(dist, checked)).toBe(true);
    checked.destroy();
    renameSync(path, `${path}.aside`);
    symlinkSync(secret, path);
    const opened = createReadStream(path);
    await once(opened, 'open');
    rmSync(path);
    renameSync(`${path}.aside`, path);
    expect(await isStillThere(dist, opened)).toBe(false);
    opened.destroy();
  });

  test('is sent as the build compressed it', async () => {
    site = await openSite('staff');
    const answer = await fetchFile('/shell/1.0.0-a/main.eeeeeeee.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  test('that is missing does not fall back to the page', async () => {
    site = await openSite('staff');
    for (const url of [
      '/shell/1.0.0-a/main.00000000.js',
      '/shell/9.9.9/main.eeeeeeee.js',
      '/shell/1.0.0-a/index.html',
      '/shell/1.0.0-a/release.json',
      '/shell/',
      '/remotes/mf_hotels/1.0.0-a/',
      '/remotes/mf_unknown/1.0.0-a/remoteEntry.aaaaaaaa.js',
      '/favicon.ico',
    ]) {
      const answer = await fetchFile(url, { accept: 'text/html' });
      expect([url, answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        url,
        404,
        'Not found.',
        'no-store',
      ]);
    }
  });

  test.each([
    '/shell/../secret.aaaaaaaa.js',
    '/shell/%2e%2e/secret.aaaaaaaa.js',
    '/shell/..%2fsecret.aaaaaaaa.js',
    '/shell/..%5csecret.aaaaaaaa.js',
    '/shell/1.0.0-a/..%2f..%2fsecret.aaaaaaaa.js',
    '/remotes/mf_hotels/..%2f..%2fsecret.aaaaaaaa.js',
    '/remotes/mf_hotels/%252e%252e/%252e%252e/secret.aaaaaaaa.js',
    '/shell//secret.aaaaaaaa.js',
    '/shell/%00.aaaaaaaa.js',
  ])('cannot be outside of the releases: %s', async (url) => {
    site = await openSite('staff');
    const answer = await fetchFile(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});

test('with an invalid address is refused with all headers', async () => {
  site = await openSite('staff');
  const answer = await fetchFile('/shell/%.js');
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
});

describe("a partner's server", () => {
  const entry = (name: string) => `/remotes/${name}/1.0.0-a/remoteEntry.aaaaaaaa.js`;

  test('has the files of remotes in its registry, and no others', async () => {
    site = await openSite('partner');
    expect((await fetchFile(entry('mf_hotels'))).statusCode).toBe(200);
    for (const url of [
      entry('mf_admin'),
      entry('mf_hotels').replace('/mf_hotels/', '/mf_hotels/../mf_admin/'),
      entry('mf_hotels%2f..%2fmf_admin'),
      entry('__proto__'),
    ]) {
      expect([url, (await fetchFile(url)).statusCode]).toEqual([url, 404]);
    }
  });

  test('rejects the registry of staff', async () => {
    jest.spyOn(console, 'error').mockReturnValueOnce();
    site = await openSite('partner');
    site.deploy(registryDocument('staff', { serial: 2 }));
    expect((await fetchFile(entry('mf_admin'))).statusCode).toBe(404);
    expect((await fetchFile('/registry.json')).json()).toEqual(registryDocument('partner'));
  });
});
