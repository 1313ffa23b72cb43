import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cities, type BatchOperation } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { clearSession, startSession, useMessages, useShortcuts } from '@itinera/shared/state';
import {
  act,
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
import { NamesSheet } from './NamesSheet';
import { namesPerLocale } from './namesOf';

const names = namesPerLocale(cities, {
  noun: 'city',
  label: 'Names of cities',
  rowHeader: 'City',
  nameOf: ({ city_name }) => city_name?.name ?? '(no name)',
  underOf: ({ iata }) => iata ?? undefined,
  filters: [
    {
      kind: 'choice',
      key: 'missing_locale',
      label: 'Name missing in',
      options: [{ value: 'ru', label: 'Russian' }],
    },
  ],
});
const isHere = (search: URLSearchParams) => search.get('view') === 'names';
const TestPage = () => <NamesSheet names={names} isHere={isHere} />;

/** Names on the server, by city. */
let saved: Record<string, string>[] = [];
let sent: BatchOperation[][] = [];
/** Entries that another user has added at the beginning of the list. */
let added: object[] = [];
/** Number of entries on other pages. */
let elsewhere = 0;
/** Locales of lists that were filtered by missing names. */
let read: (string | null)[] = [];
/** Refusals of operations. */
let refuse: (operation: BatchOperation, index: number) => Response | undefined = () => undefined;

const nameId = (city: number, locale: string) => testId(city * 10 + (locale === 'en' ? 1 : 2));
const cityOf = (index: number) => {
  const own = Object.entries(saved[index] ?? {}).map(([locale, name]) => ({
    id: nameId(index, locale),
    locale,
    name,
    etag: `"${name}"`,
  }));
  return {
    id: testId(1000 + index),
    country_id: testId(1),
    iata: `X${index}`,
    is_main: true,
    is_origin: true,
    show_in_filter: true,
    order: 0,
    city_name: own[0] ?? null,
    names: own,
  };
};

/** A refusal of one operation of a batch. */
function refusal(index: number, status: number, error: Record<string, unknown>, etag?: string) {
  const message = String(error['message']);
  return HttpResponse.json(
    { success: false, message, error: { request_id: 'r', operation: index, ...error, message } },
    { status, headers: etag === undefined ? {} : { ETag: etag } },
  );
}

/** Refuses the first refused operation, or carries out all. */
function answer(operations: BatchOperation[], all: (results: object[]) => Response): Response {
  sent.push(operations);
  for (const [index, operation] of operations.entries()) {
    const refused = refuse(operation, index);
    if (refused) return refused;
  }
  return all(
    operations.map((operation, index) => ({
      status: 200,
      result:
        operation.method === 'DELETE' ? null : { id: testId(500 + index), ...(operation.body as object) },
      etag: '"new"',
    })),
  );
}

/** A call of its own, treated as a batch of one. */
async function one({ request }: { request: Request }) {
  const method = request.method === 'PUT' ? ('PUT' as const) : ('DELETE' as const);
  const body = method === 'PUT' ? ((await request.json()) as Record<string, unknown>) : undefined;
  const if_match = request.headers.get('if-match') ?? undefined;
  const operation = { method, path: new URL(request.url).pathname, body, if_match };
  return answer([operation], ([done]) =>
    HttpResponse.json({ success: true, ...done }, { headers: { ETag: '"new"' } }),
  );
}

beforeEach(() => {
  startSession('access', 'refresh');
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  saved = [{ en: 'Riga', ru: 'Рига' }, { en: 'Oslo' }, { en: 'Bergen' }, {}];
  sent = [];
  added = [];
  elsewhere = 0;
  read = [];
  refuse = () => undefined;
  server.use(
    http.get('*/api/cities', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const missing = searchParams.get('missing_locale');
      if (searchParams.get('per_page') !== '1') read.push(missing);
      const rows = saved
        .map((_, index) => cityOf(index))
        .filter((city) => !missing || !city.names.some(({ locale }) => locale === missing));
      const listed = [...added, ...rows];
      return listOf(listed.slice(0, Number(searchParams.get('per_page'))), listed.length + elsewhere);
    }),
    http.post('*/api/batch', async ({ request }) => {
      const { operations } = (await request.json()) as { operations: BatchOperation[] };
      return answer(operations, (result) => HttpResponse.json({ success: true, result }));
    }),
    http.put('*/api/cities-names/:id', one),
    http.delete('*/api/cities-names/:id', one),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(address = '/geography?view=names', first = /Riga/) {
  const view = renderPage('geography', TestPage, address);
  await screen.findByRole('rowheader', { name: first });
  const cell = (row: number, column: number) => {
    const found = document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!found) throw new Error(`There is no cell ${row}, ${column}.`);
    return found;
  };
  const text = (row: number, column: number) => cell(row, column).querySelector('span')?.textContent;
  const shown = () => [0, 1, 2, 3].map((row) => [text(row, 0), text(row, 1)]);
  return { ...view, cell, text, shown };
}

const saveButton = () => screen.getByRole('button', { name: /^Save \d+ names?$/ });

describe('the sheet', () => {
  test('is a grid with row and column headers, one tab stop, and counts of names', async () => {
    const { user, cell } = await open();
    const grid = screen.getByRole('grid', { name: 'Names of cities' });
    expect(grid).toHaveAttribute('aria-rowcount', '5');
    expect(grid).toHaveAttribute('aria-colcount', '3');
    expect(await within(grid).findByRole('columnheader', { name: 'Russian ru 1 of 4' })).toBeVisible();
    expect(within(grid).getByRole('columnheader', { name: 'English en 3 of 4' })).toBeVisible();
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Keys' }).focus());
    await user.tab();
    expect(cell(0, 0)).toHaveFocus();
  });

  test('is navigated with the keyboard', async () => {
    const { user, cell } = await open();
    await user.click(cell(0, 0));
    for (const [keys, row, column] of [
      ['{ArrowDown}', 1, 0],
      ['{ArrowRight}', 1, 1],
      ['{ArrowRight}', 1, 1],
      ['{ArrowUp}{ArrowUp}', 0, 1],
      ['{Control>}{End}{/Control}', 3, 1],
      ['{Home}', 3, 0],
      ['{Control>}{Home}{/Control}', 0, 0],
      ['{PageDown}', 3, 0],
    ] as const) {
      await user.keyboard(keys);
      expect(cell(row, column)).toHaveFocus();
    }
  });

  test('accepts typed text, and opens, reverts and clears cells', async () => {
    const { user, cell, text } = await open();
    await user.click(cell(1, 1));
    await user.keyboard('Осло{Enter}');
    expect(text(1, 1)).toBe('Осло');
    expect(cell(2, 1)).toHaveFocus();
    await user.keyboard('Берген{Tab}');
    expect(text(2, 1)).toBe('Берген');
    expect(cell(2, 1)).toHaveFocus();
    await user.keyboard('{Home}{F2}, Norway{Shift>}{Enter}{/Shift}');
    expect(text(2, 0)).toBe('Bergen, Norway');
    expect(cell(1, 0)).toHaveFocus();
    await user.keyboard('{Enter}!{Escape}');
    expect(text(1, 0)).toBe('Oslo');
    expect(cell(1, 0)).toHaveFocus();
    await user.keyboard('{ArrowUp}{Delete}');
    expect(text(0, 0)).toBe('');
    expect(cell(0, 0)).toHaveTextContent('not saved');
    expect(saveButton()).toHaveTextContent('Save 4 names');
  });

  test('opens a cell by a double click, and typed text applies while it is open', async () => {
    const { user, cell } = await open();
    await user.dblClick(cell(1, 0));
    await user.keyboard(' fjord');
    expect(screen.getByRole('textbox', { name: 'Oslo, English' })).toHaveValue('Oslo fjord');
    expect(saveButton()).toHaveTextContent('Save 1 name');
  });

  test('fills down with Ctrl+D and with the button, and undoes it', async () => {
    const { user, cell, shown } = await open();
    const before = shown();
    await user.click(cell(0, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(shown().map(([, ru]) => ru)).toEqual(['Рига', 'Рига', 'Рига', '']);
    expect(screen.getByText('2 cells filled')).toBeVisible();
    await user.click(cell(3, 0));
    await user.click(screen.getByRole('button', { name: 'Fill down' }));
    expect(shown()[3]).toEqual(['Bergen', '']);
    await user.click(cell(0, 0));
    await user.keyboard('{Control>}z{/Control}');
    expect(shown()[3]).toEqual(['', '']);
    await user.keyboard('{Control>}z{/Control}');
    expect(shown()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
    await user.keyboard('{Control>}y{/Control}');
    expect(shown()[1]).toEqual(['Oslo', 'Рига']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(shown()[3]).toEqual(['Bergen', '']);
  });

  test('selects ranges with Shift and with Ctrl+A, and clears them', async () => {
    const { user, cell, shown } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const chosen = () => [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].length;
    expect(chosen()).toBe(4);
    await user.keyboard('{Escape}');
    expect(chosen()).toBe(1);
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(shown().flat()).toEqual(Array(8).fill(''));
  });
});

describe('the clipboard', () => {
  test('pastes a block of a spreadsheet, quoted cells on one line', async () => {
    const { user, cell, shown } = await open();
    await user.click(cell(0, 0));
    await user.paste('"Riga\nLatvia"\tРига\r\nKristiania\t"Осло ""столица"""\r\n');
    expect(shown().slice(0, 2)).toEqual([
      ['Riga Latvia', 'Рига'],
      ['Kristiania', 'Осло "столица"'],
    ]);
    expect(saveButton()).toHaveTextContent('Save 3 names');
  });

  test('copies and cuts a range for a spreadsheet', async () => {
    const { user, cell, shown } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const setData = jest.fn();
    fireEvent.copy(cell(1, 1), { clipboardData: { setData } });
    expect(setData).toHaveBeenLastCalledWith('text/plain', 'Riga\tРига\r\nOslo\t');
    fireEvent.cut(cell(1, 1), { clipboardData: { setData } });
    expect(shown().slice(0, 2).flat()).toEqual(['', '', '', '']);
  });

  test('a single text is pasted into all selected cells', async () => {
    const { user, cell, shown } = await open();
    await user.click(cell(1, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await user.paste('Город');
    expect(shown().map(([, ru]) => ru)).toEqual(['Рига', 'Город', 'Город', 'Город']);
  });

  test('cells that do not fit are reported at the last row, and can be copied', async () => {
    const { user, cell, text } = await open();
    await user.click(cell(2, 1));
    await user.paste('Берген\tnot here\nБез имени\nТретий\nЧетвёртый');
    expect(text(3, 1)).toBe('Без имени');
    expect(cell(3, 1)).toHaveTextContent('2 lines did not fit: this is the last row here.');
    const left = screen.getByRole('region', { name: 'What did not fit' });
    expect(left).toHaveTextContent('Третий Четвёртый not here');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'What did not fit' })).toBeNull();
  });

  test('a name that is too long is kept with the reason', async () => {
    const { user, cell, text } = await open();
    await user.click(cell(1, 1));
    await user.paste(`${'о'.repeat(121)}\nБерген`);
    expect(text(1, 1)).toHaveLength(121);
    expect(cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(1, 1)).toHaveAccessibleDescription('Enter at most 120 characters.');
    expect(saveButton()).toHaveTextContent('Save 1 name');
    expect(
      within(screen.getByRole('list', { name: 'Can’t be saved' })).getByText(/Enter at most 120/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Discard/ }));
    expect(text(1, 1)).toBe('');
  });

  test('a name with an invisible character shows where it is', async () => {
    const { user, cell } = await open();
    await user.click(cell(1, 1));
    await user.paste('Ос\u200bло\nБерген');
    expect(cell(1, 1)).toHaveAccessibleDescription('Remove the invisible character after ‘Ос’.');
    expect(saveButton()).toHaveTextContent('Save 1 name');
  });
});

describe('saving', () => {
  test('works from anywhere on the page, and once however fast the keys are', async () => {
    const { user, cell } = await open();
    await user.click(cell(1, 0));
    await user.keyboard('Ánslo{Enter}');
    saved[1] = { en: 'Ánslo' };
    const saving = useShortcuts.getState().offered.find(({ keys }) => keys === 'Mod+S');
    act(() => {
      saving?.run?.();
      saving?.run?.();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled());
    expect(sent).toHaveLength(1);
  });

  test('adds, changes and deletes names in one batch, and Undo reverses it', async () => {
    const { user, cell } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('Rīga{Enter}');
    await user.click(cell(1, 1));
    await user.keyboard('Осло{Enter}');
    await user.click(cell(0, 1));
    await user.keyboard('{Delete}');
    saved = [{ en: 'Rīga' }, { en: 'Oslo', ru: 'Осло' }, { en: 'Bergen' }, {}];
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled());
    expect(sent).toEqual([
      [
        {
          method: 'PUT',
          path: `/api/cities-names/${nameId(0, 'en')}`,
          body: { name: 'Rīga' },
          if_match: '"Riga"',
        },
        {
          method: 'POST',
          path: '/api/cities-names',
          body: { city_id: testId(1001), locale: 'ru', name: 'Осло' },
        },
        { method: 'DELETE', path: `/api/cities-names/${nameId(0, 'ru')}`, if_match: '"Рига"' },
      ],
    ]);
    const [message] = useMessages.getState().snackbars;
    expect(message?.text).toBe('3 names saved');
    message?.action?.run();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual([
      { method: 'POST', path: '/api/cities-names', body: { id: nameId(0, 'ru') } },
      { method: 'DELETE', path: `/api/cities-names/${testId(501)}`, if_match: '"new"' },
      {
        method: 'PUT',
        path: `/api/cities-names/${nameId(0, 'en')}`,
        body: { name: 'Riga' },
        if_match: '"new"',
      },
    ]);
  });

  test('a refused name is kept with the reason; the others are saved', async () => {
    const { user, cell, text } = await open();
    await user.click(cell(1, 0));
    await user.paste('Riga\nBjørgvin');
    refuse = ({ body }, index) =>
      body && 'name' in body && body['name'] === 'Riga'
        ? refusal(index, 409, { code: 'duplicate', message: 'Another country has this name.' })
        : undefined;
    saved = [{ en: 'Riga', ru: 'Рига' }, { en: 'Oslo' }, { en: 'Bjørgvin' }, {}];
    await user.click(saveButton());
    await waitFor(() => expect(cell(1, 0)).toHaveAccessibleDescription('Another country has this name.'));
    expect(text(1, 0)).toBe('Riga');
    expect(cell(2, 0)).not.toHaveTextContent('not saved');
    expect(sent.map((operations) => operations.length)).toEqual([2, 1]);
    expect(useMessages.getState().snackbars[0]?.text).toBe('Only 1 of 2 names saved. Check the marked ones.');
    // Another text is another intent.
    await user.click(cell(1, 0));
    await user.keyboard('{Enter} city{Enter}');
    expect(cell(1, 0)).not.toHaveAttribute('aria-invalid');
  });

  test('after a conflict with another user, both names are offered', async () => {
    const { user, cell, text } = await open();
    const theirs = { id: nameId(1, 'en'), city_id: testId(1001), locale: 'en', name: 'Christiania' };
    refuse = ({ if_match }, index) =>
      if_match === '"Oslo"'
        ? refusal(
            index,
            412,
            { code: 'stale', message: 'Another user has changed this.', current: theirs },
            '"theirs"',
          )
        : undefined;
    await user.click(cell(1, 0));
    await user.keyboard('Ánslo{Enter}');
    await user.click(saveButton());
    await waitFor(() =>
      expect(cell(1, 0)).toHaveAccessibleDescription('Someone else has saved ‘Christiania’.'),
    );
    expect(text(1, 0)).toBe('Ánslo');
    expect(
      screen.getByRole('button', { name: 'Use theirs, ‘Christiania’, for Oslo, English' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine, ‘Ánslo’, for Oslo, English' }));
    saved[1] = { en: 'Ánslo' };
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled());
    expect(sent.at(-1)).toMatchObject([{ method: 'PUT', body: { name: 'Ánslo' }, if_match: '"theirs"' }]);
  });

  test('a change that arrives with the list is shown before it is overwritten, and can be used', async () => {
    const { user, cell, text } = await open();
    await user.click(cell(1, 0));
    await user.keyboard('Ánslo{Enter}');
    saved[1] = { en: 'Christiania' };
    await act(() => queryClient.invalidateQueries());
    await waitFor(() =>
      expect(cell(1, 0)).toHaveAccessibleDescription('Someone else has saved ‘Christiania’.'),
    );
    expect(text(1, 0)).toBe('Ánslo');
    await user.click(
      screen.getByRole('button', { name: 'Use theirs, ‘Christiania’, for Christiania, English' }),
    );
    expect(text(1, 0)).toBe('Christiania');
    expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  test('clearing the only name of an entry shows the consequence', async () => {
    const { user, cell } = await open();
    await user.click(cell(1, 0));
    await user.keyboard('{Delete}');
    expect(cell(1, 0)).toHaveAccessibleDescription('This leaves the city without a name in any language.');
    expect(cell(1, 0)).not.toHaveAttribute('aria-invalid');
    expect(saveButton()).toHaveTextContent('Save 1 name');
    await user.click(cell(0, 0));
    await user.keyboard('{Delete}');
    expect(cell(0, 0)).not.toHaveAccessibleDescription();
  });
});

describe('the rows', () => {
  const withoutRussian = '/geography?view=names&missing_locale=ru';
  const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  const showCurrent = () => screen.findByRole('button', { name: 'Show current rows' });
  const pages = () => screen.queryByRole('navigation', { name: 'Pages: Names of cities' });

  /** Saves the Russian names of the first two of three that lack one; the list then has only the third. */
  async function saveTwo() {
    const view = await open(withoutRussian, /Oslo/);
    const { user, cell } = view;
    await user.click(cell(0, 1));
    await user.paste('Осло\nБерген');
    saved = [{ en: 'Riga', ru: 'Рига' }, { en: 'Oslo', ru: 'Осло' }, { en: 'Bergen', ru: 'Берген' }, {}];
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeDisabled());
    await waitFor(() => expect(read.at(-1)).toBe('ru'));
    return view;
  }

  test('stay in place when saving removes them from the list, and show what was saved', async () => {
    const { text, cell } = await saveTwo();
    await showCurrent();
    expect(heads()).toEqual(['Oslo X1', 'Bergen X2', '(no name) X3']);
    expect([0, 1, 2].map((row) => text(row, 1))).toEqual(['Осло', 'Берген', '']);
    expect(cell(0, 1)).not.toHaveTextContent('not saved');
    expect(screen.getByText(/^No longer on this page of the list: 2 cities/)).toBeVisible();
  });

  test('are those on the screen for the next paste as well', async () => {
    const { user, cell } = await saveTwo();
    await showCurrent();
    await user.click(cell(0, 1));
    await user.paste('Христиания\nБьёргвин');
    await user.click(saveButton());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject([
      { method: 'PUT', path: `/api/cities-names/${testId(500)}`, body: { name: 'Христиания' } },
      { method: 'PUT', path: `/api/cities-names/${testId(501)}`, body: { name: 'Бьёргвин' } },
    ]);
  });

  test('are the current ones on request; until then no other page is offered, which would skip some', async () => {
    elsewhere = 200;
    const { user } = await saveTwo();
    await showCurrent();
    expect(pages()).toBeNull();
    await user.click(await showCurrent());
    expect(heads()).toEqual(['(no name) X3']);
    expect(screen.queryByRole('button', { name: 'Show current rows' })).toBeNull();
    expect(pages()).toBeVisible();
  });

  test('are the current ones after the filters have changed', async () => {
    const { router } = await saveTwo();
    await showCurrent();
    await act(() => router.navigate('/geography?view=names&missing_locale=en'));
    await waitFor(() => expect(heads()).toEqual(['(no name) X3']));
    await act(() => router.navigate(withoutRussian));
    await waitFor(() => expect(heads()).toEqual(['(no name) X3']));
    expect(screen.queryByRole('button', { name: 'Show current rows' })).toBeNull();
  });

  test('stay in place when another user adds one above them', async () => {
    const { cell, user } = await open();
    await user.click(cell(1, 1));
    added = [{ ...cityOf(0), id: testId(999) }];
    await act(() => queryClient.invalidateQueries());
    await showCurrent();
    await user.paste('Осло');
    expect(heads()[1]).toBe('Oslo X1');
    await user.click(saveButton());
    await waitFor(() => expect(sent).toMatchObject([[{ body: { city_id: testId(1001), name: 'Осло' } }]]));
  });
});

describe('unsaved text', () => {
  test('is kept while the list is searched and filtered, and is saved from there', async () => {
    const { user, cell, router } = await open();
    await user.click(cell(0, 0));
    await user.keyboard('Rīga{Enter}');
    await act(() => router.navigate('/geography?view=names&missing_locale=ru'));
    await screen.findByRole('rowheader', { name: /Oslo/ });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(saveButton()).toHaveTextContent('Save 1 name');
    await user.click(saveButton());
    await waitFor(() =>
      expect(sent).toMatchObject([[{ method: 'PUT', body: { name: 'Rīga' }, if_match: '"Riga"' }]]),
    );
  });

  test('causes a question before the page is left', async () => {
    const { user, cell, router } = await open();
    await user.click(cell(1, 0));
    await user.keyboard('Ánslo{Enter}');
    await act(async () => void router.navigate('/geography'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Names of cities');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(saveButton()).toBeVisible());
    expect(window.location.search).toBe('?view=names');
  });

  test('is restored after a session that ended, and can be saved', async () => {
    const { user, cell, unmount } = await open();
    await user.click(cell(1, 0));
    await user.keyboard('Ánslo{Enter}');
    clearSession();
    unmount();
    startSession('access', 'refresh');
    const again = await open();
    expect(again.text(1, 0)).toBe('Ánslo');
    await again.user.click(saveButton());
    await waitFor(() =>
      expect(sent).toMatchObject([[{ method: 'PUT', body: { name: 'Ánslo' }, if_match: '"Oslo"' }]]),
    );
  });
});
