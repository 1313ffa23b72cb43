import { beforeEach, expect, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@itinera/shared/router';
import { act, fireEvent, render, screen } from '@itinera/shared/testing';
import { afterTheClick } from './afterTheClick';

beforeEach(() => window.history.replaceState(null, '', '/'));

async function open() {
  const router = createBrowserRouter([
    { path: '/', element: <p>Home</p> },
    { path: '/hotels', loader: () => null, element: <p>Hotels</p> },
    {
      path: '/far',
      loader: () => new Promise((resolve) => setTimeout(resolve, 300, null)),
      element: <p>Far</p>,
    },
  ]);
  render(<RouterProvider router={afterTheClick(router)} useTransitions={false} />);
  await screen.findByText('Home');
  return router;
}

test('a page that is there at once is rendered after the frame that shows the click', async () => {
  const router = await open();
  await act(() => router.navigate('/hotels'));
  expect(screen.getByText('Home')).toBeVisible();
  expect(await screen.findByText('Hotels')).toBeVisible();
});

test.each(['keyDown', 'pointerDown'] as const)('the next %s finds it', async (type) => {
  const router = await open();
  await act(() => router.navigate('/hotels'));
  act(() => void fireEvent[type](document.body));
  expect(screen.getByText('Hotels')).toBeVisible();
});

test('a page that takes longer is rendered once it is there', async () => {
  const router = await open();
  await act(() => router.navigate('/far'));
  expect(screen.getByText('Far')).toBeVisible();
});

test('of two navigations, the last page is shown', async () => {
  const router = await open();
  await act(async () => {
    await router.navigate('/hotels');
    await router.navigate('/');
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(screen.getByText('Home')).toBeVisible();
});
