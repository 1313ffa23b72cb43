import { firstOfEach, latency, reset, shorten } from '../../faults/faults';
import { deployByHand } from '../../support/deploy';
import { expect, openSignedIn, test } from '../../support/test';
import { expectPanel, heading, menu, panel, throwing } from '../../support/unavailable';

test('a remote that disappears after it was loaded keeps working', async ({ page, broken }) => {
  await openSignedIn(page, `${broken.product.staff}/hotels`, 'manager');
  await expect(page.getByText(/^1–25 of \d+ hotels$/)).toBeVisible();
  broken.staff.fault('/remotes/mf_hotels/**', reset());
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^26–50 of \d+ hotels$/)).toBeVisible();
});

test('a slow remote loads behind a progress bar', async ({ page, broken }) => {
  await openSignedIn(page, `${broken.product.staff}/reports`, 'manager');
  broken.staff.fault('/remotes/mf_geography/**', latency(1500));
  await menu(page, 'Geography').click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(heading(page, 'Geography')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('the release before takes over although its files were damaged once', async ({
  page,
  broken: { product, staff },
  context,
}) => {
  context.removeAllListeners('console');
  const rollBack = await deployByHand(product, 'mf_geography', 'bad-and-damaged', throwing.import, true);
  staff.fault('/remotes/mf_geography/**', firstOfEach(shorten()));
  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  await menu(page, 'Geography').click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await rollBack();
});

const saidOf = {
  import: 'It failed to start.',
  render: 'Something went wrong while displaying this page.',
};
for (const when of ['render', 'import'] as const) {
  test(`a release that throws at ${when} breaks nothing else, and is gone after its rollback`, async ({
    page,
    broken: { product },
  }) => {
    const rollBack = await deployByHand(product, 'mf_geography', `throws-at-${when}`, throwing[when]);
    await openSignedIn(page, `${product.staff}/reports`, 'manager');
    await menu(page, 'Geography').click();
    await expectPanel(page, `throws-at-${when}`);
    await menu(page, 'Geography').click();
    await expect(panel(page)).toContainText(saidOf[when]);
    await rollBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(heading(page, 'Geography')).toBeVisible();
  });
}
