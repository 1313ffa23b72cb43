import { beforeEach, expect, test } from '@jest/globals';
import type { Hotel } from '@itinera/shared/contracts';
import {
  aHotel,
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
import HotelPage from '../HotelPage';

let stored: Hotel;
let sent: Partial<Hotel>[];
let refusal: Record<string, string> | undefined;

beforeEach(() => {
  stored = aHotel();
  sent = [];
  refusal = undefined;
  server.use(
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/hotels/:id', () => oneOf(stored)),
    http.put('*/api/hotels/:id', async ({ request }) => {
      const changes = (await request.json()) as Partial<Hotel>;
      sent.push(changes);
      if (refusal) return failure('invalid', 'Correct the marked fields.', refusal);
      stored = { ...stored, ...changes };
      return oneOf(stored);
    }),
    http.get('*/api/places/:id', () => oneOf(stored.place)),
    http.get('*/api/:collection', ({ params }) =>
      listOf(params.collection === 'hotel-classes' ? [stored.hotel_class] : []),
    ),
  );
});

const open = (card: string) => renderPage('hotels-id', HotelPage, `/hotels/${testId(1)}?edit=${card}`);
const box = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const card = (title: string) => within(screen.getByRole('region', { name: title }));

test.each([
  ['status', 'Status', 'Note on the status', 'status_note', 'Closed for the winter', 'Closed for the winter'],
  ['location', 'Location', 'Latitude', 'latitude', '57.12', '57.12, 23.78'],
  ['classification', 'Classification', 'Stars', 'stars', '3', '★★★'],
  ['distance', 'Distance', 'To the beach, km', 'distance_to_beach', '0,35', '350 m'],
  ['rating', 'Rating', 'Google rating', 'google_rating', '4.1', '4,1 of 5'],
] as const)(
  '%s: a refusal is shown at its field, and saved values on the card',
  async (name, title, label, field, typed, shown) => {
    const { user } = open(name);
    const input = await box(label);
    expect(screen.getByRole('dialog', { name: `Edit ${title.toLowerCase()}` })).toBeVisible();
    const before = stored;
    await user.clear(input);
    await user.paste(typed);
    refusal = { [field]: 'Not this one.' };
    await user.click(button('Save'));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Not this one.'));
    expect(input).toHaveValue(typed);
    refusal = undefined;
    await user.click(button('Save'));
    await isClosed();
    expect(card(title).getByText(shown, { exact: false })).toBeVisible();
    // Fields of other cards are not sent, so that two people can edit one hotel.
    const changed = Object.entries(sent[1] ?? {}).filter(
      ([key, value]) => before[key as keyof Hotel] !== value,
    );
    expect(changed.map(([key]) => key)).toEqual([field]);
    expect(sent[1]).not.toHaveProperty('name');
  },
);

test('a hotel with future bookings is deactivated only after a confirmation', async () => {
  server.use(
    http.get('*/api/bookings', () =>
      listOf([{ id: testId(71), ref: 'BE2600001', departure_date: '2031-08-10' }], 4),
    ),
  );
  const { user } = open('status');
  await user.click(await screen.findByRole('switch', { name: 'Active' }));
  await user.click(button('Save'));
  const asked = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Deactivate this hotel?' }));
  const question = await asked();
  expect(await question.findByText(/^4 bookings/)).toHaveTextContent(
    '4 bookings with a check-in at this hotel from today on, the earliest departing on 10.08.2031: BE2600001 and 3 more.',
  );
  expect(question.getByRole('link', { name: 'Show all in the list' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/be\?status=draft%2Con_request%2Cconfirmed&hotel_id=.*&check_in_from=20/),
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Nothing was saved.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(button('Save'));
  await user.click((await asked()).getByRole('button', { name: 'Deactivate' }));
  await isClosed();
  expect(sent).toMatchObject([{ is_active: false }]);
});

test('coordinates require both values, and the error is at the empty one', async () => {
  const { user } = open('location');
  const longitude = await box('Longitude');
  await user.clear(longitude);
  await user.click(button('Save'));
  await waitFor(() =>
    expect(longitude).toHaveAccessibleDescription('Give both latitude and longitude, or neither.'),
  );
  await user.clear(await box('Latitude'));
  await user.click(button('Save'));
  await isClosed();
  expect(sent).toEqual([{ place_id: stored.place_id, latitude: null, longitude: null }]);
  expect(card('Location').queryByRole('link', { name: 'Show on map' })).toBeNull();
});

test('age bands show at once who is a child, adjoin each other, and can all be removed', async () => {
  const { user } = open('child-ages');
  const dialog = within(await findDialog('Edit child age limits'));
  const line = () => dialog.getAllByRole('status').at(-1);
  expect(line()).toHaveTextContent('Infant below 2 · child 2–11 · adult from 12');
  await user.click(button('Add age band'));
  expect(line()).toHaveTextContent('Infant below 2 · child 2–11, 12–17 · adult from 18');
  const second = within(dialog.getByRole('group', { name: /age band 2/i }));
  await user.clear(second.getByRole('textbox', { name: 'From age' }));
  await user.paste('13');
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Start each age band one year after the end of the previous one.',
  );
  expect(sent).toEqual([]);
  for (const remove of dialog.getAllByRole('button', { name: /^Remove/ }).toReversed())
    await user.click(remove);
  expect(line()).toHaveTextContent('Everyone counts as an adult');
  await user.click(button('Save'));
  await isClosed();
  expect(sent).toEqual([{ child_age_limits: [] }]);
});

test('a shortcut saves and opens the next incomplete card', async () => {
  stored = aHotel({ keywords: '', latitude: null, longitude: null });
  const { user } = open('general');
  await box('Keywords');
  await user.click(await box('Keywords'));
  await user.paste('quiet');
  expect(button('Save and go to location')).toBeVisible();
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(await findDialog('Edit location')).toBeVisible();
  expect(window.location.search).toBe('?edit=location');
  expect(screen.queryByRole('dialog', { name: 'Edit general information' })).toBeNull();
  expect(sent).toHaveLength(1);
});

test("an entry of the classification is renamed on the page of a hotel, but can't be deleted there", async () => {
  const premium = { id: testId(905), name: 'Premium', show_in_filter: true, order: 3 };
  const renamed: unknown[] = [];
  server.use(
    http.get('*/api/hotel-classes/:id', () => oneOf({ ...premium, ...Object(renamed[0]) })),
    http.put('*/api/hotel-classes/:id', async ({ request }) => {
      renamed.push(await request.json());
      return oneOf({ ...premium, ...Object(renamed[0]) });
    }),
  );
  const { user } = open('classification');
  await user.click(await screen.findByRole('button', { name: 'Edit hotel class' }));
  const sheet = within(await findDialog('Edit hotel class'));
  const name = await sheet.findByRole('textbox', { name: 'Name' });
  // Specification 5: values that an edit sends are visible before the save.
  expect(sheet.getByText(/hides it from filters/)).toBeVisible();
  await user.clear(name);
  await user.paste('Luxury');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit hotel class' })).toBeNull());
  expect(renamed).toMatchObject([{ name: 'Luxury', show_in_filter: false, order: 0 }]);

  // All hotels use the entry, so it is deleted in its own list.
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
