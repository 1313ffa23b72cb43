import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@itinera/shared/router';
import { act, render, screen, userEvent, waitFor } from '@itinera/shared/testing';
import type { ComponentType } from 'react';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { arriveLate, askedPaths, entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as LoadPageModule from '../pages/loadPage';
import type * as LoadRemoteModule from '../remotes/loadRemote';
import type * as PageErrorModule from './PageError';
import { PageOutlet } from './PageOutlet';

const [current, previous] = [
  entryOf('mf_hotels', 'h2'),
  { ...entryOf('mf_hotels', 'h1'), deployment: { traffic: 0, default: true } },
];
let PageError: typeof PageErrorModule.PageError;
let loadPage: typeof LoadPageModule.loadPage;
let forgetRemote: typeof LoadRemoteModule.forgetRemote;

beforeAll(async () => {
  writeRegistry({ mf_hotels: [current] });
  ({ PageError } = await import('./PageError'));
  ({ loadPage } = await import('../pages/loadPage'));
  ({ forgetRemote } = await import('../remotes/loadRemote'));
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  serveRemotes();
  deploy({ mf_hotels: [current] });
  await forgetRemote('mf_hotels');
});

function Throwing(): never {
  // As a browser reports where.
  const stack = 'Error: Planted.\n    at f (http://localhost/remotes/mf_hotels/h2/remoteEntry.js:1:2)';
  throw Object.assign(new Error('Planted.'), { stack });
}
const Hotels = () => <p>Rows</p>;
const withPage = (Page: ComponentType) =>
  remoteOf('mf_hotels', { pages: { hotels: async () => ({ default: Page }) } });

/** The page of the hotels, as the shell's router shows it. */
function open() {
  window.history.replaceState(null, '', '/hotels');
  const router = createBrowserRouter([
    {
      path: '/hotels',
      loader: async ({ request }) => ({ Component: await loadPage('hotels', request.url) }),
      Component: PageOutlet,
      HydrateFallback: () => null,
      errorElement: <PageError name="hotels" />,
    },
    { path: '/airports', element: <p>Airports</p> },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
}

test('nothing moves below a pointer: the panel appears together with the incident', async () => {
  Object.assign(entryFiles, { h2: withPage(Throwing) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Hotels is unavailable');
  expect(screen.getByRole('button', { name: 'Copy incident' })).toBeVisible();
});

test('“Try again” shows a new deployment, however quickly it loads', async () => {
  Object.assign(entryFiles, { h2: withPage(Throwing) });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(entryFiles, { h3: withPage(Hotels) });
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h3')] });
  await user.click(again);
  expect(await screen.findByText('Rows')).toBeVisible();
});

test('a release that throws while its page is shown is replaced without a panel', async () => {
  deploy({ mf_hotels: [current, previous] });
  await forgetRemote('mf_hotels');
  Object.assign(entryFiles, { h2: withPage(Throwing), h1: withPage(Hotels) });
  open();
  expect(await screen.findByText('Rows')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a person who has navigated on during the recovery is not brought back', async () => {
  deploy({ mf_hotels: [current, previous] });
  await forgetRemote('mf_hotels');
  Object.assign(entryFiles, { h2: withPage(Throwing), h1: 'hangs' });
  const { router } = open();
  await waitFor(() => expect(askedPaths().join()).toContain('/h1/'));
  await act(() => router.navigate('/airports'));
  arriveLate('mf_hotels', withPage(Hotels));
  await waitFor(() =>
    expect(jest.mocked(console.error).mock.calls.flat().join()).toContain('is replaced by h1'),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText('Airports')).toBeVisible();
  expect(window.location.pathname).toBe('/airports');
});
