import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, PricePeriod, SaveCellsInput } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  http,
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
let sent: unknown[];
/** Bodies that the server received, by what was done. */
const record = async (request: Request, what: string): Promise<unknown> => {
  const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
  sent.push(body === undefined ? what : [what, body]);
  return body;
};

beforeEach(() => {
  startSession('access', 'refresh');
  periods = [july, may];
  sent = [];
  server.use(
    http.get('*/api/price-periods', () => listOf(periods)),
    http.get('*/api/price-periods/:id', ({ params }) => oneOf(periods.find(({ id }) => id === params['id']))),
    http.get('*/api/price-cells', () =>
      listOf([cell(21, may.id, 5000), cell(22, july.id, 7000), cell(23, july.id, 0)]),
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
    http.post<never, SaveCellsInput>('*/api/price-cells/save', async ({ request }) => {
      const { cells } = Object(await record(request, 'save'));
      return oneOf(cells.map(() => ({ status: 'saved' })));
    }),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = Object(await record(request, 'batch'));
      return oneOf(operations.map(() => ({ status: 200, result: null })));
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
  await list.findAllByText(/· 1 price$/);
  const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const press = (name: string) => user.click(list.getByRole('button', { name }));
  return { user, list, form, press };
};
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const field = (form: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['form']>>, name: string) =>
  form.getByRole('textbox', { name });

test('periods are listed by date with their gaps; one that fills a gap begins with its days, and none overlaps', async () => {
  const { user, list, form, press } = await open();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('01.05.2027–31.05.2027 Low31 nights · 1 price'),
    expect.stringContaining('Gap: 01.06.2027–30.06.2027, 30 nights without a price'),
    expect.stringContaining('01.07.2027–31.07.2027 High31 nights · 1 price'),
  ]);
  await press('Add period 01.06.2027–30.06.2027');
  const add = await form('Add period');
  expect(field(add, 'First night')).toHaveValue('01.06.2027');
  await user.clear(field(add, 'Last night'));
  await user.paste('15.07.2027');
  await user.click(add.getByRole('button', { name: 'Save' }));
  const advice = '01.07.2027–31.07.2027 is another period. Choose an earlier last night.';
  await waitFor(() => expect(field(add, 'Last night')).toHaveAccessibleDescription(advice));
  await user.clear(field(add, 'Last night'));
  await user.paste('30.06.2027');
  await user.click(add.getByRole('button', { name: 'Save' }));
  await closed('Add period');
  expect(sent).toEqual([
    [
      'create',
      expect.objectContaining({ hotel_id, dmc_id, start_period: '2027-06-01', end_period: '2027-06-30' }),
    ],
  ]);
});

test('a copy takes the prices along, changed by a percentage', async () => {
  const { user, form, press } = await open();
  await press('Copy High, 01.07.2027–31.07.2027');
  const copy = await form('Copy period');
  expect(field(copy, 'First night')).toHaveValue('01.07.2028');
  await user.clear(field(copy, 'Change prices by, %'));
  await user.paste('-10');
  await user.click(copy.getByRole('button', { name: 'Save' }));
  await closed('Copy period');
  const was = { price_minor: 0, is_free: false };
  expect(sent).toEqual([
    [
      'create',
      expect.objectContaining({ start_period: '2028-07-01', end_period: '2028-07-31', name: 'High' }),
    ],
    [
      'save',
      {
        hotel_id,
        dmc_id,
        cells: [{ graph_price_id: row, period_id: testId(13), price_minor: 6300, is_free: false, was }],
      },
    ],
  ]);
});

test('a period is split at a night of it: both parts keep the prices, and Undo makes them one again', async () => {
  const { user, form, press } = await open();
  await press('Split High, 01.07.2027–31.07.2027');
  const split = await form('Split period');
  await user.click(field(split, 'First night of the second part'));
  await user.paste('15.07.2027');
  await user.click(split.getByRole('button', { name: 'Save' }));
  await closed('Split period');
  expect(sent).toEqual([
    ['update', { end_period: '2027-07-14' }],
    [
      'create',
      expect.objectContaining({ start_period: '2027-07-15', end_period: '2027-07-31', name: 'High' }),
    ],
    ['save', expect.objectContaining({ cells: [expect.objectContaining({ price_minor: 7000 })] })],
  ]);
  sent = [];
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    ['batch', { operations: [{ method: 'DELETE' }, { method: 'PUT', body: { end_period: '2027-07-31' } }] }],
  ]);
});

test('deleting a period names the prices that are lost', async () => {
  const { user, press } = await open();
  await press('Delete High, 01.07.2027–31.07.2027');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Its 1 price is deleted with it. Undo brings back both.')).toBeVisible();
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled());
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual(['delete']));
});
