import type { BatchResult, GraphPrice, Hotel, HotelDmc, PriceCell } from '@itinera/shared/contracts';
import writeXlsxFile from 'write-excel-file/node';
import { callAs } from '../support/calls';
import { message } from '../support/hotelsList';
import { expect, openSignedIn, signIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`);
const shown = (amount: string) => amount.replaceAll(' ', '\u00a0');

/** Pastes text as copied in a spreadsheet. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

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

/** Adds 36 rows and 60 weekly periods for a hotel and a partner without prices; removes them afterwards. */
async function withGrid(
  call: <T>(method: string, path: string, body?: object) => Promise<T>,
  use: (hotel: Hotel, dmc_id: string, weeks: readonly string[]) => Promise<void>,
) {
  const priced = await call<GraphPrice[]>('GET', '/api/graph-prices');
  const isFree = (one: HotelDmc) =>
    priced.every(({ hotel_id, dmc_id }) => hotel_id !== one.hotel_id || dmc_id !== one.dmc_id);
  const links = (await call<HotelDmc[]>('GET', '/api/hotel-dmcs')).filter(isFree);
  const all = await call<Hotel[]>('GET', '/api/hotels?with_data=true&per_page=200');
  const hasTypes = ({ room_type_id, boarding_type_id }: Hotel) =>
    room_type_id.length * boarding_type_id.length >= 6;
  const hotel = all.find((one) => hasTypes(one) && links.some(({ hotel_id }) => hotel_id === one.id));
  const dmc_id = links.find(({ hotel_id }) => hotel_id === hotel?.id)?.dmc_id;
  if (!hotel || dmc_id === undefined) throw new Error('Each hotel has prices already.');
  const owner = { hotel_id: hotel.id, dmc_id };
  const day = (at: number) => new Date(Date.UTC(2028, 0, 3 + at)).toISOString().slice(0, 10);
  const weeks = Array.from({ length: 60 }, (_, week) => day(7 * week));
  // Parties that fit into all rooms.
  const parties = ['1+0', '2+0', '3+0', '1+1', '2+1', '1+2'].map((party) => ({
    adult: Number(party[0]),
    children: Number(party[2]),
  }));
  const types = hotel.boarding_type_id.flatMap((boarding_type_id) =>
    hotel.room_type_id.map((room_type_id) => ({ room_type_id, boarding_type_id })),
  );
  const make = (path: string, bodies: object[]) =>
    call<BatchResult[]>('POST', '/api/batch', {
      operations: bodies.map((body) => ({ method: 'POST', path, body: { ...owner, ...body } })),
    });
  const made = [
    ...(await make(
      '/api/price-periods',
      weeks.map((start_period, week) => ({ start_period, end_period: day(7 * week + 6) })),
    )),
    ...(await make(
      '/api/graph-prices',
      types.slice(0, 6).flatMap((type) => parties.map((party) => ({ ...type, ...party }))),
    )),
  ];
  await use(hotel, dmc_id, weeks);
  await call('POST', '/api/batch', {
    operations: made.map(({ result }, at) => ({
      method: 'DELETE',
      path: `/api/${at < weeks.length ? 'price-periods' : 'graph-prices'}/${Object(result).id}`,
    })),
  });
}

test('a contract of 36 × 60 prices is imported from a workbook; 30 × 60 are pasted, undone and redone; a connection that breaks during the save loses and repeats nothing', async ({
  page,
  product,
}) => {
  const call = <T>(method: string, path: string, body?: object) =>
    callAs<T>(product, 'manager', method, path, body);
  await withGrid(call, async (hotel, dmc_id, weeks) => {
    const owner = `hotel_id=${hotel.id}&dmc_id=${dmc_id}`;
    const rows = await call<GraphPrice[]>('GET', `/api/graph-prices?${owner}&with_data=true`);
    const price = (row: number, week: number) => 100 + row + week / 100;
    const workbook = await writeXlsxFile(
      [
        ['Boarding', 'Room', 'Guests', ...weeks.map((start) => new Date(start))],
        ...rows.map(({ room_type, boarding_type, adult, children }, row) => [
          boarding_type?.name ?? '',
          room_type?.name ?? '',
          children ? `${adult}+${children}` : String(adult),
          ...weeks.map((_, week) => (row === 0 && week === 0 ? 'on request' : price(row, week))),
        ]),
      ],
      { dateFormat: 'dd.mm.yyyy' },
    ).toBuffer();

    await openSignedIn(page, `${product.staff}/hotels/${hotel.id}?tab=price&dmc_id=${dmc_id}`, 'manager');
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Import prices from a file' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'contract.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook,
    });
    const panel = page.getByRole('region', { name: 'Import' });
    await expect(panel).toContainText('2,159 change · 0 equal · 1 refused');
    await expect(panel).toContainText('‘on request’');
    await panel.getByRole('button', { name: 'Take 2,159 valid' }).click();
    // Too many for one call.
    const keys: string[] = [];
    let isBroken = true;
    await page.route('**/api/price-cells/save', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      // The first call is answered; the second one is committed and its answer lost; later ones fail until the connection is restored.
      if (!isBroken || keys.length === 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.keyboard.press('Control+s');
    await expect(message(page, /^It is not known whether all prices were saved/)).toBeVisible();
    await expect(page.getByText('159 changed')).toBeVisible();
    isBroken = false;
    await page.keyboard.press('Control+s');
    await expect(message(page, '159 prices saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
    expect(new Set(keys).size).toBe(2);
    const saved = await call<PriceCell[]>('GET', `/api/price-cells?${owner}`);
    expect(saved).toHaveLength(2159);
    const sum = saved.reduce((total, { price_minor }) => total + price_minor, 0);
    const wanted = rows.flatMap((_, row) => weeks.map((__, week) => price(row, week) * 100));
    expect(sum).toBe(Math.round(wanted.slice(1).reduce((total, one) => total + one, 0)));

    // As a Russian spreadsheet formats it: a no-break space between thousands, a decimal comma.
    const copied = (row: number, week: number) => `1\u00a0${100 + row},${String(week).padStart(2, '0')}`;
    const block = Array.from({ length: 30 }, (_, row) =>
      weeks.map((__, week) => (row === 29 && week === 59 ? 'по запросу' : copied(row, week))).join('\t'),
    ).join('\r\n');
    const raised = async () =>
      (await call<PriceCell[]>('GET', `/api/price-cells?${owner}`)).filter(
        ({ price_minor }) => price_minor > 100_000,
      ).length;
    await cell(page, 0, 0).click();
    await paste(page, block);
    const pasted = page.getByRole('region', { name: 'Paste' });
    await expect(pasted).toContainText('1,799 change · 0 equal · 1 refused');
    await pasted.getByRole('button', { name: 'Take 1,799 valid' }).click();
    await expect(cell(page, 0, 1)).toHaveText(`${shown('1 100,01')}•`);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1,799 cells undone')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(page.getByText('1,799 changed')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(message(page, '1,799 prices saved')).toBeVisible();
    expect(await raised()).toBe(1799);
    await page.keyboard.press('Control+z');
    await expect(message(page, '1,799 prices undone')).toBeVisible();
    expect(await raised()).toBe(0);
    await page.keyboard.press('Control+y');
    await expect(message(page, '1,799 prices saved again')).toBeVisible();
    expect(await raised()).toBe(1799);
  });
});
