import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, BatchOperation } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import HotelPage from '../../HotelPage';

const hotel_id = testId(1);
const stamp = '2027-03-01T12:00:00.000Z';
const airport = (number: number, name: string, iata_code: string) => ({
  id: testId(number),
  name,
  iata_code,
  gps_code: null,
  country_id: testId(901),
  region_id: null,
  city_id: null,
});
const riga = airport(31, 'Riga', 'RIX');
const tallinn = airport(32, 'Tallinn', 'TLL');
const vilnius = airport(33, 'Vilnius', 'VNO');
const link = (number: number, of: typeof riga, is_default: boolean) => ({
  id: testId(number),
  hotel_id,
  airport_id: of.id,
  distance: 12,
  transfer_time: 20,
  transfer_price_minor: null,
  transfer_price_type: null,
  is_default,
  created_at: stamp,
  updated_at: stamp,
});
const opened = [
  { ...link(41, riga, true), airport: riga, etag: '"riga"' },
  { ...link(42, tallinn, false), airport: tallinn, etag: '"tallinn"' },
];

type Answer = (operations: BatchOperation[]) => Response;
/** Answers to the next requests; later ones succeed. */
let answers: Answer[];
let sent: { key: string | null; operations: BatchOperation[] }[];

const created = (operation: BatchOperation) => ({ ...link(43, vilnius, false), ...operation.body });
const resultOf = (operation: BatchOperation) => {
  if (operation.method === 'DELETE') return { status: 200, result: null };
  const [, number] = /(\d\d)$/.exec(operation.path) ?? [];
  const before = [...opened, link(43, vilnius, false)].find(({ id }) => id === testId(Number(number)));
  const entry = before ? { ...before, ...operation.body, airport: undefined } : created(operation);
  return { status: 200, result: entry, etag: `"after ${entry.id.slice(-2)}"` };
};
const succeed: Answer = (operations) =>
  HttpResponse.json({ success: true, result: operations.map(resultOf) });
/** Refuses one operation of a batch, and thereby the whole batch. */
const refuse =
  (operation: number, status: number, error: object, tag?: string): Answer =>
  () => {
    const body = { success: false, error: { request_id: 'r', operation, ...error }, message: '' };
    return HttpResponse.json(body, { status, headers: tag ? { ETag: tag } : {} });
  };

beforeEach(() => {
  answers = [];
  sent = [];
  const record = (operations: BatchOperation[], request: Request) => {
    sent.push({ key: request.headers.get('idempotency-key'), operations });
    return answers.shift()?.(operations);
  };
  server.use(
    http.get('*/api/settings', () => oneOf({ sale_currency: 'USD', exchange_rates: [] })),
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/hotels/:id', () => oneOf(aHotel())),
    http.get('*/api/hotel-airports', () => listOf(opened)),
    http.get('*/api/airports', () => listOf([riga, tallinn, vilnius])),
    http.get('*/api/airports/:id', () => oneOf(vilnius)),
    http.post('*/api/batch', async ({ request }) => {
      const { operations } = (await request.json()) as BatchInput;
      return record(operations, request) ?? succeed(operations);
    }),
    http.put('*/api/hotel-airports/:id', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      const { pathname: path } = new URL(request.url);
      const if_match = request.headers.get('if-match') ?? undefined;
      const put: BatchOperation = { method: 'PUT', path, body, ...(if_match && { if_match }) };
      const { result, etag } = resultOf(put);
      return record([put], request) ?? oneOf(result, etag);
    }),
  );
});

const open = async () => {
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${hotel_id}?edit=airports`);
  await screen.findByRole('listitem', { name: 'Riga (RIX)' });
  const dialog = within(await findDialog('Edit airports'));
  const row = async (name: string) => within(await dialog.findByRole('listitem', { name }));
  const distance = async (of: string, km: string) => {
    const field = (await row(of)).getByRole('textbox', { name: 'Distance, km' });
    await user.clear(field);
    await user.paste(km);
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, dialog, row, distance, save };
};

const at = (number: number) => `/api/hotel-airports/${testId(number)}`;

test('adds, changes and removes airports in one batch, and Undo reverses all of it', async () => {
  const { user, dialog, row, distance, save } = await open();
  await user.click(dialog.getByRole('combobox', { name: 'Add airport' }));
  const found = within(await screen.findByRole('listbox', { name: 'Add airport' }));
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Vilnius (VNO)']);
  await user.click(found.getByRole('option'));
  await distance('Vilnius (VNO)', '190,5');
  const price = (await row('Vilnius (VNO)')).getByRole('textbox', { name: 'Price, USD' });
  await user.click((await row('Vilnius (VNO)')).getByRole('combobox', { name: 'Currency' }));
  await user.keyboard('jpy{Enter}');
  await user.click(price);
  await user.paste('3000');
  await user.selectOptions(
    (await row('Vilnius (VNO)')).getByRole('combobox', { name: 'Price is' }),
    'per_transfer',
  );
  expect((await row('Riga (RIX)')).getByRole('radio', { name: 'Default airport' })).toBeChecked();
  await user.click((await row('Vilnius (VNO)')).getByRole('radio', { name: 'Default airport' }));
  await distance('Riga (RIX)', '14');
  await user.click(dialog.getByRole('button', { name: 'Remove Tallinn (TLL)' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const added = {
    hotel_id,
    airport_id: vilnius.id,
    distance: 190.5,
    transfer_time: null,
    transfer_price_minor: 3000,
    transfer_currency: 'JPY',
    transfer_price_type: 'per_transfer',
    is_free: false,
    cancellation_steps: null,
  };
  expect(sent.map(({ operations }) => operations)).toEqual([
    [
      { method: 'DELETE', path: at(42), if_match: '"tallinn"' },
      { method: 'PUT', path: at(41), if_match: '"riga"', body: { distance: 14 } },
      { method: 'POST', path: '/api/hotel-airports', body: added },
    ],
    [{ method: 'PUT', path: at(43), body: { is_default: true } }],
  ]);

  const [message] = useMessages.getState().snackbars;
  expect(message?.text).toBe(
    'Hotel updated: Airports: Vilnius (VNO) added; Tallinn (TLL) removed; Riga (RIX) changed and 1 more',
  );
  act(() => message?.action?.run());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.operations).toEqual([
    { method: 'PUT', path: at(41), body: { is_default: true } },
    { method: 'DELETE', path: at(43) },
    { method: 'PUT', path: at(41), body: { distance: 12 } },
    { method: 'POST', path: '/api/hotel-airports', body: { id: testId(42) } },
  ]);
});

test('a refused row is marked, the others are saved, and Retry sends it alone', async () => {
  const { user, row, distance, save } = await open();
  await distance('Riga (RIX)', '14');
  await distance('Tallinn (TLL)', '300');
  answers = [refuse(1, 422, { code: 'rule', message: 'It is too far away.' })];
  await save();
  expect((await row('Tallinn (TLL)')).getByRole('alert')).toHaveTextContent('Not saved. It is too far away.');
  expect((await row('Riga (RIX)')).queryByRole('alert')).toBeNull();
  expect((await row('Tallinn (TLL)')).getByRole('textbox', { name: 'Distance, km' })).toHaveValue('300');
  await user.click((await row('Tallinn (TLL)')).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const paths = sent.map(({ operations }) => operations.map(({ path }) => path));
  expect(paths).toEqual([[at(41), at(42)], [at(41)], [at(42)]]);
});

test('a change whose answer was lost is sent again under its key, then later changes', async () => {
  const { distance, save } = await open();
  await distance('Riga (RIX)', '14');
  answers = [() => HttpResponse.html('<h1>Sign in</h1>'), () => HttpResponse.html('<h1>Sign in</h1>')];
  await save();
  expect(await screen.findByText(/Saving again is safe: nothing is saved twice/)).toBeVisible();
  await distance('Riga (RIX)', '15');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(sent.map(({ operations: [first] }) => [first?.body, first?.if_match])).toEqual([
    [{ distance: 14 }, '"riga"'],
    [{ distance: 14 }, '"riga"'],
    [{ distance: 14 }, '"riga"'],
    [{ distance: 15 }, '"after 41"'],
  ]);
});

test('another user’s change of the same row is kept, and one of the same value is shown before it is replaced', async () => {
  const { distance, save, row } = await open();
  const theirs = { ...link(41, riga, true), transfer_time: 35 };
  const stale = { code: 'stale', message: 'Someone else has changed this.' };
  await distance('Riga (RIX)', '14');
  answers = [
    refuse(0, 412, { ...stale, current: theirs }, '"theirs"'),
    refuse(0, 412, { ...stale, current: { ...theirs, distance: 99 } }, '"later"'),
  ];
  await save();
  expect((await row('Riga (RIX)')).getByRole('alert')).toHaveTextContent(
    'Someone else has changed this meanwhile (Distance, km: 99). Save again to replace it with yours.',
  );
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ operations: [first] }) => [first?.body, first?.if_match])).toEqual([
    [{ distance: 14 }, '"riga"'],
    [{ distance: 14 }, '"theirs"'],
    [{ distance: 14 }, '"later"'],
  ]);
});

test('a transfer price of 0 is saved only when it is said that it sells for nothing', async () => {
  const { user, row, save } = await open();
  const riga = await row('Riga (RIX)');
  expect(riga.queryByRole('switch')).toBeNull();
  await user.click(riga.getByRole('textbox', { name: 'Price, USD' }));
  await user.paste('0');
  await save();
  expect((await screen.findAllByText(/^0 would sell for nothing/))[0]).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(riga.getByRole('switch', { name: 'Sell for nothing' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.operations[0]?.body).toMatchObject({ transfer_price_minor: 0, is_free: true });
});

test('terms of a transfer are typed as steps, shown in words, and kept when they become by hand and again by terms', async () => {
  const { user, row, save } = await open();
  const riga = await row('Riga (RIX)');
  const choose = (way: string) => user.selectOptions(riga.getByRole('combobox', { name: 'Charged' }), way);
  expect(riga.getByRole('combobox', { name: 'Charged' })).toHaveDisplayValue('By hand');
  await choose('By terms');
  expect(riga.getByText('Free until arrival')).toBeVisible();
  const type = async (step: number, name: RegExp, text: string) => {
    const field = within(riga.getByRole('group', { name: `step ${step}` })).getByRole('textbox', { name });
    await user.clear(field);
    await user.paste(text);
  };
  const add = () => user.click(riga.getByRole('button', { name: 'Add step' }));
  await add();
  await save();
  expect((await screen.findAllByText(/Days before arrival/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await type(1, /^Days before arrival/, '7');
  await user.selectOptions(
    within(riga.getByRole('group', { name: 'step 1' })).getByRole('combobox', { name: /^Charge/ }),
    'Amount per transfer',
  );
  await type(1, /^Amount/, '20');
  await add();
  await type(2, /^Days before arrival/, '1');
  await type(2, /^Share of the transfer/, '100');
  const words =
    'Free until 7 days before arrival, 18:00, then 20,00 USD per transfer, from 1 day before arrival, 18:00: the whole transfer';
  expect(await riga.findByText((text) => text.replaceAll('\u00a0', ' ') === words)).toBeVisible();
  await choose('By hand');
  expect(riga.queryByRole('group', { name: 'step 1' })).toBeNull();
  await choose('By terms');
  expect(await riga.findByText((text) => text.replaceAll('\u00a0', ' ') === words)).toBeVisible();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.flatMap(({ operations }) => operations)).toEqual([
    {
      method: 'PUT',
      path: at(41),
      if_match: '"riga"',
      body: {
        // Amounts were typed in the currency of sales.
        transfer_currency: 'USD',
        cancellation_steps: [
          { days_before: 7, hour: 18, kind: 'amount_per_stay', value: 2_000 },
          { days_before: 1, hour: 18, kind: 'percent', value: 10_000 },
        ],
      },
    },
  ]);
});
