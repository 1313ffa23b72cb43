import { expect, test } from '@jest/globals';
import { act, failure, http, oneOf, renderPage, screen, server } from '@itinera/shared/testing';
import RestorePasswordPage from './RestorePasswordPage';

const open = (hash = '') =>
  renderPage('auth-restore-password', RestorePasswordPage, `/auth/restore-password${hash}`);

test('sends a link and shows the same message whether the address is known or not', async () => {
  let asked: string | null = null;
  server.use(
    http.get('*/api/auth/recovery', ({ request }) => {
      asked = new URL(request.url).searchParams.get('email');
      return oneOf(null);
    }),
  );
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), ' someone@example.com ');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('If there is an account with this address');
  expect(asked).toBe('someone@example.com');
});

test('a link from a mail opens the form for a new password, whose request has the secret in its body', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/auth/reset', async ({ request }) => {
      sent = await request.json();
      return oneOf(null);
    }),
  );
  const { user } = open('#t=the-secret');
  await user.type(screen.getByLabelText('New password'), 'a long enough password');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Password set');
  expect(sent).toEqual({ token: 'the-secret', password: 'a long enough password' });
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/auth');
});

test('a link that was used or has expired shows what to do', async () => {
  server.use(
    http.post('*/api/auth/reset', () =>
      failure('invalid', 'This link no longer works. Ask for another one.'),
    ),
  );
  const { user } = open('#t=old');
  await user.type(screen.getByLabelText('New password'), 'a long enough password');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
  expect(screen.getByLabelText('New password')).toHaveValue('a long enough password');
});

test('a link pasted into the waiting tab opens, and so does another one after it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/auth/recovery', () => oneOf(null)),
    http.post('*/api/auth/reset', async ({ request }) => {
      sent.push(await request.json());
      return oneOf(null);
    }),
  );
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'someone@example.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText('Check your e-mail');
  for (const secret of ['first', 'second']) {
    act(() => window.location.assign(`#t=${secret}`));
    await user.type(await screen.findByLabelText('New password'), 'a long enough password');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Password set')).toBeVisible();
  }
  expect(sent).toMatchObject([{ token: 'first' }, { token: 'second' }]);
});

test('“Request another link” leads from an invalid link to the form that sends one', async () => {
  const { user } = open('#t=old');
  await user.click(screen.getByRole('link', { name: 'Request another link' }));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
});
