import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CascadeInput, EntitiesInput, EntityInput, EntitySelect, level } from '@itinera/shared/choices';
import {
  airports,
  boardingTypes,
  countries,
  id,
  optionalId,
  regions,
  text,
  travellers,
} from '@itinera/shared/contracts';
import { FormDialog, TextInput, useContractForm } from '@itinera/shared/forms';
import {
  act,
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
import { useEffect, useReducer } from 'react';
import * as z from 'zod/mini';

const named = (name: string) => ({ id: testId(700), locale: 'en', name });
const shown = { show_in_filter: true, order: 0 };
const country = (number: number, name: string) => ({
  id: testId(number),
  iso2: 'LV',
  ...shown,
  country_name: named(name),
});
const region = (number: number, above: number, name: string) => ({
  id: testId(number),
  country_id: testId(above),
  name,
  ...shown,
});
const traveller = (number: number) => ({ id: testId(number), last_name: `Traveller ${number}` });

let saved: unknown;
let asked: string[];
beforeEach(() => {
  saved = undefined;
  asked = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
  });
});

afterEach(() => {
  server.events.removeAllListeners();
});

const input = z.strictObject({
  country_id: optionalId,
  region_id: id,
  traveller_id: optionalId,
  board_ids: z.array(id),
  name: z.optional(text(10)),
});
const labels = {
  country_id: 'Country',
  region_id: 'Region',
  traveller_id: 'Traveller',
  board_ids: 'Boards',
} as const;
const levels = [
  level({
    label: 'Land',
    collection: countries,
    query: { with_data: true },
    nameOf: ({ country_name }) => country_name?.name ?? '',
  }),
  level({ label: 'Region', collection: regions, query: {}, nameOf: ({ name }) => name, above: 'country_id' }),
] as const;

interface Start {
  country_id: string | null;
  region_id: string;
  traveller_id: string | null;
  board_ids: string[];
}
const nothing: Start = { country_id: null, region_id: '', traveller_id: null, board_ids: [] };

function AddCountry({ typed, onClose }: { typed: string; onClose: (added?: string) => void }) {
  const form = useContractForm(z.strictObject({ name: text(20, 1) }), { name: typed });
  return (
    <FormDialog
      title="Add country"
      saveVerb="Add country"
      form={form}
      save={async () => testId(3)}
      saved="Country added"
      draftKey="country"
      onClose={onClose}
      labels={{ name: 'Name' }}
    >
      <TextInput control={form.control} name="name" label="Name" />
    </FormDialog>
  );
}

/** Renders the form again, as any state above it does. */
let renderAgain: () => void;

function open(start: Partial<Start> = {}) {
  function Screen() {
    const [, render] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      renderAgain = render;
    }, []);
    const form = useContractForm(input, { ...nothing, ...start });
    const { control } = form;
    return (
      <FormDialog
        title="Choices"
        form={form}
        save={async (values) => {
          saved = values;
        }}
        saved="Saved"
        draftKey="choices"
        onClose={() => undefined}
        labels={labels}
      >
        <EntityInput
          control={control}
          name="country_id"
          label={labels.country_id}
          collection={countries}
          query={{ with_data: true }}
          nameOf={({ country_name }) => country_name?.name ?? ''}
          create={{
            label: 'Add country',
            dialog: (typed, onClose) => <AddCountry typed={typed} onClose={onClose} />,
          }}
        />
        <CascadeInput control={control} name="region_id" levels={levels} required />
        <EntityInput
          control={control}
          name="traveller_id"
          label={labels.traveller_id}
          collection={travellers}
          query={{}}
          nameOf={({ last_name }) => last_name ?? ''}
        />
        <EntitiesInput
          control={control}
          name="board_ids"
          label={labels.board_ids}
          collection={boardingTypes}
          query={{}}
          nameOf={(board) => board.boarding_type_name?.name ?? ''}
        />
      </FormDialog>
    );
  }
  return renderPage('hotels', Screen, '/hotels');
}
const select = (name: string) => screen.getByRole('combobox', { name });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** A region that is already selected, for tests about something else. */
const kurzeme = [
  http.get('*/api/countries', () => listOf([country(1, 'Latvia')])),
  http.get('*/api/regions', () => listOf([region(11, 1, 'Kurzeme')])),
  http.get('*/api/regions/:id', () => oneOf(region(11, 1, 'Kurzeme'))),
];

/** Answers 120 travellers in pages of 50, and finds them by a part of their number. */
const manyTravellers = http.get('*/api/travellers', ({ request }) => {
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q') ?? '';
  const found = Array.from({ length: 120 }, (_, index) => traveller(index + 1)).filter(({ last_name }) =>
    last_name.includes(q),
  );
  const page = Number(searchParams.get('page'));
  const perPage = Number(searchParams.get('per_page'));
  return listOf(found.slice((page - 1) * perPage, page * perPage), found.length, page, perPage);
});

test('options are rendered in the dialog of their field', async () => {
  server.use(
    ...kurzeme,
    http.get('*/api/boarding-types', () =>
      listOf([{ id: testId(31), boarding_type_name: named('Breakfast'), ...shown }]),
    ),
  );
  const { user } = open();
  const dialog = await findDialog();
  await user.click(select('Land'));
  expect(await within(dialog).findByRole('option', { name: 'Latvia' })).toBeVisible();
  await user.click(select('Boards'));
  expect(await within(dialog).findByRole('listbox', { name: 'Boards' })).toBeInTheDocument();
});

test('a dialog requests no options before a select is opened', async () => {
  open();
  await findDialog();
  expect(asked).toEqual([]);
});

test('a reference collection is loaded completely and searched in the browser; long ones are rendered in part, with a notice', async () => {
  server.use(
    http.get('*/api/countries', () =>
      listOf(Array.from({ length: 130 }, (_, index) => country(index + 1, `Country ${index + 1}`))),
    ),
  );
  const { user } = open();
  await user.click(select('Country'));
  await user.click(await option('Show more (30 left)'));
  expect(options()).toHaveLength(131);
  await user.keyboard('129');
  await waitFor(() => expect(options()).toEqual(['Country 129', '+ Add country “129” for everybody']));
  await user.keyboard('{Enter}');
  expect(select('Country')).toHaveValue('Country 129');
  expect(asked).toEqual(['/api/countries?with_data=true&show_in_filter=true']);
});

test('an entry found by its name in another language shows that name', async () => {
  const greece = { ...country(2, 'Greece'), names: [named('Greece'), { ...named('Греция'), locale: 'ru' }] };
  server.use(http.get('*/api/countries', () => listOf([country(1, 'Latvia'), greece])));
  const { user } = open();
  await user.click(select('Country'));
  await option('Latvia');
  await user.keyboard('грец');
  await waitFor(() => expect(options()).toEqual(['Greece Греция', '+ Add country “грец” for everybody']));
  await user.keyboard('{Enter}');
  expect(select('Country')).toHaveValue('Greece');
  await user.clear(select('Country'));
  await user.keyboard('gree');
  expect(options()).toEqual(['Greece', '+ Add country “gree” for everybody']);
});

test('typing replaces the selected entry', async () => {
  server.use(http.get('*/api/countries', () => listOf([country(1, 'Latvia'), country(2, 'Estonia')])));
  const { user } = open();
  await user.click(select('Country'));
  await user.click(await option('Latvia'));
  expect(select('Country')).toHaveValue('Latvia');
  await user.click(select('Country'));
  await user.keyboard('{Control>}a{/Control}Est');
  expect(select('Country')).toHaveValue('Est');
  await waitFor(() => expect(options()).toEqual(['Estonia', '+ Add country “Est” for everybody']));
});

test('an option that the arrow keys have reached stays highlighted when the form is rendered again', async () => {
  server.use(
    http.get('*/api/countries', () =>
      listOf([country(1, 'Estonia'), country(2, 'Latvia'), country(3, 'Lithuania')]),
    ),
    http.get('*/api/countries/:id', () => oneOf(country(2, 'Latvia'))),
  );
  const { user } = open();
  await user.click(select('Country'));
  await option('Latvia');
  await user.keyboard('{ArrowDown}');
  act(renderAgain);
  await user.keyboard('{Enter}');
  expect(select('Country')).toHaveValue('Latvia');
});

test('a large collection is searched by the server, page by page', async () => {
  server.use(manyTravellers);
  const { user } = open();
  await user.click(select('Traveller'));
  await option('Traveller 50');
  await user.click(await option('Show more (70 left)'));
  await option('Traveller 100');
  expect(await option('Show more (20 left)')).toBeVisible();

  await user.type(select('Traveller'), '11');
  await waitFor(() => expect(options()).toHaveLength(11));
  await waitFor(() =>
    expect(select('Traveller')).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-option-0$/)),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect(select('Traveller')).toHaveValue('Traveller 110');
  // Until the server answers, Enter neither selects an old option nor saves the form.
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/travellers', async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') === '120') await isAnswered;
      return undefined;
    }),
  );
  await user.clear(select('Traveller'));
  await user.keyboard('120{Enter}');
  expect(select('Traveller')).toHaveValue('120');
  expect(screen.queryByText('Fix the marked fields.')).toBeNull();
  answer();
  await waitFor(() => expect(options()).toEqual(['Traveller 120']));
  await user.keyboard('{Enter}');
  expect(select('Traveller')).toHaveValue('Traveller 120');
  expect(asked).toContain('/api/travellers?q=11&per_page=50&page=1');
  // The name is known from the selection.
  expect(asked).not.toContain(`/api/travellers/${testId(110)}`);
});

test('earlier options can be selected while the server searches', async () => {
  let isLooking = false;
  const hanging = http.get('*/api/travellers', ({ request }) => {
    if (!new URL(request.url).searchParams.has('q')) return undefined;
    isLooking = true;
    return new Promise<never>(() => undefined);
  });
  server.use(hanging, manyTravellers);
  const { user } = open();
  await user.click(select('Traveller'));
  await option('Show more (70 left)');
  await user.type(select('Traveller'), 'Traveller 4');
  await waitFor(() => expect(isLooking).toBe(true));
  expect(options()).toContain('Traveller 42');
  expect(options()).not.toContain('Traveller 5');
  await user.click(await option('Traveller 42'));
  expect(select('Traveller')).toHaveValue('Traveller 42');
});

test('shows a selected entry that is on no loaded page; a deleted one is reported', async () => {
  server.use(
    http.get('*/api/travellers/:id', ({ params }) =>
      params.id === testId(99) ? oneOf(traveller(99)) : failure('not_found', 'There is no such traveller.'),
    ),
  );
  const { unmount } = open({ traveller_id: testId(99) });
  await waitFor(() => expect(select('Traveller')).toHaveValue('Traveller 99'));
  unmount();
  open({ traveller_id: testId(98) });
  await waitFor(() => expect(select('Traveller')).toHaveAccessibleDescription('There is no such traveller.'));
});

test('an entry that is no longer offered remains selected, and an option until another one is selected', async () => {
  server.use(
    ...kurzeme,
    http.get('*/api/countries/:id', () => oneOf(country(3, 'Atlantis'))),
  );
  const { user } = open({ country_id: testId(3) });
  await waitFor(() => expect(select('Country')).toHaveValue('Atlantis'));
  await user.click(select('Country'));
  await waitFor(() => expect(options()).toEqual(['Atlantis', 'Latvia', '+ Add country for everybody']));
  expect(asked.filter((path) => path.startsWith('/api/countries?'))).toEqual([
    '/api/countries?with_data=true&show_in_filter=true',
  ]);
  await user.click(await option('Latvia'));
  await user.click(select('Country'));
  expect(options()).toEqual(['Latvia', '+ Add country for everybody']);
});

test('a list that can’t be loaded shows an error and can be opened again', async () => {
  server.use(http.get('*/api/travellers', () => failure('unavailable', 'The database is starting.')));
  const { user } = open();
  await user.click(select('Traveller'));
  await waitFor(() => expect(select('Traveller')).toHaveAccessibleDescription('The database is starting.'));
});

test('each level offers entries of the one above, and clears those below', async () => {
  server.use(
    http.get('*/api/countries', () => listOf([country(1, 'Latvia'), country(2, 'Estonia')])),
    http.get('*/api/regions', ({ request }) =>
      listOf(
        new URL(request.url).searchParams.get('country_id') === testId(1)
          ? [region(11, 1, 'Kurzeme')]
          : [region(21, 2, 'Saaremaa')],
      ),
    ),
    http.get('*/api/regions/:id', ({ params }) =>
      oneOf(params.id === testId(11) ? region(11, 1, 'Kurzeme') : region(21, 2, 'Saaremaa')),
    ),
  );
  const { user } = open({ region_id: testId(11) });
  // A given value fills all levels.
  await waitFor(() => expect(select('Region')).toHaveValue('Kurzeme'));
  await waitFor(() => expect(select('Land')).toHaveValue('Latvia'));

  await user.click(select('Land'));
  await user.click(await option('Estonia'));
  expect(select('Region')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(select('Region')).toHaveAccessibleDescription('Choose land and region.'));
  expect(select('Region')).toHaveFocus();

  await user.click(select('Region'));
  expect(await option('Saaremaa')).toBeVisible();
  expect(options()).toEqual(['Saaremaa']);
  await user.click(await option('Saaremaa'));
  expect(select('Land')).toHaveValue('Estonia');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject({ region_id: testId(21) }));
});

test('several entries are found by typing, and are chips that keyboard and mouse remove', async () => {
  const board = (number: number, name: string) => ({
    id: testId(number),
    ...shown,
    boarding_type_name: named(name),
  });
  server.use(
    ...kurzeme,
    http.get('*/api/boarding-types', () =>
      listOf([board(31, 'All inclusive'), board(32, 'Half board'), board(33, 'Room only')]),
    ),
  );
  const { user } = open({ region_id: testId(11), board_ids: [testId(31)] });
  expect(await screen.findByRole('button', { name: 'All inclusive' })).toBeVisible();
  await user.click(select('Boards'));
  await option('Half board');
  await user.keyboard('half');
  expect(select('Boards')).toHaveValue('half');
  await waitFor(() => expect(options()).toEqual(['Half board']));
  await user.keyboard('{Enter}');
  await user.click(await option('Room only'));
  await user.keyboard('{Escape}{Backspace}');
  expect(screen.queryByRole('button', { name: 'Room only' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject({ board_ids: [testId(31), testId(32)] }));
});

test('a missing entry is added in a dialog of its own, which saves nothing else', async () => {
  server.use(
    ...kurzeme,
    http.get('*/api/countries/:id', () => oneOf(country(3, 'Lithuania'))),
  );
  const { user } = open({ region_id: testId(11) });
  await user.type(select('Country'), 'Lithuania');
  await user.click(await option(/^\+ Add country “Lithuania”/));
  const dialog = within(await findDialog('Add country'));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lithuania');
  await user.click(dialog.getByRole('button', { name: 'Add country' }));
  await waitFor(() => expect(select('Country')).toHaveValue('Lithuania'));
  expect(saved).toBeUndefined();
});

test('Enter, also twice, adds nothing: that needs an explicit selection', async () => {
  server.use(...kurzeme);
  const { user } = open({ region_id: testId(11) });
  await user.type(select('Country'), 'famhalf');
  await option('+ Add country “famhalf” for everybody');
  await user.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Add country' })).toBeNull();
  expect(saved).toBeUndefined();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await findDialog('Add country')).toBeVisible();
});

test('a select that passes on the selection starts again with an empty text', async () => {
  const chosen: string[] = [];
  server.use(http.get('*/api/countries', () => listOf([country(1, 'Latvia'), country(2, 'Estonia')])));
  const Adding = () => (
    <EntitySelect
      label="Add a country"
      collection={countries}
      query={{ with_data: true }}
      nameOf={({ country_name }) => country_name?.name ?? ''}
      value={undefined}
      onChange={(added) => added !== undefined && chosen.push(added)}
    />
  );
  const { user } = renderPage('hotels', Adding, '/hotels');
  await user.type(select('Add a country'), 'Latvia');
  await option('Latvia');
  await user.keyboard('{Enter}');
  expect(select('Add a country')).toHaveValue('');
  await user.keyboard('est');
  expect(select('Add a country')).toHaveValue('est');
  await option('Estonia');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([testId(1), testId(2)]);
});

test('only active airports are offered; a selected inactive one is shown nevertheless', async () => {
  const closed = { id: testId(71), name: 'Tempelhof' };
  server.use(
    http.get('*/api/airports', () => listOf([{ id: testId(70), name: 'Riga' }])),
    http.get('*/api/airports/:id', () => oneOf(closed)),
  );
  const Chosen = () => (
    <EntitySelect
      label="From"
      collection={airports}
      query={{}}
      nameOf={({ name }) => name}
      value={closed.id}
      onChange={() => undefined}
    />
  );
  renderPage('hotels', Chosen, '/hotels');
  await waitFor(() => expect(select('From')).toHaveValue('Tempelhof'));
  expect(asked.filter((path) => path.startsWith('/api/airports?'))).toEqual(['/api/airports?is_active=true']);
});

test('Enter adds nothing before the options are loaded', async () => {
  server.use(
    http.get('*/api/countries', () => new Promise<never>(() => undefined)),
    ...kurzeme,
  );
  const { user } = open({ region_id: testId(11) });
  await user.type(select('Country'), 'Lat{Enter}');
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Add country' })).toBeNull();
});

test('each collection of a select declares whether it is answered completely', () => {
  expect([airports.reference, countries.reference, travellers.reference]).toEqual([true, true, false]);
});
