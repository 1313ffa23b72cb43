import { expect, jest, test } from '@jest/globals';
import { render, screen, userEvent } from '@itinera/shared/testing';
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from '@itinera/shared/router';
import { useCallback } from 'react';
import { SearchField } from './SearchField';

function List() {
  const [search, setSearch] = useSearchParams();
  const onChange = useCallback((q: string) => setSearch({ q }), [setSearch]);
  return (
    <>
      <SearchField of="Hotels" list={{ q: search.get('q') ?? '', setQ: onChange }} />
      <Link to="/hotels/amber">Amber</Link>
    </>
  );
}

test('a link followed right after typing opens its page, however long that takes to load', async () => {
  let arrive: () => void = () => undefined;
  const loading = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const asked = jest.fn(() => loading);
  const router = createBrowserRouter([
    { path: '/', Component: List },
    { path: '/hotels/amber', loader: asked, Component: () => <h1>Amber</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByRole('searchbox'), 'am');
  await userEvent.click(screen.getByRole('link', { name: 'Amber' }));
  expect(asked).toHaveBeenCalledTimes(1);
  // Longer than the debounce of the search.
  await new Promise((resolve) => setTimeout(resolve, 500));
  arrive();
  expect(await screen.findByRole('heading', { name: 'Amber' })).toBeVisible();
});

test('typed text is searched after a pause', async () => {
  render(<RouterProvider router={createBrowserRouter([{ path: '/', Component: List }])} />);
  await userEvent.type(screen.getByRole('searchbox'), 'am');
  expect(window.location.search).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(window.location.search).toBe('?q=am');
});

test('a text that is too long stays, says so and is not searched', async () => {
  window.history.replaceState(null, '', '/');
  render(<RouterProvider router={createBrowserRouter([{ path: '/', Component: List }])} />);
  const field = screen.getByRole('searchbox');
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(201));
  expect(field).toHaveAccessibleDescription('Nothing is searched: shorten the text to 200 characters.');
  await userEvent.keyboard('{Enter}');
  expect(window.location.search).toBe('');
  expect(field).toHaveValue('a'.repeat(201));
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(field).not.toHaveAccessibleDescription();
  expect(window.location.search).toBe(`?q=${'a'.repeat(200)}`);
});
