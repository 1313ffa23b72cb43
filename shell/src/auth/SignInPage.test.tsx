import { beforeAll, expect, test } from '@jest/globals';
import { queryClient } from '@itinera/shared/data';
import { session, tokenCookie } from '@itinera/shared/state';
import {
  failure,
  http,
  HttpResponse,
  profileOf,
  renderPage,
  screen,
  server,
  userEvent,
  waitFor,
} from '@itinera/shared/testing';
import { writeRegistry } from '../testing/registry';
import SignInPage from './SignInPage';

// Loads the chunk of the account with the versions of the registry first, so that no test waits for it.
beforeAll(async () => {
  writeRegistry({});
  await import('../account/parts');
});

const fill = async (email: string, password: string, address = '/auth') => {
  const { user } = renderPage('auth', SignInPage, address);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  if (email) await user.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('signs in and stores the refresh token in the cookie named token', async () => {
  let asked: unknown;
  server.use(
    http.post('*/api/auth/sign-in', async ({ request }) => {
      asked = await request.json();
      return HttpResponse.json({ success: true, access_token: 'a', refresh_token: 'r', expires_in: 600 });
    }),
    http.get('*/api/users/profile', () => profileOf({ id: 'someone', role: 'manager' })),
  );
  await fill('manager@itinera.example', ' secret ');
  await waitFor(() => expect(session().status).toBe('user'));
  expect(asked).toEqual({ email: 'manager@itinera.example', password: ' secret ' });
  expect(tokenCookie.read()).toBe('r');
});

test('data of the previous person is dropped for the next one', async () => {
  queryClient.setQueryData(['/api/hotels', 'list', {}], 'of another user');
  server.use(
    http.post('*/api/auth/sign-in', () =>
      HttpResponse.json({ success: true, access_token: 'a', refresh_token: 'r', expires_in: 600 }),
    ),
    http.get('*/api/users/profile', () => profileOf({ id: 'another', role: 'dmc' })),
  );
  await fill('partner@itinera.example', 'secret');
  await waitFor(() => expect(session().profile?.id).toBe('another'));
  expect(queryClient.getQueryData(['/api/hotels', 'list', {}])).toBeUndefined();
});

test('a wrong password is reported, and the input is kept', async () => {
  server.use(http.post('*/api/auth/sign-in', () => failure('not_signed_in', 'E-mail or password is wrong.')));
  await fill('manager@itinera.example', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('manager@itinera.example');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('empty fields are reported without a request', async () => {
  await fill('', '');
  expect(await screen.findByRole('alert')).toHaveTextContent('Fill in: E-mail, Password.');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('E-mail is missing.');
});

test('a refusal is shown at its field', async () => {
  server.use(
    http.post('*/api/auth/sign-in', () =>
      failure('invalid', 'Fix the e-mail.', { email: 'An @ is missing.' }),
    ),
  );
  await fill('manager', 'secret');
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('An @ is missing.');
});

test('an unreachable server is reported', async () => {
  server.use(http.post('*/api/auth/sign-in', () => HttpResponse.error()));
  await fill('manager@itinera.example', 'secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be reached');
});

test('with a second factor, the code is required after the password', async () => {
  const steps: unknown[] = [];
  server.use(
    http.post('*/api/auth/sign-in', () => {
      const message = 'Enter the code of your authenticator app.';
      const error = { code: 'second_factor', message, params: { ticket: 'the ticket' }, request_id: 'r' };
      return HttpResponse.json({ success: false, error, message }, { status: 401 });
    }),
    http.post('*/api/auth/sign-in/second-factor', async ({ request }) => {
      steps.push(await request.json());
      if (steps.length === 1)
        return failure('invalid', 'Fix the marked fields.', { code: 'This code is wrong.' });
      return HttpResponse.json({ success: true, access_token: 'a', refresh_token: 'r', expires_in: 600 });
    }),
    http.get('*/api/users/profile', () => profileOf({ id: 'someone', role: 'manager' })),
  );
  await fill('manager@itinera.example', 'secret');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  await userEvent.type(code, '111111{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong.'));
  await userEvent.clear(code);
  await userEvent.type(code, '222222{Enter}');
  await waitFor(() => expect(session().profile?.id).toBe('someone'));
  expect(steps).toEqual(['111111', '222222'].map((typed) => ({ ticket: 'the ticket', code: typed })));
});
