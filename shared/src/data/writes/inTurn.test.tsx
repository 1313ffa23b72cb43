import { beforeEach, expect, test } from '@jest/globals';
import { hotels, settingsPath, type Settings } from '@itinera/shared/contracts';
import { queryClient, QueryClientProvider, useChange, useUpdate } from '@itinera/shared/data';
import { useMessages, useWork } from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  http,
  oneOf,
  renderHook,
  server,
  staleFor,
  waitFor,
} from '@itinera/shared/testing';
import type { ReactNode } from 'react';
import { tagWith } from '../http/entityTags';
import { updateSettings } from './useUpdateSettings';
import { useBulk } from './useBulk';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const key = [hotels.path, 'list', {}];
const words = { named: 'Hotel ‘Amber’', done: 'Hotel ‘Amber’ changed' };
const tagged = (changes: object = {}) => {
  const hotel = aHotel({ stars: 1, ...changes });
  tagWith(hotel, '"0"');
  return hotel;
};

/** Requests in order of arrival; each answer waits until the test releases it. */
let sent: { stars: unknown; tag: string | null }[];
let answers: ((response: Response) => void)[];
let shown: ReturnType<typeof tagged>;

const starsShown = () => queryClient.getQueryData<{ result: { stars: number }[] }>(key)?.result[0]?.stars;
const answer = async (at: number, response: Response) => {
  await waitFor(() => expect(answers.length).toBeGreaterThan(at));
  answers[at]?.(response);
};
const messages = () => useMessages.getState().snackbars.map(({ text }) => text);

beforeEach(() => {
  sent = [];
  answers = [];
  shown = tagged();
  queryClient.setQueryData(key, { success: true, result: [shown], total: 1, page: 1, per_page: 25 });
  server.use(
    http.put('*/api/hotels/:id', async ({ request }) => {
      const body: { stars?: number } = Object((await request.json()) ?? {});
      sent.push({ stars: body.stars, tag: request.headers.get('if-match') });
      return new Promise<Response>((resolve) => answers.push(resolve));
    }),
  );
});

const change = () => renderHook(() => useChange(hotels)).result.current;

test('of two quick changes of one entry the second is sent after the first is answered, under its tag, and is shown throughout', async () => {
  const set = change();
  const first = set(shown, { stars: 2 }, words);
  const second = set(shown, { stars: 3 }, words);
  expect(starsShown()).toBe(3);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(useWork.getState().running).toBeGreaterThan(0);
  await answer(0, oneOf({ ...shown, stars: 2 }, '"1"'));
  await first;
  expect(starsShown()).toBe(3);
  await answer(1, oneOf({ ...shown, stars: 3 }, '"2"'));
  expect(await second).toBe(true);
  expect(sent).toEqual([
    { stars: 2, tag: '"0"' },
    { stars: 3, tag: '"1"' },
  ]);
  await waitFor(() => expect(useWork.getState().running).toBe(0));
});

test('a refused first change does not cancel the second', async () => {
  const set = change();
  const first = set(shown, { stars: 2 }, words);
  const second = set(shown, { stars: 3 }, words);
  await answer(0, failure('rule', 'No.'));
  expect(await first).toBe(false);
  expect(starsShown()).toBe(3);
  await answer(1, oneOf({ ...shown, stars: 3 }, '"1"'));
  expect(await second).toBe(true);
  expect(sent.at(-1)).toEqual({ stars: 3, tag: '"0"' });
});

test('changes of other entries are not delayed', async () => {
  const set = change();
  void set(shown, { stars: 2 }, words);
  void set(aHotel({ id: 'another' }), { stars: 5 }, words);
  await waitFor(() => expect(sent.map(({ stars }) => stars)).toEqual([2, 5]));
  await answer(0, oneOf(shown));
  await answer(1, oneOf(shown));
});

test('saves of a form and bulk actions wait for a change in a list', async () => {
  let batch: unknown;
  server.use(
    http.post('*/api/batch', async ({ request }) => {
      batch = await request.json();
      return oneOf([
        { status: 200, result: { ...shown, stars: 4 }, etag: '"3"' },
        { status: 200, result: aHotel({ id: 'another' }), etag: '"9"' },
      ]);
    }),
  );
  const set = change();
  void set(shown, { stars: 2 }, words);
  const form = renderHook(() => useUpdate(hotels, shown), { wrapper }).result.current;
  await act(async () => void form.mutateAsync({ stars: 3 }));
  const all = [shown, aHotel({ id: 'another' })].map((entry) => ({ entry, name: 'Hotel' }));
  const bulk = renderHook(() => useBulk(hotels)).result.current;
  const written = bulk.update(all, { stars: 4 }, { noun: 'hotel', done: 'changed' });
  await waitFor(() => expect(sent).toHaveLength(1));
  await answer(0, oneOf({ ...shown, stars: 2 }, '"1"'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(batch).toBeUndefined();
  await answer(1, oneOf({ ...shown, stars: 3 }, '"2"'));
  expect(await written).toBe(true);
  expect(sent[1]).toEqual({ stars: 3, tag: '"1"' });
  expect(batch).toMatchObject({ operations: [{ if_match: '"2"' }, { body: { stars: 4 } }] });
});

test('Undo of the first change, pressed while the second is pending, is refused', async () => {
  const set = change();
  const first = set(shown, { stars: 2 }, words);
  await answer(0, oneOf({ ...shown, stars: 2 }, '"1"'));
  await first;
  const undo = useMessages.getState().snackbars.at(-1)?.action;
  const second = set(shown, { stars: 3 }, words);
  undo?.run();
  await answer(1, oneOf({ ...shown, stars: 3 }, '"2"'));
  await second;
  await answer(2, staleFor({ ...shown, stars: 3 }, '"2"'));
  expect(sent.at(-1)).toEqual({ stars: 1, tag: '"1"' });
  await waitFor(() => expect(messages()).toContainEqual(expect.stringMatching(/not undone/)));
});

test('two saves of settings are sent in order, the second based on the first', async () => {
  const tags: (string | null)[] = [];
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  server.use(
    http.put(`*${settingsPath}`, async ({ request }) => {
      tags.push(request.headers.get('if-match'));
      const at = tags.length;
      if (at === 1) await held;
      return oneOf({ page_size: at * 10 }, `"${at}"`);
    }),
  );
  const known = {} as Settings;
  tagWith(known, '"0"');
  const both = Promise.all([
    updateSettings(known, { page_size: 10 }),
    updateSettings(known, { page_size: 20 }),
  ]);
  await waitFor(() => expect(tags).toEqual(['"0"']));
  go();
  await both;
  expect(tags).toEqual(['"0"', '"1"']);
  expect(queryClient.getQueryData([settingsPath])).toEqual({ page_size: 20 });
});
