import { beforeEach, expect, test } from '@jest/globals';
import { hotels } from '@itinera/shared/contracts';
import { queryClient, useChange } from '@itinera/shared/data';
import { useMessages } from '@itinera/shared/state';
import {
  aHotel,
  failure,
  http,
  HttpResponse,
  oneOf,
  renderHook,
  server,
  staleFor,
  waitFor,
} from '@itinera/shared/testing';

const hotel = aHotel({ is_active: false, stars: 4 });
const key = [hotels.path, 'list', {}];
const words = { named: 'Hotel ‘Baltic Beach’', done: 'Hotel ‘Baltic Beach’ activated' };
const message = () => useMessages.getState().snackbars.at(-1);
const isActive = () =>
  queryClient.getQueryData<{ result: { is_active: boolean }[] }>(key)?.result[0]?.is_active;
const activate = () => renderHook(() => useChange(hotels)).result.current(hotel, { is_active: true }, words);

let sent: { body: unknown; tag: string | null }[];
const answerWith = (answer: () => Response) =>
  server.use(
    http.put('*/api/hotels/:id', async ({ request }) => {
      sent.push({ body: await request.json(), tag: request.headers.get('if-match') });
      return answer();
    }),
  );

beforeEach(() => {
  sent = [];
  queryClient.setQueryData(key, { success: true, result: [hotel], total: 1, page: 1, per_page: 25 });
});

test('is shown before the server has answered, and Undo sends the previous value', async () => {
  answerWith(() => oneOf({ ...hotel, is_active: true }, '"after"'));
  const changed = activate();
  expect(isActive()).toBe(true);
  await expect(changed).resolves.toBe(true);
  expect(message()).toMatchObject({ text: 'Hotel ‘Baltic Beach’ activated', action: { undoes: true } });
  message()?.action?.run();
  expect(isActive()).toBe(false);
  await waitFor(() => expect(message()?.text).toBe('Hotel ‘Baltic Beach’: change undone'));
  expect(sent).toEqual([
    { body: { is_active: true }, tag: null },
    { body: { is_active: false }, tag: '"after"' },
  ]);
});

test('is rolled back when the server refuses, and the message says why', async () => {
  answerWith(() => failure('rule', 'A hotel without rooms can’t be active. Add a room first.'));
  await expect(activate()).resolves.toBe(false);
  expect(isActive()).toBe(false);
  expect(message()).toMatchObject({
    severity: 'error',
    text: 'Hotel ‘Baltic Beach’ was not changed. A hotel without rooms can’t be active. Add a room first.',
  });
});

test('is not undone over a later change of another user', async () => {
  answerWith(() => oneOf({ ...hotel, is_active: true }, '"after"'));
  await activate();
  answerWith(() => staleFor({ ...hotel, is_active: true, stars: 5 }, '"newer"'));
  message()?.action?.run();
  await waitFor(() => expect(message()?.severity).toBe('error'));
  expect(message()?.text).toBe('Hotel ‘Baltic Beach’: change not undone. Someone else has changed it since.');
  expect(isActive()).toBe(true);
});

test('whose Undo is not answered does not claim that nothing was undone', async () => {
  answerWith(() => oneOf({ ...hotel, is_active: true }, '"after"'));
  await activate();
  answerWith(() => HttpResponse.error());
  message()?.action?.run();
  await waitFor(() => expect(message()?.text).toMatch(/^It is not known whether this was undone\./), {
    timeout: 3000,
  });
  expect(message()?.action?.label).toBe('Try again');
});
