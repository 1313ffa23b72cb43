import { beforeEach, expect, test } from '@jest/globals';
import type { Booking } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { useSession, today } from '@itinera/shared/state';
import {
  act,
  findDialog,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aBooking, aStay, testId } from '../testing';
import BookingsPage from './BookingsPage';

let asked: Record<string, string>[] = [];
let rows: Booking[] = [];
let total = 0;
let summed: Record<string, string>[] = [];
let summedUp: object = {};

beforeEach(() => {
  asked = [];
  summed = [];
  summedUp = {};
  rows = [
    aBooking({ etag: '"1"', tags: ['vip'] }),
    aBooking({
      id: testId(11),
      ref: 'BE2700002',
      status: 'draft',
      customer_name: 'Ivan Petrov',
      etag: '"2"',
    }),
  ];
  total = rows.length;
  server.use(
    http.get('*/api/bookings', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      if (query['per_page'] !== '1') asked.push(query);
      return listOf(query['per_page'] === '1' && query['status'] ? [] : rows, total);
    }),
    http.get('*/api/bookings/sums', ({ request }) => {
      summed.push(Object.fromEntries(new URL(request.url).searchParams));
      const sum = {
        bookings: 2,
        total_minor: 250000,
        outstanding_minor: 0,
        net_minor: 0,
        profit_minor: -500,
        confirmed_minor: 250000,
        completed_minor: 0,
        on_request_minor: 0,
        draft_minor: 0,
        cancelled_bookings: 0,
        cancelled_fee_minor: 0,
        cancelled_cost_minor: 0,
        cancelled_left_minor: 0,
      };
      return oneOf([
        { ...sum, currency: 'EUR', ...summedUp },
        { ...sum, currency: 'CHF', total_minor: 1000, confirmed_minor: 1000 },
      ]);
    }),
    http.get('*/api/bookings/:id', ({ params }) => {
      const found = rows.find(({ id }) => id === params['id']);
      return oneOf({ ...found, hotels: [aStay()] }, found?.etag);
    }),
    http.get('*/api/room-types', () =>
      listOf([
        { id: testId(71), code: 'DBL', room_type_name: { id: testId(1), locale: 'en', name: 'Double' } },
      ]),
    ),
    http.get('*/api/boarding-types', () =>
      listOf([
        {
          id: testId(72),
          code: 'HB',
          boarding_type_name: { id: testId(1), locale: 'en', name: 'Half board' },
        },
      ]),
    ),
  );
});

const open = (address = '/be') => renderPage('be', BookingsPage, address);
const rowOf = async (ref: string) => {
  const row = (await screen.findByRole('link', { name: ref })).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`No row of ${ref}`);
  return row;
};

test('lists bookings newest first, with guests, room and boarding, nights and amounts', async () => {
  open();
  const row = within(await rowOf('BE2700001'));
  for (const text of [
    'Confirmed',
    'Anna Kalnina',
    '2 adults, 1 child',
    'Baltic Beach',
    '01.06–08.06.2027',
    '7 nights',
    'Amber Tours',
    'Marta Ozola',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(await row.findByText('Double · Half board')).toBeVisible();
  expect(row.getByText('1 250,00 EUR')).toBeVisible();
  expect(asked[0]).toMatchObject({ sort: '-created', page: '1', per_page: '25' });
  const sums = await screen.findByText('2 500,00 EUR');
  expect(sums.closest('[role=row]')).toHaveTextContent(
    /Total of 2 bookings.*Total: confirmed\s*2.500,00.EUR.*10,00.CHF.*Outstanding.*Net.*Profit: .5,00.EUR/,
  );
});

test('totals are by state, what is cancelled apart: its fees, less what it cost nevertheless', async () => {
  summedUp = {
    completed_minor: 30000,
    on_request_minor: 40000,
    cancelled_bookings: 12,
    cancelled_fee_minor: 200000,
    cancelled_cost_minor: 50000,
    cancelled_left_minor: 150000,
  };
  open();
  const row = (await screen.findByText(/1.500,00 EUR/)).closest('[role=row]');
  expect(row).toHaveTextContent(
    /completed\s*300,00.EUR.*on request\s*400,00.EUR.*12 cancelled, fees\s*2.000,00\s*less costs\s*500,00\s*leave\s*1.500,00.EUR/,
  );
  expect(row).not.toHaveTextContent(/draft/);
});

test('a booking that departs soon and is not paid is marked by an icon, not only by colour', async () => {
  rows = [aBooking({ departure_date: today() })];
  open();
  expect(await screen.findByRole('img', { name: 'Departs today, not paid in full' })).toBeVisible();
});

test('views show their counts, and filter the list for daily work', async () => {
  const { user } = open();
  const views = within(await screen.findByRole('navigation', { name: 'Views of booking entries' }));
  expect(await views.findByRole('link', { name: 'To confirm 2' })).toBeVisible();
  expect(views.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
  await user.click(views.getByRole('link', { name: /^Unpaid/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ status: 'confirmed,completed', payment_status: 'unpaid' }),
  );
  expect(screen.getByRole('link', { name: /^Unpaid/ })).toHaveAttribute('aria-current', 'page');
  expect(summed.at(-1)).toEqual({ status: 'confirmed,completed', payment_status: 'unpaid' });
});

test('what can be cancelled freely for a few days only has a view', async () => {
  const { user } = open();
  const views = within(await screen.findByRole('navigation', { name: 'Views of booking entries' }));
  await user.click(await views.findByRole('link', { name: /^Free cancellation ends soon/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ free_ends_within_days: '7' }));
});

test('Space previews a booking, the arrows step to the next one', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'BE2700001' });
  const cell = document.querySelector<HTMLElement>('[data-row="0"][data-column="1"]');
  act(() => cell?.focus());
  await user.keyboard(' ');
  const sheet = await findDialog(/BE2700001/);
  expect(await within(sheet).findByText('anna@example.com')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(await findDialog(/BE2700002/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('F2 edits a booking beside the list', async () => {
  const sent: [match: string | null, body: unknown][] = [];
  server.use(
    http.put('*/api/bookings/:id', async ({ request }) => {
      const body: unknown = await request.json();
      sent.push([request.headers.get('if-match'), body]);
      return oneOf(aBooking({ ...(body as object), etag: '"9"' }));
    }),
  );
  const { user, router } = renderPage('be', BookingsPage, '/be');
  (await screen.findByRole('rowheader', { name: /BE2700001/ })).focus();
  await user.keyboard('{F2}');
  const note = await screen.findByRole('textbox', { name: /^Internal note/ });
  expect(router.state.location.search).toBe(`?edit=${testId(1)}`);
  await user.type(note, 'Calls on Friday');
  const sheet = within(await findDialog('Edit general info'));
  expect(sheet.getByText(/^BE2700001 · /)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([['"1"', expect.objectContaining({ note_internal: 'Calls on Friday' })]]),
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('new bookings are announced, and shown on request', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'BE2700001' });
  await screen.findByRole('link', { name: 'All 2' });
  total = 5;
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/bookings', 'total'] }));
  expect(await screen.findByText('3 new bookings')).toBeVisible();
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(asked.length).toBe(before + 1));
  await waitFor(() => expect(screen.queryByText('3 new bookings')).toBeNull());
});

test('a tag is added to bookings without it, under the ETag of the list', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/bookings/:id', async ({ request, params }) => {
      sent.push([params['id'], request.headers.get('if-match'), await request.json()]);
      return oneOf({ ...rows[1], tags: ['vip'] }, '"3"');
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select BE2700001' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select BE2700002' }));
  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Add a tag to 2 bookings' }));
  await user.type(dialog.getByRole('textbox', { name: 'Tag' }), 'vip{Enter}');
  await waitFor(() => expect(sent).toEqual([[testId(11), '"2"', { tags: ['vip'] }]]));
});

test('a partner sees other columns, without customer, sale and payments', async () => {
  useSession.setState({ partner: { dmcId: testId(50) } });
  open();
  await rowOf('BE2700001');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.filter(Boolean)).toEqual([
    'Reference',
    'State',
    'Hotel',
    'Dates',
    'Guests',
    'Net',
    'Confirmation number',
    ...headers.filter((text) => text === 'Actions'),
  ]);
  expect(screen.queryByRole('button', { name: 'New booking' })).toBeNull();
  expect(screen.queryByText('Anna Kalnina')).toBeNull();
});
