import { join } from 'node:path';
import { copyRelease, itinera } from '../../support/releaseTool';
import { expect, openSignedIn, signIn, test, type Page } from '../../support/test';

const CHANGES = 100;
const remotes = ['mf_hotels', 'mf_bookings', 'mf_geography'] as const;

const ready = (page: Page) => expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
const failures = (page: Page) => page.getByRole('alert').filter({ hasText: /unavailable|went wrong|error/i });

test('a hundred releases and rollbacks do not disturb open tabs', async ({
  page,
  context,
  browser,
  ownProduct: product,
}) => {
  test.setTimeout(1_200_000);
  const list = await context.newPage();
  const outside = await browser.newContext();
  const partner = await outside.newPage();
  for (const tab of [page, list, partner]) await tab.clock.install();

  await openSignedIn(page, `${product.staff}/airports`, 'manager');
  await ready(page);
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const name = page
    .getByRole('dialog', { name: 'Edit airport' })
    .getByRole('textbox', { name: 'Name', exact: true });
  const before = await name.inputValue();
  await list.goto(`${product.staff}/hotels`);
  await ready(list);
  await signIn(partner, `${product.partner}/hotels`, 'partner');
  await ready(partner);
  const loads = { form: 0, list: 0, partner: 0 };
  page.on('domcontentloaded', () => (loads.form += 1));
  list.on('domcontentloaded', () => (loads.list += 1));
  partner.on('domcontentloaded', () => (loads.partner += 1));

  const releases = Object.fromEntries(
    await Promise.all(
      remotes.map(async (remote) => {
        const { release } = await copyRelease(
          product,
          remote,
          'second',
          join(product.dist, 'remotes', remote),
        );
        return [remote, release] as const;
      }),
    ),
  );
  const went = new Set<string>();
  for (let change = 0; change < CHANGES; change += 1) {
    const remote = remotes[change % remotes.length] ?? 'mf_hotels';
    const app = remote.replace('_', '-');
    if (went.has(remote)) {
      await itinera(product, 'rollback', app, '--why', 'the next of a hundred');
      went.delete(remote);
    } else {
      await itinera(product, 'promote', app, releases[remote] ?? '', '--why', 'one of a hundred');
      went.add(remote);
    }
    if (change % 10 !== 9) continue;
    await name.press('End');
    await name.pressSequentially('x');
    // Until the registry is stale for open pages.
    for (const tab of [page, list, partner]) await tab.clock.fastForward('11:00');
    await list.getByRole('button', { name: change % 20 === 9 ? 'Next page' : 'Previous page' }).click();
    await ready(list);
    await partner
      .getByRole('link', { name: change % 20 === 9 ? 'Booking entries' : 'Hotels', exact: true })
      .click();
    await ready(partner);
    for (const tab of [page, list, partner]) await expect(failures(tab)).toHaveCount(0);
  }
  await expect(name).toHaveValue(before + 'x'.repeat(CHANGES / 10));
  expect(loads).toEqual({ form: 0, list: 0, partner: 0 });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await list.reload();
  await ready(list);
  await outside.close();
});
