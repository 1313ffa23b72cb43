import { cutAnswer, loseAnswer, reset, stall, status } from '../faults/faults';
import { callAs } from '../support/calls';
import { editFirstHotel, expectSaved, firstHotel, keywords, total } from '../support/hotelEdits';
import { firstOf } from '../support/scale';
import { demoPassword, expect, openSignedIn, test } from '../support/test';

test('while the API is down, the list stays readable with the time of its data, and works again after a restart', async ({
  page,
  broken,
}) => {
  await page.clock.install();
  await openSignedIn(page, `${broken.product.staff}/hotels`, 'manager');
  await expect(page.getByText(total)).toBeVisible();
  const name = (await firstHotel(page).textContent()) ?? '';
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

  await broken.product.stopApi('SIGKILL');
  await page.clock.fastForward('01:00');
  await page.getByRole('link', { name: 'Hotels', exact: true }).click();
  // The page before has alerts of its own, and is visible until the next one is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/As of \d\d:\d\d/);
  await expect(firstHotel(page)).toHaveText(name);
  // Rows are dimmed; the header is not, or rows that scroll under it would shine through.
  const row = page.getByRole('grid').getByRole('row');
  await expect(row.nth(1)).toHaveCSS('opacity', '0.9');
  await expect(row.first()).toHaveCSS('opacity', '1');

  await broken.product.startApi();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(firstHotel(page)).toHaveText(name);
});

test('after any failure of a save, the form keeps its text, the session goes on, and the next save succeeds', async ({
  page,
  broken,
}) => {
  await openSignedIn(page, `${broken.product.staff}/hotels?sort=name`, 'manager');
  await editFirstHotel(page, 'typed in bad times');
  const alert = page.getByRole('dialog').getByRole('alert');
  for (const [how, fault] of Object.entries({
    reset: reset(),
    'a gateway without a server': status(503, { 'retry-after': '2' }),
    'too many requests': status(429, { 'retry-after': '2' }),
  })) {
    await test.step(how, async () => {
      broken.staff.fault('/api/**', fault);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
      await expect(alert).toBeVisible();
      await expect(keywords(page)).toHaveValue('typed in bad times');
      expect(broken.staff.count('PUT /api/hotels/*').came).toBeGreaterThan(0);
      await broken.staff.heal();
    });
  }
  await expectSaved(page, 'typed in bad times');
});

test('a call to an API that never answers times out, and the form keeps its text', async ({
  page,
  broken,
}) => {
  await openSignedIn(page, `${broken.product.staff}/hotels?sort=name`, 'manager');
  await editFirstHotel(page, 'typed while nothing came');
  broken.staff.fault('/api/**', stall());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(keywords(page)).toHaveValue('typed while nothing came');
  await broken.staff.heal();
  await expectSaved(page, 'typed while nothing came');
});

test('when the API is down at the start, typed input and the session are kept', async ({
  page,
  context,
  broken,
}) => {
  const { product, api } = broken;
  await api.refuse();
  await page.goto(`${product.staff}/hotels`);
  await page.getByLabel('E-mail').fill('manager@itinera.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The server is not available at the moment.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('manager@itinera.example');
  await api.accept();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(total)).toBeVisible();

  await api.refuse();
  const other = await context.newPage();
  await other.goto(`${product.staff}/hotels`);
  await expect(other.getByRole('alert')).toContainText('The server can’t be reached');
  await api.accept();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText(total)).toBeVisible();
});

test('a new hotel whose answer was lost exists once after saving again', async ({ page, broken }) => {
  const { product, staff } = broken;
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await page.getByRole('button', { name: 'Add hotel' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('House of Lost Answers');
  await page.getByRole('combobox', { name: 'Place' }).click();
  await page.getByRole('option').first().click();
  staff.fault('POST /api/hotels', loseAnswer());
  await page.getByRole('dialog').getByRole('button', { name: 'Add hotel' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(staff.count('POST /api/hotels').passed).toBeGreaterThan(0);
  await staff.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House of Lost Answers');
  const made = await callAs<object[]>(product, 'manager', 'GET', '/api/hotels?q=house+of+lost+answers');
  expect(made).toHaveLength(1);
});

for (const [how, fault] of firstOf([
  ['is lost', loseAnswer()],
  ['ends in the middle', cutAnswer()],
] as const)) {
  test(`a change whose answer ${how} is not mistaken for another user’s when it is saved again`, async ({
    page,
    broken,
  }) => {
    const { product, staff } = broken;
    await openSignedIn(page, `${product.staff}/hotels?sort=name`, 'manager');
    await editFirstHotel(page, `the answer ${how}`);
    staff.fault('PUT /api/hotels/*', fault);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(keywords(page)).toHaveValue(`the answer ${how}`);
    await staff.heal();
    await expectSaved(page, `the answer ${how}`);
  });
}
