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

test('says beforehand that staff have to approve, and begins a session that waits for it', async () => {
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

test('reports at the field what is wrong with a password', async () => {
  server.use(
    http.post('*/api/auth/sign-up', () =>
      failure('invalid', 'Choose another password.', { password: 'Enter at least 12 characters.' }),
    ),
  );
  await fill('new@example.com', 'short');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose another password.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter at least 12 characters.');
  expect(screen.getByLabelText('Password')).toHaveValue('short');
});
