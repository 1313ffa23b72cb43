import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, PricePeriod } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
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
import { PeriodsDialog } from './PeriodsDialog';

const [hotel_id, dmc_id, row] = [testId(1), testId(2), testId(3)];
const period = (n: number, start_period: string, end_period: string, name: string): PricePeriod => ({
  id: testId(n),
  hotel_id,
  dmc_id,
  start_period,
  end_period,
  name,
  min_nights: 1,
  max_nights: null,
  release_days: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  etag: `"${n}"`,
});
const may = period(11, '2027-05-01', '2027-05-31', 'Low');
const july = period(12, '2027-07-01', '2027-07-31', 'High');
const cell = (n: number, period_id: string, price_minor: number) => ({
  id: testId(n),
  graph_price_id: row,
  period_id,
  price_minor,
  is_free: false,
});

let periods: PricePeriod[];
let keys: (string | null)[];
let sent: unknown[];
/** How many answers to batches are lost after they were carried out. */
let lost: number;
/** Received bodies, by action. */
const record = async (request: Request, what: string): Promise<unknown> => {
  const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
  sent.push(body === undefined ? what : [what, body]);
  return body;
};

beforeEach(() => {
  startSession('access', 'refresh');
  periods = [july, may];
  sent = [];
  keys = [];
  lost = 0;
  server.use(
    http.get('*/api/bookings', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isAboutJuly =
        query.get('check_in_to') === july.end_period && query.get('check_out_from') === '2027-07-02';
      return listOf(isAboutJuly ? [{ id: testId(41), ref: 'BE2700001', departure_date: '2027-06-30' }] : []);
    }),
    http.get('*/api/price-periods', () => listOf(periods)),
    http.get('*/api/price-periods/:id', ({ params }) => oneOf(periods.find(({ id }) => id === params['id']))),
    http.get('*/api/price-cells', () =>
      listOf([cell(21, may.id, 5000), cell(22, july.id, 7000), cell(23, july.id, 0)]),
    ),
    http.get('*/api/base-prices', () =>
      listOf([
        { id: testId(31), period_id: july.id, price_minor: 100 },
        { id: testId(32), period_id: july.id, price_minor: 750_000_000_000 },
      ]),
    ),
    http.get('*/api/boarding-supplements', () =>
      listOf([
        { id: testId(33), period_id: july.id, adult_minor: 1000, child_minor: 0 },
        { id: testId(34), period_id: null, adult_minor: 1000, child_minor: 0 },
      ]),
    ),
    http.post('*/api/price-periods', async ({ request }) => {
      const made = { ...may, ...Object(await record(request, 'create')), id: testId(13) };
      periods = [...periods, made];
      return oneOf(made);
    }),
    http.put('*/api/price-periods/:id', async ({ request }) =>
      oneOf({ ...july, ...Object(await record(request, 'update')) }),
    ),
    http.delete('*/api/price-periods/:id', async ({ request }) => {
      await record(request, 'delete');
      return oneOf(null);
    }),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const { operations } = Object(await record(request, 'batch')) as BatchInput;
      if (lost > 0) {
        periods = [july, may, period(13, '2028-07-01', '2028-07-31', 'High')];
        lost -= 1;
        return HttpResponse.error();
      }
      return oneOf(
        operations.map(({ method }) => ({
          status: 200,
          result: method === 'DELETE' ? null : { id: method === 'POST' ? testId(13) : july.id },
          etag: `"${method}"`,
        })),
      );
    }),
  );
});

const open = async () => {
  const { user } = renderPage(
    'hotels-id',
    () => <PeriodsDialog hotelId={hotel_id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel_id}`,
  );
  const list = within(await screen.findByRole('list', { name: 'Periods' }));
  await list.findAllByText(/· 1 price/);
  const form = async (name: string) => within(await findDialog(name));
  const press = (name: string) => user.click(list.getByRole('button', { name }));
  return { user, list, form, press };
};
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const field = (form: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['form']>>, name: string) =>
  form.getByRole('textbox', { name });

test('periods are listed by date with their gaps; filling a gap begins with its days, and overlaps are refused', async () => {
  const { user, list, form, press } = await open();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('01.05.2027–31.05.2027 Low31 nights · 1 price'),
    expect.stringContaining('Gap: 01.06.2027–30.06.2027, 30 nights without a price'),
    expect.stringContaining('01.07.2027–31.07.2027 High31 nights · 1 price, 2 base prices, 1 supplement'),
  ]);
  await press('Add period 01.06.2027–30.06.2027');
  const add = await form('Add period');
  expect(field(add, 'First night')).toHaveValue('01.06.2027');
  await user.clear(field(add, 'Last night'));
  await user.paste('15.07.2027');
  await user.click(add.getByRole('button', { name: 'Add period' }));
  const advice = '01.07.2027–31.07.2027 is another period. Choose an earlier last night.';
  await waitFor(() => expect(field(add, 'Last night')).toHaveAccessibleDescription(advice));
  await user.clear(field(add, 'Last night'));
  await user.paste('30.06.2027');
  await user.click(add.getByRole('button', { name: 'Add period' }));
  await closed('Add period');
  expect(sent).toEqual([
    [
      'create',
      expect.objectContaining({ hotel_id, dmc_id, start_period: '2027-06-01', end_period: '2027-06-30' }),
    ],
  ]);
});

const all = '1 price, 2 base prices, 1 supplement';
const said = () => useMessages.getState().snackbars.at(-1);

test('a copy is one write with all prices of its period, whose number is shown; Undo deletes it', async () => {
  const { user, form, press } = await open();
  await press('Copy High, 01.07.2027–31.07.2027');
  const copy = await form('Copy period');
  expect(copy.getByText(`Copies High, 01.07.2027–31.07.2027, with its ${all}.`)).toBeVisible();
  expect(field(copy, 'First night')).toHaveValue('01.07.2028');
  await user.clear(field(copy, 'Change prices by, %'));
  await user.paste('50');
  expect(
    copy.getByText(/^Can’t be copied: 1 price that would be more than 10\s000\s000\s000,00\.$/),
  ).toBeVisible();
  await user.clear(field(copy, 'Change prices by, %'));
  await user.paste('-10');
  expect(copy.queryByText(/^Can’t be copied/)).toBeNull();
  // Sent twice, then again by hand: the copy, which exists by now, does not overlap itself.
  lost = 2;
  await user.click(copy.getByRole('button', { name: 'Copy period' }));
  await copy.findByText(/Saving again is safe/, undefined, { timeout: 5000 });
  expect(new Set(keys).size).toBe(1);
  sent = [];
  await user.click(copy.getByRole('button', { name: 'Try again' }));
  await closed('Copy period');
  expect(new Set(keys).size).toBe(1);
  const path = `/api/price-periods/${july.id}/copy`;
  const body = { start_period: '2028-07-01', end_period: '2028-07-31', name: 'High', change_bp: -1000 };
  expect(sent).toEqual([['batch', { operations: [{ method: 'POST', path, body }] }]]);
  expect(said()?.text).toBe(`Period copied, with ${all}`);
  said()?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toBe('delete');
});

test('a period is split in one write: both parts keep all prices, and Undo joins them', async () => {
  const { user, form, press } = await open();
  await press('Split High, 01.07.2027–31.07.2027');
  const split = await form('Split period');
  expect(split.getByText(new RegExp(`becomes two periods. Both keep its ${all}\\.$`))).toBeVisible();
  await user.click(field(split, 'First night of the second part'));
  await user.paste('15.07.2027');
  await user.click(split.getByRole('button', { name: 'Split period' }));
  await closed('Split period');
  const path = `/api/price-periods/${july.id}`;
  const body = { start_period: '2027-07-15', end_period: '2027-07-31', name: 'High', change_bp: 0 };
  expect(sent).toMatchObject([
    [
      'batch',
      {
        operations: [
          { method: 'PUT', path, body: { end_period: '2027-07-14' } },
          { method: 'POST', path: `${path}/copy`, body },
        ],
      },
    ],
  ]);
  said()?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([
    'batch',
    {
      operations: [
        { method: 'DELETE', path: `/api/price-periods/${testId(13)}`, if_match: '"POST"' },
        { method: 'PUT', path, body: { end_period: '2027-07-31' }, if_match: '"PUT"' },
      ],
    },
  ]);
});

test('deleting a period names everything that is deleted with it, and the bookings in it', async () => {
  const { user, press } = await open();
  await press('Delete High, 01.07.2027–31.07.2027');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(`Deleted with it: ${all}. Undo brings back all of it.`)).toBeVisible();
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled());
  expect(question.getByText(/^1 booking/)).toHaveTextContent(
    '1 booking with nights in this period, departing on 30.06.2027: BE2700001. Bookings keep the prices that they were made with.',
  );
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual(['delete']));
});
