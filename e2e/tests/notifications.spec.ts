import type { Locator } from '@playwright/test';
import { callAs } from '../support/calls';
import type { Product } from '../support/product';
import { type Account, expect, signIn, test } from '../support/test';
import { violations } from '../support/violations';

/** Opens all groups of the bell: other journeys of this worker cause events as well. */
async function showAll(panel: Locator): Promise<void> {
  const more = panel.getByRole('button', { name: /^Show \d+ more/ });
  while ((await more.count()) > 0) await more.first().click();
}

/** The titles of what an account has not read yet. */
const unreadOf = async (product: Product, account: Account) =>
  (await callAs<{ title: string }[]>(product, account, 'GET', '/api/notifications?is_read=false')).map(
    ({ title }) => title,
  );

test('a rule is edited and previewed, and a colleague’s booking notifies by the bell', async ({
  page,
  browser,
  broken: { product },
}) => {
  await signIn(page, `${product.staff}/settings/notifications`, 'admin');
  await page.getByRole('link', { name: 'Booking created' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit notification rule' });
  await dialog.getByRole('checkbox', { name: 'All admins' }).check();
  await dialog.getByRole('button', { name: 'Write own texts' }).click();
  const subject = dialog.getByRole('textbox', { name: 'Subject, English' });
  await subject.fill('New: ');
  await dialog.getByRole('button', { name: 'Insert ref' }).click();
  await expect(subject).toHaveValue('New: {ref}');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/^New: BE\d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText(/Sent to yourself/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Booking created/ })).toContainText('All admins');

  const [partner] = await callAs<{ id: string }[]>(product, 'admin', 'GET', '/api/users?role=dmc');
  const { id, ref } = await callAs<{ id: string; ref: string }>(product, 'manager', 'POST', '/api/bookings', {
    dmc_id: partner?.id,
    customer: { name: 'Anna Berzina' },
  });
  const bellOfAdmin = page.getByRole('button', { name: /^Notifications, \d+ unread/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const ofBooking = panel.getByRole('link', { name: `New: ${ref}`, exact: true });
  // The job runs every two seconds; the bell counts each minute and when it or the page is opened.
  await expect.poll(() => unreadOf(product, 'admin')).toContain(`New: ${ref}`);
  await page.reload();
  await bellOfAdmin.click();
  await expect(ofBooking).toBeVisible();
  await showAll(panel);
  await expect(panel.getByRole('link', { name: /^Test: New: BE/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await ofBooking.click();
  await page.waitForURL(`**/be/${id}`);
  // Other events that are due today may notify meanwhile: the expected number is what the server counts now.
  await expect(async () => {
    const unread = await callAs<unknown[]>(product, 'admin', 'GET', '/api/notifications?is_read=false');
    await page.reload();
    await expect(page.getByRole('button', { name: `Notifications, ${unread.length} unread` })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await bellOfAdmin.click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await showAll(panel);
  await expect(panel.getByRole('button', { name: `Mark unread: New: ${ref}` })).toBeVisible();

  // The partners' bell has a link to a page of theirs.
  const [own] = await callAs<{ id: string }[]>(
    product,
    'admin',
    'GET',
    '/api/users?q=partner@itinera.example',
  );
  // The default rules notify a partner of what it is asked to confirm.
  const drafts = await callAs<{ id: string; ref: string; hotel_name: string | null }[]>(
    product,
    'manager',
    'GET',
    `/api/bookings?status=draft&dmc_id=${own?.id}`,
  );
  const theirs = drafts.find(({ hotel_name }) => hotel_name !== null);
  if (!theirs) throw new Error('The demo has no draft with a stay.');
  await callAs(product, 'manager', 'POST', `/api/bookings/${theirs.id}/status`, { status: 'on_request' });
  await expect.poll(async () => (await unreadOf(product, 'partner')).join()).toContain(theirs.ref);
  const amber = await (await browser.newContext()).newPage();
  await signIn(amber, `${product.partner}/hotels`, 'partner');
  const bell = amber.getByRole('button', { name: /^Notifications, \d+ unread/ });
  await bell.click();
  const ofPartner = amber.getByRole('dialog', { name: 'Notifications' });
  await expect(ofPartner.getByRole('listitem').first()).toBeVisible();
  await showAll(ofPartner);
  await expect(ofPartner.getByRole('link', { name: theirs.ref }).first()).toBeVisible();
  await expect(ofPartner.getByRole('link', { name: 'Who gets what' })).toHaveCount(0);
  expect(await violations(amber)).toEqual([]);
  await ofPartner.getByRole('link', { name: theirs.ref }).first().click();
  await amber.waitForURL(`**/be/${theirs.id}`);
  await amber.context().close();
});
