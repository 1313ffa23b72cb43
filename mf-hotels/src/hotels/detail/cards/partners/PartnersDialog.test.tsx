import { beforeEach, expect, test } from '@jest/globals';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  http,
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit partners' }));
  const line = async (name: string) => within(await dialog.findByRole('listitem', { name }));
  await line('Amber');
  return { person, dialog, line };
};

test('shows the terms in words, and adds a partner that is not linked yet', async () => {
  const { person, dialog, line } = await open();
  expect(
    (await line('Amber')).getByText(
      'EUR · Contract until 31.12.2027 · Payable 14 days before check-in · Markup 12.5 %',
    ),
  ).toBeVisible();
  expect((await line('Dune')).getByText('Dune, inactive')).toBeVisible();

  await person.click(dialog.getByRole('button', { name: 'Add partner' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add link to partner' }));
  await person.click(form.getByRole('combobox', { name: /^Partner/ }));
  const found = within(await screen.findByRole('listbox'));
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pine']);
  await person.click(found.getByRole('option'));
  const terms = form.getByRole('textbox', { name: /^Payment terms, days/ });
  await person.clear(terms);
  await person.paste('-30');
  expect(terms).toHaveAccessibleDescription(/^Payable 30 days after check-out\./);
  await person.click(form.getByRole('textbox', { name: 'Markup, %' }));
  await person.paste('12,5');
  await person.click(form.getByRole('textbox', { name: 'Contract from' }));
  await person.paste('1.3.2027');
  await person.click(form.getByRole('button', { name: 'Save' }));
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
  const form = within(await screen.findByRole('dialog', { name: 'Edit link to partner' }));
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
