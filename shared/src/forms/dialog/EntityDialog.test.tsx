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
import { startSession } from '@itinera/shared/state';
import { keepingServer, renderPage, screen, server, testId, waitFor, within } from '@itinera/shared/testing';
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

test('a name that somebody else has corrected while it was cleared here asks, language by language', async () => {
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
