import { expect, openSignedIn, test } from '../../support/test';
import { found, onDevice, typeIntoAirport } from '../../support/typedDraft';

test('a restored draft is discarded, and restored again by Undo', async ({ page, context, product }) => {
  await openSignedIn(page, `${product.staff}/airports`, 'manager');
  await typeIntoAirport(page);
  await page.close();

  const tab = await context.newPage();
  await tab.goto(`${product.staff}/hotels`);
  await found(tab).getByRole('button', { name: 'Discard' }).click();
  await expect(found(tab)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await found(tab).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => onDevice(tab)).toEqual([]);
});
