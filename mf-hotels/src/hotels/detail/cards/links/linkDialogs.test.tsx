import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, BatchOperation, Hotel } from '@itinera/shared/contracts';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
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
import HotelPage from '../../HotelPage';
import { FeatureFacts } from '../features/FeatureFacts';

const hotel_id = testId(1);
const stamp = '2027-03-01T12:00:00.000Z';
const feature = (number: number, group: string, name: string) => ({
  id: testId(number),
  group,
  name,
  icon: null,
  order: 0,
  is_filter: false,
});
const sauna = feature(51, 'sport_spa', 'Sauna');
const cot = feature(52, 'kids', 'Cot');
const themes = [
  { id: testId(55), name: 'Beach', weight: 5 },
  { id: testId(56), name: 'Spa', weight: 9 },
];
const text = {
  id: testId(57),
  hotel_id,
  locale: 'en',
  description: 'By the sea',
  created_at: stamp,
  updated_at: stamp,
  etag: '"en"',
};
const link = {
  id: testId(58),
  hotel_id,
  feature_id: sauna.id,
  paid: true,
  note: 'from 18:00',
  etag: '"sauna"',
};

let sent: (readonly BatchOperation[])[];
beforeEach(() => {
  sent = [];
  const answerOf = ({ method, path, body }: BatchOperation) => {
    if (method === 'DELETE') return { status: 200, result: null };
    if (path.endsWith('assign-themes')) return { status: 200, result: [], etag: '"hotel"' };
    const before = [text, link].find(({ id }) => path.endsWith(id));
    const isText = path.startsWith('/api/hotel-descriptions');
    const made = isText ? { ...text, id: testId(60) } : { ...link, id: testId(61), paid: false, note: null };
    return { status: 200, result: { ...(before ?? made), ...body }, etag: '"saved"' };
  };
  const hotel = aHotel({ hotel_themes: themes.slice(0, 1) });
  server.use(
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/features', () => listOf([sauna, cot])),
    http.get('*/api/hotel-features', () => listOf([link])),
    http.get('*/api/hotel-descriptions', () => listOf([text])),
    http.get('*/api/hotel-themes', () => listOf(themes)),
    http.post('*/api/batch', async ({ request }) => {
      const { operations } = (await request.json()) as BatchInput;
      sent.push(operations);
      return HttpResponse.json({ success: true, result: operations.map(answerOf) });
    }),
    http.put('*/api/:list/:id', async ({ request }) => {
      const { pathname: path } = new URL(request.url);
      const body = (await request.json()) as Record<string, unknown>;
      const if_match = request.headers.get('if-match') ?? undefined;
      sent.push([{ method: 'PUT', path, body, if_match }]);
      return oneOf(answerOf({ method: 'PUT', path, body }).result, '"saved"');
    }),
  );
});

async function open(name: string, title: string, ready: () => Promise<HTMLElement>) {
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${hotel_id}?edit=${name}`);
  await ready();
  const dialog = within(await findDialog(title));
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return useMessages.getState().snackbars.at(-1);
  };
  const fill = async (field: HTMLElement, typed: string) => {
    await user.clear(field);
    if (typed) await user.paste(typed);
  };
  return { user, dialog, save, fill };
}

test('features: one is added, price and note of another change, and Undo reverses both', async () => {
  const { user, dialog, save, fill } = await open('features', 'Edit features', () =>
    screen.findByRole('group', { name: 'Sauna' }),
  );
  const children = within(dialog.getByRole('group', { name: 'Children' }));
  expect(children.queryByRole('textbox')).toBeNull();
  await user.click(children.getByRole('checkbox', { name: 'Cot' }));
  const spa = within(dialog.getByRole('group', { name: 'Sauna' }));
  await user.click(spa.getByRole('switch', { name: 'Paid' }));
  const note = spa.getByRole('textbox', { name: 'Note: Sauna' });
  await fill(note, 'x'.repeat(121));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription('Enter at most 120 characters.'));
  expect(sent).toEqual([]);
  await fill(note, 'from 17:00');
  expect(note).toHaveAccessibleDescription('10 of 120 characters');

  const message = await save();
  expect(message?.text).toBe('Hotel updated: Features: Cot added; Sauna changed');
  const path = '/api/hotel-features';
  expect(sent).toEqual([
    [
      {
        method: 'PUT',
        path: `${path}/${link.id}`,
        body: { paid: false, note: 'from 17:00' },
        if_match: '"sauna"',
      },
      { method: 'POST', path, body: { hotel_id, feature_id: cot.id, paid: false, note: null } },
    ],
  ]);
  act(() => message?.action?.run());
  await waitFor(() =>
    expect(sent[1]).toEqual([
      { method: 'DELETE', path: `${path}/${testId(61)}`, if_match: '"saved"' },
      {
        method: 'PUT',
        path: `${path}/${link.id}`,
        body: { paid: true, note: 'from 18:00' },
        if_match: '"saved"',
      },
    ]),
  );
});

test('descriptions: a text is counted and added in its language, and a cleared one is saved as empty', async () => {
  const english = 'Description (English)';
  const { user, dialog, save, fill } = await open('descriptions', 'Edit descriptions', () =>
    screen.findByRole('textbox', { name: english }),
  );
  const field = dialog.getByRole('textbox', { name: english });
  expect(field).toHaveAccessibleDescription(/^10 of 10\s000 characters/);
  await fill(field, '');
  await user.click(dialog.getByRole('tab', { name: 'Russian' }));
  const russian = dialog.getByRole('textbox', { name: 'Description (Russian)' });
  await fill(russian, 'x'.repeat(10_001));
  await user.click(dialog.getByRole('tab', { name: 'English' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('tab', { name: 'Russian, refused', selected: true })).toBeVisible();
  await fill(dialog.getByRole('textbox', { name: 'Description (Russian)' }), 'У моря\n\nРядом лес');
  await save();
  const path = '/api/hotel-descriptions';
  expect(sent).toEqual([
    [
      { method: 'PUT', path: `${path}/${text.id}`, body: { description: '' }, if_match: '"en"' },
      { method: 'POST', path, body: { hotel_id, locale: 'ru', description: 'У моря\n\nРядом лес' } },
    ],
  ]);
});

test('descriptions: a language without a text gets no entry', async () => {
  const { dialog, save, fill } = await open('descriptions', 'Edit descriptions', () =>
    screen.findByRole('textbox', { name: 'Description (English)' }),
  );
  await fill(dialog.getByRole('textbox', { name: 'Description (English)' }), 'At the sea');
  await save();
  expect(sent.map((operations) => operations.map(({ body }) => body))).toEqual([
    [{ description: 'At the sea' }],
  ]);
});

test('themes: all are assigned in one call, which Undo repeats with the previous ones', async () => {
  const { user, dialog, save } = await open('themes', 'Edit themes', () =>
    screen.findByRole('combobox', { name: 'Themes' }),
  );
  await user.click(dialog.getByRole('combobox', { name: 'Themes' }));
  await user.click(await screen.findByRole('option', { name: 'Spa' }));
  await user.keyboard('{Escape}');
  const message = await save();
  expect(message?.text).toBe('Hotel updated: Themes: Spa added');
  act(() => message?.action?.run());
  const path = `/api/hotels/${hotel_id}/assign-themes`;
  await waitFor(() =>
    expect(sent).toEqual([
      [{ method: 'POST', path, body: [testId(55), testId(56)] }],
      [{ method: 'POST', path, body: [testId(55)], if_match: '"hotel"' }],
    ]),
  );
});

test('a feature that costs extra says so on the page of the hotel', async () => {
  const facts = [
    { ...link, feature: sauna },
    { ...link, id: testId(62), paid: false, note: null, feature: cot },
  ];
  const hotel = aHotel({ hotel_features: facts } as Partial<Hotel>);
  renderPage('hotels-id', () => <FeatureFacts hotel={hotel} />, `/hotels/${hotel_id}`);
  expect(await screen.findByText('Sauna (paid, from 18:00)')).toBeVisible();
  expect(screen.getByText('Cot')).toBeVisible();
});
