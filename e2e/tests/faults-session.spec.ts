import { loseAnswer, reset, status } from '../faults/faults';
import { firstOf } from '../support/scale';
import { expect, signIn, test, type Page } from '../support/test';

const total = /^1–25 of \d+ hotels$/;
const secondPage = /^26–50 of \d+ hotels$/;
const refresh = 'POST /api/auth/refresh';
const expectList = (page: Page) => expect(page.getByText(total)).toBeVisible();

test('six tabs with an expired access token renew it at most twice, and stay signed in', async ({
  context,
  broken,
}) => {
  const { product, staff } = broken;
  const signedIn = await context.newPage();
  await signIn(signedIn, `${product.staff}/hotels`, 'manager');
  const others = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const tab of others) await tab.goto(`${product.staff}/hotels`);
  const tabs = [signedIn, ...others];
  for (const tab of tabs) await expectList(tab);

  // Another secret invalidates every access token, but not the refresh token.
  await product.stopApi();
  await product.startApi({ SESSION_SECRET: 'another-secret-of-at-least-thirty-two-characters' });
  await staff.heal();
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Next page' }).click()));
  for (const tab of tabs) await expect(tab.getByText(secondPage)).toBeVisible();
  expect(staff.count(refresh).passed).toBeGreaterThanOrEqual(1);
  expect(staff.count(refresh).passed).toBeLessThanOrEqual(2);
});

test('a refresh whose answer is lost keeps the session', async ({ page, broken }) => {
  const { product, staff } = broken;
  await signIn(page, `${product.staff}/hotels`, 'manager');
  await expectList(page);
  staff.fault(refresh, loseAnswer());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached');
  expect(staff.count(refresh).passed).toBeGreaterThan(0);
  await staff.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectList(page);
  await page.reload();
  await expectList(page);
});

test('a refresh that fails in the network keeps the session', async ({ page, broken }) => {
  const { product, staff } = broken;
  await signIn(page, `${product.staff}/hotels`, 'manager');
  await expectList(page);
  for (const fault of firstOf([reset(), status(503), status(429), status(500)], 2)) {
    staff.fault(refresh, fault);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The server can’t be reached');
    await staff.heal();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectList(page);
});

test('five reloads within two seconds keep the session', async ({ page, broken }) => {
  await signIn(page, `${broken.product.staff}/hotels`, 'manager');
  await expectList(page);
  // The browser reloads, not a script in the page, which the previous reload would discard.
  const devtools = await page.context().newCDPSession(page);
  for (let reloads = 0; reloads < 5; reloads += 1) {
    // As fast as a person presses the key: no reload waits for the previous one. While one page replaces the other, a reload fails and is
    // tried again.
    await expect(() => devtools.send('Page.reload')).toPass({ intervals: [10] });
    await page.waitForTimeout(350);
  }
  await expectList(page);
  await page.reload();
  await expectList(page);
});

for (const [direction, hours] of firstOf([
  ['ahead', 24],
  ['behind', -24],
] as const)) {
  test(`a clock that is a day ${direction} changes nothing`, async ({ page, broken }) => {
    const { product, staff } = broken;
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await signIn(page, `${product.staff}/hotels`, 'manager');
    await expectList(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(secondPage)).toBeVisible();
    await page.reload();
    await expect(page.getByText(secondPage)).toBeVisible();
    expect(staff.count(refresh).came).toBeLessThanOrEqual(2);
  });
}
