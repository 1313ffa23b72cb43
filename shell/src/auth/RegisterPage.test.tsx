import { expect, test } from '@jest/globals';
import { session } from '@itinera/shared/state';
import {
  failure,
  http,
  HttpResponse,
  profileOf,
  renderPage,
  screen,
  server,
  waitFor,
} from '@itinera/shared/testing';
import RegisterPage from './RegisterPage';

const fill = async (email: string, password: string) => {
  const { user } = renderPage('auth-register', RegisterPage, '/auth/register');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
};

test('says that staff have to approve, and starts a session that waits for it', async () => {
  server.use(
    http.post('*/api/auth/sign-up', () =>
      HttpResponse.json({
        success: true,
        access_token: `x.${btoa('{"sub":"new"}')}.x`,
        refresh_token: 'r',
        expires_in: 600,
      }),
    ),
    http.get('*/api/users/profile', () =>
      profileOf({ id: 'new', role: 'dmc', status: 'pending', email: 'new@example.com' }),
    ),
  );
  await fill('new@example.com', 'a long enough password');
  expect(screen.getByText(/Until yours is approved/)).toBeVisible();
  await waitFor(() => expect(session()).toMatchObject({ status: 'user', profile: { status: 'pending' } }));
});

test("an input is checked by the server's rules on blur, and from then on while typing", async () => {
  const { user } = renderPage('auth-register', RegisterPage, '/auth/register');
  const [address, password] = [screen.getByLabelText('E-mail'), screen.getByLabelText('Password')];
  await user.type(address, 'new@');
  expect(address).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.'),
  );
  await user.type(address, 'example.com');
  await waitFor(() => expect(address).not.toHaveAccessibleDescription());
  await user.type(password, 'short');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fix the marked fields.');
  expect(password).toHaveAccessibleDescription('Use at least 12 characters.');
});

test('shows a refusal at its field', async () => {
  server.use(
    http.post('*/api/auth/sign-up', () =>
      failure('invalid', 'Choose another password.', { password: 'This password is easy to guess.' }),
    ),
  );
  await fill('new@example.com', 'password1234');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose another password.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This password is easy to guess.');
  expect(screen.getByLabelText('Password')).toHaveValue('password1234');
});
