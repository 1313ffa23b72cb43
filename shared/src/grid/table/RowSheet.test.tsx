import { beforeEach, expect, jest, test } from '@jest/globals';
import { cities, type City } from '@itinera/shared/contracts';
import { EntityDialog, TextInput, type EntityWords, type FieldsProps } from '@itinera/shared/forms';
import { DataTable, defineList, RowSheet, useDataList } from '@itinera/shared/grid';
import { useDialogAddress } from '@itinera/shared/router';
import { startSession } from '@itinera/shared/state';
import {
  findDialog,
  fireEvent,
  http,
  keepingServer,
  listOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';

const list = defineList({
  of: cities,
  name: 'stepped',
  label: 'Cities',
  noun: 'city',
  query: {},
  filters: [],
  columns: [{ id: 'iata', header: 'IATA', essential: true, width: 200, cell: ({ iata }) => iata }],
});

const words: EntityWords<typeof cities> = {
  of: cities,
  noun: 'city',
  query: { with_data: true },
  fields: { iata: { label: 'IATA code' } },
};
const Fields = ({ field }: FieldsProps<typeof cities>) => <TextInput {...field('iata')} />;

function Cities() {
  const data = useDataList(list);
  const editing = useDialogAddress('edit');
  return (
    <>
      <DataTable
        list={data}
        whenEmpty=""
        opens={{ addressOf: ({ id }: City) => editing.addressOf(id), dialog: 'edit' }}
        rowActions={() => []}
      />
      <RowSheet list={data} parameter="edit">
        {editing.value !== undefined && (
          <EntityDialog words={words} Fields={Fields} id={editing.value} onClose={editing.close} />
        )}
      </RowSheet>
    </>
  );
}

/** Three letters for a number from 1. */
const codeOf = (number: number) => `AA${String.fromCharCode(64 + number)}`;
const all = Array.from({ length: 21 }, (_, index) => ({
  id: testId(index + 1),
  country_id: testId(99),
  iata: codeOf(index + 1),
  names: [{ id: testId(200 + index), locale: 'en', name: `City ${index + 1}` }],
}));

let api: ReturnType<typeof keepingServer>;
beforeEach(() => {
  startSession('access', 'refresh');
  api = keepingServer(cities.path, all);
  const pages = http.get(`*${cities.path}`, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    return listOf(api.kept().slice((page - 1) * 10, page * 10), all.length, page, 10);
  });
  server.use(pages, ...api.handlers);
});

const field = () => screen.findByRole('textbox', { name: 'IATA code' });
const position = () => screen.getByRole('group', { name: 'Cities of the list' }).textContent;
/** The marked row; screen readers are in the sheet meanwhile. */
const opened = () => screen.getByRole('row', { current: true, hidden: true });
const isEdited = (number: number) => waitFor(async () => expect(await field()).toHaveValue(codeOf(number)));
const edit = (number: number, page = 1) =>
  renderPage('geography', Cities, `/geography?per_page=10&page=${page}&edit=${testId(number)}`).user;

test('the sheet of a row steps to its neighbours, from a field and across pages, and the list follows', async () => {
  const user = edit(9);
  await isEdited(9);
  expect(position()).toBe('‹9 of 21›');
  expect(opened()).toHaveTextContent(codeOf(9));

  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await isEdited(10);
  expect(await field()).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next city' })).toHaveAttribute('aria-disabled', 'false'),
  );
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await isEdited(11);
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  await waitFor(() => expect(position()).toBe('‹11 of 21›'));
  expect(opened()).toHaveTextContent(codeOf(11));

  await user.click(screen.getByRole('button', { name: 'Previous city' }));
  await isEdited(10);
  expect(new URLSearchParams(window.location.search).has('page')).toBe(false);
});

test('the row that was stepped to scrolls into view, and has the focus after its sheet is closed', async () => {
  const scrolled: (string | null)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(this: Element) {
    scrolled.push(this.textContent);
    // As a browser does with a row that is wider than its table.
    const table = this.closest('[role=grid]');
    if (table) table.scrollLeft = 100;
  });
  const { user } = renderPage('geography', Cities, '/geography?per_page=10');
  await user.click(await screen.findByRole('link', { name: codeOf(3) }));
  await isEdited(3);
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await isEdited(4);
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await isEdited(5);
  expect(scrolled).toEqual([codeOf(4), codeOf(5)]);
  expect(document.querySelector('[role=grid]')?.scrollLeft).toBe(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('rowheader', { name: codeOf(5) })).toHaveFocus());
  expect(scrolled).toHaveLength(2);
  jest.restoreAllMocks();
});

test('a sheet that has stepped to another page of the list leaves it there when it is closed', async () => {
  const { user } = renderPage('geography', Cities, '/geography?per_page=10');
  await user.click(await screen.findByRole('link', { name: codeOf(10) }));
  await isEdited(10);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next city' })).toHaveAttribute('aria-disabled', 'false'),
  );
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await isEdited(11);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('rowheader', { name: codeOf(11) })).toHaveFocus());
  expect(window.location.search).toBe('?per_page=10&page=2');
  // The next sheet is one of its own.
  await user.click(screen.getByRole('link', { name: codeOf(12) }));
  await isEdited(12);
  const { length } = window.history;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe('?per_page=10&page=2'));
  expect(window.history).toHaveLength(length);
});

test('brackets step too, but are text in a field', async () => {
  const user = edit(2);
  await isEdited(2);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard(']');
  await isEdited(3);
  // As the browser would type it.
  expect(fireEvent.keyDown(await field(), { key: ']' })).toBe(true);
  await isEdited(3);
});

test('the history of a stepped sheet has no steps, and gives the focus back when it is closed', async () => {
  server.use(http.get('*/api/history', () => listOf([])));
  const user = edit(2);
  await isEdited(2);
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await isEdited(3);
  const history = screen.getByRole('button', { name: 'History' });
  await user.click(history);
  await user.click(within(await findDialog('History')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history).toHaveFocus());
});

test('what is typed is asked about before a step, and Alt+Enter saves and steps', async () => {
  const user = edit(4);
  await user.clear(await field());
  await user.type(await field(), 'RIX');
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await field()).toHaveValue('RIX');

  await user.click(await field());
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await isEdited(5);
  expect(api.kept().find(({ id }) => id === testId(4))).toMatchObject({ iata: 'RIX' });

  await user.type(await field(), '{Backspace}X');
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await field()).toHaveValue('RIX'));
  expect(api.kept().find(({ id }) => id === testId(5))).toMatchObject({ iata: codeOf(5) });
});

test('the ends of the list have no step beyond them', async () => {
  const user = edit(1);
  await isEdited(1);
  expect(screen.getByRole('button', { name: 'Previous city' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  await isEdited(1);
});

test('a row that the list does not show has no steps', async () => {
  edit(15);
  await isEdited(15);
  expect(screen.queryByRole('button', { name: 'Next city' })).toBeNull();
});
