import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyRelease, itinera } from '../support/releaseTool';
import { expect, openSignedIn, test } from '../support/test';

/** Replaces the entry file by a container whose only page throws, like that of a broken build. */
async function makeItThrow(folder: string): Promise<void> {
  const file = join(folder, 'release.json');
  const release = JSON.parse(await readFile(file, 'utf8'));
  const entry = `var mf_geography = { init() {}, get: async () => () => ({ default: { contract: 1, name: 'mf_geography', pages: {
    geography: async () => ({ default: () => { throw new Error('Planted for the trial.') } }) } } }) };`;
  const entryFile = join(folder, basename(release.entry.href));
  await writeFile(entryFile, entry);
  for (const compressed of ['.br', '.gz']) await rm(entryFile + compressed);
  const { href } = release.entry;
  release.entry = { href, integrity: `sha256-${createHash('sha256').update(entry).digest('base64')}` };
  const others = release.files.filter((file: { href: string }) => !file.href.startsWith(href));
  release.files = [release.entry, ...others];
  await writeFile(file, JSON.stringify(release));
}

test('a release is published after its pages have opened in the live shell, and shown in a new tab; one that throws is refused', async ({
  page,
  ownProduct: product,
}, { annotations }) => {
  const workshop = await mkdtemp(join(tmpdir(), 'itinera-workshop-'));
  const next = await copyRelease(product, 'mf_geography', 'next', workshop);
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  const begun = performance.now();
  const since = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const publish = (folder: string) =>
    itinera(product, 'publish', 'mf-geography', '--from', folder, '--live', '--why', 'a test');
  const said = await publish(next.folder);
  annotations.push({ type: 'from publish to live', description: since() });
  expect(said).toMatch(/^staff +loaded: [1-9]\d* pages opened$/m);
  expect(said).toMatch(/^partner +not offered there$/m);
  const tab = await page.context().newPage();
  await tab.goto(`${product.staff}/geography`);
  await expect(tab.getByRole('heading', { level: 1, name: 'Geography' })).toBeVisible();
  annotations.push({ type: 'from publish to visible in a new tab', description: since() });
  console.log(annotations.map(({ type, description }) => `${type}: ${description}`).join(', '));
  await tab.getByRole('button', { name: 'your account' }).click();
  await expect(tab.getByRole('listitem').filter({ hasText: 'mf_geography' })).toContainText(next.release);

  const bad = await copyRelease(product, 'mf_geography', 'bad', workshop);
  await makeItThrow(bad.folder);
  await expect(publish(bad.folder)).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /does not work in the shell of staff: \/geography: .*Planted for the trial/,
    ),
  });
  expect(existsSync(join(product.dist, 'remotes/mf_geography', bad.release))).toBe(false);
  expect(await itinera(product, 'status')).toContain(next.release);
  await rm(workshop, { recursive: true });
});
