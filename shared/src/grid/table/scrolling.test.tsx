import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hotels } from '@itinera/shared/contracts';
import { DataTable, defineList, useDataList } from '@itinera/shared/grid';
import { keepTableSettings } from '@itinera/shared/state';
import {
  aHotel,
  failure,
  fireEvent,
  http,
  listOf,
  renderPage,
  screen,
  server,
  testId,
} from '@itinera/shared/testing';

const list = defineList({
  of: hotels,
  name: 'scrolled',
  label: 'Hotels',
  noun: 'hotel',
  query: {},
  filters: [],
  columns: [
    {
      id: 'name',
      header: 'Name',
      essential: true,
      width: 200,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
  ],
});

const TestPage = () => <DataTable list={useDataList(list)} whenEmpty="" />;

let asked: number[] = [];
let failing: number[] = [];
const TOTAL = 10_000;

const hotelsByPage = http.get('*/api/hotels', ({ request }) => {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page'));
  const perPage = Number(searchParams.get('per_page'));
  asked.push(page);
  if (failing.includes(page)) return failure('internal', 'Not now');
  const rows = Array.from({ length: perPage }, (_, index) => {
    const number = (page - 1) * perPage + index + 1;
    return aHotel({ id: testId(number), name: `Hotel ${number}` });
  });
  return listOf(rows, TOTAL, page, perPage);
});

beforeEach(() => {
  asked = [];
  failing = [];
  keepTableSettings('', 'scrolled', { paging: 'scroll' });
  server.use(hotelsByPage);
  // jsdom has no layout: each element gets a height that shows ten rows.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const cell = (row: number) => document.querySelector(`[data-row="${row}"][data-column="0"]`);

async function openAndScrollTo(row: number) {
  const { user } = renderPage('hotels', TestPage, '/hotels');
  await screen.findByText('Hotel 1');
  const grid = screen.getByRole('grid');
  grid.scrollTop = row * 36;
  fireEvent.scroll(grid);
  return user;
}

test('the list is as long as all its rows, of which only visible ones are rendered and loaded', async () => {
  await openAndScrollTo(0);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(asked).toEqual([1]);
});

test('on paper are all rows that have been loaded, and afterwards the visible ones again', async () => {
  await openAndScrollTo(0);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Hotel 100')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(101);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText('Hotel 100')).toBeNull();
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
});

test('pages that become visible are loaded, those in between are not', async () => {
  await openAndScrollTo(5000);
  expect(await screen.findByText('Hotel 5001')).toBeVisible();
  expect(screen.queryByText('Hotel 30')).toBeNull();
  expect(new Set(asked)).toEqual(new Set([1, 51]));
});

test('rows that could not be loaded show an error in their place, and can be requested again', async () => {
  failing = [70];
  const user = await openAndScrollTo(6950);
  expect(await screen.findByRole('alert')).toHaveTextContent('These rows could not be loaded.');
  failing = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hotel 6951')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focused row stays rendered when it is scrolled away', async () => {
  const user = await openAndScrollTo(0);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(cell(1)).toHaveFocus();
  const grid = screen.getByRole('grid');
  grid.scrollTop = 5000 * 36;
  fireEvent.scroll(grid);
  await screen.findByText('Hotel 5001');
  expect(cell(1)).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(cell(TOTAL - 1)).toHaveFocus();
});

test('leaving while the list is still scrolling returns to the visible rows', async () => {
  await openAndScrollTo(5000);
  const row = await screen.findByText('Hotel 5001');
  screen.getByRole('grid').scrollTop = 6000 * 36;
  fireEvent.click(row);
  expect(window.history.state).toMatchObject({ row: 6000 });
});
