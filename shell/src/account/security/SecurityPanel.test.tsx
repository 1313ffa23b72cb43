import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AccountSession, SecondFactor } from '@itinera/shared/contracts';
import { rememberProfile, startSession, useMessages } from '@itinera/shared/state';
import {
  failure,
  http,
  HttpResponse,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { SecurityPanel } from './SecurityPanel';

const session = (id: string, more: Partial<AccountSession> = {}): AccountSession => ({
  id,
  device: 'Firefox on Windows',
  ip: '192.0.2.7',
  created_at: '2026-03-01T08:00:00.000Z',
  last_used_at: '2026-03-01T09:00:00.000Z',
  is_current: false,
  ...more,
});
const here = session('here', { device: 'Chrome on Linux', is_current: true });

const onBack = jest.fn();
const Panel = () => <SecurityPanel onBack={onBack} onClose={() => undefined} />;
let shown: AccountSession[];
let factor: SecondFactor;
const saidLast = () => useMessages.getState().snackbars.at(-1)?.text;

beforeEach(() => {
  startSession('access');
  rememberProfile({
    id: 'anna',
    role: 'dmc',
    status: 'active',
    email: 'anna@example.com',
    first_name: 'Anna',
    last_name: 'Berg',
    company_name: 'Amber Travel',
  });
  shown = [here, session('there'), session('elsewhere', { device: null })];
  factor = { since: null, recovery_codes_left: 0 };
  server.use(
    http.get('*/api/auth/sessions', () => oneOf(shown)),
    http.get('*/api/auth/second-factor', () => oneOf(factor)),
  );
});

async function fillIn(current: string, next: string) {
  const { user } = renderPage('index', Panel, '/');
  await user.type(screen.getByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return user;
}

test('the password is changed, and the inputs are cleared', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/password', async ({ request }) => {
      sent.push(await request.json());
      shown = [here];
      return oneOf(null);
    }),
  );
  await fillIn('the old password', 'amber lighthouse quiet');
  await waitFor(() => expect(saidLast()).toContain('Password changed'));
  expect(sent).toEqual([{ current_password: 'the old password', password: 'amber lighthouse quiet' }]);
  for (const label of ['Current password', 'New password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('a wrong current password is reported at its field, and nothing typed is lost', async () => {
  const wrong = { current_password: 'This is not your current password.' };
  server.use(http.post('*/api/auth/password', () => failure('invalid', 'Fix the marked fields.', wrong)));
  await fillIn('a wrong one', 'amber lighthouse quiet');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(wrong.current_password);
  expect(screen.getByLabelText('New password')).toHaveValue('amber lighthouse quiet');
});

test('a lost answer is retried once, then reported as unknown', async () => {
  let came = 0;
  server.use(
    http.post('*/api/auth/password', () => {
      came += 1;
      return HttpResponse.html('<p>Welcome to the hotel</p>');
    }),
  );
  await fillIn('the old password', 'amber lighthouse quiet');
  expect(await screen.findByText(/^It is not known whether your password was changed/)).toBeVisible();
  expect(came).toBe(2);
});

test('a short password is refused before anything is sent', async () => {
  await fillIn('the old password', 'short');
  expect(await screen.findByRole('alert')).toHaveTextContent('Fix the marked fields.');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/12 characters/);
});

test('other sessions end one by one or all at once; one that has ended already counts as ended', async () => {
  const ended: string[] = [];
  server.use(
    http.delete('*/api/auth/sessions/:id', ({ params }) => {
      ended.push(String(params['id']));
      shown = shown.filter(({ id }) => id !== params['id']);
      return failure('not_found', 'There is no such session.');
    }),
    http.delete('*/api/auth/sessions', () => {
      ended.push('all');
      shown = [here];
      return oneOf(null);
    }),
  );
  const { user } = renderPage('index', Panel, '/');
  expect(await screen.findByText(/Chrome on Linux, this one/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull();
  shown = [here, session('there')];
  await user.click(screen.getByRole('button', { name: 'Back to your account' }));
  expect(onBack).toHaveBeenCalled();
  expect(ended).toEqual(['all']);
});

test('sessions that can’t be loaded show an error, and can be requested again', async () => {
  server.use(http.get('*/api/auth/sessions', () => failure('rule', 'No.')));
  const { user } = renderPage('index', Panel, '/');
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  server.use(http.get('*/api/auth/sessions', () => oneOf([here])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Chrome on Linux/)).toBeVisible();
});

test('a second factor is set up with password and code; the recovery codes are shown until they are confirmed', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/second-factor', async ({ request }) => {
      sent.push(await request.json());
      return oneOf({ secret: 'ABCDEFGH', address: 'otpauth://totp/x', recovery_codes: ['aaaa-bbbb-cccc'] });
    }),
    http.post('*/api/auth/second-factor/confirm', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      if (sent.length === 2)
        return failure('invalid', 'Fix the marked fields.', { code: 'This code is wrong.' });
      factor = { since: '2026-03-01T08:00:00.000Z', recovery_codes_left: 10 };
      return oneOf(null);
    }),
  );
  const { user } = renderPage('index', Panel, '/');
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  const form = screen.getByRole('form', { name: 'Set up a second factor' });
  await user.type(within(form).getByLabelText('Current password'), 'the old password');
  await user.click(within(form).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: /authenticator app/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '111111');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code is wrong.'),
  );
  expect(screen.getByLabelText('Code')).toHaveValue('111111');
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '222222');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/10 recovery codes left/)).toBeVisible();
  expect(screen.queryByText('aaaa-bbbb-cccc')).toBeNull();
  expect(sent).toEqual([{ current_password: 'the old password' }, { code: '111111' }, { code: '222222' }]);
});

test('a second factor is turned off with password and code', async () => {
  factor = { since: '2026-03-01T08:00:00.000Z', recovery_codes_left: 2 };
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/second-factor/turn-off', async ({ request }) => {
      sent.push(await request.json());
      factor = { since: null, recovery_codes_left: 0 };
      return oneOf(null);
    }),
  );
  const { user } = renderPage('index', Panel, '/');
  await user.click(await screen.findByRole('button', { name: 'Turn off the second factor' }));
  expect(screen.getByText(/For new recovery codes/)).toBeVisible();
  const form = screen.getByRole('form', { name: 'Turn off the second factor' });
  await user.type(within(form).getByLabelText('Current password'), 'the old password');
  await user.type(within(form).getByLabelText('Code'), '123456');
  await user.click(within(form).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeVisible();
  expect(sent).toEqual([{ current_password: 'the old password', code: '123456' }]);
});
