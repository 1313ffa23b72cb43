import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { registryAt } from './registry';
import { createShellServer } from './shellServer';
import { crafted, expiringIn, good, ofDocument, publicKey, truncated } from './testing/crafted';
import { openSite, page, type Site } from './testing/site';

let site: Site;
const log = () => jest.mocked(console.error).mock.calls.flat().join('\n');
const serial = async () => {
  const answer = await site.app.inject({ url: '/registry.json' });
  return answer.statusCode === 200 ? JSON.parse(answer.json().payload).serial : answer.statusCode;
};

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  site = await openSite('staff', undefined, {}, [publicKey]);
  site.deploy(good());
  await serial();
  jest.mocked(console.error).mockClear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

describe('a server with keys', () => {
  test.each(crafted)('refuses a registry %s (%s)', async (_, reason, document) => {
    site.deploy(document);
    expect(await serial()).toBe(10);
    expect(log()).toContain(`(${reason})`);
    const page = await site.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect([page.statusCode, page.body.includes('evil')]).toEqual([200, false]);
    site.deploy(good(12));
    expect(await serial()).toBe(12);
  });

  test('refuses a truncated file', async () => {
    site.deploy(`{"documents":{"staff":${truncated}`);
    expect(await serial()).toBe(10);
    expect(log()).toContain("can't be used");
  });

  test('refuses a shell whose document is not the signed one', async () => {
    site.deploy(ofDocument(page, 11));
    expect(await serial()).toBe(11);
    site.write('shell/1.0.0-a/index.html', page.replace('early()', 'evil()'));
    site.deploy(ofDocument(page, 12));
    expect(await serial()).toBe(11);
    expect(log()).toContain('index.html is not what was signed');
    const open = () => site.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(await open()).toMatchObject({ statusCode: 500, body: 'Something went wrong.' });
    site.write('shell/1.0.0-a/index.html', page);
    expect((await open()).statusCode).toBe(200);
    // After one verified read, later changes of the file have no effect.
    site.write('shell/1.0.0-a/index.html', page.replace('early()', 'evil()'));
    expect((await open()).body).toContain('early()');
  });

  test('writes the trusted keys into pages', async () => {
    const { body } = await site.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toContain(`"registryKeys":["${publicKey}"]`);
  });

  test('starts with the previous registry if it can’t verify the latest', () => {
    const before = site.registryFile.replace('.json', '.before.json');
    copyFileSync(site.registryFile, before);
    site.deploy(crafted[0]?.[2]);
    expect(registryAt(site.registryFile, 'staff', [publicKey], site.options.dist)()?.text).toBe(
      JSON.stringify(good()),
    );
  });

  describe('that starts again', () => {
    const start = () =>
      registryAt(
        site.registryFile,
        'staff',
        [publicKey],
        site.options.dist,
        join(site.options.dist, 'state'),
      );
    const serialOf = (registry: ReturnType<typeof start>) =>
      JSON.parse(registry()?.payloadText ?? '{}').serial;

    test('refuses an older registry, also as the one before, and says how it can be used', () => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      site.deploy(good(12));
      expect(serialOf(start())).toBe(12);
      expect(warn.mock.lastCall?.join()).toContain('is trusted');
      warn.mockClear();
      site.deploy(good(11));
      copyFileSync(site.registryFile, site.registryFile.replace('.json', '.before.json'));
      expect(start()()).toBeUndefined();
      expect(log()).toMatch(/Serial 11 is older than 12.*delete .*registry-staff\.json/);
      expect(warn).not.toHaveBeenCalled();
      site.deploy(good(12));
      expect(serialOf(start())).toBe(12);
    });

    test('never remembers a serial that nobody has signed', () => {
      jest.spyOn(console, 'warn').mockReturnValue();
      site.deploy(good(12));
      start();
      site.deploy({ ...good(99), signature: good(12).signature });
      start();
      site.deploy(good(13));
      expect(serialOf(start())).toBe(13);
    });

    test('says that a serial can’t be remembered or read, and why', () => {
      jest.spyOn(console, 'warn').mockReturnValue();
      site.deploy(good(12));
      site.write('state', 'a file');
      expect(serialOf(start())).toBe(12);
      expect(log()).toMatch(
        /can't be remembered.*is a file, not a folder|can't be remembered.*exists already/,
      );
      rmSync(join(site.options.dist, 'state'));
      site.write('state/registry-staff.json', '{');
      expect(start).toThrow("registry-staff.json can't be read");
    });
  });

  test.each([
    [29, 1],
    [31, 0],
  ])('logs once a day how to renew a registry that expires in %i days', async (days, times) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    site.deploy(expiringIn(days));
    for (let asked = 0; asked < 3; asked += 1) expect(await serial()).toBe(11);
    expect(warn).toHaveBeenCalledTimes(times);
    if (times > 0) expect(warn.mock.lastCall?.join()).toContain('npx itinera promote shell');
  });

  test('logs how to renew a registry that has expired', async () => {
    site.deploy(expiringIn(-1));
    expect(await serial()).toBe(10);
    expect(log()).toContain('Any change renews it');
  });

  test('serves nothing if no registry was ever verified, and says where to look', async () => {
    site.deploy(crafted[0]?.[2]);
    const other = await createShellServer(site.options);
    const answer = await other.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('The log of this server says why.');
    await other.close();
    expect(registryAt(site.registryFile, 'staff', [publicKey], site.options.dist)()).toBeUndefined();
  });
});
