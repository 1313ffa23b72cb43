import { beforeEach, expect, jest, test } from '@jest/globals';
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
import GeographyPage from './GeographyPage';

const shown = { show_in_filter: true, order: 0 };
const latvia = {
  id: testId(1),
  iso2: 'LV',
  ...shown,
  country_name: { id: testId(11), locale: 'en', name: 'Latvia' },
  names: [
    { id: testId(11), locale: 'en', name: 'Latvia' },
    { id: testId(12), locale: 'ru', name: 'Латвия' },
  ],
};
const riga = {
  id: testId(2),
  country_id: latvia.id,
  iata: 'RIX',
  is_main: true,
  is_origin: true,
  ...shown,
  city_name: { id: testId(21), locale: 'en', name: 'Riga' },
  names: [{ id: testId(21), locale: 'en', name: 'Riga' }],
  country: latvia,
};

let sent: string[] = [];
let orphans: { collection: string; id: string; name: string | null }[] = [];
beforeEach(() => {
  orphans = [];
});

/** Answers a write, and records it in order of arrival. */
const recorded = (
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: (body: object) => ReturnType<typeof oneOf>,
) =>
  http[method](path, async ({ request }) => {
    const body = method === 'delete' ? {} : ((await request.json()) as object);
    sent.push(`${request.method} ${new URL(request.url).pathname} ${JSON.stringify(body)}`);
    return answer(body);
  });

/** Pastes at the end of the input, because each typed letter would render the form again. */
async function paste(user: ReturnType<typeof open>['user'], input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

function open(address: string) {
  sent = [];
  server.use(
    http.get('*/api/orphans', () => listOf(orphans)),
    http.get('*/api/countries', () => listOf([latvia])),
    http.get('*/api/countries/:id', () => oneOf(latvia, '"1"')),
    http.get('*/api/cities', () => listOf([riga])),
    http.get('*/api/cities/:id', () => oneOf(riga, '"1"')),
  );
  return renderPage('geography', GeographyPage, address);
}

test('a country is created as specified: the country first, then its names with the id from the answer', async () => {
  server.use(
    recorded('post', '*/api/countries', () => oneOf({ id: testId(3), iso2: null, ...shown })),
    recorded('post', '*/api/countries-names', (body) => oneOf({ id: testId(31), ...body })),
  );
  const { user } = open('/geography');
  await screen.findByText('Latvia');
  await user.click(screen.getByRole('button', { name: 'Add country' }));
  await paste(user, await screen.findByRole('textbox', { name: 'Name (English)' }), 'Estonia');
  await paste(user, screen.getByRole('textbox', { name: 'Name (Russian)' }), 'Эстония');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add country' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[0]).toBe('POST /api/countries {"show_in_filter":true,"order":0}');
  // The names are sent in parallel.
  expect(sent.slice(1).sort()).toEqual([
    `POST /api/countries-names {"locale":"en","name":"Estonia","country_id":"${testId(3)}"}`,
    `POST /api/countries-names {"locale":"ru","name":"Эстония","country_id":"${testId(3)}"}`,
  ]);
});

test('a name that fails is retried without creating the country twice', async () => {
  // The first failure is retried automatically.
  let refusals = 2;
  server.use(
    recorded('post', '*/api/countries', () => oneOf({ id: testId(3), iso2: null, ...shown })),
    recorded('post', '*/api/countries-names', (body) =>
      refusals-- > 0
        ? failure('internal', 'The name could not be saved.')
        : oneOf({ id: testId(31), ...body }),
    ),
  );
  const { user } = open('/geography?edit=new');
  await paste(user, await screen.findByRole('textbox', { name: 'Name (English)' }), 'Estonia');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add country' }));
  expect((await screen.findAllByText(/The name could not be saved/))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Estonia');
  await user.click(screen.getByRole('button', { name: /^(Add country|Try again)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual([
    'POST /api/countries',
    'POST /api/countries-names',
    'POST /api/countries-names',
    'POST /api/countries-names',
  ]);
});

test('an entry is saved with all its names in one call: changed ones are updated, cleared ones removed', async () => {
  server.use(recorded('put', '*/api/countries/:id', (body) => oneOf({ ...latvia, ...body }, '"2"')));
  const { user } = open(`/geography?edit=${latvia.id}`);
  const english = await screen.findByRole('textbox', { name: 'Name (English)' });
  expect(english).toHaveValue('Latvia');
  await paste(user, english, ' (LV)');
  await user.clear(screen.getByRole('textbox', { name: 'Name (Russian)' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([expect.stringMatching(`PUT /api/countries/${latvia.id} `)]);
  expect(sent[0]).toContain('"names":[{"locale":"en","name":"Latvia (LV)"}]');
});

test('a new city is sent with the specified values', async () => {
  server.use(
    recorded('post', '*/api/cities', () => oneOf({ ...riga, id: testId(4), names: [], city_name: null })),
    recorded('post', '*/api/cities-names', (body) => oneOf({ id: testId(41), ...body })),
  );
  const { user } = open('/geography?tab=cities&edit=new');
  await user.click(await screen.findByRole('combobox', { name: /^Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Latvia' }));
  await paste(user, screen.getByRole('textbox', { name: 'Name (English)' }), 'Liepaja');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add city' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [city = '', name] = sent;
  expect(JSON.parse(city.slice(city.indexOf('{')))).toEqual({
    country_id: latvia.id,
    show_in_filter: true,
    is_main: true,
    is_origin: true,
    order: 0,
  });
  expect(name).toBe(`POST /api/cities-names {"locale":"en","name":"Liepaja","city_id":"${testId(4)}"}`);
});

test('a failed change of a city keeps its form open, and marks its row until the page is left', async () => {
  server.use(recorded('put', '*/api/cities/:id', () => failure('internal', 'The city could not be saved.')));
  const { user, unmount } = open(`/geography?tab=cities&edit=${riga.id}`);
  const iata = await screen.findByRole('textbox', { name: 'IATA code' });
  await user.clear(iata);
  await paste(user, iata, 'RXX');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/The city could not be saved/))[0]).toBeVisible();
  expect(iata).toHaveValue('RXX');
  expect(await screen.findByText('last change not saved')).toBeInTheDocument();
  unmount();
  open('/geography?tab=cities');
  expect(await screen.findByText('Riga')).toBeVisible();
  expect(screen.queryByText('last change not saved')).toBeNull();
});

test('tabs have addresses, and the list shows the languages in which an entry has a name', async () => {
  const { user } = open('/geography?q=x');
  await screen.findByText('Latvia');
  await user.click(screen.getByRole('tab', { name: 'City' }));
  const row = (await screen.findByText('Riga')).closest('[role=row]');
  expect(window.location.search).toBe('?tab=cities');
  expect(within(row as HTMLElement).getByText('no ru')).toBeVisible();
});

test('the names sheet has an address, and links to the list', async () => {
  // jsdom has no layout: every element gets a height that fits some rows.
  const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  const { user } = open('/geography?tab=cities');
  await screen.findByText('Riga');
  await user.click(screen.getByRole('link', { name: 'Names' }));
  expect(window.location.search).toBe('?tab=cities&view=names');
  const grid = await screen.findByRole('grid', { name: 'Names of cities' });
  expect(await within(grid).findByRole('rowheader', { name: /Riga.*Latvia · RIX/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Named like another' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Named like another' }), 'Yes');
  expect(window.location.search).toBe('?tab=cities&view=names&alike=true');
  await user.click(screen.getByRole('link', { name: 'List' }));
  expect(window.location.search).toBe('?tab=cities');
  expect(await screen.findByRole('grid', { name: 'Cities' })).toBeVisible();
  height.mockRestore();
});

test('entries without a name are listed, and open where the name is added', async () => {
  orphans = [
    { collection: '/api/countries', id: latvia.id, name: null },
    { collection: '/api/cities', id: riga.id, name: null },
    { collection: '/api/hotel-types', id: testId(90), name: null },
  ];
  const { user } = open('/geography');
  expect(await screen.findByText('2 entries have no name yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show list' }));
  expect(await screen.findByRole('link', { name: 'Complete (no name) (LV)' })).toBeVisible();
  const ofCities = screen.getByRole('region', { name: '1 city' });
  expect(within(ofCities).getByRole('link', { name: /sheet/ })).toHaveAttribute(
    'href',
    '/geography?tab=cities&view=names&missing_locale=en',
  );
  await user.click(await within(ofCities).findByRole('link', { name: 'Complete (no name) (Latvia · RIX)' }));
  expect(window.location.search).toBe(`?tab=cities&edit=${riga.id}`);
  expect(await findDialog('Edit city')).toBeVisible();
});

test('Refresh finds an entry that has had no name since', async () => {
  orphans = [];
  const { user } = open('/geography');
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(screen.queryByText(/no name yet/)).toBeNull();
  orphans = [{ collection: '/api/countries', id: latvia.id, name: null }];
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('1 entry has no name yet')).toBeVisible();
});

test('a single entry without a name is counted, and naming it removes the notice', async () => {
  orphans = [{ collection: '/api/countries', id: latvia.id, name: null }];
  server.use(
    recorded('put', '*/api/countries/:id', () => {
      orphans = [];
      return oneOf(latvia, '"2"');
    }),
  );
  const { user } = open(`/geography?edit=${latvia.id}`);
  expect(await screen.findByText('1 entry has no name yet')).toBeInTheDocument();
  await paste(user, await screen.findByRole('textbox', { name: 'Name (English)' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('1 entry has no name yet')).not.toBeInTheDocument());
});
