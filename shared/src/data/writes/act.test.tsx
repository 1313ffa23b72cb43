import { beforeEach, expect, test } from '@jest/globals';
import { travellers } from '@itinera/shared/contracts';
import { act, failureOf, queryClient, QueryClientProvider, useAct } from '@itinera/shared/data';
import { act as rendered, failure, http, oneOf, renderHook, server, waitFor } from '@itinera/shared/testing';
import type { ReactNode } from 'react';
import { repeatIfLost } from './repeatIfLost';

const path = `${travellers.path}/1/merge`;
const lost = () => new Response('', { status: 502 });
const refused = () => failure('conflict', 'Another user was faster.');

let asked: { key: string | null; tag: string | null; body: unknown }[];
let answers: (() => Response | Promise<Response>)[];

beforeEach(() => {
  asked = [];
  answers = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const { headers } = request;
      asked.push({
        key: headers.get('idempotency-key'),
        tag: headers.get('if-match'),
        body: await request.json(),
      });
      return answers.shift()?.() ?? oneOf({ id: '1' }, '"9"');
    }),
  );
});

const keys = () => new Set(asked.map(({ key }) => key));

test('an action is sent once, with the tag that was seen, and its effects are read again', async () => {
  queryClient.setQueryData([travellers.path, 'list'], []);
  await expect(act({ path, body: { other: 2 }, tag: '"1"', refresh: [travellers] })).resolves.toEqual({
    id: '1',
  });
  expect(asked).toEqual([{ key: expect.any(String), tag: '"1"', body: { other: 2 } }]);
  expect(queryClient.getQueryState([travellers.path, 'list'])?.isInvalidated).toBe(true);
});

test('a request with a lost answer is retried once under the same key, however many pipelines wrap it', async () => {
  answers = [lost, lost, lost];
  await expect(repeatIfLost(() => act({ path, body: {} }, 'my-key'))).rejects.toMatchObject({
    isUnanswered: true,
  });
  expect(asked).toHaveLength(2);
  expect(keys()).toEqual(new Set(['my-key']));
});

test('two actions on one entry are sent in turn, the second with the tag of the first', async () => {
  let answerFirst = (_response: Response) => {};
  answers = [() => new Promise((resolve) => (answerFirst = resolve))];
  const first = act({ path, body: { at: 1 }, tag: '"1"' });
  const second = act({ path, body: { at: 2 }, tag: '"1"' });
  await waitFor(() => expect(asked).toHaveLength(1));
  answerFirst(oneOf({ id: '1' }, '"2"'));
  await Promise.all([first, second]);
  expect(asked.map(({ tag }) => tag)).toEqual(['"1"', '"2"']);
});

test('a failure is a refusal with its reason, or an unknown outcome', async () => {
  const words = { whether: 'they were merged', refused: 'They were not merged.' };
  const said = () => act({ path, body: {} }).then(String, (error: unknown) => failureOf(error, words));
  answers = [refused];
  await expect(said()).resolves.toBe('They were not merged. Another user was faster.');
  answers = [lost, lost];
  await expect(said()).resolves.toMatch(
    /^It is not known whether they were merged. The server can’t be reached/,
  );
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

test('after a lost answer a button repeats the attempt under its key; after a refusal it starts another one', async () => {
  const done: unknown[] = [];
  const { result } = renderHook(() => useAct({ path }, (answer) => done.push(answer)), { wrapper });
  const press = async () => {
    await rendered(async () => result.current.run({ other: 2 }));
    await waitFor(() => expect(result.current.isBusy).toBe(false), { timeout: 3000 });
  };
  answers = [lost, lost];
  await press();
  expect(result.current.problem).toMatch(/Trying again is safe: nothing is done twice\.$/);
  answers = [refused];
  await press();
  expect(result.current.problem).toBe('Another user was faster.');
  expect(keys().size).toBe(1);
  await press();
  expect(keys().size).toBe(2);
  expect(result.current.problem).toBeUndefined();
  expect(done).toEqual([{ id: '1' }]);
});
