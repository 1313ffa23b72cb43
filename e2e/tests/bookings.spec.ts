import type { Booking, Traveller } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message } from '../support/hotelsList';
import { expect, openSignedIn, signIn, test, type Page } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

/** A booking whose stay has a price in the demo. */
async function bookingLike(product: Parameters<typeof callAs>[0], query: string): Promise<Booking> {
  const found = await callAs<Booking[]>(
    product,
    'manager',
    'GET',
    `/api/bookings?page=1&per_page=50&${query}`,
  );
  const one = found.find(({ hotel_id, check_in }) => hotel_id !== null && check_in !== null);
  if (!one) throw new Error(`The demo has no booking with ${query}.`);
  return one;
}

async function noteOf(product: Parameters<typeof callAs>[0], id: string) {
  const { note_internal } = await callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${id}`);
  return note_internal;
}

const shown = (day: string | null) => (day ?? '').split('-').toReversed().join('.');
const smallestPdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const reference = (page: Page) => page.getByRole('heading', { level: 1, name: /BE\d{7}$/ });

test('a booking is added by hand, gets its travellers, is confirmed, and cancelled with a fee', async ({
  page,
  product,
}) => {
  const like = await bookingLike(product, 'status=draft,confirmed&sort=-created');
  const [traveller] = await callAs<Traveller[]>(product, 'manager', 'GET', '/api/travellers?pax_type=adult');
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  const choose = async (name: RegExp, entry: string) => {
    await form.getByRole('combobox', { name }).fill(entry);
    await page.getByRole('option', { name: entry, exact: true }).first().click();
  };
  await choose(/^Partner/, like.dmc_name ?? '');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Maija Proof');
  await form.getByRole('textbox', { name: /^E-mail/ }).fill('maija@proof.example');
  await choose(/^Hotel/, like.hotel_name ?? '');
  await form.getByRole('combobox', { name: /^Room type/ }).selectOption(like.room_type_id ?? '');
  await form.getByRole('combobox', { name: /^Boarding/ }).selectOption(like.boarding_type_id ?? '');
  await form.getByRole('textbox', { name: /^Check-in/ }).fill(shown(like.check_in));
  await form.getByRole('textbox', { name: /^Check-out/ }).fill(shown(like.check_out));
  await expect(form.getByRole('status', { name: 'Price of the stay' })).toContainText(/Net .*\sEUR/);
  await expectNoViolations(page, 'a new booking');
  await form.getByRole('button', { name: 'Make booking' }).click();
  await expect(reference(page)).toBeVisible();
  const steps = page.getByRole('group', { name: 'Next steps' });

  await test.step('is not confirmed without anybody who leads the party', async () => {
    await steps.getByRole('button', { name: 'Confirm', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /^Confirm BE/ });
    await expect(question.getByRole('note')).toHaveText('Add the lead traveler.');
    await question.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('gets a traveller, who leads', async () => {
    await page.getByRole('region', { name: 'To do' }).getByRole('button', { name: 'Add traveler' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add traveler of the booking' });
    const name = `${traveller?.first_name} ${traveller?.last_name}`;
    await dialog.getByRole('combobox', { name: /^Traveler/ }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await dialog.getByRole('button', { name: 'Add traveler' }).click();
    await expect(page.getByRole('table', { name: 'Travelers of the booking' })).toContainText(
      `${name} (lead)`,
    );
    await expectNoViolations(page, 'the page of a booking');
  });

  await test.step('is confirmed, and cancelled with a fee that is all the customer owes then', async () => {
    await steps.getByRole('button', { name: 'Confirm', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /^Confirm BE/ });
    await expect(question.getByRole('note')).toContainText('Not named yet: 1 adult.');
    await question.getByRole('textbox', { name: /^Reason/ }).fill('The name follows');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Confirmed all the same: The name follows')).toBeVisible();
    await steps.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
    const cancel = page.getByRole('dialog', { name: /^Cancel BE/ });
    await cancel.getByRole('textbox', { name: /^Reason/ }).fill('Illness');
    await cancel.getByRole('textbox', { name: /^Cancellation fee/ }).fill('50');
    await cancel.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Cancelled: Illness')).toBeVisible();
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures).toContainText(/Cancellation fee.*50,00/);
    await expect(figures).toContainText(/Outstanding.*50,00/);
  });

  await test.step('keys lead to its history and back, and it is no wider than a phone', async () => {
    const section = (name: string) => page.getByRole('link', { name, exact: true });
    await page.keyboard.press('2');
    await expect(section('History')).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('1');
    await expect(page.getByRole('table', { name: 'Travelers of the booking' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(390);
  });
});

test('two people edit one booking: both keep changes of different blocks, and a conflict in one field is resolved by choice', async ({
  page,
  browser,
  product,
}) => {
  const { id } = await bookingLike(product, 'status=draft');
  const other = await (await browser.newContext()).newPage();
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/be/${id}?dialog=general`, 'manager');
  await openSignedIn(other, `${product.staff}/be/${id}?dialog=customer`, 'operator');
  const general = page.getByRole('dialog', { name: 'Edit general info' });
  await general.getByRole('textbox', { name: /^Internal note/ }).fill('Calls back on Monday');
  const customer = other.getByRole('dialog', { name: 'Edit customer' });
  await customer.getByRole('textbox', { name: /^Address/ }).fill('Brivibas iela 1, Riga');
  await customer.getByRole('button', { name: 'Save' }).click();
  await expect(customer).toHaveCount(0);
  await general.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Booking updated')).toBeVisible();
  const saved = await callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${id}`);
  expect(saved.note_internal).toBe('Calls back on Monday');
  expect(saved.customer?.address).toBe('Brivibas iela 1, Riga');

  await test.step('the same field is nobody’s until one of them has chosen', async () => {
    const note = (of: Page) => of.getByRole('textbox', { name: /^Internal note/ });
    for (const person of [page, other]) {
      await person.goto(`${product.staff}/be/${id}?dialog=general`);
      await expect(note(person)).toHaveValue('Calls back on Monday');
    }
    await note(other).fill('Calls back on Tuesday');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(message(other, 'Booking updated')).toBeVisible();
    await note(page).fill('Prefers e-mail');
    await page.getByRole('button', { name: 'Save' }).click();
    const asked = general.getByRole('group', { name: /^Internal note: changed by both/ });
    await expect(asked.getByRole('radio', { name: 'Mine: Prefers e-mail' })).toBeChecked();
    await expectNoViolations(page, 'a booking that two people changed');
    await asked.getByRole('radio', { name: 'Theirs: Calls back on Tuesday' }).click();
    await asked.getByRole('radio', { name: 'Mine: Prefers e-mail' }).click();
    expect(await noteOf(product, id)).toBe('Calls back on Tuesday');
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(general).toHaveCount(0);
    expect(await noteOf(product, id)).toBe('Prefers e-mail');
  });
  await other.context().close();
});

test('a partner confirms a stay with its number and uploads the voucher; staff see both', async ({
  page,
  browser,
  product,
}) => {
  const [waiting] = await callAs<Booking[]>(product, 'partner', 'GET', '/api/bookings?status=on_request');
  if (!waiting) throw new Error('The demo has nothing for the partner to confirm.');
  await followDevice(page, product);
  await signIn(page, `${product.partner}/be?status=on_request`, 'partner');
  await page.getByRole('link', { name: waiting.ref }).click();
  await expect(page.getByRole('heading', { level: 1, name: waiting.ref })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer info' })).toHaveCount(0);
  await expect(page.getByText(/profit/i)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Confirm stay: / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Confirm the stay/ });
  await form.getByRole('textbox', { name: /^Confirmation number/ }).fill('HB-4711');
  await form.getByRole('button', { name: 'Confirm stay' }).click();
  await expect(page.getByText(/Confirmed as HB-4711/)).toBeVisible();

  await page.getByRole('button', { name: 'Add document' }).click();
  const upload = page.getByRole('dialog', { name: 'Add document' });
  await upload.getByRole('combobox', { name: /^Type/ }).selectOption('Voucher');
  const voucher = { name: 'voucher-4711.pdf', mimeType: 'application/pdf', buffer: smallestPdf };
  await upload.locator('input[type=file]').setInputFiles(voucher);
  await expectNoViolations(page, 'a document of a partner');
  await upload.getByRole('button', { name: 'Add document' }).click();
  const documents = (of: Page) => of.getByRole('list', { name: 'Documents' });
  await expect(documents(page).getByText('voucher-4711.pdf')).toBeVisible();
  await expectNoViolations(page, 'the booking of a partner');

  const staff = await (await browser.newContext()).newPage();
  await openSignedIn(staff, `${product.staff}/be/${waiting.id}`, 'manager');
  await expect(staff.getByText(/Confirmed as HB-4711/)).toBeVisible();
  await expect(documents(staff).getByText('voucher-4711.pdf')).toBeVisible();
  const download = staff.waitForEvent('download');
  await documents(staff)
    .getByRole('button', { name: /^Download Voucher/ })
    .click();
  expect((await download).suggestedFilename()).toBe('voucher-4711.pdf');
  await staff.context().close();
});
