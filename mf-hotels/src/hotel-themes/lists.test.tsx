import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import type { Kind } from '@itinera/shared/kinds';
import {
  failure,
  findDialog,
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
import { useMessages } from '@itinera/shared/state';
import HotelThemesPage from './HotelThemesPage';
import { classificationKinds } from './kinds';

const shown = { show_in_filter: true, order: 3 };
const named = (field: string, name: string) => ({
  [field]: { id: testId(50), locale: 'en', name },
  names: [{ id: testId(50), locale: 'en', name }],
});
const created = { show_in_filter: true, order: 0 };

/** Per list: one entry, the input of a new one by label with the request it sends, and a changed text. */
const cases: Record<
  string,
  {
    entry: object;
    texts: [label: string, text: string][];
    body: object;
    name?: string;
    changed: [label: string, field: string, text: string];
  }
> = {
  'hotel-themes': {
    entry: { name: 'Golf', weight: 60 },
    texts: [
      ['Name', 'Ski'],
      ['Weight', '70'],
    ],
    body: { name: 'Ski', weight: 70 },
    changed: ['Name', 'name', 'Links'],
  },
  'hotel-classes': {
    entry: { name: 'Luxury', ...shown },
    texts: [['Name', 'Palace']],
    body: { name: 'Palace', ...created },
    changed: ['Name', 'name', 'Castle'],
  },
  'hotel-chains': {
    entry: { name: 'Serena', ...shown },
    texts: [['Name', 'Amber']],
    body: { name: 'Amber', ...created },
    changed: ['Name', 'name', 'Terrace'],
  },
  'hotel-types': {
    entry: { ...shown, ...named('hotel_type_name', 'Villa') },
    texts: [['Name (English)', 'Lodge']],
    body: created,
    name: 'hotel_type_id',
    changed: ['Order', 'order', '7'],
  },
  'hotel-formats': {
    entry: { ...shown, ...named('hotel_format_name', 'City') },
    texts: [['Name (English)', 'Family']],
    body: created,
    name: 'hotel_format_id',
    changed: ['Order', 'order', '7'],
  },
  'beach-types': {
    entry: { name: 'Sand', ...named('beach_type_name', 'Sand') },
    texts: [
      ['Working name', 'Pebble'],
      ['Name (English)', 'Fine pebble'],
    ],
    body: { name: 'Pebble' },
    name: 'beach_type_id',
    changed: ['Working name', 'name', 'Platform'],
  },
  'boarding-types': {
    entry: { code: 'HB', order: 3, ...named('boarding_type_name', 'Half board') },
    texts: [
      ['Name (English)', 'Full board'],
      ['Code', 'fb'],
    ],
    body: { code: 'FB', order: 0 },
    name: 'boarding_type_id',
    changed: ['Code', 'code', 'HB+'],
  },
  'room-types': {
    entry: {
      code: 'DBL',
      max_adults: 2,
      max_children: 1,
      max_guests: 3,
      order: 3,
      ...named('room_type_name', 'Double room'),
    },
    texts: [
      ['Name (English)', 'Suite'],
      ['Code', 'ste'],
      ['Adults at most', '3'],
    ],
    body: { code: 'STE', max_adults: 3, max_children: 2, max_guests: 4, order: 0 },
    name: 'room_type_id',
    changed: ['Code', 'code', 'DSV'],
  },
  features: {
    entry: {
      group: 'pool',
      name: 'Outdoor pool',
      icon: null,
      order: 3,
      is_filter: true,
      ...named('feature_name', 'Outdoor pool'),
    },
    texts: [
      ['Working name', 'Sauna'],
      ['Name (English)', 'Finnish sauna'],
    ],
    body: { group: 'sport_spa', name: 'Sauna', order: 0, is_filter: false },
    name: 'feature_id',
    changed: ['Working name', 'name', 'Pool'],
  },
};

type User = ReturnType<typeof renderPage>['user'];

const listName = ({ of }: Kind) => of.path.replace('/api/', '');
const id = testId(1);
let sent: { call: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  const record = async ({ request }: { request: Request }) => {
    const body: object = await request.json();
    sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
    return oneOf({ id: testId(99), ...body }, '"2"');
  };
  server.use(
    http.get('*/api/orphans', () => listOf([])),
    http.get('*/api/:list', ({ params }) =>
      listOf([{ id, hotel_count: 12, ...cases[String(params['list'])]?.entry }]),
    ),
    http.get('*/api/:list/:id', ({ params }) =>
      oneOf({ id, ...cases[String(params['list'])]?.entry }, '"1"'),
    ),
    http.post('*/api/:list', record),
    http.put('*/api/:list/:id', record),
  );
});

const open = (kind: Kind, search: Record<string, string>) =>
  renderPage(
    'hotel-themes',
    HotelThemesPage,
    `/hotel-themes?${new URLSearchParams({ ...kind.search, ...search })}`,
  );

/** The form once its entry is loaded. */
async function dialog(name: string): Promise<HTMLElement> {
  await screen.findByText(/^(Save|Add .*)$/, { selector: '[type=submit]' });
  return findDialog(name);
}

const inputOf = (form: HTMLElement, label: string) =>
  within(form).getByLabelText((text) => text.replace(/ \*$/, '') === label);

async function write(user: User, form: HTMLElement, label: string, text: string) {
  const input = inputOf(form, label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

const save = (user: User, form: HTMLElement, verb = 'Save') =>
  user.click(within(form).getByText(verb, { selector: 'button' }));
const closed = (form: HTMLElement) => waitFor(() => expect(form).not.toBeInTheDocument());
const kindOf = (list: string): Kind => {
  const kind = classificationKinds.find((one) => listName(one) === list);
  if (!kind) throw new Error(`There is no list ${list}.`);
  return kind;
};

test('each list has a row in this table', () =>
  expect(Object.keys(cases)).toEqual(classificationKinds.map(listName)));

describe.each(Object.entries(cases))('%s', (list, { texts, body, name, changed }) => {
  const kind = kindOf(list);
  const { noun, of } = kind;

  test('an entry is added as specified: the entry first, then its name with the id from the answer', async () => {
    const { user } = open(kind, { edit: 'new' });
    const form = await dialog(`Add ${noun}`);
    if (list === 'features') await user.selectOptions(inputOf(form, 'Group'), 'Sport and spa');
    for (const [label, text] of texts) await write(user, form, label, text);
    await save(user, form, `Add ${noun}`);
    await closed(form);
    const [, english] = texts.find(([label]) => label === 'Name (English)') ?? [];
    expect(sent).toEqual([
      { call: `POST ${of.path}`, body },
      ...(name
        ? [
            {
              call: `POST ${of.names?.path}`,
              body: { locale: 'en', name: english, [name]: testId(99) },
            },
          ]
        : []),
    ]);
  });

  test('a refused entry shows the message at its field, keeps the input, and is then saved', async () => {
    const [label, field, text] = changed;
    const refusal = 'Another entry already has this value.';
    server.use(
      http.put('*/api/:list/:id', () => failure('duplicate', 'This is taken.', { [field]: refusal }), {
        once: true,
      }),
    );
    const { user } = open(kind, { edit: id });
    const form = await dialog(`Edit ${noun}`);
    await write(user, form, label, text);
    await save(user, form);
    await waitFor(() => expect(inputOf(form, label)).toHaveAccessibleDescription(refusal));
    expect(inputOf(form, label)).toHaveValue(text);
    await save(user, form);
    await closed(form);
    expect(sent[0]?.call).toBe(`PUT ${of.path}/${id}`);
    expect(sent[0]?.body).toMatchObject({ id, [field]: field === 'order' ? Number(text) : text });
  });
});

test('the number of hotels links to them', async () => {
  open(kindOf('room-types'), {});
  expect(await screen.findByRole('link', { name: '12 hotels' })).toHaveAttribute(
    'href',
    `/hotels?room_type_id=${id}`,
  );
});

describe('preset values in the form of a class', () => {
  const edit = async () => {
    const { user } = open(kindOf('hotel-classes'), { edit: id });
    const form = await dialog('Edit hotel class');
    await within(form).findByText('Saving hides it from filters and changes its order from 3 to 0.');
    return { user, form };
  };

  test('are sent as the form shows them, and count as changes', async () => {
    const { user, form } = await edit();
    expect(inputOf(form, 'Show in filters')).not.toBeChecked();
    expect(inputOf(form, 'Order')).toHaveValue('0');
    await write(user, form, 'Name', 'Castle');
    await save(user, form);
    await closed(form);
    expect(sent[0]?.body).toEqual({ id, name: 'Castle', show_in_filter: false, order: 0 });
    expect(useMessages.getState().snackbars.at(-1)?.text).toContain('and 2 more');
  });

  test('are replaced by the saved ones on request', async () => {
    const { user, form } = await edit();
    await write(user, form, 'Name', 'Castle');
    await user.click(within(form).getByRole('button', { name: 'Keep saved values' }));
    expect(within(form).queryByText(/^Saving/)).toBeNull();
    await save(user, form);
    await closed(form);
    expect(sent[0]?.body).toEqual({ id, name: 'Castle', ...shown });
  });

  test('show a chain in filters', async () => {
    const { user } = open(kindOf('hotel-chains'), { edit: id });
    const form = await dialog('Edit hotel chain');
    expect(await within(form).findByText('Saving changes its order from 3 to 0.')).toBeVisible();
    await save(user, form);
    await closed(form);
    expect(sent[0]?.body).toEqual({ id, name: 'Serena', show_in_filter: true, order: 0 });
  });
});

test('themes are reordered by keys, closing asks first, and the weights follow the places', async () => {
  const themes = [
    { id: testId(1), name: 'Golf', weight: 60, etag: '"1"' },
    { id: testId(2), name: 'Ski', weight: 40, etag: '"2"' },
    { id: testId(3), name: 'Spa', weight: 20, etag: '"3"' },
  ];
  let operations: BatchInput['operations'] = [];
  server.use(
    http.get('*/api/hotel-themes', () => listOf(themes)),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      operations = (await request.json()).operations;
      return oneOf(operations.map(({ body }) => ({ status: 200, result: body })));
    }),
  );
  const { user } = open(kindOf('hotel-themes'), { order: 'weights' });
  const form = await dialog('Order hotel themes');
  (await within(form).findByRole('button', { name: 'Move Spa' })).focus();
  await user.keyboard(' ');
  await within(form).findByText(/Spa is picked up/);
  await user.keyboard('{Home}');
  await within(form).findByText(/Spa is at position 1/);
  await user.keyboard(' ');
  await user.keyboard('{Escape}');
  await user.click(await within(form).findByRole('button', { name: 'Keep editing' }));
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await closed(form);
  const put = (id: string, name: string, weight: number, tag: string) => ({
    method: 'PUT',
    path: `/api/hotel-themes/${id}`,
    body: { id, name, weight },
    if_match: tag,
  });
  expect(operations).toEqual([
    put(testId(3), 'Spa', 60, '"3"'),
    put(testId(1), 'Golf', 40, '"1"'),
    put(testId(2), 'Ski', 20, '"2"'),
  ]);
});
