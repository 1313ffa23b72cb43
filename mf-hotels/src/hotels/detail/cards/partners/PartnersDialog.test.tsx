import { beforeEach, expect, test } from '@jest/globals';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
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
import HotelPage from '../../HotelPage';

const hotel_id = testId(1);
const stamp = '2027-03-01T12:00:00.000Z';
const user = (number: number, company_name: string) => ({ id: testId(number), email: 'x', company_name });
const [amber, dune, pine] = [user(71, 'Amber'), user(72, 'Dune'), user(73, 'Pine')] as const;
const link = (number: number, of: { id: string }, more: object) => ({
  id: testId(number),
  hotel_id,
  dmc_id: of.id,
  currency: 'EUR',
  is_default: false,
  is_active: true,
  contract_from: null,
  contract_to: null,
  payment_terms_days: 0,
  markup_bp: null,
  note: null,
  created_at: stamp,
  updated_at: stamp,
  ...more,
});

let links: ReturnType<typeof keepingServer>;
beforeEach(() => {
  const terms = { contract_to: '2027-12-31', payment_terms_days: 14, markup_bp: 1250, note: 'Pays late' };
  links = keepingServer('/api/hotel-dmcs', [
    link(81, amber, { is_default: true, ...terms }),
    link(82, dune, { is_active: false }),
  ]);
  server.use(
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/hotels/:id', () => oneOf(aHotel())),
    http.get('*/api/users', () => listOf([amber, dune, pine])),
    http.get('*/api/users/:id', ({ params: { id } }) =>
      oneOf([amber, dune, pine].find((one) => one.id === id)),
    ),
    http.get('*/api/dependents', () => oneOf([])),
    ...links.handlers,
  );
});

const open = async () => {
  const { user: person } = renderPage('hotels-id', HotelPage, `/hotels/${hotel_id}?edit=partners`);
  const dialog = within(await findDialog('Edit partners'));
  const line = async (name: string) => within(await dialog.findByRole('listitem', { name }));
  await line('Amber');
  return { person, dialog, line };
};

test('shows the terms in words, and adds a partner that is not linked yet', async () => {
  const { person, dialog, line } = await open();
  expect(
    (await line('Amber')).getByText(
      'EUR · Contract until 31.12.2027 · Payable 14 days before check-in · Mark-up 12,5 %',
    ),
  ).toBeVisible();
  expect((await line('Dune')).getByText('Dune, inactive')).toBeVisible();

  await person.click(dialog.getByRole('button', { name: 'Add partner' }));
  const form = within(await findDialog('Add link to partner'));
  await person.click(form.getByRole('combobox', { name: /^Partner/ }));
  const found = within(await screen.findByRole('listbox'));
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pine']);
  await person.click(found.getByRole('option'));
  const terms = form.getByRole('textbox', { name: /^Payment terms, days/ });
  await person.clear(terms);
  await person.paste('-30');
  expect(terms).toHaveAccessibleDescription(/^Payable 30 days after check-out\./);
  await person.click(form.getByRole('textbox', { name: 'Mark-up, %' }));
  await person.paste('12,5');
  await person.click(form.getByRole('textbox', { name: 'Contract from' }));
  await person.paste('1.3.2027');
  await person.click(form.getByRole('button', { name: 'Add link to partner' }));
  expect(await dialog.findByRole('listitem', { name: 'Pine' })).toBeVisible();
  expect(links.asked.map(({ body }) => body)).toEqual([
    {
      hotel_id,
      dmc_id: pine.id,
      currency: 'EUR',
      is_default: false,
      is_active: true,
      contract_from: '2027-03-01',
      payment_terms_days: -30,
      markup_bp: 1250,
    },
  ]);
});

test("edits the terms with a partner, who can't be changed", async () => {
  const { person, line } = await open();
  await person.click((await line('Amber')).getByRole('button', { name: 'Edit Amber' }));
  const form = within(await findDialog('Edit link to partner'));
  expect(form.getByRole('combobox', { name: /^Partner/ })).toBeDisabled();
  const note = form.getByRole('textbox', { name: 'Note' });
  await person.clear(note);
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit link to partner' })).toBeNull());
  expect(links.kept()[0]).toMatchObject({ dmc_id: amber.id, note: null, markup_bp: 1250 });
});

test('another partner becomes the default, and Undo restores the previous one', async () => {
  const { person, line } = await open();
  expect((await line('Amber')).queryByRole('button', { name: /default/ })).toBeNull();
  await person.click((await line('Dune')).getByRole('button', { name: 'Make default: Dune' }));
  await waitFor(() => expect(useMessages.getState().snackbars[0]?.text).toBe('Dune is the default partner'));
  act(() => useMessages.getState().snackbars[0]?.action?.run());
  await waitFor(() => expect(links.asked).toHaveLength(2));
  expect(links.asked.map(({ path, body }) => [path, body])).toEqual([
    [`/api/hotel-dmcs/${testId(82)}`, { is_default: true }],
    [`/api/hotel-dmcs/${testId(81)}`, { is_default: true }],
  ]);
});

test('a partner is removed after a confirmation with its name', async () => {
  const { person, dialog, line } = await open();
  await person.click((await line('Dune')).getByRole('button', { name: 'Remove Dune' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete link to partner ‘Dune’?' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled());
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(dialog.queryByRole('listitem', { name: 'Dune' })).toBeNull());
  expect(links.kept()).toHaveLength(1);
});

test('another currency shows what it makes of the prices before it converts them, once', async () => {
  const sent: unknown[] = [];
  const keys = new Set<string | null>();
  server.use(
    http.get('*/api/settings', () =>
      oneOf({ exchange_rates: [{ from: 'USD', to: 'EUR', rate: '0.8', valid_from: '2020-01-01' }] }),
    ),
    http.post<never, { apply?: boolean; currency: string; rate: string }>(
      `*/api/hotel-dmcs/${testId(81)}/convert`,
      async ({ request }) => {
        const body = await request.json();
        if (body.rate === '0.000001') {
          const message = 'Check the rate: 100,50 EUR would be 0 in USD.';
          return HttpResponse.json(
            { success: false, message, error: { code: 'invalid', message, fields: { rate: message } } },
            { status: 400 },
          );
        }
        if (body.apply) {
          sent.push(body);
          keys.add(request.headers.get('idempotency-key'));
          // Committed, and then the connection breaks.
          if (sent.length === 1) return HttpResponse.error();
        }
        return oneOf({
          from: 'EUR',
          to: body.currency,
          rate: body.rate,
          version: 7,
          kinds: [
            { kind: 'price_cells', count: 40, examples: [{ before_minor: 10_050, after_minor: 12_563 }] },
            { kind: 'offers', count: 1, examples: [{ before_minor: 500, after_minor: 625 }] },
          ],
          bookings: 3,
        });
      },
    ),
  );
  const { person, line } = await open();
  await person.click((await line('Amber')).getByRole('button', { name: 'Change currency: Amber' }));
  const form = within(await findDialog('Change the currency of Amber'));
  const convert = form.getByRole('button', { name: 'Convert prices' });
  await person.click(convert);
  expect(await form.findAllByText(/Enter a rate|Fill in|Enter a number|no such currency/)).not.toHaveLength(
    0,
  );
  expect(sent).toEqual([]);

  await person.click(form.getByRole('combobox', { name: /^New currency/ }));
  await person.paste('EUR');
  await person.tab();
  const rate = form.getByRole('textbox', { name: /^Exchange rate/ });
  await person.click(rate);
  await person.paste('2');
  await person.click(convert);
  expect(await form.findAllByText('The prices are in EUR already. Choose another one.')).not.toHaveLength(0);

  await person.clear(form.getByRole('combobox', { name: /^New currency/ }));
  await person.paste('USD');
  await person.tab();
  await person.clear(rate);
  await person.type(rate, '0.000001');
  expect(await form.findByRole('alert')).toHaveTextContent('Check the rate: 100,50 EUR would be 0 in USD.');
  // The same rate would be refused again.
  expect(form.queryByRole('button', { name: 'Try again' })).toBeNull();
  await person.click(await form.findByRole('button', { name: 'Use the rate of the settings, 1/0,8' }));
  expect(rate).toHaveValue('1/0.8');
  expect(
    form.getByText(/^1\s000,00\sEUR is 1\s250,00\sUSD, and 1\s000,00\sUSD is 800,00\sEUR\.$/),
  ).toBeVisible();
  expect(await form.findByText('40 prices, 1 offer will change')).toBeVisible();
  const table = within(form.getByRole('table', { name: 'Amounts before and after' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'ExamplesBeforeAfter',
    'prices100,50 EUR125,63 USD',
    'offers5,00 EUR6,25 USD',
  ]);
  expect(form.getByText(/^3 bookings at prices in EUR keep them\./)).toBeVisible();
  await person.click(convert);
  await waitFor(
    () => expect(screen.queryByRole('dialog', { name: 'Change the currency of Amber' })).toBeNull(),
    {
      timeout: 5000,
    },
  );
  expect(sent).toEqual([
    { currency: 'USD', rate: '1/0.8', apply: true, expected_version: 7 },
    { currency: 'USD', rate: '1/0.8', apply: true, expected_version: 7 },
  ]);
  expect(keys.size).toBe(1);
});
