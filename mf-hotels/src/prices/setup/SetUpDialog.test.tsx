import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  aHotel,
  failure,
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
import { SetUpDialog } from './SetUpDialog';

const [double, suite, half, full, dmc_id] = [testId(31), testId(32), testId(33), testId(34), testId(35)];
const hotel = {
  ...aHotel(),
  room_type_id: [double, suite],
  boarding_type_id: [half, full],
  room_type: [
    { room_type_id: double, name: 'Double' },
    { room_type_id: suite, name: 'Suite' },
  ],
  boarding_type: [
    { boarding_type_id: half, name: 'Half board', locale: 'en' },
    { boarding_type_id: full, name: 'Full board', locale: 'en' },
  ],
};
const owner = { hotel_id: hotel.id, dmc_id };
const row = (n: number, room_type_id: string, boarding_type_id: string, adult: number, children: number) => ({
  id: testId(n),
  ...owner,
  room_type_id,
  boarding_type_id,
  adult,
  children,
  child_bands: null,
  coefficient_bp: null,
  is_active: true,
  order: n,
});

type Sent = { key: string | null; operations: BatchInput['operations'] };
let rows: object[];
let ages: object[];
let sent: Sent[];
/** Answers to batches in place of the usual one, in turn. */
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  startSession('access', 'refresh');
  rows = [row(1, double, half, 2, 0)];
  ages = [];
  sent = [];
  answers = [];
  const limits = { max_adults: 0, max_children: 0, max_guests: 3 };
  server.use(http.get('*/api/*', () => listOf([])));
  server.use(
    http.get('*/api/hotels/:id', () => oneOf({ ...hotel, child_age_limits: ages })),
    http.get('*/api/graph-prices', () => listOf(rows)),
    http.get('*/api/room-types', () =>
      listOf([double, suite].map((id, order) => ({ id, order, ...limits }))),
    ),
    http.get('*/api/boarding-types', () => listOf([half, full].map((id, order) => ({ id, order })))),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      sent.push({ key: request.headers.get('idempotency-key'), operations });
      const answer = answers.shift();
      if (answer) return answer();
      return oneOf(
        operations.map(({ method }, at) => ({
          status: 200,
          result: method === 'DELETE' ? null : { id: testId(500 + at) },
          etag: `"${at}"`,
        })),
      );
    }),
  );
});

async function open() {
  let isClosed = false;
  const { user } = renderPage(
    'hotels-id',
    () => (
      <SetUpDialog
        hotelId={hotel.id}
        dmcId={dmc_id}
        currency="EUR"
        onClose={() => {
          isClosed = true;
        }}
      />
    ),
    `/hotels/${hotel.id}`,
  );
  await screen.findByRole('grid', { name: 'Rows to add' });
  const form = within(screen.getByRole('dialog', { name: 'Set up grid' }));
  const check = (name: string) => form.getByRole('checkbox', { name });
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  return { user, form, check, press, isClosed: () => isClosed };
}
const wanted = (room_type_id: string, boarding_type_id: string, adult: number, children: number) => ({
  ...owner,
  room_type_id,
  boarding_type_id,
  adult,
  children,
  child_bands: null,
  coefficient_bp: null,
});
const bodies = ({ operations }: Sent) => operations.map(({ body }) => body);
const said = () => useMessages.getState().snackbars.at(-1);

test('rows are checked by keys, one by one, a line or a column at once; what is there stays', async () => {
  const { user, form, check } = await open();
  const there = check('Double · 2+0, Half board, there already');
  expect(there).toBeChecked();
  expect(there).toHaveAttribute('aria-disabled', 'true');
  expect(form.getByRole('status')).toHaveTextContent(
    'Check the rows that the hotel sells. 1 is there already.',
  );

  // One stop of Tab; the arrows lead on, also over cells that can’t be checked.
  await user.click(check('Double · 1+0, Half board'));
  await user.keyboard('{ArrowRight}');
  expect(there).toHaveFocus();
  await user.keyboard(' ');
  expect(there).toBeChecked();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(form.getByRole('cell', { name: 'Double · 2+2, Half board: at most 3 guests' })).toHaveFocus();
  await user.keyboard('{ArrowDown} ');
  expect(form.getByRole('status')).toHaveTextContent('1 row to add. 1 is there already.');
  await user.keyboard('{ArrowLeft} ');
  expect(check('Suite · 2+1, Half board')).toBeChecked();
  await user.keyboard('{Home}');
  expect(check('All: Suite, Half board')).toHaveFocus();
  expect(check('All: Suite, Half board')).toBePartiallyChecked();
  await user.keyboard(' ');
  expect(check('All: Suite, Half board')).toBeChecked();
  expect(check('Suite · 3+0, Half board')).toBeChecked();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight} ');
  expect(check('All: 2+0')).toHaveFocus();
  expect(check('All: 2+0')).toBeChecked();
  expect(check('Double · 2+0, Full board')).toBeChecked();
  expect(form.getByRole('status')).toHaveTextContent('7 rows to add. 1 is there already.');
  await user.keyboard('{Enter}');
  expect(check('Suite · 2+0, Full board')).not.toBeChecked();
  expect(there).toBeChecked();
  expect(sent).toEqual([]);
});

test('all rows are added in one call, once although its answer is lost, and Undo deletes them', async () => {
  answers = [() => HttpResponse.error(), () => HttpResponse.html('<p>Welcome</p>')];
  const { user, form, check, press, isClosed } = await open();
  await press('Add rows');
  expect(await form.findByRole('alert')).toHaveTextContent('Check at least one row.');
  await user.click(check('All: Double, Half board'));
  await user.click(form.getByRole('switch', { name: 'With the usual coefficients' }));
  await user.type(form.getByRole('textbox', { name: 'Other guests' }), '0+3');
  await press('Add guests');
  expect(form.getByRole('textbox', { name: 'Other guests' })).toHaveAccessibleDescription(
    'Enter adults and children, such as 3+1.',
  );
  await user.clear(form.getByRole('textbox', { name: 'Other guests' }));
  await user.keyboard('1 + 1{Enter}');
  expect(sent).toEqual([]);
  await user.click(check('Suite · 1+1, Full board'));

  await press('Add 4 rows');
  await form.findByText(/Saving again is safe/, undefined, { timeout: 5000 });
  expect(check('Suite · 1+1, Full board')).toBeChecked();
  await press('Try again');
  await waitFor(() => expect(isClosed()).toBe(true), { timeout: 5000 });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  const last = sent.at(-1);
  expect(last && bodies(last)).toEqual([
    { ...wanted(double, half, 1, 0), coefficient_bp: 15_000 },
    { ...wanted(double, half, 2, 1), coefficient_bp: 20_000 },
    { ...wanted(double, half, 3, 0), coefficient_bp: 27_000 },
    wanted(suite, full, 1, 1),
  ]);
});

test('rows that another user has added meanwhile are named and marked, and the others are added', async () => {
  answers = [
    () => {
      rows = [...rows, row(2, suite, half, 2, 0)];
      return failure('duplicate', 'This room has a row for these guests.', { adult: 'Change the guests.' });
    },
  ];
  const { user, form, check, press, isClosed } = await open();
  await user.click(check('All: Suite, Half board'));
  await user.click(check('Suite · 3+0, Half board'));
  await press('Add 3 rows');
  expect(await form.findByRole('alert')).toHaveTextContent(
    'Another user has added this row meanwhile: ‘Suite · 2+0, Half board’. Nothing was added. Save again to add the others.',
  );
  expect(check('Suite · 2+0, Half board, there already')).toBeChecked();
  await press('Add 2 rows');
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent.map(bodies)[1]).toEqual([wanted(suite, half, 1, 0), wanted(suite, half, 2, 1)]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(said()?.text).toBe('2 rows added');
  said()?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.operations.map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', `/api/graph-prices/${testId(501)}`],
    ['DELETE', `/api/graph-prices/${testId(500)}`],
  ]);
});

test('a row for an age band of the hotel is added beside the one for any age', async () => {
  ages = [
    { from_age: 0, to_age: 1 },
    { from_age: 2, to_age: 11 },
  ];
  const { user, form, check, press, isClosed } = await open();
  expect(form.queryByRole('combobox')).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Other guests' }), '2+1');
  await user.selectOptions(form.getByRole('combobox', { name: 'Ages of the children' }), '2–11');
  await press('Add guests');
  expect(form.getByRole('textbox', { name: 'Other guests' })).toHaveValue('');
  await user.click(check('Suite · 2+1 (2–11), Half board'));
  expect(check('Suite · 2+1, Half board')).not.toBeChecked();
  await press('Add 1 row');
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent.map(bodies)).toEqual([[{ ...wanted(suite, half, 2, 1), child_bands: [2] }]]);
});

test('a hotel without rooms leads to its rooms', async () => {
  server.use(http.get('*/api/hotels/:id', () => oneOf({ ...hotel, room_type_id: [], room_type: [] })));
  renderPage(
    'hotels-id',
    () => <SetUpDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}?tab=price`,
  );
  const link = await screen.findByRole('link', { name: 'Add rooms' });
  expect(link).toHaveAttribute('href', expect.stringContaining('edit=rooms'));
});
