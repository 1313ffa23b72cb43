import type { GraphPrice, PriceCell } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message } from '../support/hotelsList';
import { cell, paste } from '../support/sheet';
import { expect, openSignedIn, signIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const shown = (amount: string) => amount.replaceAll(' ', '\u00a0');

test('a contractor enters, pastes, saves and undoes prices; the partner sees only its own', async ({
  page,
  browser,
  product,
}) => {
  const rows = await callAs<GraphPrice[]>(product, 'partner', 'GET', '/api/graph-prices');
  const [{ hotel_id, dmc_id } = { hotel_id: '', dmc_id: '' }] = rows;
  const owner = `hotel_id=${hotel_id}&dmc_id=${dmc_id}`;
  const saved = () => callAs<PriceCell[]>(product, 'manager', 'GET', `/api/price-cells?${owner}`);
  // A cleared cell keeps a row with 0, which is no price.
  const prices = async () =>
    new Map(
      (await saved())
        .filter(({ price_minor }) => price_minor > 0)
        .map((one) => [`${one.graph_price_id} ${one.period_id}`, one.price_minor]),
    );
  const before = await prices();

  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}`, 'manager');
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();

  await test.step('types, and pastes what a spreadsheet of another country holds', async () => {
    await cell(page, 0, 0).click();
    await page.keyboard.type('€ 1.250,5');
    await page.keyboard.press('Tab');
    await expect(cell(page, 0, 0)).toHaveText(`${shown('1 250,50')}•`);
    await cell(page, 1, 0).click();
    await paste(page, '1 101,50\t1,102.50\r\n1103\tn/a\r\n1104\t1105');
    const panel = page.getByRole('region', { name: 'Paste' });
    await expect(panel).toContainText('5 change · 0 equal · 1 refused');
    await expectNoViolations(page, 'a paste that is judged');
    // Ten times the other prices of their rows: not taken unless that is meant.
    await expect(panel.getByRole('button', { name: 'Take 0 valid' })).toBeDisabled();
    await panel.getByRole('switch', { name: 'Take outliers' }).press('Space');
    await panel.getByRole('button', { name: 'Take 5 valid' }).click();
    await expect(cell(page, 1, 1)).toHaveText(`${shown('1 102,50')}•`);
  });

  await test.step('saves all of it, which is there after a reload', async () => {
    await page.keyboard.press('Control+s');
    await expect(message(page, '6 prices saved')).toBeVisible();
    await page.reload();
    await expect(cell(page, 0, 0)).toHaveText(shown('1 250,50'));
    await expect(cell(page, 3, 1)).toHaveText(shown('1 105,00'));
    await expectNoViolations(page, 'a price grid');
  });

  await test.step('a partner has the same grid without a choice of partners, and nothing of others', async () => {
    const partner = await (await browser.newContext()).newPage();
    await signIn(partner, `${product.partner}/hotels/${hotel_id}?tab=price`, 'partner');
    await expect(cell(partner, 0, 0)).toHaveText(shown('1 250,50'));
    await expect(partner.getByRole('tab')).toHaveCount(0);
    await cell(partner, 0, 0).click();
    await partner.keyboard.type('*2');
    await partner.keyboard.press('Enter');
    await partner.keyboard.press('Control+s');
    await expect(message(partner, '1 price saved')).toBeVisible();
    await partner.context().close();
    const all = await callAs<GraphPrice[]>(product, 'manager', 'GET', '/api/graph-prices');
    const other = all.find((row) => row.dmc_id !== dmc_id);
    const foreign = `/api/graph-prices?hotel_id=${other?.hotel_id}&dmc_id=${other?.dmc_id}`;
    await expect(callAs(product, 'partner', 'GET', foreign)).rejects.toThrow('404');
    expect(rows.every((row) => row.dmc_id === dmc_id)).toBe(true);
  });

  await test.step('a price that the partner has changed meanwhile asks, another one is saved, and undo gives back the rest', async () => {
    await cell(page, 0, 0).click();
    await page.keyboard.type('1300');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1310');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(message(page, '1 price saved, 1 refused')).toBeVisible();
    await expect(cell(page, 1, 0)).toHaveText(shown('1 310,00'));
    await page.getByRole('button', { name: /^Use theirs, ‘2501,00’/ }).click();
    await expect(cell(page, 0, 0)).toHaveText(shown('2 501,00'));
    await cell(page, 0, 0).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    await expect(message(page, '2 prices saved')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(message(page, '2 prices undone')).toBeVisible();
    await expect(cell(page, 0, 0)).toHaveText(shown('2 501,00'));
  });

  const cells = (await saved()).flatMap(({ graph_price_id, period_id, price_minor, is_free }) => {
    const earlier = before.get(`${graph_price_id} ${period_id}`) ?? 0;
    if (earlier === price_minor) return [];
    return [
      { graph_price_id, period_id, price_minor: earlier, is_free: false, was: { price_minor, is_free } },
    ];
  });
  await callAs(product, 'manager', 'POST', '/api/price-cells/save', { hotel_id, dmc_id, cells });
  expect(await prices()).toEqual(before);
});
