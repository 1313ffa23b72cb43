import { beforeEach, expect, test } from '@jest/globals';
import { allReports, reportSchedules, savedViews, type ReportResult } from '@itinera/shared/contracts';
import {
  act,
  failure,
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
import ReportsPage from './ReportsPage';

const period = { from: '2026-11-02', to: '2026-11-22' };
const before = { from: '2026-10-12', to: '2026-11-01' };

const aRow = {
  group_id: '11111111-1111-4111-8111-111111111111',
  group: 'Beldibi Bay Resort',
  currency: 'EUR',
  bookings: 2,
  cancelled: 0,
  pax: 4,
  room_nights: 14,
  net_minor: 100_000,
  sale_minor: 120_050,
  profit_minor: 20_050,
  margin_bp: 1670,
  average_minor: 60_025,
  sale_before_minor: 0,
};

const aReport: ReportResult = {
  period,
  before,
  step: 'week',
  figures: [
    { name: 'sale_minor', currency: 'EUR', value: 120_050, before: 100_000 },
    { name: 'bookings', currency: null, value: 2, before: 0 },
  ],
  points: [
    { day: '2026-11-02', currency: 'EUR', value: 20_050 },
    { day: '2026-11-16', currency: 'EUR', value: 100_000 },
  ],
  rows: [aRow, { ...aRow, group_id: null, group: null, sale_minor: 1, bookings: 9 }],
  row_count: 2,
  totals: [{ ...aRow, group: null, sale_minor: 120_051 }],
};

let asked: URLSearchParams[] = [];
let sent: unknown[] = [];
const ofAnna = { id: aRow.group_id, name: 'Anna Berg' };
beforeEach(() => {
  [asked, sent] = [[], []];
  server.use(
    http.get('*/api/saved-views', () =>
      listOf([
        {
          ...savedViews.defaults,
          id: testId(1),
          list: 'reports',
          name: 'Managers',
          query: { report: 'sales', by: 'manager' },
          is_mine: false,
          is_shared: true,
          owner: ofAnna,
        },
      ]),
    ),
    http.get('*/api/report-schedules', () =>
      listOf([
        {
          ...reportSchedules.defaults,
          id: testId(3),
          name: 'Sales of the week',
          report: 'sales',
          frequency: 'weekly',
          recipient_ids: [testId(4)],
          last_sent_on: '2026-11-23',
        },
      ]),
    ),
    http.get('*/api/users', () =>
      listOf([{ id: testId(4), first_name: 'Anna', last_name: 'Berg', email: 'anna@itinera.example' }]),
    ),
    http.post('*/api/report-schedules', async ({ request }) => {
      sent.push(await request.json());
      return oneOf({ id: testId(6) });
    }),
    http.post('*/api/saved-views', async ({ request }) => {
      sent.push(await request.json());
      return oneOf({ id: testId(2) });
    }),
    http.get('*/api/reports', () =>
      oneOf(
        Object.values(allReports).map(({ key, figures: [name] }) => ({
          ...aReport,
          key,
          figures: [{ name, currency: null, value: 7, before: 14 }],
        })),
      ),
    ),
    http.get('*/api/reports/sales', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return oneOf(aReport);
    }),
  );
});

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

test('each report has a card with its first figure, which opens it', async () => {
  renderPage('reports', ReportsPage, '/reports');
  const cards = within(await screen.findByRole('list', { name: 'Reports' }));
  expect(await cards.findAllByText('7', { exact: false })).not.toHaveLength(0);
  // The audit log is one of the cards.
  expect(cards.getAllByRole('listitem')).toHaveLength(Object.keys(allReports).length + 1);
  expect(screen.getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/reports?report=sales');
});

test('a report shows figures with their change, rows that link to bookings, and totals', async () => {
  renderPage('reports', ReportsPage, '/reports?report=sales&from=2026-11-02&to=2026-11-22');
  const figures = await screen.findByLabelText('Key figures');
  expect(plain(figures)).toContain('Sales1 200,50 EUR+20,1 %');
  expect(plain(figures)).toContain('Bookings2none before');
  const link = screen.getByRole('link', { name: 'Beldibi Bay Resort' });
  expect(link).toHaveAttribute(
    'href',
    `/be?status=confirmed%2Ccompleted%2Ccancelled&hotel_id=${aRow.group_id}&created_from=2026-11-02&created_to=2026-11-22`,
  );
  // The group of bookings without a hotel links to a list, too.
  expect(screen.getByRole('link', { name: '—' }).getAttribute('href')).toContain('hotel_id=none');
  expect(plain(screen.getByRole('row', { name: /^Total/ }))).toContain('1 200,51');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ from: '2026-11-02', to: '2026-11-22' });
});

test('rooms have their load by day, and a row leads to the rooms of its hotel for the partner', async () => {
  const rooms = {
    hotel_id: testId(8),
    dmc_id: testId(9),
    hotel: 'Beldibi Bay Resort',
    partner: 'Amber Tours',
    currency: null,
    rooms: 60,
    sold: 30,
    held: 6,
    rooms_left: 20,
    given_back: 4,
    load_bp: 5000,
    picked_up: 7,
    release_due: 10,
  };
  const ofAll = { ...rooms, hotel_id: testId(10), hotel: 'Amber Spa', dmc_id: null, partner: null };
  const points = [
    { day: '2026-11-02', currency: null, value: 4000 },
    { day: '2026-11-03', currency: null, value: 6000 },
  ];
  server.use(
    http.get('*/api/reports/rooms', () =>
      oneOf({
        ...aReport,
        step: 'day',
        figures: [{ name: 'load_bp', currency: null, value: 5000, before: 4500 }],
        points,
        rows: [rooms, ofAll],
        totals: [{ ...rooms, hotel: null, partner: null }],
      }),
    ),
  );
  renderPage('reports', ReportsPage, '/reports?report=rooms');
  expect(plain(await screen.findByLabelText('Key figures'))).toContain('Load50,0 %+5,0 points');
  expect(screen.getByRole('button', { name: 'Steps: By day' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Load by day' })).toBeVisible();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Beldibi Bay Resort')).toBe(
    `/hotels/${testId(8)}?tab=price&dmc_id=${testId(9)}&view=rooms&month=2026-11`,
  );
  expect(link('Amber Spa')).toBe(`/hotels/${testId(10)}?tab=price&view=rooms&month=2026-11`);
  expect(plain(screen.getByRole('row', { name: /^Amber Spa/ }))).toBe('Amber Spa—6030620450,0 %710');
});

test('a chip edits its parameter in the address and in the report', async () => {
  const { user, router } = renderPage('reports', ReportsPage, '/reports?report=sales');
  await user.click(await screen.findByRole('button', { name: 'Period: 02.11.2026 – 22.11.2026' }));
  const dialog = await findDialog('Period');
  const [first, last] = [
    within(dialog).getByLabelText('First day'),
    within(dialog).getByLabelText('Last day'),
  ];
  await user.clear(last);
  await user.type(last, '1.11.2026{Enter}');
  expect(await within(dialog).findByText('Enter the first day or a later one.')).toBeVisible();
  await user.clear(first);
  await user.type(first, '1.10.2026{Enter}');
  expect(router.state.location.search).toBe('?report=sales&from=2026-10-01&to=2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Rows: Hotel' }));
  await user.click(await screen.findByRole('button', { name: 'Manager' }));
  expect(asked.at(-1)?.get('by')).toBe('manager');
});

test('the chart can be read as a table, which contains weeks without sales', async () => {
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales');
  await user.click(await screen.findByRole('button', { name: 'As a table' }));
  const table = within(screen.getByRole('region', { name: 'Sales by week' }));
  expect(table.getAllByRole('row').map(plain)).toEqual([
    '02.11.2026200,50 EUR',
    '09.11.20260,00 EUR',
    '16.11.20261 000,00 EUR',
  ]);
});

test('the chart compares with the period before, step by step', async () => {
  const before_points = [
    { day: '2026-10-12', currency: 'EUR', value: 5_000 },
    { day: '2026-10-26', currency: 'EUR', value: 9_000 },
  ];
  server.use(http.get('*/api/reports/sales', () => oneOf({ ...aReport, before_points })));
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales');
  expect(await screen.findByText('- - the period before')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'As a table' }));
  const table = within(screen.getByRole('region', { name: 'Sales by week' }));
  expect(table.getAllByRole('row').map(plain)).toEqual([
    '02.11.2026200,50 EURbefore 50,00 EUR',
    '09.11.20260,00 EURbefore 0,00 EUR',
    '16.11.20261 000,00 EURbefore 90,00 EUR',
  ]);
});

const pointsOf = (currency: string, value: number) =>
  aReport.points.map((point) => ({ ...point, currency, value }));

test('a chart of nothing is not rendered, but one currency of several may have nothing', async () => {
  let points = pointsOf('EUR', 0);
  server.use(http.get('*/api/reports/sales', () => oneOf({ ...aReport, points })));
  const { unmount } = renderPage('reports', ReportsPage, '/reports?report=sales');
  expect(await screen.findByLabelText('Key figures')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sales by week' })).toBeNull();
  unmount();
  points = [...points, ...pointsOf('USD', 500)];
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales&step=week');
  const choice = await screen.findByRole('combobox', { name: 'Currency of the chart' });
  await user.selectOptions(choice, 'USD');
  await user.selectOptions(choice, 'EUR');
  expect(choice).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sales by week' })).toBeVisible();
});

test('a heading sorts the rows, highest value first', async () => {
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales');
  await user.click(await screen.findByRole('button', { name: 'Bookings' }));
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('—9');
  expect(screen.getByRole('columnheader', { name: 'Bookings' })).toHaveAttribute('aria-sort', 'descending');
});

test('a failed report shows the reason and keeps the previous result', async () => {
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales');
  await screen.findByLabelText('Key figures');
  server.use(
    http.get('*/api/reports/sales', () => failure('invalid', 'Choose a range of at most five years.')),
  );
  await user.click(screen.getByRole('button', { name: 'Steps: By week' }));
  await user.click(await screen.findByRole('button', { name: 'By month' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a range of at most five years.');
  expect(screen.getByLabelText('Key figures')).toBeVisible();
});

test('an answer that is not a report is shown as an error', async () => {
  server.use(http.get('*/api/reports/sales', () => HttpResponse.html('<p>Sign in to the hotel network</p>')));
  renderPage('reports', ReportsPage, '/reports?report=sales');
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a report is saved with its parameters, and the gallery lists shared reports of colleagues', async () => {
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales&by=partner');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(await findDialog('Save this report'));
  await user.type(dialog.getByLabelText(/Name/), 'By partner');
  await user.click(dialog.getByRole('button', { name: 'Save report' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { list: 'reports', name: 'By partner', query: { report: 'sales', by: 'partner' }, is_shared: false },
    ]),
  );
  await user.click(await screen.findByRole('link', { name: 'All reports' }));
  const saved = within(await screen.findByRole('region', { name: 'Saved reports' }));
  expect(saved.getByRole('link', { name: 'Managers' })).toHaveAttribute(
    'href',
    '/reports?report=sales&by=manager',
  );
  expect(saved.getByText('shared by Anna Berg')).toBeVisible();
});

test('the audit log shows who changed which values, and that it is intact', async () => {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get('*/api/audit/seal', () =>
      oneOf({ verified_at: '2026-11-22T06:00:00.000Z', problem: null, sealed: 1234 }),
    ),
    http.get('*/api/audit', ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return listOf([
        {
          id: testId(1),
          at: '2026-11-22T08:00:00.000Z',
          actor: { kind: 'staff', id: testId(5), role: 'manager', name: 'Anna Berg' },
          action: 'update',
          outcome: 'done',
          changes: { stars: { before: 3, after: 4 }, passport_number: { before: '***', after: '***' } },
          request_id: null,
          entity: 'hotels',
          entity_id: testId(7),
          ip: '127.0.0.1',
        },
      ]);
    }),
  );
  const { user } = renderPage('reports', ReportsPage, '/reports?report=audit&entity=hotels');
  const entries = within(await screen.findByRole('list', { name: 'Entries of the log' }));
  expect(entries.getByText('Anna Berg')).toBeVisible();
  expect(entries.getByRole('link', { name: 'Hotels' })).toHaveAttribute('href', `/hotels/${testId(7)}`);
  await user.click(entries.getByText('Stars, Passport number'));
  expect(entries.getByRole('row', { name: 'Stars 3 4' })).toBeVisible();
  expect(entries.getByRole('row', { name: 'Passport number hidden hidden' })).toBeVisible();
  expect(await screen.findByText(/1\s234 sealed entries, all intact/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Action: All' }));
  await user.click(await screen.findByRole('button', { name: 'Deleted' }));
  await waitFor(() => expect(queries.at(-1)?.get('action')).toBe('delete'));
  expect(queries.at(-1)?.get('entity')).toBe('hotels');
});

test('unknown parameters of the address are named, and removed on request', async () => {
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales&by=manager&hotel=5&colour=red');
  expect(await screen.findByText('Not applied: hotel=5, colour=red.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText(/Not applied/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Rows: Manager/ })).toBeVisible();
});

test('a report is scheduled by mail, and the gallery lists the schedules', async () => {
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales&by=manager');
  await user.click(await screen.findByRole('button', { name: 'Send by mail' }));
  const dialog = within(await findDialog('Send by mail'));
  await user.selectOptions(dialog.getByLabelText(/When/), 'On the first of a month');
  await user.type(dialog.getByRole('combobox', { name: /Recipients/ }), 'Anna');
  await user.click(await screen.findByRole('option', { name: 'Anna Berg' }));
  await user.click(dialog.getByRole('button', { name: 'Schedule report' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        name: 'Sales',
        report: 'sales',
        query: { by: 'manager' },
        frequency: 'monthly',
        recipient_ids: [testId(4)],
      },
    ]),
  );
  await user.click(await screen.findByRole('link', { name: 'All reports' }));
  const mailed = within(await screen.findByRole('region', { name: 'Sent by mail' }));
  expect(mailed.getByText('Every Monday · 1 recipient · last sent on 23.11.2026')).toBeVisible();
  expect(mailed.getByRole('button', { name: 'Pause ‘Sales of the week’' })).toBeVisible();
});

test('a printed report names its author and time', async () => {
  server.use(http.get('*/api/settings', () => oneOf({ company_name: 'Amber Tours' })));
  renderPage('reports', ReportsPage, '/reports?report=sales');
  expect(await screen.findByText(/^Amber Tours · \d\d\.\d\d\.\d{4}/)).toBeInTheDocument();
});

test('the print button renders all rows before the browser counts the sheets', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...aRow, group: `Hotel ${index}` }));
  server.use(http.get('*/api/reports/sales', () => oneOf({ ...aReport, rows, row_count: 60 })));
  const { user } = renderPage('reports', ReportsPage, '/reports?report=sales');
  expect(await screen.findByText('Hotel 49')).toBeInTheDocument();
  let printed = 0;
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = screen.getAllByText(/^Hotel \d+$/).length;
    window.dispatchEvent(new Event('afterprint'));
  };
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toBe(60));
});

test('all rows are printed, even when only some are shown', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...aRow, group: `Hotel ${index}` }));
  server.use(http.get('*/api/reports/sales', () => oneOf({ ...aReport, rows, row_count: 60 })));
  renderPage('reports', ReportsPage, '/reports?report=sales');
  expect(await screen.findByText('Hotel 49')).toBeInTheDocument();
  expect(screen.queryByText('Hotel 59')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Hotel 59')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Hotel 59')).toBeNull();
});
