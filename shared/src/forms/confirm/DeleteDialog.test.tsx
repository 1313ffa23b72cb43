import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { countries, hotels, users, type Dependent } from '@itinera/shared/contracts';
import { QueryClientProvider, queryClient } from '@itinera/shared/data';
import { DeleteDialog } from '@itinera/shared/forms';
import { createBrowserRouter, RouterProvider } from '@itinera/shared/router';
import { setRecordKinds, useMessages } from '@itinera/shared/state';
import {
  failure,
  http,
  oneOf,
  render,
  screen,
  server,
  testId,
  userEvent,
  waitFor,
} from '@itinera/shared/testing';
import type { ComponentProps } from 'react';

const greece = { id: testId(1), iso2: 'GR' };
let asked: string[];
let deleted: (string | null)[];
const onClose = jest.fn<(isDeleting: boolean) => void>();
const theDelete = () => screen.getByRole('button', { name: 'Delete' });

/** Serves any entry with a tag, its dependents, and its deletion. */
function serve(found: Partial<Dependent>[]) {
  server.use(
    http.get('*/api/dependents', ({ request }) => {
      asked.push(new URL(request.url).search);
      return oneOf(found);
    }),
    http.get('*/api/:collection/:id', () => oneOf({ ...greece }, '"seen"')),
    http.delete('*/api/:collection/:id', ({ request }) => {
      deleted.push(request.headers.get('if-match'));
      return oneOf(null);
    }),
  );
}

function open(changes: Partial<ComponentProps<typeof DeleteDialog>> = {}) {
  const Dialog = () => (
    <DeleteDialog
      collection={countries}
      id={greece.id}
      noun="country"
      name="Greece"
      onClose={onClose}
      {...changes}
    />
  );
  const router = createBrowserRouter([{ path: '*', Component: Dialog }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

/** Kinds announced by remotes. */
const kinds = [
  { path: '/api/hotels', one: 'hotel', page: 'hotels-id' },
  { path: '/api/hotel-images', one: 'image' },
  { path: '/api/hotel-dmcs', one: 'link to a partner', many: 'links to partners' },
  { path: '/api/cities', one: 'city', page: 'geography', search: { tab: 'cities', q: ':name' } },
];

beforeEach(() => {
  setRecordKinds(kinds);
  asked = [];
  deleted = [];
  onClose.mockClear();
});

describe('an entry without dependents', () => {
  test('is named, with what is deleted along with it, and deleted in the state that was shown', async () => {
    serve([
      { entity: 'hotel-images', blocks: false, total: 12, first: [{ id: testId(2), name: 'a.webp' }] },
      { entity: 'hotel-dmcs', blocks: false, total: 1, first: [{ id: testId(3), name: 'Amber' }] },
    ]);
    const { user } = open({ collection: hotels, noun: 'hotel', name: 'Baltic Beach' });
    expect(screen.getByRole('alertdialog', { name: 'Delete hotel ‘Baltic Beach’?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await screen.findByText('12 images')).toBeVisible();
    expect(screen.getByText('1 link to a partner')).toBeVisible();
    expect(asked).toEqual([`?entity=hotels&id=${greece.id}`]);
    await user.click(theDelete());
    expect(onClose).toHaveBeenCalledWith(true);
    await waitFor(() =>
      expect(useMessages.getState().snackbars[0]?.text).toBe('Hotel ‘Baltic Beach’ deleted'),
    );
    expect(deleted).toEqual(['"seen"']);
  });

  test('can’t be deleted before its dependents are loaded', async () => {
    serve([]);
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Checking what depends on it…');
    expect(theDelete()).toBeDisabled();
    await waitFor(() => expect(theDelete()).toBeEnabled());
    expect(screen.getByText('Nothing else depends on it.')).toBeVisible();
  });

  test('is kept when the person cancels, by button or Escape', async () => {
    serve([]);
    const { user } = open();
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([[false], [false]]);
    expect(deleted).toEqual([]);
  });

  test('with many dependents is deleted only after typing its name', async () => {
    serve([]);
    const { user } = open({ typed: true });
    const name = await screen.findByRole('textbox', { name: 'Type Greece to confirm' });
    await user.type(name, 'greece{Enter}');
    expect(theDelete()).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
    await user.clear(name);
    await user.type(name, 'Greece{Enter}');
    await waitFor(() => expect(deleted).toEqual(['"seen"']));
  });

  test('is announced as deleted permanently if it can’t be restored', async () => {
    serve([]);
    open({ collection: users, noun: 'user', name: 'Anna' });
    expect(await screen.findByText('This can’t be undone.')).toBeVisible();
  });
});

test('an entry in use can’t be deleted, and links to what uses it', async () => {
  const first = [
    { id: testId(7), name: 'Baltic Beach' },
    { id: testId(8), name: 'Amber' },
  ];
  serve([
    { entity: 'hotels', blocks: true, total: 9, first },
    { entity: 'cities', blocks: true, total: 2, first: [{ id: testId(9), name: 'Athens' }] },
    { entity: 'hotel-images', blocks: false, total: 3, first: [] },
  ]);
  const { user, router } = open({ typed: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This country can’t be deleted while it is in use. Remove it there first.',
  );
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  for (const text of ['9 hotels', 'and 7 more', '2 cities']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Athens' })).toHaveAttribute(
    'href',
    '/geography?tab=cities&q=Athens',
  );
  await user.click(screen.getByRole('link', { name: 'Baltic Beach' }));
  expect(router.state.location.pathname).toBe(`/hotels/${testId(7)}`);
  expect(onClose).toHaveBeenCalledWith(false);
});

test('a kind that no remote announces is named by its path, without a link', async () => {
  serve([{ entity: 'hotel-safes', blocks: true, total: 2, first: [{ id: testId(7), name: 'Room 12' }] }]);
  open();
  expect(await screen.findByText('2 hotel safes')).toBeVisible();
  expect(screen.getByText('Room 12')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('dependents that can’t be loaded can be requested again', async () => {
  serve([]);
  server.use(http.get('*/api/dependents', () => failure('unavailable', 'The server is starting.')));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'What depends on this country could not be checked. The server is starting.',
  );
  expect(theDelete()).toBeDisabled();
  serve([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(theDelete()).toBeEnabled());
});
