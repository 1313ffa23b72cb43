import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, failure, http, renderPage, screen, server, userEvent, waitFor } from '@itinera/shared/testing';
import { holdEarlySubmit } from './earlyForm';
import { earlySignIn } from './earlySignIn';
import SignInPage from './SignInPage';

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const facts = () =>
  [email(), password()].map((input) =>
    ['name', 'type', 'autocomplete'].map((name) => input.getAttribute(name)),
  );

beforeAll(holdEarlySubmit);
beforeEach(() => {
  document.body.innerHTML = `<div>${earlySignIn}</div>`;
});

test('input typed before the scripts are loaded is kept, with focus and caret', async () => {
  const user = userEvent.setup();
  await user.type(email(), 'manager@itinera.example');
  await user.type(password(), 'secet');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  const before = facts();

  renderPage('auth', SignInPage, '/auth');
  expect(screen.getAllByRole('form')).toHaveLength(1);
  expect(facts()).toEqual(before);
  expect(email()).toHaveValue('manager@itinera.example');
  expect(password()).toHaveFocus();
  await user.keyboard('r');
  expect(password()).toHaveValue('secret');
});

test('the caret of the address is moved to its end', async () => {
  const user = userEvent.setup();
  await user.type(email(), 'manager@');
  renderPage('auth', SignInPage, '/auth');
  await user.keyboard('itinera.example');
  expect(email()).toHaveValue('manager@itinera.example');
});

test('a form submitted before the scripts are loaded is sent once they are, and never by the browser', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/auth/sign-in', async ({ request }) => {
      sent = await request.json();
      return failure('not_signed_in', 'E-mail or password is wrong.');
    }),
  );
  const user = userEvent.setup();
  await user.type(email(), 'manager@itinera.example');
  await user.type(password(), 'secret{Enter}');
  expect(screen.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');

  act(() => void renderPage('auth', SignInPage, '/auth'));
  await waitFor(() => expect(sent).toEqual({ email: 'manager@itinera.example', password: 'secret' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
