import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hotels } from '@itinera/shared/contracts';
import { messageOf, useOne, useUpdate } from '@itinera/shared/data';
import { becomeGuest, session, startSession, tokenCookie, useMessages } from '@itinera/shared/state';
import {
  aHotel,
  failure,
  http,
  HttpResponse,
  renderPage,
  screen,
  server,
  waitFor,
} from '@itinera/shared/testing';
import { useState } from 'react';
import { ErrorPage } from '../notices/ErrorPage';
import { ErrorPageBoundary } from '../notices/ErrorPageBoundary';

/** Specification 8: how failed calls are reported. Each call's policy is tested beside it. */
const said = () => {
  const { snackbars, toasts } = useMessages.getState();
  return { snackbars: snackbars.map(({ text }) => text), toasts: toasts.map(({ text }) => text) };
};
const nothing = { snackbars: [], toasts: [] };
const logged = () => jest.mocked(console.warn).mock.calls.flat().join(' ');

type ErrorPolicy = Parameters<typeof useOne>[3];

/** A page that reads an entry under a policy, and renders the failure itself. */
const reading = (policy?: ErrorPolicy) =>
  function Reader() {
    const { error } = useOne(hotels, 'one', {}, policy);
    return <p>{error ? 'Not there' : 'Reading'}</p>;
  };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  startSession('access', 'refresh');
});

const read = async (policy?: ErrorPolicy) => {
  renderPage('index', reading(policy), '/');
  expect(await screen.findByText('Not there')).toBeVisible();
};

describe('a failed call', () => {
  test('is only logged by default, and shown in its place', async () => {
    server.use(http.get('*/api/hotels/one', () => failure('internal', 'The server stumbled.')));
    await read();
    expect(said()).toEqual(nothing);
    expect(logged()).toContain('The server stumbled.');
  });

  test("with the policy “snackbar” shows the server's message there", async () => {
    server.use(http.get('*/api/hotels/one', () => failure('in_use', 'Two bookings need this hotel.')));
    await read('snackbar');
    expect(said()).toEqual({ ...nothing, snackbars: ['Two bookings need this hotel.'] });
  });

  test('of a form is shown in the form, and nowhere else', async () => {
    server.use(http.put('*/api/hotels/:id', () => failure('rule', 'A closed hotel takes no bookings.')));
    const Form = () => {
      const { mutateAsync } = useUpdate(hotels, aHotel());
      const [error, setError] = useState<unknown>();
      return (
        <button type="button" onClick={() => void mutateAsync({ name: 'Amber' }).catch(setError)}>
          {error ? messageOf(error) : 'Save'}
        </button>
      );
    };
    const { user } = renderPage('index', Form, '/');
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'A closed hotel takes no bookings.' })).toBeVisible();
    expect(said()).toEqual(nothing);
  });

  test("with the policy “toast” shows the server's message in one", async () => {
    server.use(http.get('*/api/hotels/one', () => failure('not_found', 'There is no such booking.')));
    await read('toast');
    expect(said()).toEqual({ ...nothing, toasts: ['There is no such booking.'] });
  });
});

test('that refreshes is only logged', async () => {
  server.use(
    http.get('*/api/hotels/one', () => failure('not_signed_in', 'Sign in.')),
    http.post('*/api/auth/refresh', () => HttpResponse.error()),
  );
  await read('snackbar');
  expect(said()).toEqual(nothing);
  expect(logged()).toContain('The session could not be refreshed');
  expect(tokenCookie.read()).toBe('refresh');
});

test('with status 401 ends the session, leads to /auth, and shows nothing else', async () => {
  window.history.replaceState(null, '', '/');
  server.use(
    http.get('*/api/hotels/one', () => failure('not_signed_in', 'Sign in.')),
    http.post('*/api/auth/refresh', () => failure('not_signed_in', 'Sign in again.')),
  );
  await read('toast');
  await waitFor(() => expect(session()).toMatchObject({ status: 'guest', endedAt: '/' }));
  expect(said()).toEqual(nothing);
  becomeGuest();
});

describe('a failed page', () => {
  const show = (status: number) => renderPage('index', () => <ErrorPage status={status} />, '/');

  test('with status 404 reads as specified and links to the home page', () => {
    show(404);
    expect(screen.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    expect(screen.getByText('This page could not be found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  });

  test.each([500, 403, 418])('%s reads “An error occurred”', (status) => {
    show(status);
    expect(screen.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  });

  test('whose error page fails, too, reads as specified, in plain elements', () => {
    const Failing = () => {
      throw new Error('The theme is broken.');
    };
    renderPage(
      'index',
      () => (
        <ErrorPageBoundary>
          <Failing />
        </ErrorPageBoundary>
      ),
      '/',
    );
    expect(
      screen.getByRole('heading', { name: 'An error occurred while showing the error page' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/');
  });
});
