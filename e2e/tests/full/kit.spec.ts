import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployShellFromSources, liveShell } from '../../support/deploy';
import { freePorts, Product } from '../../support/product';
import { expect, openSignedIn, type Page, test } from '../../support/test';
import { expectNoViolations, followDevice, transitionsEnded } from '../../support/themes';
import { expectToFitTheWidth } from '../../support/looks';

/** All scripts of the shell that the product serves, as one text. */
async function codeOfShell(product: Product): Promise<string> {
  const folder = await liveShell(product);
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  return (await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

async function openKit(page: Page, staff: string): Promise<void> {
  await page.goto(`${staff}/kit`);
  // The development build, in which everything of the kit loads at once, unminified.
  await expect(page.getByRole('group', { name: 'Disabled' }).getByRole('img')).toBeVisible({
    timeout: 60_000,
  });
  // Refused fields fade to red.
  await transitionsEnded(page);
}

/** The errors that the page logs. */
async function errorsOfTheKit(page: Page, product: Product): Promise<string[]> {
  const found: string[] = [];
  // The document itself is answered with 404, because the page is not in the site map.
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.location().url.endsWith('/kit') && found.push(message.text()),
  );
  await followDevice(page, product);
  await openSignedIn(page, product.staff, 'admin');
  await openKit(page, product.staff);
  await expectNoViolations(page, 'kit');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  return found;
}

test('every field of the kit shows each state without errors and without violations in either theme, fits a phone, and is in no release', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // With DEV_ORIGINS, the server accepts a shell whose files have no hashes in their names.
  const product = await Product.start(await freePorts(), undefined, { DEV_ORIGINS: 'http://localhost:9' });
  try {
    const release = await codeOfShell(product);
    await deployShellFromSources(product);
    expect(await errorsOfTheKit(page, product)).toEqual([]);
    // A text of this page is in its own scripts and in no release.
    const hint = await page
      .getByRole('group', { name: 'Empty' })
      .getByText(/^What to type/)
      .first()
      .textContent();
    expect(await codeOfShell(product)).toContain(hint);
    expect(release).not.toContain(hint);
  } finally {
    await product.stop();
  }
});
