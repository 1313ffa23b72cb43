import { beforeEach, expect, test } from '@jest/globals';
import { travellers } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
  failure,
  findDialog,
  http,
  HttpResponse,
  keepingServer,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aBooking } from '../../bookings/testing';
import { aTraveller, countriesThere } from '../testing';
import TravellerPage from './TravellerPage';

const [zane, twin, friend] = [
  aTraveller({ passport_expires_at: '2020-01-01', name_keys: ['ozola zane'] }),
  aTraveller({ id: testId(2), phone: '+37120000002', email: 'zane@mail.example' }),
  aTraveller({ id: testId(3), first_name: 'Janis', last_name: 'Liepins', birthday: '1988-02-02' }),
];
let kept: ReturnType<typeof keepingServer>;

beforeEach(() => {
  kept = keepingServer(
    travellers.path,
    [zane, twin, friend].map((one) => ({ ...one })),
  );
  server.use(
    http.get('*/api/countries', () => listOf(countriesThere)),
    http.get('*/api/settings', () => oneOf({ passport_months: 6 })),
    http.get('*/api/dependents', () => oneOf([])),
    http.get('*/api/bookings', ({ request }) =>
      listOf(new URL(request.url).searchParams.get('traveller_id') === zane.id ? [aBooking()] : []),
    ),
    http.get('*/api/travellers', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has('companion_of')) return listOf([friend]);
      return listOf(searchParams.has('duplicates_of') ? [twin] : []);
    }),
    ...kept.handlers,
  );
});

const open = (search = '') => renderPage('travelers-id', TravellerPage, `/travelers/${zane.id}${search}`);

test('shows a traveller, warns of the passport, and links to companions', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Zane Ozola' })).toBeVisible();
  const passport = within(screen.getByRole('region', { name: 'Passport' }));
  expect(passport.getByText('LV1234567')).toBeVisible();
  expect(passport.getByRole('status')).toHaveTextContent('This passport has expired.');
  const personal = within(screen.getByRole('region', { name: 'Personal data' }));
  expect(await personal.findByText('Latvia')).toBeVisible();
  const trips = within(screen.getByRole('region', { name: 'Bookings' }));
  expect(await trips.findByRole('link', { name: 'BE2700001' })).toBeVisible();
  expect(trips.getByText('Confirmed')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Janis Liepins' })).toHaveAttribute(
    'href',
    `/travelers/${friend.id}`,
  );
});

test.each([
  [{ birthday: '1991-01-01' }, 'same passport number'],
  [{}, 'same name and birthday'],
  [{ last_name: 'Ozoļa', name_keys: ['ozola zane'] }, 'same birthday, name written differently'],
  [{ last_name: 'Kalna', name_keys: ['kalna zane'] }, 'same birthday and passport number'],
])('shows why a person may be a duplicate: %j', async (changes, why) => {
  server.use(http.get('*/api/travellers', () => listOf([{ ...twin, ...changes }])));
  open();
  expect(await screen.findByText(new RegExp(`may be the same person: ${why}\\.$`))).toBeVisible();
});

test('editing a traveller warns of another duplicate, not of the traveller', async () => {
  server.use(
    http.get('*/api/travellers', ({ request }) =>
      listOf(new URL(request.url).searchParams.has('named_like') ? [zane, twin] : []),
    ),
  );
  open('?dialog=edit');
  await screen.findByRole('textbox', { name: /^Phone/ });
  const dialog = within(await findDialog('Edit traveler'));
  expect(await dialog.findByText(/is in the list already: same name and birthday\.$/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Zane Ozola' })).toHaveAttribute('href', `/travelers/${twin.id}`);
});

test('a changed name or birthday lists the affected documents of bookings before the save', async () => {
  server.use(
    http.get('*/api/bookings', ({ request }) =>
      listOf(new URL(request.url).searchParams.get('papers_of') === zane.id ? [aBooking()] : []),
    ),
  );
  const { user } = open('?dialog=edit');
  const phone = await screen.findByRole('textbox', { name: /^Phone/ });
  const dialog = within(await findDialog('Edit traveler'));
  await user.type(phone, '1');
  expect(dialog.queryByText(/Their managers are notified/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /^Last name\W*$/ }), 'a');
  expect(await dialog.findByText(/Their managers are notified\.$/)).toHaveTextContent(
    /Check BE2700001 after saving\. Their/,
  );
});

test('a duplicate is compared and merged under the state that was seen; a lost answer merges once', async () => {
  const sent: unknown[] = [];
  const merge = { filled: ['email'], lost: ['phone'], companions: 1, bookings: 2 };
  server.use(
    http.get(`*/api/travellers/${zane.id}/merge/${twin.id}`, () => oneOf(merge)),
    http.post(`*/api/travellers/${zane.id}/merge`, async ({ request: { headers, ...request } }) => {
      void request;
      sent.push([headers.get('idempotency-key'), headers.get('if-match')]);
      return sent.length === 1 ? HttpResponse.html('<h1>Sign in</h1>') : oneOf(zane);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Compare and merge' }));
  const dialog = within(await findDialog('Merge with Zane Ozola'));
  const rows = (await dialog.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'FieldThis entryThe other entry',
    'E-mail—zane@mail.example is added',
    'Phone+37120000001+37120000002 is lost',
  ]);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('link', { name: 'Keep the other entry' })).toHaveAttribute(
    'href',
    `/travelers/${twin.id}?dialog=merge:${zane.id}`,
  );
  expect(dialog.getByText(/^2 bookings will move here\. 1 companion will be added\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
  expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Travelers merged');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), `"${zane.id} 1"`]);
});

test('a refused merge says why, shows what is there now, and is sent again as another request', async () => {
  const sent: unknown[] = [];
  let lost = ['phone'];
  server.use(
    http.get(`*/api/travellers/${zane.id}/merge/${twin.id}`, () =>
      oneOf({ filled: [], lost, companions: 0, bookings: 0 }),
    ),
    http.post(`*/api/travellers/${zane.id}/merge`, ({ request: { headers } }) => {
      sent.push(headers.get('idempotency-key'));
      lost = [];
      return sent.length === 1 ? failure('conflict', 'Another user was faster.') : oneOf(zane);
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Compare and merge' }));
  const dialog = within(await findDialog('Merge with Zane Ozola'));
  expect(await dialog.findByRole('cell', { name: '+37120000002 is lost' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Another user was faster.');
  await waitFor(() => expect(dialog.queryByRole('cell', { name: '+37120000002 is lost' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(sent).size).toBe(2);
});

test('a traveller with bookings can’t be deleted, and is anonymised after typing the name', async () => {
  const answers = [failure('forbidden', 'Ask your administrator.'), oneOf(zane)];
  server.use(
    http.get('*/api/dependents', () => oneOf([{ entity: 'bookings', blocks: true, total: 2, first: [] }])),
    http.post(`*/api/travellers/${zane.id}/anonymise`, () => answers.shift()),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const refusal = within(await screen.findByRole('alertdialog', { name: '‘Zane Ozola’ can’t be deleted' }));
  expect(refusal.getByText(/part of 2 bookings/)).toBeVisible();
  await user.click(refusal.getByRole('button', { name: 'Anonymise instead' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Anonymise ‘Zane Ozola’?' }));
  expect(question.getByRole('button', { name: 'Anonymise' })).toBeDisabled();
  await user.click(question.getByRole('textbox'));
  await user.paste('Zane Ozola');
  // As after an answer that was lost: what is read again has its initials, and the typed name still confirms.
  server.use(
    http.get(`*/api/travellers/${zane.id}`, () => oneOf({ ...zane, first_name: 'Z.', last_name: 'O.' })),
  );
  await user.click(question.getByRole('button', { name: 'Anonymise' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Ask your administrator.');
  await waitFor(() => expect(document.title).toContain('Z. O.'));
  await user.click(question.getByRole('button', { name: 'Anonymise' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Traveler anonymised');
});

test('deleting a traveller leads back to the list', async () => {
  const { user } = open('?dialog=delete');
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete traveler ‘Zane Ozola’/ }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled());
  server.use(http.post('*/api/batch', () => oneOf([{ status: 200, result: null }])));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(window.location.pathname).toBe('/travelers'));
});
