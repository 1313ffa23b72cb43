import { beforeEach, expect, test } from '@jest/globals';
import type { SavedView } from '@itinera/shared/contracts';
import {
  findDialog,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import SearchResultSetupPage from './SearchResultSetupPage';

const view = (changes: Partial<SavedView> = {}): SavedView => ({
  id: testId(1),
  list: 'search-result',
  name: 'Agents',
  query: { group: 'date', markup_bp: '1500' },
  columns: { hidden: ['net', 'markup'] },
  is_shared: false,
  is_default: true,
  is_mine: true,
  owner: { id: testId(2), name: 'Anna' },
  created_at: '2026-01-01T08:00:00.000Z',
  updated_at: '2026-01-01T08:00:00.000Z',
  ...changes,
});

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/api/saved-views', () =>
      listOf([
        view(),
        view({ id: testId(3), name: 'Phone', query: {}, is_default: false, is_mine: false, is_shared: true }),
      ]),
    ),
    http.post('*/api/saved-views', async ({ request }) => {
      sent.push(await request.json());
      return oneOf(view({ id: testId(4) }));
    }),
    http.put('*/api/saved-views/:id', async ({ request, params }) => {
      sent.push([params['id'], await request.json()]);
      return oneOf(view());
    }),
  );
});

const open = (search = '') =>
  renderPage('search-result-helpers-setup', SearchResultSetupPage, `/search/result/-helpers/setup${search}`);
const line = async (name: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li') as HTMLElement);

test('setups are described, the current one is marked, and another one can be selected', async () => {
  const { user } = open();
  expect((await line('Agents')).getByText(/By day of arrival, net and sale.*mark-up 15 %/)).toBeVisible();
  expect((await line('Agents')).getByText('✓ in use')).toBeVisible();
  expect((await line('Phone')).queryByRole('button', { name: 'Edit Phone' })).not.toBeInTheDocument();
  await user.click((await line('Phone')).getByRole('button', { name: 'Use Phone' }));
  await waitFor(() => expect(sent).toEqual([[testId(3), { is_default: true }]]));
});

test('a setup is added; values out of bounds are refused at their fields', async () => {
  const { user } = open('?edit=new');
  const dialog = within(await findDialog('Add setup'));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Grouped/ }), 'Nothing');
  await user.click(dialog.getByRole('checkbox', { name: 'Mark-up' }));
  const up = dialog.getByRole('button', { name: 'Move Dates up' });
  up.focus();
  await user.keyboard('{Enter}{Enter}');
  // It is the first now, so it can only move down.
  expect(dialog.getByRole('button', { name: 'Move Dates down' })).toHaveFocus();
  const width = dialog.getByRole('spinbutton', { name: 'Width of Hotel' });
  await user.type(width, '20');
  await user.click(dialog.getByRole('button', { name: 'Add setup' }));
  expect((await dialog.findAllByText(/Enter 60 or more/))[0]).toBeVisible();
  await user.type(width, '0');
  const limit = dialog.getByRole('textbox', { name: /^Highest number of trips/ });
  await user.clear(limit);
  await user.type(limit, '900');
  await user.click(dialog.getByRole('button', { name: 'Add setup' }));
  expect((await dialog.findAllByText(/Enter 500 or less/))[0]).toBeVisible();
  await user.clear(limit);
  await user.type(limit, '100');
  await user.click(dialog.getByRole('button', { name: 'Add setup' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    list: 'search-result',
    name: 'Mine',
    query: { group: 'none', limit: '100' },
    columns: {
      hidden: ['markup'],
      order: ['dates', 'hotel', 'stay', 'net', 'markup', 'sale'],
      widths: { hotel: 200 },
    },
    is_default: false,
    is_shared: false,
  });
});

test('a setup of another user is copied under a new name', async () => {
  const { user } = open();
  await user.click((await line('Phone')).getByRole('button', { name: 'Copy Phone' }));
  const dialog = within(await findDialog('Add setup'));
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Phone, copy');
});
