import type { BatchResult, GraphPrice, Hotel, HotelDmc, PriceCell } from '@itinera/shared/contracts';
import writeXlsxFile from 'write-excel-file/node';
import { callAs } from '../../support/calls';
import { message } from '../../support/hotelsList';
import { cell, paste } from '../../support/sheet';
import { expect, openSignedIn, test } from '../../support/test';

const shown = (amount: string) => amount.replaceAll(' ', '\u00a0');

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
    await expect(panel).toContainText('2 159 change · 0 equal · 1 refused');
    await expect(panel).toContainText('‘on request’');
    await panel.getByRole('button', { name: 'Take 2 159 valid' }).click();
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
    await expect(pasted).toContainText('1 799 change · 0 equal · 1 refused');
    await pasted.getByRole('button', { name: 'Take 1 799 valid' }).click();
    await expect(cell(page, 0, 1)).toHaveText(`${shown('1 100,01')}•`);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1 799 cells undone')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(page.getByText('1 799 changed')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(message(page, '1 799 prices saved')).toBeVisible();
    expect(await raised()).toBe(1799);
    await page.keyboard.press('Control+z');
    await expect(message(page, '1 799 prices undone')).toBeVisible();
    expect(await raised()).toBe(0);
    await page.keyboard.press('Control+y');
    await expect(message(page, '1 799 prices saved again')).toBeVisible();
    expect(await raised()).toBe(1799);
  });
});
