import { beforeEach, expect, test } from '@jest/globals';
import { cities } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import {
  EntityDialog,
  NamesInput,
  TextInput,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  findDialog,
  http,
  keepingServer,
  listOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { useState } from 'react';

const words: EntityWords<typeof cities> = {
  of: cities,
  noun: 'city',
  query: { with_data: true },
  fields: { country_id: { label: 'Country' }, iata: { label: 'IATA code' }, names: { label: 'Name' } },
};
const Fields = ({ field }: FieldsProps<typeof cities>) => (
  <>
    <TextInput {...field('iata')} />
    <NamesInput {...field('names')} />
  </>
);
const id = testId(7);
const riga = {
  id,
  country_id: testId(1),
  iata: 'RIX',
  names: [
    { id: testId(8), locale: 'en', name: 'Riga' },
    { id: testId(9), locale: 'ru', name: 'Рга' },
  ],
};

let api: ReturnType<typeof keepingServer>;
function Page() {
  const [isOpen, setOpen] = useState(true);
  useList(cities, {});
  return isOpen && <EntityDialog words={words} Fields={Fields} id={id} onClose={() => setOpen(false)} />;
}
async function open() {
  const { user } = renderPage('geography', Page, '/geography');
  const box = (name: string) => screen.findByRole('textbox', { name });
  await box('Name (Russian)');
  return { user, box };
}
const button = (name: string) => screen.getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const names = () =>
  api.kept().flatMap((city) => (city['names'] as { name: string }[]).map(({ name }) => name));

beforeEach(() => {
  startSession('access', 'refresh');
  api = keepingServer(cities.path, [riga]);
  server.use(...api.handlers);
});

test('a changed name is saved with its entry in one call, and the list is read once', async () => {
  const { user, box } = await open();
  const before = api.read.length;
  await user.clear(await box('Name (Russian)'));
  await user.type(await box('Name (Russian)'), 'Рига');
  await user.click(button('Save'));
  await isClosed();
  expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${cities.path}/${id}`]);
  expect(api.read.slice(before)).toEqual([cities.path]);
  expect(names()).toEqual(['Riga', 'Рига']);
});

test('a name corrected by another user and cleared here asks, language by language', async () => {
  const { user, box } = await open();
  await user.clear(await box('Name (Russian)'));
  const corrected = { ...riga.names[1], name: 'Рига' };
  api.changeElsewhere(id, { names: [{ ...riga.names[0], name: 'Rīga' }, corrected] });
  await user.click(button('Save'));
  const clash = within(await screen.findByRole('group', { name: 'Name (Russian): changed by both of you' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Name (English) updated to Rīga');
  expect(clash.getByRole('radio', { name: 'Mine: nothing' })).toBeChecked();
  expect(names()).toEqual(['Rīga', 'Рига']);
  await user.click(clash.getByRole('radio', { name: 'Theirs: Рига' }));
  expect(await box('Name (Russian)')).toHaveValue('Рига');
  await user.click(clash.getByRole('radio', { name: 'Mine: nothing' }));
  await user.click(button('Save'));
  await isClosed();
  expect(names()).toEqual(['Rīga']);
});

const messages = () => useMessages.getState().snackbars;
const correct = async ({ user, box }: Awaited<ReturnType<typeof open>>) => {
  await user.clear(await box('Name (Russian)'));
  await user.type(await box('Name (Russian)'), 'Рига');
  await user.click(button('Save'));
  await isClosed();
};

test('the message says what was changed, and Undo restores it', async () => {
  await correct(await open());
  expect(messages()[0]?.text).toBe('City updated: Name (Russian) Рга → Рига');
  messages()[0]?.action?.run();
  await waitFor(() => expect(names()).toEqual(['Riga', 'Рга']));
  expect(api.asked.at(-1)?.body).toEqual({
    names: [
      { locale: 'en', name: 'Riga' },
      { locale: 'ru', name: 'Рга' },
    ],
  });
  await waitFor(() => expect(messages().at(-1)?.text).toBe('City: change undone'));
});

test('Undo is refused for an entry that another user has changed since', async () => {
  await correct(await open());
  api.changeElsewhere(id, { iata: 'RIY' });
  messages()[0]?.action?.run();
  await waitFor(() =>
    expect(messages().at(-1)?.text).toBe('City: change not undone. Someone else has changed it since.'),
  );
  expect(api.kept()[0]).toMatchObject({ iata: 'RIY' });
  expect(names()).toEqual(['Riga', 'Рига']);
});

test("another user's change of another field is kept without a question, and the message says so", async () => {
  const opened = await open();
  api.changeElsewhere(id, { iata: 'RIY' });
  await correct(opened);
  expect(api.kept()[0]).toMatchObject({ iata: 'RIY' });
  expect(names()).toEqual(['Riga', 'Рига']);
  expect(messages()[0]?.text).toBe(
    'City updated: Name (Russian) Рга → Рига. Someone else changed IATA code meanwhile; both changes are saved',
  );
});

test('the history shows who changed what and when, including names', async () => {
  const change = (number: number, at: string, changes: object, more: object = {}) => ({
    id: testId(number),
    at,
    actor: { kind: 'staff', id: testId(50), role: 'manager', name: 'Anna Berzina' },
    action: 'update',
    outcome: 'done',
    changes,
    request_id: null,
    ...more,
  });
  const logs: Record<string, object[]> = {
    [`cities ${id}`]: [
      change(61, '2027-03-02T08:00:00.000Z', { iata: { before: null, after: 'RIX' } }),
      change(62, '2027-03-02T07:00:00.000Z', { iata: { after: 'no' } }, { outcome: 'refused' }),
      change(63, '2027-03-01T08:00:00.000Z', { iata: { after: null } }, { action: 'create' }),
    ],
    [`cities-names ${testId(9)}`]: [
      change(
        64,
        '2027-03-03T08:00:00.000Z',
        { name: { before: 'Р', after: 'Рга' } },
        { actor: { kind: 'system', id: null, role: null, name: null } },
      ),
    ],
  };
  server.use(
    http.get('*/api/history', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return listOf(logs[`${searchParams.get('entity')} ${searchParams.get('id')}`] ?? []);
    }),
  );
  const { user } = await open();
  await user.click(button('History'));
  const history = within(await findDialog('History'));
  const items = await history.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/^.* · /, ''))).toEqual([
    'The programName (Russian): Р → Рга',
    'Anna BerzinaIATA code: nothing → RIX',
    'Anna BerzinaThis entry was added.',
  ]);
  await user.click(history.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button('History')).toHaveFocus());
});

test('input for one country is restored for it, and not for another', async () => {
  const addTo = (country_id: string) => {
    const Adding = () => (
      <EntityDialog {...{ words, Fields }} start={{ country_id }} onClose={() => undefined} />
    );
    return renderPage('geography', Adding, '/geography');
  };
  const code = () => screen.findByRole('textbox', { name: 'IATA code' });
  const latvia = addTo(testId(1));
  await latvia.user.type(await code(), 'RIX');
  latvia.unmount();
  const estonia = addTo(testId(2));
  expect(await code()).toHaveValue('');
  estonia.unmount();
  addTo(testId(1));
  expect(await code()).toHaveValue('RIX');
  expect(screen.getByText(/Your unsaved input has been restored/)).toBeVisible();
});
