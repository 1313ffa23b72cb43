import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { NotificationRule } from '@itinera/shared/contracts';
import {
  failure,
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import NotificationsPage from '../settings/NotificationsPage';

const rule = (changes: Partial<NotificationRule> = {}): NotificationRule => ({
  id: testId(1),
  event: 'instalment_due',
  channels: ['in_app'],
  recipients: ['manager_of_booking', `user:${testId(5)}`],
  lead_days: 3,
  quiet_hours: null,
  templates: null,
  is_active: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});

let sent: unknown[];

// Loads the chunk of the dialog first, so that no test waits for it.
beforeAll(() => import('./form/RuleDialog').then(() => undefined), 60_000);

beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/api/notification-rules', () => listOf([rule()])),
    http.get('*/api/notification-rules/:id', () => oneOf(rule())),
    http.get('*/api/users', () => listOf([])),
    http.get('*/api/users/:id', () => failure('not_found', 'There is none.')),
    http.put('*/api/notification-rules/:id', async ({ request }) => {
      sent.push(await request.json());
      return oneOf(rule());
    }),
  );
});

const open = async (address: string) => {
  const { user } = renderPage('settings-notifications', NotificationsPage, address);
  // The dialog is replaced once the rule is loaded: its fields are found again.
  await screen.findByRole('combobox', { name: /^Event/ });
  return { user, dialog: within(await findDialog()) };
};

test('rules are listed with their recipients, channels and texts in words', async () => {
  renderPage('settings-notifications', NotificationsPage, '/settings/notifications');
  const row = (await screen.findByRole('link', { name: 'Instalment due' })).closest('[role=row]');
  for (const text of ['Manager of the booking, 1 person', 'Bell', '3 days before', 'Standard'])
    expect(row).toHaveTextContent(text);
});

test('recipients, channels and quiet hours are changed, and named persons are kept', async () => {
  const { user, dialog } = await open(`/settings/notifications?edit=${testId(1)}`);
  expect(dialog.queryByLabelText('Quiet hours from')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'E-mail' }));
  await user.click(dialog.getByRole('checkbox', { name: 'All admins' }));
  await user.type(dialog.getByLabelText('Quiet hours from'), '22:00');
  await user.type(dialog.getByLabelText('to'), '07:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        channels: ['in_app', 'email'],
        recipients: ['manager_of_booking', `user:${testId(5)}`, 'role:admin'],
        quiet_hours: { from: '22:00', to: '07:00' },
      },
    ]),
  );
});

test('own texts begin with a copy of the standard ones, accept placeholders, and warn of unknown ones', async () => {
  const { user, dialog } = await open(`/settings/notifications?edit=${testId(1)}`);
  await user.click(dialog.getByRole('button', { name: 'Write own texts' }));
  const subject = dialog.getByRole('textbox', { name: 'Subject, English' });
  await user.clear(subject);
  await user.type(subject, 'Pay {{nobody}');
  expect(await dialog.findByText(/does not know \{nobody\}/)).toBeVisible();
  await user.clear(subject);
  await user.click(subject);
  await user.click(dialog.getByRole('button', { name: 'Insert amount' }));
  expect(subject).toHaveValue('{amount}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ templates: { en: { subject: '{amount}' } } }]));
});

test('a test message whose answer was lost is sent once, however often it is requested', async () => {
  const keys: (string | null)[] = [];
  let isAnswered = false;
  server.use(
    http.post('*/api/notification-rules/test', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return isAnswered ? oneOf(null) : HttpResponse.html('<p>Welcome to the hotel</p>');
    }),
  );
  const { user, dialog } = await open(`/settings/notifications?edit=${testId(1)}`);
  const send = dialog.getByRole('button', { name: 'Send a test to me' });
  await user.click(send);
  expect(await dialog.findByText(/^It is not known whether the test was sent\./)).toBeVisible();
  isAnswered = true;
  await user.click(send);
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('an event without a booking offers no recipients of a booking, and an event with a lead time requires one', async () => {
  const { user, dialog } = await open('/settings/notifications?edit=new');
  const event = dialog.getByRole('combobox', { name: /^Event/ });
  await user.selectOptions(event, 'Block seats oversold');
  expect(dialog.queryByRole('checkbox', { name: 'Customer' })).toBeNull();
  expect(dialog.queryByRole('textbox', { name: /Days before/ })).toBeNull();
  await user.selectOptions(event, 'Instalment due');
  await user.click(dialog.getByRole('checkbox', { name: 'Customer' }));
  expect(dialog.getByRole('checkbox', { name: 'Bell' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Add notification rule' }));
  expect((await dialog.findAllByText(/Enter how many days before/))[0]).toBeVisible();
  expect((await dialog.findAllByText(/Customers are reached by e-mail only/))[0]).toBeVisible();
  expect(sent).toEqual([]);
});

test('an end of free cancellation is announced days before it, to staff and customers', async () => {
  const { user, dialog } = await open('/settings/notifications?edit=new');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Event/ }), 'Free cancellation ends');
  expect(dialog.getByLabelText(/Days before/)).toBeVisible();
  for (const name of ['Manager of the booking', 'Customer'])
    expect(dialog.getByRole('checkbox', { name })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'Partner of the booking' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Customer' }));
  await user.click(dialog.getByRole('button', { name: 'Write own texts' }));
  for (const name of ['free_until', 'cost', 'outstanding'])
    expect(dialog.getByRole('button', { name: `Insert ${name}` })).toBeVisible();
});

test('the preview for a customer offers and shows only placeholders that a customer may see', async () => {
  const { user, dialog } = await open('/settings/notifications?edit=new');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Event/ }), 'Payment to a hotel due');
  await user.type(dialog.getByLabelText(/Days before/), '3');
  await user.click(dialog.getByRole('checkbox', { name: 'E-mail' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Customer' }));
  expect(dialog.getByText(/standard texts of this event are not for a customer to know/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add notification rule' }));
  expect((await dialog.findAllByText(/not for a customer to know/)).length).toBeGreaterThan(1);
  await user.click(dialog.getByRole('button', { name: 'Write own texts' }));
  const named = /\{amount\}, \{due\}, \{partner\} are not for a customer to know. Remove them/;
  for (const place of dialog.getAllByText(named)) expect(place).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Insert departure' })).toBeVisible();
  for (const name of ['amount', 'due', 'partner'])
    expect(dialog.queryByRole('button', { name: `Insert ${name}` })).toBeNull();
  for (const name of ['Subject, English', 'Text, English', 'Subject, Russian', 'Text, Russian']) {
    await user.clear(dialog.getByRole('textbox', { name }));
    await user.type(dialog.getByRole('textbox', { name }), 'Soon');
  }
  expect(dialog.queryByText(/not for a customer to know/)).toBeNull();
});

test('a named person who is a partner counts as a partner', async () => {
  server.use(
    http.get('*/api/users', () =>
      listOf([{ id: testId(5), role: 'dmc', email: 'sun@example.com', company_name: 'Sun' }]),
    ),
  );
  const { user, dialog } = await open(`/settings/notifications?edit=${testId(1)}`);
  expect(await dialog.findByText(/standard texts of this event are not for a partner to know/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Write own texts' }));
  expect(dialog.queryByRole('button', { name: 'Insert amount' })).toBeNull();
});

test('the picker of persons offers active staff, and no partner', async () => {
  const anna = { id: testId(6), role: 'manager', status: 'active', first_name: 'Anna', last_name: 'Berga' };
  const sun = { id: testId(7), role: 'dmc', status: 'active', company_name: 'Sun' };
  const blocked = { ...anna, id: testId(8), status: 'blocked', first_name: 'Olga' };
  server.use(
    http.get('*/api/users', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isOffered = ({ role, status }: { role: string; status: string }) =>
        (searchParams.get('is_staff') !== 'true' || role !== 'dmc') &&
        [null, status].includes(searchParams.get('status'));
      return listOf([anna, sun, blocked].filter(isOffered));
    }),
  );
  const { user, dialog } = await open(`/settings/notifications?edit=${testId(1)}`);
  await user.click(dialog.getByRole('combobox', { name: 'And these persons' }));
  const offered = within(await screen.findByRole('listbox'));
  expect(await offered.findByRole('option', { name: /Anna Berga/ })).toBeVisible();
  expect(offered.getAllByRole('option')).toHaveLength(1);
});

test('a rule whose texts would show a recipient hidden values is marked in the list', async () => {
  const own = { subject: 'Pay {amount}', body: '' };
  server.use(
    http.get('*/api/notification-rules', () =>
      listOf([
        rule({ event: 'hotel_payment_due', recipients: ['customer'], templates: { en: own, ru: own } }),
        rule({ id: testId(2), event: 'transfer_payment_due', recipients: ['dmc_of_booking'] }),
      ]),
    ),
  );
  renderPage('settings-notifications', NotificationsPage, '/settings/notifications');
  expect(await screen.findByText('Own, values omitted')).toHaveAttribute(
    'title',
    expect.stringMatching(/\{amount\} is not for a customer/),
  );
  expect(screen.getByText('Standard, not sent to all')).toBeVisible();
});
