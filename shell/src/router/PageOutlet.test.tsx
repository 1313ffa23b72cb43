import { expect, test } from '@jest/globals';
import { act, render, screen } from '@itinera/shared/testing';
import { createBrowserRouter, RouterProvider } from '@itinera/shared/router';
import { PageOutlet } from './PageOutlet';

test('a page is not rendered again while the next one is loading', async () => {
  window.history.replaceState(null, '', '/');
  let renders = 0;
  const Page = () => <h1>{`Rendered ${(renders += 1)}`}</h1>;
  let arrive: (page: { Component: () => string }) => void = () => undefined;
  const next = new Promise<{ Component: () => string }>((resolve) => (arrive = resolve));
  const router = createBrowserRouter([
    { path: '/', loader: () => ({ Component: Page }), Component: PageOutlet },
    { path: '/next', loader: () => next, Component: PageOutlet },
  ]);
  render(<RouterProvider router={router} useTransitions={false} />);
  await screen.findByRole('heading');
  const before = renders;
  await act(async () => void router.navigate('/next'));
  expect(router.state.navigation.state).toBe('loading');
  expect(renders).toBe(before);
  await act(async () => arrive({ Component: () => 'Next page' }));
  expect(screen.getByText('Next page')).toBeVisible();
});
