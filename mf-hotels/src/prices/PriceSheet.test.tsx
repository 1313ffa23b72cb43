import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CellVerdict, SaveCellsInput } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { startSession, useDrafts, useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  findDialog,
  fireEvent,
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
import HotelPage from '../hotels/detail/HotelPage';

const [double, halfBoard, allInclusive, dmc] = [testId(20), testId(30), testId(31), testId(50)];
const coral = testId(51);
const hotel = aHotel({
  room_type_id: [double],
  room_type: [{ room_type_id: double, name: 'Double', locale: 'en' }],
  boarding_type_id: [halfBoard, allInclusive],
  boarding_type: [
    { boarding_type_id: halfBoard, name: 'Half board', locale: 'en' },
    { boarding_type_id: allInclusive, name: 'All inclusive', locale: 'en' },
  ],
});
const address = `/hotels/${hotel.id}?tab=price`;
const [rowId, periodId] = [(row: number) => testId(100 + row), (period: number) => testId(200 + period)];

const row = (number: number, boarding_type_id: string, adult: number, children = 0) => ({
  id: rowId(number),
  hotel_id: hotel.id,
  dmc_id: dmc,
  room_type_id: double,
  boarding_type_id,
  adult,
  children,
  child_bands: null,
  coefficient_bp: number === 3 ? 20_000 : null,
  is_active: true,
  order: number,
});
const period = (number: number) => ({
  id: periodId(number),
  hotel_id: hotel.id,
  dmc_id: dmc,
  start_period: `2027-0${number + 4}-01`,
  end_period: `2027-0${number + 4}-28`,
  name: null,
  min_nights: 1 + number,
  max_nights: null,
  release_days: 0,
});

/** Saved prices by row and period, in minor units. */
let saved: Map<string, { price_minor: number; is_free: boolean }>;
let sent: { key: string | null; body: SaveCellsInput }[];
/** Replaces the answer to the next save; undefined saves. */
let answer: (body: SaveCellsInput) => Response | undefined;

const none = { price_minor: 0, is_free: false };
const nameOf = (cell: { graph_price_id: string; period_id: string }) =>
  `${cell.graph_price_id} ${cell.period_id}`;

function saveOf(cells: SaveCellsInput['cells']): CellVerdict[] {
  return cells.map(({ was, price_minor, is_free, ...cell }): CellVerdict => {
    const current = saved.get(nameOf(cell)) ?? none;
    const isSame = (one: typeof none, other: typeof none) =>
      one.price_minor === other.price_minor && one.is_free === other.is_free;
    if (isSame(current, { price_minor, is_free })) return { status: 'unchanged' };
    if (!isSame(current, was)) return { status: 'conflict', current };
    if (price_minor === 66_600) return { status: 'refused', message: 'Not this number.' };
    saved.set(nameOf(cell), { price_minor, is_free });
    return { status: 'saved', id: testId(900) };
  });
}

beforeEach(() => {
  startSession('access', 'refresh');
  useDrafts.setState({}, true);
  queryClient.clear();
  useMessages.setState({ snackbars: [], toasts: [] });
  saved = new Map([
    [`${rowId(1)} ${periodId(1)}`, { price_minor: 10_000, is_free: false }],
    [`${rowId(1)} ${periodId(2)}`, { price_minor: 12_000, is_free: false }],
  ]);
  sent = [];
  answer = () => undefined;
  const entries = {
    'price-periods': [1, 2, 3].map(period),
    'graph-prices': [row(1, halfBoard, 2), row(2, halfBoard, 2, 1), row(3, allInclusive, 2)],
    'base-prices': [
      {
        id: testId(300),
        period_id: periodId(1),
        boarding_type_id: allInclusive,
        room_type_id: null,
        price_minor: 5500,
      },
    ],
    'boarding-supplements': [
      {
        id: testId(301),
        from_boarding_type_id: halfBoard,
        boarding_type_id: allInclusive,
        adult_minor: 1000,
        child_minor: 500,
        period_id: null,
      },
    ],
    'special-prices': [
      {
        id: testId(302),
        room_type_id: double,
        boarding_type_id: null,
        adult: 2,
        children: null,
        stay_from: '2027-06-10',
        stay_to: '2027-06-12',
        is_active: true,
      },
    ],
    'stop-sales': [
      {
        id: testId(303),
        room_type_id: null,
        boarding_type_id: halfBoard,
        start_date: '2027-07-27',
        end_date: '2027-08-02',
        is_active: true,
      },
    ],
    'room-types': [
      {
        id: double,
        order: 0,
        code: 'DBL',
        names: [{ id: testId(80), locale: 'ru', name: 'Двухместный' }],
      },
    ],
    'boarding-types': [
      {
        id: allInclusive,
        order: 2,
        code: 'AI',
        names: [{ id: testId(81), locale: 'ru', name: 'Всё включено' }],
      },
      { id: halfBoard, order: 1, code: 'HB', names: [{ id: testId(82), locale: 'ru', name: 'Полупансион' }] },
    ],
    users: [
      { id: dmc, company_name: 'Baltic DMC' },
      { id: coral, company_name: 'Coral' },
    ],
    'hotel-dmcs': [
      { id: testId(60), hotel_id: hotel.id, dmc_id: dmc, currency: 'EUR' },
      { id: testId(61), hotel_id: hotel.id, dmc_id: coral, currency: 'EUR' },
    ],
  };
  server.use(
    // Requests of other tabs of the hotel.
    http.get('*/api/*', () => listOf([])),
  );
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/price-cells', () =>
      listOf(
        [...saved].map(([name, value], index) => {
          const [graph_price_id = '', period_id = ''] = name.split(' ');
          return { id: testId(400 + index), graph_price_id, period_id, ...value };
        }),
      ),
    ),
    ...Object.entries<{ id: string }[]>(entries).map(([path, list]) =>
      http.get(`*/api/${path}`, () => listOf(list)),
    ),
    http.post('*/api/price-cells/save', async ({ request }) => {
      const body = (await request.json()) as SaveCellsInput;
      sent.push({ key: request.headers.get('idempotency-key'), body });
      return answer(body) ?? oneOf(saveOf(body.cells));
    }),
  );
});

afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

async function open(more = '') {
  const { user, unmount } = renderPage('hotels-id', HotelPage, `${address}${more}`);
  await screen.findByRole('grid', { name: 'Prices' });
  return { user, unmount };
}
const cell = (at: number, column: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row="${at}"][data-column="${column}"]`);
  if (!found) throw new Error(`No cell ${at}/${column}`);
  return found;
};
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });
const lastMessage = () => useMessages.getState().snackbars.at(-1);

test('shows boardings in their order, and the source of each price', async () => {
  await open();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '▾Half board',
    'Double2+0⋮',
    'Double2+1⋮',
    '▾All inclusive',
    'Double2+0⋮',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Roomadults + children',
    '202701.05–28.05min 2',
    '202701.06–28.06min 3',
    '202701.07–28.07min 4',
  ]);
  expect(cell(0, 0)).toHaveTextContent('100,00');
  expect(cell(0, 1)).toHaveAccessibleName('120,00, special price');
  expect(cell(0, 2)).toHaveAccessibleName('no price, stop sale');
  expect(cell(2, 0)).toHaveAccessibleName('110,00, derived');
  expect(cell(2, 1)).toHaveAccessibleName('+ 140,00, with supplement, special price');
});

test('shows the price coverage; the first night without a price links to its cell, also in a collapsed section', async () => {
  const coverage = { dmc_id: dmc, percent: 62, first_gap: '2027-06-03', spans: [] };
  server.use(http.get('*/api/price-coverage', () => oneOf([coverage])));
  const { user } = await open();
  expect(screen.getByRole('tab', { name: /EUR · 62 %$/ })).toBeVisible();
  const line = await screen.findByRole('group', { name: 'Coverage' });
  expect(line).toHaveTextContent('62 % of the next 365 nights priced');
  const section = screen.getByRole('button', { name: 'Half board, 2 rows' });
  await user.click(section);
  expect(section).toHaveAttribute('aria-expanded', 'false');
  await user.click(within(line).getByRole('link', { name: 'First gap: 03.06.2027' }));
  await waitFor(() => expect(section).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(cell(1, 1)).toHaveFocus());
  expect(window.location.search).toContain(`row=${rowId(2)}&period_id=${periodId(2)}`);
});

test('a night outside of all periods links to the periods', async () => {
  await open('&night=2027-05-30');
  await waitFor(() => expect(window.location.search).toContain('dialog=periods&day=2027-05-30'));
});

test('typing, formulas, fill, clear and undo; a save sends all edits, and can be undone', async () => {
  const { user } = await open();
  await user.click(cell(1, 0));
  await user.keyboard('€ 95.5{Tab}');
  expect(cell(1, 0)).toHaveAccessibleName('95,50, not saved');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('=prev+10%{Enter}');
  expect(cell(1, 1)).toHaveTextContent('105,05');
  await user.click(cell(0, 0));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getByText(/^4 cells: sum 420,55 · average 105,14 · minimum 95,50$/)).toBeVisible();
  await user.keyboard('+10%{Enter}');
  expect([cell(0, 0), cell(0, 1), cell(1, 0)].map(({ textContent }) => textContent)).toEqual([
    '110,00•',
    '132,00•',
    '105,05•',
  ]);
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(0, 0)).toHaveTextContent(/^100,00$/);
  await user.click(cell(0, 1));
  await user.keyboard('{Delete}');
  expect(cell(0, 1)).toHaveAccessibleName('no price, special price, not saved');
  expect(screen.getByText('3 changed')).toBeVisible();

  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastMessage()?.text).toBe('3 prices saved'));
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
  expect(sent[0]?.body.cells.at(-1)).toEqual({
    graph_price_id: rowId(1),
    period_id: periodId(2),
    price_minor: 0,
    is_free: false,
    was: { price_minor: 12_000, is_free: false },
  });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cell(0, 1)).toHaveTextContent('120,00'));
  expect(saved.get(`${rowId(2)} ${periodId(1)}`)).toEqual(none);
});

test('a period or a row is selected by its heading or by keys, and a selection reaches to the edge', async () => {
  const { user } = await open();
  const selected = () =>
    [...document.querySelectorAll<HTMLElement>('[data-cell][aria-selected=true]')].map(
      ({ dataset }) => `${dataset['row']}/${dataset['column']}`,
    );
  const heading = (name: RegExp) => screen.getByRole('columnheader', { name });
  await user.click(heading(/01\.06–28\.06/));
  expect(selected()).toEqual(['0/1', '1/1', '2/1']);
  expect(cell(0, 1)).toHaveFocus();
  await user.keyboard('{Shift>}');
  await user.click(heading(/01\.07–28\.07/));
  await user.keyboard('{/Shift}');
  expect(selected()).toHaveLength(6);
  await user.click(cell(1, 0));
  await user.keyboard('{Control>} {/Control}');
  expect(selected()).toEqual(['0/0', '1/0', '2/0']);
  await user.click(cell(1, 1));
  await user.keyboard('{Shift>} {/Shift}');
  expect(selected()).toEqual(['1/0', '1/1', '1/2']);
  await user.click(screen.getByRole('rowheader', { name: /^Double\s*2\+1/ }));
  expect(selected()).toEqual(['1/0', '1/1', '1/2']);
  await user.click(cell(0, 1));
  await user.keyboard('{Control>}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{/Control}');
  expect(selected()).toEqual(['0/1', '0/2', '1/1', '1/2', '2/1', '2/2']);
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(cell(2, 0)).toHaveFocus();
});

test('what the cells show, and the keys, are explained below the grid', async () => {
  const { user } = await open();
  expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(
    /own price.*derived.*with supplement.*no price.*special price.*stop sale.*not saved.*today/,
  );
  await user.click(screen.getByRole('button', { name: 'Keys' }));
  expect(screen.getByRole('dialog', { name: 'Keys of the grid' })).toHaveTextContent(
    'Ctrl+SpaceSelect the periods of the selection',
  );
});

test('a price becomes free only after a confirmation', async () => {
  const { user } = await open();
  await user.click(cell(0, 0));
  await user.keyboard('0{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cell(0, 0)).toHaveTextContent('100,00');
  await user.click(cell(0, 0));
  await user.keyboard('0{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Make free' }));
  expect(cell(0, 0)).toHaveTextContent('free');
});

test('a pasted block is previewed before it is applied, and unreadable cells are named', async () => {
  const { user } = await open();
  await user.click(cell(0, 0));
  paste('100\t1 250,50\t-5\r\n95.00\tabc\t€ 99\t1');
  const panel = await screen.findByRole('region', { name: 'Paste' });
  expect(panel).toHaveTextContent('3 change · 1 equal · 3 refused');
  expect(panel).toHaveTextContent('‘abc’ Double · 2+1, Half board, 01.06.2027–28.06.2027. Enter an amount');
  expect(cell(0, 1)).toHaveTextContent('120,00');
  await user.click(screen.getByRole('button', { name: 'Take 3 valid' }));
  expect(screen.queryByRole('region', { name: 'Paste' })).toBeNull();
  expect([cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 2)].map(({ textContent }) => textContent)).toEqual([
    '1\u00a0250,50•',
    '',
    '95,00•',
    '99,00•',
  ]);
  expect(cell(0, 0)).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(0, 1)).toHaveTextContent(/^120,00$/);
});

test('a price far from the others of its row is taken only on request, also one alone', async () => {
  const far = [period(1), period(2), period(3), { ...period(4), start_period: '2027-08-01' }];
  server.use(http.get('*/api/price-periods', () => listOf(far)));
  for (const number of [3, 4])
    saved.set(`${rowId(1)} ${periodId(number)}`, { price_minor: 11_000, is_free: false });
  const { user } = await open();
  await user.click(cell(0, 0));
  paste('9999,00');
  const panel = await screen.findByRole('region', { name: 'Paste' });
  expect(panel).toHaveTextContent('1 change · 0 equal · 0 refused · 1 outlier');
  expect(panel).toHaveTextContent('Far from the other prices of the row, not taken');
  expect(screen.getByRole('button', { name: 'Take 0 valid' })).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Take outliers' })).toHaveFocus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Take 1 valid' }));
  expect(cell(0, 0)).toHaveTextContent('9 999,00•');
  await user.click(cell(0, 1));
  paste('105');
  expect(screen.queryByRole('region', { name: 'Paste' })).toBeNull();
  expect(cell(0, 1)).toHaveTextContent('105,00•');
});

test('an exported workbook is imported without changes, and a Russian spreadsheet with its changes', async () => {
  const { user } = await open();
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const choose = async (item: RegExp) => {
    await user.click(screen.getByRole('button', { name: /^Import and export/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const bringIn = async (file: File) => {
    await choose(/^Import/);
    await user.upload(await screen.findByLabelText('File to import'), file);
  };
  await choose(/^Export to Excel/);
  await waitFor(() =>
    expect(lastMessage()?.text).toMatch(/^Exported to prices-[a-z-]+-baltic-dmc-[\d-]{10}\.xlsx$/),
  );
  await bringIn(new File(files, 'prices.xlsx'));
  expect(await screen.findByRole('region', { name: 'Import' })).toHaveTextContent('0 change · 9 equal');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  const lines = [
    'Питание;Номер;Размещение;01.05.2027–28.05.2027;01.09.2027–30.09.2027',
    'Полупансион;двухместный;2+1;1 250,50;5',
    'HB;Люкс;2;100;',
    'AI;DBL;2;80,00;',
  ];
  await bringIn(new File([lines.join('\r\n')], 'prices.csv'));
  const panel = await screen.findByRole('region', { name: 'Import' });
  expect(panel).toHaveTextContent('2 change · 0 equal · 0 refused · 2 rows or columns skipped');
  expect(panel).toHaveTextContent('Column E of the file. There is no period with these days.');
  expect(panel).toHaveTextContent('‘Люкс · 2, HB’ Row 3 of the file. No row of this boarding has this room.');
  const take = screen.getByRole('button', { name: 'Take 2 valid' });
  await waitFor(() => expect(take).toHaveFocus());
  await user.click(take);
  expect([cell(1, 0), cell(2, 0)].map(({ textContent }) => textContent)).toEqual([
    '1\u00a0250,50•',
    '80,00•',
  ]);

  const damaged = [
    'Board;Room;Guests;01.05.2027–28.05.2027;01.06.2027–28.06.2027\r\n',
    'HB;DBL;2+1;#N/A;50 %\n',
    'HB;DBL;2;99.999;77\n',
  ];
  await bringIn(new File(damaged, 'prices.csv'));
  const refused = await screen.findByRole('region', { name: 'Import' });
  expect(refused).toHaveTextContent('1 change · 0 equal · 3 refused');
  for (const text of ['#N/A', '50 %', '99.999']) expect(refused).toHaveTextContent(`‘${text}’ Double`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await bringIn(new File(['Board,Room,Guests,May,June\nHB,DBL,2,111,'], 'prices.csv'));
  await user.click(await screen.findByRole('button', { name: 'Take in order' }));
  expect(await screen.findByRole('region', { name: 'Import' })).toHaveTextContent(
    '2 change · 1 of them cleared · 0 equal',
  );
});

test('refused prices stay marked with the reason, and a conflict with another user asks', async () => {
  const { user } = await open();
  await user.click(cell(0, 0));
  await user.keyboard('666{Tab}130{Tab}140{Tab}');
  saved.set(`${rowId(1)} ${periodId(2)}`, { price_minor: 12_500, is_free: false });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastMessage()?.text).toBe('1 price saved, 2 refused. Check the marked ones.'));
  expect(cell(0, 0)).toHaveAccessibleName('666,00, not saved, Not this number.');
  expect(screen.getByText('2 refused')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Keep mine, ‘130,00’/ }));
  await user.click(screen.getByRole('button', { name: /^Discard ‘666,00’/ }));
  await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
  await waitFor(() => expect(saved.get(`${rowId(1)} ${periodId(2)}`)?.price_minor).toBe(13_000));
});

test('prices typed before the currency of the partner was converted stay in their cells, and are typed again', async () => {
  const { user } = await open();
  await user.click(cell(1, 0));
  await user.keyboard('130{Enter}');
  server.use(
    http.get('*/api/hotel-dmcs', () =>
      listOf([{ id: testId(60), hotel_id: hotel.id, dmc_id: dmc, currency: 'JPY' }]),
    ),
  );
  await act(() => queryClient.invalidateQueries({ queryKey: ['/api/hotel-dmcs'] }));
  await screen.findByRole('tab', { name: /^Baltic DMC · JPY/ });
  await waitFor(() =>
    expect(cell(1, 0)).toHaveAccessibleName(
      '130,00, not saved, This was typed in EUR. Prices are in JPY now: type it again.',
    ),
  );
  await user.click(cell(1, 0));
  await user.keyboard('21000{Enter}{Control>}s{/Control}');
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { currency: 'JPY', cells: [{ price_minor: 21_000 }] } }]),
  );
});

test('after a lost answer the same save is repeated under its key, and carried out once', async () => {
  const { user } = await open();
  await user.click(cell(0, 0));
  await user.keyboard('101{Enter}');
  answer = ({ cells }) => {
    if (sent.length === 1) saveOf(cells);
    return HttpResponse.html('<p>Sign in to the Wi-Fi</p>');
  };
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(lastMessage()?.text).toMatch(/^It is not known whether all prices were saved/), {
    timeout: 3000,
  });
  expect(cell(0, 0)).toHaveAccessibleName('101,00, not saved');
  await user.click(cell(0, 0));
  await user.keyboard('102{Enter}');
  answer = ({ cells }) =>
    sent.length === 3 ? oneOf(cells.map(() => ({ status: 'saved', id: testId(900) }))) : undefined;
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved.get(`${rowId(1)} ${periodId(1)}`)?.price_minor).toBe(10_200));
  await waitFor(() =>
    expect(useMessages.getState().snackbars.map(({ text }) => text)).toEqual(['2 prices saved']),
  );
  expect(new Set(sent.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  expect(sent[3]?.body.cells).toMatchObject([{ price_minor: 10_200, was: { price_minor: 10_100 } }]);
});

/** Whether the browser asks before it closes the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('unsaved edits survive changes of partner and tab, also from an open cell, and leaving names all of them', async () => {
  const { user } = await open();
  await user.click(cell(0, 0));
  await user.keyboard('77');
  await user.click(screen.getByRole('tab', { name: 'Coral · EUR' }));
  expect(await screen.findByRole('tab', { name: 'Baltic DMC · EUR · not saved' })).toBeVisible();
  await waitFor(() => expect(isAsked()).toBe(true));
  await user.click(await screen.findByRole('gridcell', { name: /^100,00/ }));
  await user.keyboard('0');
  await user.click(screen.getByRole('link', { name: 'Content' }));
  await screen.findByRole('heading', { name: 'General information' });
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'All hotels' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('Not saved yet: Prices of Baltic DMC and Coral.');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(await screen.findByRole('link', { name: 'Price' }));
  // Nobody has confirmed that it is free.
  await waitFor(() => expect(cell(0, 0)).toHaveAccessibleName(/^0, not saved, 0 is no price/));
  await user.click(screen.getByRole('tab', { name: 'Baltic DMC · EUR · not saved' }));
  await waitFor(() => expect(cell(0, 0)).toHaveTextContent('77,00•'));
  await user.click(screen.getByRole('link', { name: 'All hotels' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(useDrafts.getState()).toEqual({}));
  await waitFor(() => expect(window.location.pathname).toBe('/hotels'));
  expect(isAsked()).toBe(false);
});

test('what is saved while a save is pending is saved after it, and the later value wins', async () => {
  const { user } = await open();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/api/price-cells/save', async ({ request }) => {
      const body = (await request.json()) as SaveCellsInput;
      sent.push({ key: null, body });
      if (sent.length === 1) await isReleased;
      return oneOf(saveOf(body.cells));
    }),
  );
  await user.click(cell(0, 0));
  await user.keyboard('111{Enter}{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(cell(0, 0));
  await user.keyboard('222{Enter}{Control>}s{/Control}');
  expect(sent).toHaveLength(1);
  release();
  await waitFor(() => expect(saved.get(`${rowId(1)} ${periodId(1)}`)?.price_minor).toBe(22_200));
  expect(
    sent.map(({ body }) => body.cells.map(({ was, price_minor }) => [was.price_minor, price_minor])),
  ).toEqual([[[10_000, 11_100]], [[11_100, 22_200]]]);
  await waitFor(() => expect(cell(0, 0)).toHaveTextContent(/^222,00$/));
});

test('a save answered after a change of partner leaves nothing unsaved', async () => {
  const { user } = await open();
  await user.click(cell(0, 0));
  await user.keyboard('78{Enter}');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/api/price-cells/save', async ({ request }) => {
      await isReleased;
      return oneOf(saveOf(((await request.json()) as SaveCellsInput).cells));
    }),
  );
  await user.keyboard('{Control>}s{/Control}');
  await user.click(screen.getByRole('tab', { name: 'Coral · EUR' }));
  expect(await screen.findByRole('tab', { name: 'Baltic DMC · EUR · not saved' })).toBeVisible();
  release();
  await waitFor(() => expect(lastMessage()?.text).toBe('1 price saved'));
  expect(screen.getByRole('tab', { name: 'Baltic DMC · EUR' })).toBeVisible();
  expect(useDrafts.getState()).toEqual({});
});

test('on a phone, the periods of a row are a list of fields', async () => {
  const phone = (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { value: phone, configurable: true });
  const { user } = renderPage('hotels-id', HotelPage, address);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Room and guests' }), 'Double · 2+1');
  const field = screen.getByRole('textbox', { name: '01.05.2027–28.05.2027' });
  expect(field).toHaveAccessibleDescription('min 2 · no price');
  await user.type(field, '95.5{Tab}');
  expect(screen.getByRole('textbox', { name: '01.05.2027–28.05.2027' })).toHaveValue('95,50');
  await user.type(screen.getByRole('textbox', { name: '01.06.2027–28.06.2027' }), '=prev+10%{Tab}');
  await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
  await waitFor(() => expect(saved.get(`${rowId(2)} ${periodId(2)}`)?.price_minor).toBe(10_505));
});

test('a check links to a possible mistake, and Back to the others', async () => {
  server.use(http.get('*/api/settings', () => oneOf({ time_zone: 'Europe/Riga' })));
  const { user } = renderPage('hotels-id', HotelPage, `${address}&dialog=check`);
  const gaps = await screen.findByRole('region', { name: 'Missing prices · 2' });
  expect(
    within(gaps)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Double · 2+0, Half board, 01.07.2027–28.07.2027',
    'Double · 2+0, All inclusive, 01.07.2027–28.07.2027',
  ]);
  await user.click(within(gaps).getByRole('button', { name: /^Double · 2\+0, All inclusive/ }));
  await waitFor(() => expect(cell(2, 2)).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  window.history.back();
  expect(await findDialog('Check prices')).toBeVisible();
});

test('the menu of a row moves it; x explains the cell', async () => {
  const { user } = await open();
  let moved: object[] = [];
  server.use(
    http.post('*/api/batch', async ({ request }) => {
      const { operations } = (await request.json()) as { operations: object[] };
      moved = operations;
      return oneOf(operations.map(() => ({ status: 200, result: {} })));
    }),
  );
  fireEvent.contextMenu(cell(1, 1));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() =>
    expect(moved).toMatchObject([
      { method: 'PUT', path: `/api/graph-prices/${rowId(2)}`, body: { order: 1 } },
      { method: 'PUT', path: `/api/graph-prices/${rowId(1)}`, body: { order: 2 } },
    ]),
  );
  await user.click(cell(1, 1));
  await user.keyboard('x');
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    tab: 'price',
    dialog: 'why',
    room_type_id: double,
    boarding_type_id: halfBoard,
    adults: '2',
    children: '1',
    period_id: periodId(2),
  });
});
