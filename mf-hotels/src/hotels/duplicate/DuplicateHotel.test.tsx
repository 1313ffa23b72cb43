import { beforeEach, expect, test } from '@jest/globals';
import type { HotelCopyPreview } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  http,
  HttpResponse,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
} from '@itinera/shared/testing';
import HotelPage from '../detail/HotelPage';

const hotel = aHotel();
const made = aHotel({ id: testId(2), name: 'Amber Beach', is_active: false });
const address = `/hotels/${hotel.id}?duplicate=${hotel.id}`;

const counts: Record<string, [number, number]> = {
  room_types: [2, 0],
  boarding_types: [1, 0],
  themes: [3, 0],
  descriptions: [1, 0],
  airports: [1, 0],
  partners: [2, 0],
  rows: [12, 4],
  periods: [3, 1],
  prices: [36, 0],
  stop_sales: [2, 0],
  images: [0, 7],
};
const preview = {
  kinds: Object.entries(counts).map(([kind, [count, skipped]]) => ({ kind, count, skipped })),
} as HotelCopyPreview;

interface Sent {
  key: string | null;
  body: unknown;
}
let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let deleted: unknown[];

beforeEach(() => {
  startSession('access', 'refresh');
  [sent, answers, deleted] = [[], [], []];
  server.use(
    http.get('*/api/hotels/:id', ({ params }) => oneOf(params['id'] === made.id ? made : hotel)),
    http.get('*/api/hotels/:id/duplicate', () => HttpResponse.json({ success: true, result: preview })),
    http.post('*/api/hotels/:id/duplicate', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return answers.shift()?.() ?? oneOf(made, '"made"');
    }),
    http.delete('*/api/hotels/:id', ({ params, request }) => {
      deleted.push([params['id'], request.headers.get('if-match')]);
      return HttpResponse.json({ success: true, result: null });
    }),
  );
});

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const check = async (name: RegExp) => screen.findByRole('checkbox', { name });
const save = () => screen.findByRole('button', { name: 'Duplicate hotel' });

test('asks for a name, takes along what is checked, opens the duplicate, and Undo deletes it', async () => {
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${hotel.id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate hotel' }));
  const name = await nameField();
  expect(name).toHaveValue(hotel.name);
  expect(await check(/^Rows and periods/)).toBeChecked();
  expect(await check(/^Rows and periods/)).toHaveAccessibleDescription('12 rows, 3 periods');
  // Texts and stop sales are about the other hotel; there are no features, and images are never copied.
  for (const off of [/^Descriptions/, /^Stop sales/]) expect(await check(off)).not.toBeChecked();
  for (const none of [/^Features/, /^Offers/, /^Images/]) expect(await check(none)).toBeDisabled();
  await user.clear(name);
  await user.paste('Amber Beach');
  await user.click(await save());

  await waitFor(() => expect(window.location.pathname).toBe(`/hotels/${made.id}`));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Amber Beach',
      url_pretty_name: '',
      parts: ['rooms', 'themes', 'airports', 'partners', 'grid', 'prices'],
    },
  ]);
  const [message] = useMessages.getState().snackbars;
  expect(message?.text).toBe('Baltic Beach duplicated');
  act(() => message?.action?.run());
  await waitFor(() => expect(window.location.pathname).toBe(`/hotels/${hotel.id}`));
  expect(deleted).toEqual([[made.id, '"made"']]);
});

test('a part checks what it refers to, and takes what refers to it along when it goes', async () => {
  const { user } = renderPage('hotels-id', HotelPage, address);
  await user.click(await check(/^Rooms/));
  for (const gone of [/^Rows and periods/, /^Prices/]) expect(await check(gone)).not.toBeChecked();
  expect(await check(/^Partners/)).toBeChecked();
  await user.click(await check(/^Prices/));
  for (const back of [/^Rooms/, /^Rows and periods/, /^Prices/]) expect(await check(back)).toBeChecked();
  expect(await check(/^Stop sales/)).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Taken along' })).toHaveAccessibleDescription(
    /^5 entries not included\. They are over/,
  );
});

test('the name of the hotel is refused before it is sent, and another address that is taken at its field', async () => {
  answers = [
    () => failure('duplicate', 'Another hotel has it.', { url_pretty_name: 'Choose another address.' }),
  ];
  const { user } = renderPage('hotels-id', HotelPage, address);
  await user.click(await save());
  const name = await nameField();
  expect(name).toHaveAccessibleDescription('The duplicate needs a name of its own.');
  expect(sent).toEqual([]);
  await user.clear(name);
  await user.paste('Amber Beach');
  await user.click(await save());
  expect(await screen.findByRole('textbox', { name: 'Pretty URL' })).toHaveAccessibleDescription(
    'Choose another address.',
  );
  expect(name).toHaveValue('Amber Beach');
});

test('a lost answer is repeated under its key, so that there is one duplicate', async () => {
  answers = [() => HttpResponse.error()];
  const { user } = renderPage('hotels-id', HotelPage, address);
  const name = await nameField();
  await user.clear(name);
  await user.paste('Amber Beach');
  await user.click(await save());
  await waitFor(() => expect(window.location.pathname).toBe(`/hotels/${made.id}`));
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('with another name after an answer that stayed lost, the first duplicate is deleted', async () => {
  answers = [1, 2, 3, 4].map(() => () => HttpResponse.error());
  const { user } = renderPage('hotels-id', HotelPage, address);
  const name = await nameField();
  await user.clear(name);
  await user.paste('Amber Beach');
  await user.click(await save());
  await waitFor(() => expect(sent.length).toBeGreaterThan(1));
  await screen.findByRole('alert');
  answers = [];
  await user.clear(name);
  await user.paste('Amber House');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/hotels/${made.id}`));
  expect(deleted).toEqual([[made.id, '"made"']]);
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Amber House' });
});
