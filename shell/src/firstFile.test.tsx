import { http, HttpResponse, screen, server, waitFor } from '@itinera/shared/testing';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { healFirstFile } from './firstFile';

const file = 'http://localhost/shell/1.0.0/main.aaaaaaaa.js';
let fetched: RequestCache[];

/** The script of the document, whose file a browser could not use. */
function fail(script = document.createElement('script'), isDeferred = true): void {
  Object.assign(script, { src: file, integrity: 'sha256-abc', defer: isDeferred });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}
const added = () => [...document.head.querySelectorAll('script')].filter(({ defer }) => !defer);
const answer = (response: () => Response) =>
  server.use(
    http.get(file, ({ request }) => {
      fetched.push(request.cache);
      return response();
    }),
  );

beforeAll(healFirstFile);
beforeEach(() => void (fetched = []));
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('the shell’s first file is fetched past the cache, and loaded again under its hash', async () => {
  answer(() => new HttpResponse('whole'));
  fail();
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(fetched).toEqual(['reload']);
  expect(added()[0]).toMatchObject({ src: file, integrity: 'sha256-abc', crossOrigin: 'anonymous' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a first file that is damaged again, or does not arrive, is reported with what to do', async () => {
  answer(() => new HttpResponse('whole'));
  fail();
  await waitFor(() => expect(added()).toHaveLength(1));
  added()[0]?.dispatchEvent(new Event('error'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /could not be loaded.*Check your connection/,
  );
  expect(fetched).toHaveLength(1);
  document.body.replaceChildren();

  answer(() => new HttpResponse('gone', { status: 503 }));
  fail();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a chunk that fails is left to its own loader', () => {
  fail(undefined, false);
  expect(fetched).toEqual([]);
});
