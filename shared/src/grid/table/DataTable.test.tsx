import { beforeEach, expect, jest, test } from '@jest/globals';
import { hotels, type Hotel } from '@itinera/shared/contracts';
import { useRemove } from '@itinera/shared/data';
import {
  act,
  aHotel,
  failure,
  fireEvent,
  http,
  HttpResponse,
  listOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { rememberPageSize } from '@itinera/shared/state';
import { useDialogAddress, useNavigate } from '@itinera/shared/router';
import { useState } from 'react';
import { DataTable, defineList, ListToolbar, useDataList, type RowTarget } from '@itinera/shared/grid';
import { HeadInstead } from '@itinera/shared/ui';

const list = defineList({
  of: hotels,
  name: 'test',
  label: 'Hotels',
  noun: 'hotel',
  query: {},
  filters: [],
  columns: [
    {
      id: 'name',
      header: 'Name',
      essential: true,
      pinned: 'start',
      width: 200,
      sort: 'name',
      value: ({ name }) => name,
      cell: ({ name }) => name,
    },
    { id: 'stars', header: 'Stars', width: 100, sort: 'stars', cell: ({ stars }) => stars },
    { id: 'note', header: 'Keywords', width: 100, cell: ({ keywords }) => keywords },
  ],
});

const opens: RowTarget<Hotel> = { addressOf: ({ id }) => `/hotels/${id}` };
const ran = jest.fn<(names: string[]) => void>();

function TestPage() {
  const data = useDataList(list);
  const navigate = useNavigate();
  const remove = useRemove(hotels);
  return (
    <>
      <button type="button" onClick={() => navigate('?q=other')}>
        Narrow
      </button>
      <HeadInstead onPlace={data.head.place} />
      <DataTable
        list={data}
        whenEmpty=""
        opens={opens}
        bulk={[{ label: 'Activate', run: (rows) => ran(rows.map(({ name }) => name)) }]}
        rowActions={({ id, name }) => [
          { label: 'Edit', edits: true, run: () => ran([name]), icon: '→' },
          { label: 'Delete', run: () => void remove({ id }, { named: name }), icon: '×' },
        ]}
        sums={{ stars: 42 }}
      />
    </>
  );
}

const manyHotels = (total: number) =>
  http.get('*/api/hotels', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const page = Number(searchParams.get('page'));
    const perPage = Number(searchParams.get('per_page'));
    const rows = Array.from({ length: Math.min(perPage, total - (page - 1) * perPage) }, (_, index) => {
      const number = (page - 1) * perPage + index + 1;
      return aHotel({ id: testId(number), name: `Hotel ${number}` });
    });
    return listOf(rows, total, page, perPage);
  });

const open = () => renderPage('hotels', TestPage, '/hotels');
const cell = (row: number, column: number) =>
  document.querySelector(`[data-row="${row}"][data-column="${column}"]`);

beforeEach(() => {
  ran.mockClear();
  server.use(manyHotels(60));
});

test('has as many rows per page as the settings or the address say', async () => {
  rememberPageSize(50);
  const { user, unmount } = open();
  expect(await screen.findByText('1–50 of 60 hotels')).toBeVisible();
  const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
  await user.selectOptions(sizes, '10');
  expect(await screen.findByText('1–10 of 60 hotels')).toBeVisible();
  expect(window.location.search).toBe('?per_page=10');
  await user.selectOptions(sizes, '50');
  expect(await screen.findByText('1–50 of 60 hotels')).toBeVisible();
  expect(window.location.search).toBe('');
  unmount();
  rememberPageSize(25);
});

test('when the page renders again, equal rows are not rendered, and their actions are the latest', async () => {
  const rendered = jest.fn<(name: string) => void>();
  const stars = { id: 'stars', header: 'Stars', width: 100 };
  const counted = {
    ...list,
    columns: [
      ...list.columns.filter(({ id }) => id !== 'stars'),
      { ...stars, cell: ({ name, stars: count }: Hotel) => (rendered(name), count) },
    ],
  };
  function CountedPage() {
    const [note, setNote] = useState('first');
    const adding = useDialogAddress('add');
    return (
      <>
        <button type="button" onClick={() => adding.open('hotel')}>
          Add
        </button>
        {adding.value && <p>The dialog</p>}
        <button type="button" onClick={() => setNote('second')}>
          Note
        </button>
        <DataTable
          list={useDataList(counted)}
          whenEmpty=""
          opens={opens}
          bulk={[]}
          rowActions={({ name }) => [{ label: 'Edit', run: () => ran([name, note]), icon: '→' }]}
        />
      </>
    );
  }
  const { user } = renderPage('hotels', CountedPage, '/hotels');
  const edit = await screen.findByRole('button', { name: 'Edit: Hotel 2' });
  rendered.mockClear();
  await user.click(screen.getByRole('checkbox', { name: 'Select Hotel 1' }));
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['Hotel 1']));

  rendered.mockClear();
  await user.click(screen.getByRole('button', { name: 'Note' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The dialog')).toBeVisible();
  expect(rendered).not.toHaveBeenCalled();
  await user.click(edit);
  expect(ran).toHaveBeenCalledWith(['Hotel 2', 'second']);
});

test('is one tab stop; arrows move through it, and Enter into a cell', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  await user.tab();
  await user.tab();
  expect(cell(0, 0)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(1, 1)).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(cell(25, 4)).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('button', { name: 'Edit: Hotel 25' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(ran).toHaveBeenLastCalledWith(['Hotel 25']);
  await user.keyboard('{Escape}');
  expect(cell(24, 4)).toHaveFocus();
});

test('F2 edits the row; Enter and a double click open it, and Back returns to it', async () => {
  const { user, router } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{F2}');
  expect(ran).toHaveBeenLastCalledWith(['Hotel 2']);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`At /hotels/${testId(2)}`)).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(cell(1, 1)).toHaveFocus());
  fireEvent.dblClick(cell(2, 2) ?? document.body);
  expect(await screen.findByText(`At /hotels/${testId(3)}`)).toBeVisible();
});

test('rows are selected by keys and stay selected on other pages, until search or filters change', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  await user.tab();
  await user.tab();
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(await screen.findByRole('toolbar', { name: 'Actions for selected hotels' })).toHaveTextContent(
    '2 selected',
  );
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Hotel 26' }));
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(ran).toHaveBeenLastCalledWith(['Hotel 1', 'Hotel 2', 'Hotel 26']);
  await user.click(screen.getByRole('button', { name: 'Narrow' }));
  expect(await screen.findByText(/3 hotels deselected/)).toBeVisible();
});

test('Tab leads from the rows to the actions for the selected ones and on to the pages, Escape deselects', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Hotel 2' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for selected hotels' }));
  await user.tab();
  expect(bar.getByRole('button', { name: 'Activate' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(cell(1, 0)).toHaveFocus();
  await user.tab();
  await user.tab();
  // What is selected can be exported only from here: the toolbar is covered.
  expect(bar.getByRole('button', { name: 'Export' })).toHaveFocus();
  await user.tab();
  expect(bar.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus();
  bar.getByRole('button', { name: 'Activate' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(cell(1, 0)).toHaveFocus();
  const box = screen.getByRole('checkbox', { name: 'Select Hotel 3' });
  await user.click(box);
  await user.keyboard('{Escape}');
  expect(box).not.toBeChecked();
  await user.click(box);
  act(() => box.blur());
  await user.keyboard('{Escape}');
  expect(box).not.toBeChecked();
});

function PageWithTools() {
  const data = useDataList(list);
  return (
    <>
      <ListToolbar list={data} />
      <DataTable list={data} whenEmpty="" bulk={[{ label: 'Activate', run: () => undefined }]} />
    </>
  );
}

test('an export that is begun while rows are selected goes on when they are not any more', async () => {
  const held = new Promise<void>(() => {});
  server.use(
    http.get('*/api/hotels', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('per_page') === '200' && searchParams.get('page') === '2') await held;
    }),
    manyHotels(300),
  );
  const { user } = renderPage('hotels', PageWithTools, '/hotels');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Hotel 2' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for selected hotels' }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Current view, 300 hotels: CSV/ }));
  const progress = '200 of 300 hotels exported';
  expect(await screen.findByText(progress)).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(screen.getByText(progress)).toBeVisible();
});

function PreviewedPage() {
  const previewed = ({ name }: Hotel) => [
    { label: 'Preview', previews: true as const, run: () => ran([name]) },
  ];
  return <DataTable list={useDataList(list)} whenEmpty="" bulk={[]} rowActions={previewed} />;
}

test('Space previews a row that has a preview, and Ctrl+Space selects it', async () => {
  const { user } = renderPage('hotels', PreviewedPage, '/hotels');
  const box = await screen.findByRole('checkbox', { name: 'Select Hotel 1' });
  await user.tab();
  await user.keyboard(' ');
  expect(box).toBeChecked();
  await user.keyboard(' {ArrowRight} ');
  expect(box).not.toBeChecked();
  expect(ran).toHaveBeenCalledTimes(1);
  expect(ran).toHaveBeenLastCalledWith(['Hotel 1']);
  await user.keyboard('{Control>} {/Control}');
  expect(box).toBeChecked();
  expect(ran).toHaveBeenCalledTimes(1);
});

test('a deleted row leaves the selection, the others stay selected', async () => {
  server.use(http.delete('*/api/hotels/:id', () => HttpResponse.json({ success: true, result: null })));
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Hotel 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Hotel 2' }));
  const bar = await screen.findByRole('toolbar', { name: 'Actions for selected hotels' });
  await user.click(screen.getByRole('button', { name: 'Delete: Hotel 1' }));
  await waitFor(() => expect(bar).toHaveTextContent('1 selected'));
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(ran).toHaveBeenLastCalledWith(['Hotel 2']);
});

test('Ctrl+A selects the rows of a page and then offers all of the list, Escape deselects', async () => {
  // More than one page of the server.
  server.use(manyHotels(260));
  const { user } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  await user.tab();
  await user.tab();
  await user.keyboard('{Control>}a{/Control}');
  expect(within(screen.getByRole('grid')).getAllByRole('row', { selected: true })).toHaveLength(25);
  await user.click(await screen.findByRole('button', { name: 'Select all 260 hotels' }));
  const bar = screen.getByRole('toolbar', { name: 'Actions for selected hotels' });
  await waitFor(() => expect(bar).toHaveTextContent('260 selected'));
  expect(within(bar).queryByRole('button', { name: /^Select all/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  expect(ran.mock.lastCall?.[0]).toHaveLength(260);
  screen.getByRole('grid').querySelector<HTMLElement>('[role=rowheader]')?.focus();
  await user.keyboard('{Escape}');
  expect(within(screen.getByRole('grid')).queryAllByRole('row', { selected: true })).toHaveLength(0);
});

test('columns are moved by keys and stay moved; sums are of the whole list', async () => {
  const { user, unmount } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  const headers = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));
  expect(headers()).toEqual(['Selection', 'Name', 'Stars', 'Keywords', 'Actions']);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Alt>}{ArrowRight}{/Alt}');
  expect(headers()).toEqual(['Selection', 'Name', 'Keywords', 'Stars', 'Actions']);
  expect(screen.getByText('Total of 60 hotels')).toBeVisible();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toHaveTextContent('Total of 60 hotelsStars: 42');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(cell(24, 4));
  unmount();
  open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  expect(headers()).toEqual(['Selection', 'Name', 'Keywords', 'Stars', 'Actions']);
});

test('another page begins at its top, and Back restores the scroll position of the first one', async () => {
  const { user, router } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  const grid = screen.getByRole('grid');
  grid.scrollTop = 360;
  fireEvent.scroll(grid);
  await waitFor(() => expect(window.history.state).toMatchObject({ row: 10 }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('link', { name: 'Hotel 26' });
  expect(screen.getByRole('grid').scrollTop).toBe(0);
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: 'Hotel 1' });
  expect(screen.getByRole('grid').scrollTop).toBe(360);
});

test('first and last page are one press away', async () => {
  const { user } = open();
  await screen.findByText('1–25 of 60 hotels');
  expect(screen.getByRole('button', { name: 'First page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(await screen.findByText('51–60 of 60 hotels')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('1–25 of 60 hotels')).toBeVisible();
});

test('a page that can’t be loaded keeps the previous rows until it can', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  server.use(http.get('*/api/hotels', () => failure('unavailable', 'Later.')));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('before your last step');
  expect(screen.getByRole('link', { name: 'Hotel 1' })).toBeVisible();
  expect(screen.getByText('1–25 of 60 hotels')).toBeVisible();
  server.use(manyHotels(60));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hotel 26' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('on a phone, select all and sort are above the cards', async () => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => narrow });
  try {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByRole('toolbar', { name: 'Actions for selected hotels' })).toHaveTextContent(
      '25 selected',
    );
    expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name ↓');
    expect(window.location.search).toBe('?sort=-name');
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('the column that does not fit beside the pinned ones is covered, also after scrolling', async () => {
  class Observer implements ResizeObserver {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe = () => this.report([], this);
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  const before = globalThis.ResizeObserver;
  globalThis.ResizeObserver = Observer;
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(450);
  open();
  const grid = await screen.findByRole('grid');
  await screen.findByText('Hotel 1');
  const cut = () => grid.style.getPropertyValue('--cut');
  const first = Number.parseFloat(cut());
  expect(first).toBeGreaterThan(0);
  grid.scrollLeft = 10;
  fireEvent.scroll(grid);
  expect(Number.parseFloat(cut())).toBe(first + 10);
  width.mockRestore();
  globalThis.ResizeObserver = before;
});
