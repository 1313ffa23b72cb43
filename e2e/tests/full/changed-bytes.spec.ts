import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RegistryPayload } from '@itinera/shared/contracts';
import { sites } from '@itinera/shared/routes';
import { flipByte } from '../../faults/faults';
import { forgetEarlierReleases } from '../../support/deploy';
import { expect, openSignedIn, test } from '../../support/test';

/** Pages without an id in their address, each with the files of its remote that it loads. */
function filesByPage({ microFrontends }: RegistryPayload): { path: string; file: string }[] {
  return Object.values(microFrontends).flatMap(([live]) =>
    Object.entries(live?.extras.preload ?? {}).flatMap(([name, files]) => {
      const site = sites.find((one) => one.name === name);
      if (!site || site.path.includes(':')) return [];
      return files
        .filter(({ href }) => href.startsWith('/remotes/'))
        .map(({ href }) => ({ path: site.path, file: href }));
    }),
  );
}

test('one changed byte in any file that a page of a remote loads, and the file is refused', async ({
  browser,
  context,
  broken: { product, staff },
}) => {
  test.setTimeout(1_800_000);
  const rollBack = await forgetEarlierReleases(product);
  const { documents } = await product.live();
  const files = filesByPage(JSON.parse(documents.staff.payload));
  expect(files.length).toBeGreaterThan(40);
  const seen = new Set<string>();
  for (const { path, file } of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    // A context of its own, because a file that was loaded before is cached.
    const own = await browser.newContext();
    const page = await own.newPage();
    const blocked: string[] = [];
    page.on('console', (message) => void (/integrity/i.test(message.text()) && blocked.push(message.text())));
    // The pattern includes the retry, whose address has a query.
    staff.fault(`${file}*`, flipByte());
    await openSignedIn(page, `${product.staff}${path}`, 'manager');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').filter({ hasText: 'is unavailable' })).toBeVisible();
    expect([file, blocked.some((text) => text.includes(file))]).toEqual([file, true]);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(main.getByRole('grid')).toHaveCount(0);
    await staff.heal();
    await own.close();
  }
  console.log(`${seen.size} files, each with one bit changed: all refused.`);
  await rollBack();
  await context.close();
});

test('the entry of each remote knows the hashes of all its files, even of those that no page preloads', async ({
  product,
}) => {
  const { documents } = await product.live();
  const { microFrontends }: RegistryPayload = JSON.parse(documents.staff.payload);
  for (const [live] of Object.values(microFrontends)) {
    if (!live) continue;
    const entry = join(product.dist, live.url);
    const known = await readFile(entry, 'utf8');
    const chunks = join(dirname(entry), 'c');
    const files = (await readdir(chunks)).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) {
      const hash = createHash('sha256').update(await readFile(join(chunks, name)));
      expect([basename(live.url), name, known.includes(hash.digest('base64'))]).toEqual([
        basename(live.url),
        name,
        true,
      ]);
    }
  }
});
