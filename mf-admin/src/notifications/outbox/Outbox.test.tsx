import { beforeEach, expect, test } from '@jest/globals';
import type { Mail } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
  failure,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
} from '@itinera/shared/testing';
import NotificationsPage from '../../settings/NotificationsPage';

const mail = (changes: Partial<Mail>): Mail => ({
  id: testId(1),
  user_id: null,
  kind: 'rule_instalment_due',
  recipient: 'anna@mail.example',
  subject: 'BE2600001: 300,00 EUR due',
  body: 'Deposit',
  status: 'dead',
  attempts: 12,
  expires_at: '2026-03-04T08:00:00.000Z',
  last_error: 'Mailbox full',
  sent_at: null,
  created: '2026-03-01T08:00:00.000Z',
  ...changes,
});

beforeEach(() =>
  server.use(
    http.get('*/api/notification-rules', () => listOf([])),
    http.get('*/api/outbox', () =>
      listOf([
        mail({}),
        mail({
          id: testId(2),
          recipient: 'sent@mail.example',
          kind: 'invitation',
          status: 'sent',
          last_error: null,
        }),
      ]),
    ),
  ),
);

async function tryAgain(user: ReturnType<typeof renderPage>['user']): Promise<void> {
  await user.click((await screen.findAllByRole('button', { name: /actions/i }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Try again' }));
}

test('the outbox shows the status of each mail, and retries a failed one', async () => {
  const tried: string[] = [];
  server.use(
    http.post('*/api/outbox/:id/retry', ({ params }) => {
      tried.push(String(params['id']));
      return oneOf(null);
    }),
  );
  const { user } = renderPage('settings-notifications', NotificationsPage, '/settings/notifications');
  await user.click(await screen.findByRole('tab', { name: 'Outbox' }));
  for (const text of ['Instalment due', 'Not delivered', 'Mailbox full', 'Invitation', 'Sent'])
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  await tryAgain(user);
  await waitFor(() => expect(tried).toEqual([testId(1)]));
});

test('a refused retry shows the reason', async () => {
  server.use(http.post('*/api/outbox/:id/retry', () => failure('rule', 'Its text is gone.')));
  const { user } = renderPage(
    'settings-notifications',
    NotificationsPage,
    '/settings/notifications?tab=outbox',
  );
  await tryAgain(user);
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Not tried again. Its text is gone.'),
  );
});

test('a retry without an answer is reported as unknown', async () => {
  server.use(http.post('*/api/outbox/:id/retry', () => HttpResponse.html('<p>Welcome to the hotel</p>')));
  const { user } = renderPage(
    'settings-notifications',
    NotificationsPage,
    '/settings/notifications?tab=outbox',
  );
  await tryAgain(user);
  await waitFor(
    () =>
      expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(
        /^It is not known whether the mail to anna@mail.example is tried again\. The server/,
      ),
    { timeout: 4000 },
  );
});
