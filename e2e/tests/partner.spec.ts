import type { RegistryPayload } from '@itinera/shared/contracts';
import { sites } from '@itinera/shared/routes';
import { firstOf } from '../support/scale';
import { accessToken, expect, openSignedIn, signIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

/** A page of the shell, one of a remote that the partner shell has, and one of a remote that it lacks. */
const staffOnly = ['/', '/hotel-themes', '/users'];

test.describe('a partner', () => {
  test('sees only their own hotels and menu, and can edit nothing', async ({ page, product }) => {
    await signIn(page, product.partner, 'partner');
    await expect(page).toHaveURL(`${product.partner}/hotels`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText(['Search', 'Booking entries', 'Hotels']);
    await menu.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Search is for staff only' })).toBeVisible();
    await expect(page).toHaveURL(`${product.partner}/hotels`);

    const total = async (account: 'partner' | 'partner2' | 'manager') => {
      const token = await accessToken(product, account);
      const answer = await fetch(`${product.apiAddress}/api/hotels`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const body: { total: number } = await answer.json();
      return body.total;
    };
    const [own, all] = [await total('partner'), await total('manager')];
    expect(own).toBeLessThan(all);
    await expect(page.getByText(`of ${own} hotels`)).toBeVisible();
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit general information' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
  });

  test('is redirected to the hotels from pages for staff, on both shells', async ({ page, product }) => {
    for (const shell of firstOf([product.partner, product.staff])) {
      await signIn(page, `${shell}/auth`, 'partner');
      for (const path of staffOnly) {
        await page.goto(shell + path);
        await expect(page).toHaveURL(`${shell}/hotels`);
      }
      await page.goto(`${shell}/be`);
      await expect(page).toHaveURL(`${shell}/be`);
      await expect(page.getByRole('heading', { level: 1, name: 'Booking entries' })).toBeVisible();
    }
  });

  test('gets no hotel of another partner, whatever the cookies say', async ({ page, context, product }) => {
    const token = await accessToken(product, 'manager');
    const everything = await fetch(`${product.apiAddress}/api/hotels?per_page=200`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { result }: { result: { id: string }[] } = await everything.json();
    const mine = await fetch(`${product.apiAddress}/api/hotels?per_page=200`, {
      headers: { authorization: `Bearer ${await accessToken(product, 'partner')}` },
    });
    const own: { result: { id: string }[] } = await mine.json();
    const foreign = result.find(({ id }) => !own.result.some((hotel) => hotel.id === id));

    await signIn(page, `${product.partner}/hotels`, 'partner');
    await page.goto(`${product.partner}/hotels/${foreign?.id}`);
    await expect(page.getByText('Hotel not found')).toBeVisible();

    await context.clearCookies({ name: 'isDmc' });
    await page.goto(`${product.partner}/hotels`);
    await expect(page.getByText(`of ${own.result.length} hotels`)).toBeVisible();
  });
});

test('the hotels of a partner start with a line of pending work, and the list does not move when it arrives', async ({
  page,
  product,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/bookings\?/, (route) => held.then(() => route.continue()));
  await signIn(page, product.partner, 'partner');
  const list = page.getByRole('grid', { name: 'Hotels' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const place = await list.boundingBox();
  answer();
  const work = page.getByRole('navigation', { name: 'To do' });
  const toConfirm = work.getByRole('listitem').filter({ hasText: 'To confirm' });
  await expect(toConfirm).toHaveText(/^To confirm [1-9]\d*$/);
  expect(await list.boundingBox()).toEqual(place);
  const waiting = Number((await toConfirm.innerText()).replace(/\D/g, ''));
  await toConfirm.getByRole('link').click();
  await expect(page).toHaveURL(
    `${product.partner}/be?status=on_request&stays_confirmed=false&stays_declined=false&confirm=stays`,
  );
  await expect(page.getByText(`of ${waiting} bookings`)).toBeVisible();
  await expect(work).toHaveCount(0);
});

test('a partner answers requests by keyboard, one after the other; staff see the number and the reason', async ({
  page,
  browser,
  product,
}) => {
  await followDevice(page, product);
  await signIn(page, `${product.partner}/be?confirm=stays`, 'partner');
  const sheet = page.getByRole('dialog', { name: 'To confirm' });
  const rows = sheet.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const [first, second] = await Promise.all(
    [0, 1].map((index) => rows.nth(index).getByRole('link').getAttribute('href')),
  );
  const before = await rows.count();
  await expectNoViolations(page, 'requests of a partner');
  await rows.first().getByRole('textbox', { name: 'Confirmation number' }).focus();
  await page.keyboard.type('DMC-4711');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before - 1);
  await expect(rows.first().getByRole('textbox', { name: 'Confirmation number' })).toBeFocused();
  await rows.first().getByRole('button', { name: 'Decline' }).click();
  await page.keyboard.type('Fully booked in this week');
  await expectNoViolations(page, 'a request that is declined');
  await page.keyboard.press('Enter');
  if (before > 2) await expect(rows).toHaveCount(before - 2);
  else await expect(sheet.getByText('All done: every request is answered.')).toBeFocused();

  const staff = await (await browser.newContext()).newPage();
  await openSignedIn(staff, product.staff + (first ?? ''), 'manager');
  await expect(staff.getByText('Confirmed as DMC-4711')).toBeVisible();
  await staff.goto(product.staff + (second ?? ''));
  const declined = staff
    .getByRole('region', { name: 'Hotels' })
    .getByText('Declined: Fully booked in this week');
  await expect(declined).toBeVisible();
  await expect(staff.getByRole('region', { name: 'To do' })).toContainText(
    'is declined: Fully booked in this week',
  );
  await staff.context().close();
});

test('no page of a partner requests a file of a remote for staff', async ({ page, product }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, remote] = /\/remotes\/(\w+)\//.exec(request.url()) ?? [];
    if (remote) asked.add(remote);
  });
  await signIn(page, product.partner, 'partner');
  const firstLink = page.getByRole('grid').getByRole('link').first();
  await firstLink.click();
  await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Booking entries', exact: true }).click();
  await firstLink.click();
  await expect(page).toHaveURL(/\/be\/[^/]+$/);
  // Waits for prefetching, which runs in idle time.
  await page.waitForLoadState('networkidle');
  const pages = sites.filter(({ path, guestOnly }) => !guestOnly && !path.includes(':'));
  for (const { path } of firstOf(pages, 2)) {
    await page.goto(product.partner + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect([...asked].sort()).toEqual(['mf_bookings', 'mf_hotels']);
});

test('the partner origin does not have the other remotes', async ({ product }) => {
  const registry = async (origin: string) => {
    const answer = await fetch(`${origin}/registry.json`);
    const { payload }: { payload: string } = await answer.json();
    const { microFrontends }: RegistryPayload = JSON.parse(payload);
    return microFrontends;
  };
  // Node does not resolve names below localhost; the server is the same.
  const partner = product.partner.replace('partner.localhost', 'localhost');
  const staffRemotes = await registry(product.staff);
  expect(Object.keys(staffRemotes).sort()).toEqual(['mf_admin', 'mf_bookings', 'mf_geography', 'mf_hotels']);
  expect(Object.keys(await registry(partner)).sort()).toEqual(['mf_bookings', 'mf_hotels']);
  for (const [name, [release]] of Object.entries(staffRemotes)) {
    const expected = ['mf_hotels', 'mf_bookings'].includes(name) ? 200 : 404;
    const ofPages = Object.values(release?.extras.preload ?? {}).flatMap((files) =>
      files.map(({ href }) => href),
    );
    const files = new Set([release?.url ?? '', ...ofPages.filter((href) => href.startsWith('/remotes/'))]);
    expect(files.size).toBeGreaterThan(3);
    for (const file of files) {
      expect((await fetch(product.staff + file)).status).toBe(200);
      expect([file, (await fetch(partner + file)).status]).toEqual([file, expected]);
    }
  }
});

test('the partner shell refers staff to their own shell', async ({ page, product }) => {
  await signIn(page, product.partner, 'manager');
  await expect(page.getByText('This address is for partners')).toBeVisible();
  await expect(page.getByRole('link', { name: product.staff })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out here' }).click();
  await expect(page).toHaveURL(`${product.partner}/auth`);
});
