import { cutAnswer, firstOfEach, flipByte, reset, shorten, stall, status } from '../faults/faults';
import { deployByHand, forgetEarlierReleases, redeployAndDelete } from '../support/deploy';
import { expectToFitTheWidth } from '../support/looks';
import { firstOf } from '../support/scale';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { expectPanel, heading, menu, panel, throwing } from '../support/unavailable';

test('a remote that is down, hangs or arrives incomplete shows an error panel, and loads on request', async ({
  page,
  broken,
}) => {
  const { product, staff } = broken;
  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  for (const [how, fault] of Object.entries({
    dead: reset(),
    failing: status(503),
    'cut off': cutAnswer(),
    hanging: stall(),
  })) {
    await test.step(how, async () => {
      staff.fault('/remotes/mf_geography/**', fault);
      await menu(page, 'Geography').click();
      await expectPanel(page, /Its files could not be loaded\..*release \S+/s);
      expect(staff.count('/remotes/mf_geography/**').came).toBeGreaterThan(1);
      await staff.heal();
    });
  }
  staff.fault('/remotes/mf_geography/**', reset());
  await menu(page, 'Geography').click();
  await expect(panel(page)).toBeVisible();
  await staff.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(heading(page, 'Geography')).toBeVisible();
});

for (const [what, files] of firstOf([
  ['entry', '/remotes/mf_geography/*/*.js'],
  ['chunks of pages', '/remotes/mf_geography/*/c/*'],
] as const)) {
  test(`one changed byte in the ${what} of a remote, and its hash refuses it`, async ({
    page,
    broken,
    context,
  }) => {
    // The browser logs what it blocked, which is expected here.
    context.removeAllListeners('console');
    const blocked: string[] = [];
    page.on('console', (message) => void (/integrity/i.test(message.text()) && blocked.push(message.text())));
    await openSignedIn(page, `${broken.product.staff}/reports`, 'manager');
    broken.staff.fault(files, flipByte());
    await menu(page, 'Geography').click();
    await expectPanel(page, /release \S+/);
    expect(blocked.length).toBeGreaterThan(0);
    await broken.staff.heal();
    await menu(page, 'Geography').click();
    await expect(heading(page, 'Geography')).toBeVisible();
  });
}

test('files that were damaged once are fetched past the cache, those of the shell as well', async ({
  page,
  broken: { product, staff },
  context,
}) => {
  // The browser logs what it blocked, which is expected here.
  context.removeAllListeners('console');
  // Without a release to fall back to, which on a slow machine would be quicker than the repair.
  const restore = await forgetEarlierReleases(product);
  for (const files of ['/shell/**', '/remotes/**']) staff.fault(files, firstOfEach(shorten()));
  await openSignedIn(page, `${product.staff}/geography`, 'manager');
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(staff.count('/shell/*/main.*').came).toBe(2);

  // What is cached now is whole, so that a later visit needs no repair.
  await staff.heal();
  const later = await context.newPage();
  await later.goto(`${product.staff}/geography`);
  await expect(later.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  for (const files of ['/shell/*/main.*', '/remotes/mf_geography/*/remoteEntry.*'])
    expect([files, staff.count(files).came]).toEqual([files, 0]);
  await restore();
});

test('a shell that is damaged each time says so, and loads on request', async ({
  browser,
  broken: { product, staff },
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await followDevice(page, product);
  staff.fault('/shell/*/main.*', shorten());
  await page.goto(`${product.staff}/auth`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Itinera could not be loaded');
  await expectNoViolations(page, 'shell that could not be loaded');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFitTheWidth(page);
  await staff.heal();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await context.close();
});

const hanging = `var mf_geography = { init() {}, get: async () => () => ({ default: { contract: 1, name: 'mf_geography', pages: {
    geography: () => new Promise(() => undefined) } } }) };`;
const failures = {
  'hangs altogether': { container: throwing.import, fault: stall() },
  'throws at render': { container: throwing.render },
  'hangs with its page': { container: hanging },
  'throws at import': { container: throwing.import },
};
for (const [how, { container, ...planted }] of firstOf(Object.entries(failures), 2)) {
  test(`a release that ${how} is replaced by the one before, in this tab and in the next`, async ({
    page,
    context,
    broken: { product, staff },
  }) => {
    const release = `bad-${how.replaceAll(' ', '-')}`;
    const rollBack = await deployByHand(product, 'mf_geography', release, container, true);
    const files = `/remotes/mf_geography/${release}/**`;
    if ('fault' in planted) staff.fault(files, planted.fault);
    await openSignedIn(page, `${product.staff}/hotels`, 'manager');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('hotel');
    await expect(page).toHaveURL(/q=hotel/);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));

    await menu(page, 'Geography').click();
    await expect(heading(page, 'Geography')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(search).toHaveValue('hotel');
    expect(loads).toBe(0);

    const { came } = staff.count(files);
    expect(came).toBeGreaterThan(0);
    const next = await context.newPage();
    await next.goto(`${product.staff}/geography`);
    await expect(heading(next, 'Geography')).toBeVisible();
    // The document still preloads the entry of the current release; no page runs it.
    await next.getByRole('button', { name: 'your account' }).click();
    await expect(next.getByRole('listitem').filter({ hasText: 'mf_geography' })).toContainText(
      'previous release',
    );
    await rollBack();
  });
}

test('when no release can be shown, an error panel says what still works, which remote failed and what to report', async ({
  page,
  broken: { product },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await followDevice(page, product);
  const rollBack = await deployByHand(product, 'mf_geography', 'throws-at-render', throwing.render);
  await openSignedIn(page, `${product.staff}/geography?list=cities&q=Olga`, 'manager');
  await expect(panel(page)).toContainText('You can go on in Hotels, Bookings and Administration.');
  await expect(panel(page)).toContainText('the geography team');
  const trace = (await panel(page).textContent())?.match(/[0-9a-f]{32}/)?.[0] ?? 'none';
  await panel(page).getByRole('button', { name: 'Copy incident' }).click();
  await expect(panel(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Incident ${trace}`);
  expect(copied).toContain('Error: Error: Planted at render.');
  expect(copied).not.toContain('Olga');
  await expectNoViolations(page, 'card of an incident');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFitTheWidth(page);
  await rollBack();
});

test('a page whose files were deleted by a new release loads from that release, after one reload', async ({
  page,
  broken: { product },
}) => {
  // Without prefetching in idle time, which would load the page before its file is deleted.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  const hotel = page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first();
  await expect(hotel).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await redeployAndDelete(product, 'mf_hotels');
  await hotel.click();
  await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
  expect(loads).toBe(1);
});

test('after an outage, a part of a page and a tool load on request, and nothing else changes', async ({
  page,
  broken: { product, staff },
}) => {
  let loads = 0;
  // Without prefetching in idle time, which would load the files before the outage.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  // A page without a list, so that the layers of lists are not loaded yet.
  await openSignedIn(page, `${product.staff}/settings`, 'manager');
  // As if the page had just been reloaded for a missing file: it must not reload again.
  await page.evaluate(() => sessionStorage.setItem('itinera:chunk-reload', String(Date.now())));
  page.on('domcontentloaded', () => (loads += 1));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // The remote's own files arrive, those of the shell's layers do not.
  staff.fault('/shell/**', reset());
  await menu(page, 'Geography').click();
  await expectPanel(page, /release \S+/, 'Settings');
  await menu(page, 'Geography').click();
  await expect(panel(page)).toBeVisible();
  await staff.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Geography')).toBeVisible();
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();

  staff.fault('/shell/**', status(503));
  const search = page.getByRole('searchbox').first();
  await search.fill('a');
  // The list of the search comes before the click: its number of rows moves the buttons beside it.
  await expect(page).toHaveURL(/[?&]q=a(&|$)/);
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect.poll(() => staff.count('/shell/**').came).toBeGreaterThan(0);
  await expect(panel(page)).toContainText('Columns can’t be shown at the moment.');
  await expect(rows.nth(1)).toBeVisible();
  await staff.heal();
  await page.getByRole('button', { name: 'Try again: Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('a');

  // A part of an open page, and a layer that only this part needs.
  for (const files of ['/shell/**', '/remotes/**']) staff.fault(files, reset());
  await page.getByRole('link', { name: 'Names', exact: true }).click();
  await expect(panel(page)).toContainText(
    'This part could not be loaded. Check the connection and try again.',
  );
  await expect(heading(page, 'Geography')).toBeVisible();
  await staff.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: /^Names of/ })).toBeVisible();
  expect(loads).toBe(0);
});
