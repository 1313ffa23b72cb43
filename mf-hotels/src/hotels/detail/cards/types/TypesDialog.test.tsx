import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, Hotel } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  findDialog,
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
import HotelPage from '../../HotelPage';

const [single, double, suite] = [11, 12, 13].map(testId) as [string, string, string];
const room = (id: string, name: string) => ({
  id,
  code: null,
  max_adults: 2,
  max_children: 2,
  max_guests: 4,
  order: 0,
  room_type_name: { id: testId(99), locale: 'en', name },
});
const rooms = [room(single, 'Single'), room(double, 'Double'), room(suite, 'Suite')];
const line = (number: number, is_active: boolean) => ({
  id: testId(number),
  room_type_id: double,
  is_active,
});

let stored: Hotel;
let sent: unknown[];
beforeEach(() => {
  stored = aHotel({
    room_type_id: [single, double],
    room_type: [
      { room_type_id: single, locale: 'en', name: 'Single' },
      { room_type_id: double, locale: 'en', name: 'Double' },
    ],
  });
  sent = [];
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(stored, '"1"')),
    http.get('*/api/room-types', () => listOf(rooms)),
    http.get('*/api/room-types/:id', ({ params: { id } }) => oneOf(rooms.find((one) => one.id === id))),
    http.get('*/api/graph-prices', () => listOf([line(21, true), line(22, true), line(23, false)])),
    http.put('*/api/hotels/:id', async ({ request }) => {
      const body = (await request.json()) as Partial<Hotel>;
      sent.push({ tag: request.headers.get('if-match'), ...body });
      stored = { ...stored, ...body };
      return oneOf(stored, '"2"');
    }),
    http.post('*/api/batch', async ({ request }) => {
      const { operations } = (await request.json()) as BatchInput;
      sent.push(...operations.map(({ method, path, body }) => ({ method, path, body })));
      return HttpResponse.json({
        success: true,
        result: operations.map(() => ({ status: 200, result: {} })),
      });
    }),
  );
});

const open = async () => {
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${testId(1)}?edit=rooms`);
  const dialog = within(await findDialog('Edit room types'));
  await dialog.findByText('Double');
  return { user, dialog };
};

test('adds a missing type, and names the price rows that a removal deactivates; Undo activates them again', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('combobox', { name: 'Add room type' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Suite',
    expect.stringContaining('Add room type'),
  ]);
  await user.click(screen.getByRole('option', { name: 'Suite' }));

  await user.click(dialog.getByRole('button', { name: 'Remove Double' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this room type?' }));
  await waitFor(() => expect(question.getByText(/^2 price rows of this hotel/)).toBeVisible());
  await user.click(question.getByRole('button', { name: 'Remove' }));
  // It has no price, so no confirmation is needed.
  await user.click(dialog.getByRole('button', { name: 'Remove Single' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ tag: '"1"', room_type_id: [suite] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const [message] = useMessages.getState().snackbars;
  expect(message?.text).toBe('Hotel updated: Room types: Suite added; Single, Double removed');
  act(() => message?.action?.run());
  await waitFor(() => expect(sent).toHaveLength(4));
  const path = (number: number) => `/api/graph-prices/${testId(number)}`;
  expect(sent.slice(1)).toEqual([
    { tag: '"2"', room_type_id: [single, double] },
    { method: 'PUT', path: path(21), body: { is_active: true } },
    { method: 'PUT', path: path(22), body: { is_active: true } },
  ]);
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toBe(
      'Hotel ‘Baltic Beach’: change undone, 2 price rows active again',
    ),
  );
});

test('says that the price rows can’t be counted', async () => {
  server.use(http.get('*/api/graph-prices', () => failure('unavailable', 'The server is not available.')));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Remove Double' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /Its price rows could not be counted: The server is not available\./,
  );
});
