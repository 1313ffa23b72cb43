import { beforeEach, expect, test } from '@jest/globals';
import type { Settings, SystemState } from '@itinera/shared/contracts';
import { rememberPageSize, session, setParts, useMessages } from '@itinera/shared/state';
import {
  act,
  failure,
  findDialog,
  http,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import SettingsPage from './SettingsPage';

const system: SystemState = {
  api: { version: '0.1.0', commit: 'abc1234', node: '22.1.0', started_at: '2026-11-20T08:00:00.000Z' },
  database: { engine: 'PostgreSQL', version: '17.2', survives: 'power_failure', size_bytes: 1_450_000_000 },
  free_bytes: 80_000_000_000,
  last_backup: { created_at: '2026-11-22T01:00:00.000Z', rows: 90_000, files: 1, missing_files: 2 },
  last_restore: {
    created_at: '2026-11-22T01:10:00.000Z',
    is_rehearsal: true,
    backup_created_at: '2026-11-22T01:00:00.000Z',
    rows: 90_000,
    files: 1,
  },
  failed_rehearsal: null,
  jobs: [
    {
      name: 'seal-audit',
      every_seconds: 30,
      ran_at: '2026-11-22T01:00:00.000Z',
      due_at: '2026-11-22T01:00:30.000Z',
      failures: 2,
      last_error: 'The database does not answer.',
      is_late: true,
    },
    {
      name: 'of-tomorrow',
      every_seconds: 3_600,
      ran_at: null,
      due_at: null,
      failures: 0,
      last_error: null,
      is_late: false,
    },
  ],
  policy_violations: [
    {
      page: '/hotels/:id',
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      seen: 1_200,
      first_at: '2026-11-20T01:00:00.000Z',
      last_at: '2026-11-22T01:00:00.000Z',
    },
  ],
};

let settings: Settings;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  settings = {
    company_name: 'Itinera',
    default_locale: 'en',
    page_size: 25,
    time_zone: 'Europe/Riga',
    sale_currency: 'EUR',
    default_markup_bp: 1_000,
    sale_rounding: 0,
    default_child_age: { from: 2, to: 11 },
    child_age_reference: 'check_in',
    deposit_bp: 3_000,
    deposit_days: 3,
    balance_days: 14,
    overdue_grace_days: 0,
    customer_terms_days: 2,
    customer_terms_margin_bp: 1_000,
    combined_terms: 'each',
    hold_hours: 48,
    booking_ref_prefix: 'BE',
    passport_months: 6,
    exchange_rates: [{ from: 'USD', to: 'EUR', rate: '0.92', valid_from: '2026-01-01' }],
    updated_at: '2026-11-01T08:00:00.000Z',
  };
  server.use(
    http.get('*/api/system', () => oneOf(system)),
    http.get('*/api/settings', () => oneOf(settings)),
    http.put<never, object>('*/api/settings', async ({ request }) => {
      const changes = await request.json();
      sent.push(changes);
      settings = { ...settings, ...changes };
      return oneOf(settings);
    }),
  );
});

const open = (search = '') => renderPage('settings', SettingsPage, `/settings${search}`);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the areas of the settings lead to custom fields, notifications and the outbox', async () => {
  open();
  const links = within(await screen.findByRole('navigation', { name: 'Areas of the settings' }));
  expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['General', '/settings'],
    ['Custom fields', '/settings/custom-fields'],
    ['Notifications', '/settings/notifications'],
    ['Outbox', '/settings/notifications?tab=outbox'],
  ]);
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('General');
});

test('settings are shown in cards, in words', async () => {
  open();
  expect((await card('Sale prices')).getByText('10 %, unless a partner has its own')).toBeVisible();
  expect((await card('Payment terms')).getByText('30 %, within 3 days of booking')).toBeVisible();
  expect((await card('Children')).getByText('Infant below 2, child 2–11, adult from 12')).toBeVisible();
  const rates = await card('Exchange rates');
  expect(rates.getByRole('row', { name: /USD → EUR 0,92 01.01.2026/ })).toBeVisible();
});

test('a changed company name, language and page size apply to this page at once', async () => {
  const { user } = open();
  const company = await card('Company');
  for (const text of ['Itinera', 'English', '25']) expect(company.getByText(text)).toBeVisible();
  await user.click(company.getByRole('button', { name: 'Edit company' }));
  const dialog = within(await findDialog('Edit company'));
  const name = dialog.getByRole('textbox', { name: 'Company name' });
  await user.clear(name);
  await user.type(name, 'Amber Tours');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Language/ }), 'Russian');
  const rows = dialog.getByRole('textbox', { name: /Rows per page/ });
  await user.clear(rows);
  await user.type(rows, '50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ company_name: 'Amber Tours', default_locale: 'ru', page_size: 50 }]),
  );
  await waitFor(() => expect(session().pageSize).toBe(50));
  rememberPageSize(25);
});

test('a dialog previews the effect of a change before it is saved, and the change can be undone', async () => {
  const { user } = open();
  await user.click((await card('Sale prices')).getByRole('button', { name: 'Edit sale prices' }));
  const dialog = within(await findDialog('Edit sale prices'));
  const markup = dialog.getByRole('textbox', { name: /Mark-up/ });
  await user.clear(markup);
  await user.type(markup, '12,5');
  await user.selectOptions(dialog.getByLabelText(/Round sale prices/), 'A multiple of 10 of the currency');
  expect(dialog.getByText(/is sold for 1.390,00.EUR\. So far: .* 1.357,40.EUR\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const message = await waitFor(() => {
    const [last] = useMessages.getState().snackbars.slice(-1);
    if (!last?.action) throw new Error('There is no message with an action yet.');
    return last;
  });
  expect(message.text).toMatch(/^Settings changed: Mark-up 10 % → 12.5 %/);
  expect(sent).toEqual([{ sale_currency: 'EUR', default_markup_bp: 1_250, sale_rounding: 10 }]);
  expect((await card('Sale prices')).getByText(/12.5 %/)).toBeVisible();
  act(() => message.action?.run());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ default_markup_bp: 1_000, sale_rounding: 0 });
  expect(await (await card('Sale prices')).findByText(/^10 %/)).toBeVisible();
});

test('what customers pay for a cancellation follows from what partners charge, and is edited with the payment terms', async () => {
  const { user } = open();
  const terms = await card('Payment terms');
  expect(terms.getByText('2 days earlier than partners charge, and 10 % more')).toBeVisible();
  await user.click(terms.getByRole('button', { name: 'Edit payment terms' }));
  const dialog = within(await findDialog('Edit payment terms'));
  const [days, margin] = [/^Customers pay earlier than partners by/, /^Margin on cancellation costs/].map(
    (name) => dialog.getByRole('textbox', { name }),
  );
  if (!days || !margin) throw new Error('A field is missing.');
  await user.clear(days);
  await user.type(days, '90');
  await user.clear(margin);
  await user.type(margin, '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/Enter 60 or less/))[0]).toBeVisible();
  await user.clear(days);
  await user.type(days, '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ customer_terms_days: 0, customer_terms_margin_bp: 0, balance_days: 14 }),
    ]),
  );
  expect(await terms.findByText('When partners charge, the same share')).toBeVisible();
});

test('all parts of a trip are charged by the strictest terms after that is selected', async () => {
  const { user } = open('?dialog=terms');
  const dialog = within(await findDialog('Edit payment terms'));
  const select = dialog.getByRole('combobox', { name: /^Cancelling a trip of several parts/ });
  expect(select).toHaveDisplayValue('Each by its own terms');
  expect(select).toHaveAccessibleDescription(/Counts at once, also for bookings that are sold/);
  await user.selectOptions(select, 'All by the strictest');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ combined_terms: 'strictest' })]));
  const terms = await card('Payment terms');
  expect(
    await terms.findByText(
      '2 days earlier than partners charge, and 10 % more; all parts by the strictest terms',
    ),
  ).toBeVisible();
});

test('a rate is added with its first day; missing values are named at their fields', async () => {
  const { user } = open('?dialog=rates');
  const dialog = within(await findDialog('Edit exchange rates'));
  await user.click(dialog.getByRole('button', { name: 'Add rate' }));
  const row = within(dialog.getByRole('group', { name: /rate 2/i }));
  await user.type(row.getByLabelText(/^From/), 'chf');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/Fill in Rate|Enter a number/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.type(row.getByLabelText(/^Rate/), '1,05');
  expect(await dialog.findByText(/Today CHF → EUR becomes 1,05\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    exchange_rates: [{ from: 'USD' }, { from: 'CHF', to: 'EUR', rate: '1.05' }],
  });
});

test('a refusal is shown at its field, and nothing typed is lost', async () => {
  server.use(
    http.put('*/api/settings', () =>
      failure('invalid', 'Check the field.', { hold_hours: 'Enter 720 or less.' }),
    ),
  );
  const { user } = open('?dialog=bookings');
  const dialog = within(await findDialog('Edit bookings'));
  const hours = dialog.getByRole('textbox', { name: /Hours/ });
  await user.clear(hours);
  await user.type(hours, '700');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/Enter 720 or less/))[0]).toBeVisible();
  expect(hours).toHaveValue('700');
});

test('the server shows what it survives and its last backup, and each part the release that it runs', async () => {
  setParts([
    {
      name: 'shell',
      team: undefined,
      release: 's1',
      commit: 'abc',
      built: '2026-11-20T08:00:00.000Z',
      isFallback: false,
      loadMs: 41.6,
      errors: 0,
    },
    {
      name: 'mf_hotels',
      team: 'hotels',
      release: 'h1',
      commit: 'def',
      built: '2026-11-20T08:00:00.000Z',
      isFallback: true,
      loadMs: undefined,
      errors: 2,
    },
  ]);
  open();
  const facts = await card('Server');
  expect(await facts.findByText('A power failure: no saved change is lost')).toBeVisible();
  expect(facts.getByText(/^22\.11\.2026 .*, 90\s000 rows, 1 file, 2 files missing$/)).toBeVisible();
  expect(
    facts.getByText(
      /^22\.11\.2026 .*, as a rehearsal, from the backup of 22\.11\.2026 .*, 90\s000 rows, 1 file$/,
    ),
  ).toBeVisible();
  const jobs = await card('Jobs');
  expect(jobs.getByText(/^1 job is late: Seal the audit log\./)).toBeVisible();
  expect(
    jobs.getByRole('row', {
      name: /^Seal the audit log Every 30 seconds 22\..* Late, failed 2 times: The database does not answer\.$/,
    }),
  ).toBeVisible();
  expect(jobs.getByRole('row', { name: 'of-tomorrow Every hour Never — On time' })).toBeVisible();
  const refused = await card('Refused by browsers');
  expect(
    refused.getByRole('row', {
      name: /^\/hotels\/:id require-trusted-types-for trusted-types-sink 1\s200 20\.11\.2026 .* 22\.11\.2026 /,
    }),
  ).toBeVisible();
  const parts = await card('Versions on this page');
  expect(parts.getByRole('row', { name: /^shell — s1 abc .* 42 ms 0$/ })).toBeVisible();
  expect(
    parts.getByRole('row', { name: /^mf_hotels hotels h1 \(previous release.* Not loaded 2$/ }),
  ).toBeVisible();
});

test('a server without a verified backup says so, with the remedy', async () => {
  server.use(
    http.get('*/api/system', () =>
      oneOf({
        ...system,
        last_backup: null,
        last_restore: null,
        policy_violations: [],
        failed_rehearsal: { created_at: '2026-11-22T01:10:00.000Z', problem: 'The backup is damaged.' },
      } satisfies SystemState),
    ),
  );
  open();
  expect(await (await card('Refused by browsers')).findByText('Nothing in the last 90 days.')).toBeVisible();
  const facts = await card('Server');
  expect((await facts.findAllByRole('note')).map((note) => note.textContent)).toEqual([
    expect.stringMatching(/^No backup of this server has been made yet\./),
    expect.stringMatching(/^The rehearsal of .* failed: The backup is damaged\./),
    expect.stringMatching(/^No backup has ever been restored/),
  ]);
  expect(facts.getByText('None made yet')).toBeVisible();
  expect(facts.getByText('Never')).toBeVisible();
});
