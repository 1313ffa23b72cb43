import { beforeEach, describe, expect, test } from '@jest/globals';
import { cities, cityNames } from '@itinera/shared/contracts';
import { FormDialog, NamesInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { startSession } from '@itinera/shared/state';
import { failure, keepingServer, renderPage, screen, server, testId, waitFor } from '@itinera/shared/testing';
import { createNamed } from './createNamed';

const labels = { iata: 'IATA code', names: 'Name' } as const;
let api: ReturnType<typeof keepingServer>;
let names: ReturnType<typeof keepingServer>;

function AddCity({ onClose }: { onClose: () => void }) {
  const form = useContractForm(cities.createInput, {
    country_id: testId(1),
    iata: 'RGA',
    names: [{ locale: 'en', name: 'Rgia' }],
  });
  return (
    <FormDialog
      title="Add city"
      saveVerb="Add city"
      form={form}
      save={({ names: typed = [], ...city }) => createNamed(cities, 'city', city, typed)}
      saved="City added"
      draftKey="city-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <TextInput control={form.control} name="iata" label={labels.iata} />
      <NamesInput control={form.control} name="names" label={labels.names} />
    </FormDialog>
  );
}

let closed: boolean;
const Page = () => <AddCity onClose={() => (closed = true)} />;
const open = () => renderPage('geography', Page, '/geography').user;
const save = () => screen.getByRole('button', { name: /^(Add city|Try again)$/ });
const button = (name: string) => screen.getByRole('button', { name });

async function failsToSave(user: ReturnType<typeof open>) {
  await user.click(save());
  await screen.findByRole('alert');
  await waitFor(() => expect(save()).toBeEnabled());
}
async function savesAtLast(user: ReturnType<typeof open>) {
  await user.click(save());
  await waitFor(() => expect(closed).toBe(true));
}
async function correct(user: ReturnType<typeof open>) {
  const name = screen.getByRole('textbox', { name: 'Name (English)' });
  await user.clear(name);
  await user.type(name, 'Riga');
}

beforeEach(() => {
  startSession('access', 'refresh');
  closed = false;
  api = keepingServer(cities.path);
  names = keepingServer(cityNames.path);
  server.use(...names.handlers, ...api.handlers);
});

describe('a city with a lost answer', () => {
  test('is created once, with its name, when it is saved again', async () => {
    const user = open();
    api.lose('reset', 'html');
    await failsToSave(user);
    await savesAtLast(user);
    expect(api.kept()).toHaveLength(1);
    expect(names.kept()).toMatchObject([{ city_id: api.kept()[0]?.id, name: 'Rgia' }]);
  });

  test('is created once and updated when it is corrected before it is saved again', async () => {
    const user = open();
    api.lose('reset', 'reset');
    await failsToSave(user);
    await correct(user);
    await savesAtLast(user);
    expect(api.kept()).toMatchObject([{ iata: 'RGA', names: [{ locale: 'en', name: 'Riga' }] }]);
    expect(api.asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'PUT']);
  });
});

test('the lost answer of a name is resolved before its correction is saved', async () => {
  const user = open();
  names.lose('reset', 'reset');
  await failsToSave(user);
  await correct(user);
  await savesAtLast(user);
  expect(new Set(names.asked.map(({ key }) => key)).size).toBe(1);
  expect(api.kept()).toMatchObject([{ names: [{ locale: 'en', name: 'Riga' }] }]);
});

describe('a city with a refused name', () => {
  const refuseName = () => names.refuse(() => failure('duplicate', 'Another city has this name.'));

  test('is updated with the corrected name, not created again', async () => {
    const user = open();
    refuseName();
    await failsToSave(user);
    await correct(user);
    await savesAtLast(user);
    expect(api.asked.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  test('is deleted when the form is discarded and its steps are undone', async () => {
    const user = open();
    refuseName();
    await failsToSave(user);
    await user.click(button('Cancel'));
    await user.click(button('Undo and discard'));
    await waitFor(() => expect(closed).toBe(true));
    expect(api.kept()).toEqual([]);
  });

  test('is deleted while the server answers no call for its name', async () => {
    const user = open();
    names.lose('reset', 'reset', 'reset', 'reset');
    await failsToSave(user);
    await user.click(button('Cancel'));
    await user.click(button('Undo and discard'));
    await waitFor(() => expect(closed).toBe(true));
    expect(api.kept()).toEqual([]);
  });

  test('is kept when it can’t be deleted, and the form says so', async () => {
    const user = open();
    refuseName();
    await failsToSave(user);
    api.refuse(() => failure('in_use', 'A hotel is in this city.'));
    await user.click(button('Cancel'));
    await user.click(button('Undo and discard'));
    expect(await screen.findByText('Could not be undone. A hotel is in this city.')).toBeVisible();
    expect(closed).toBe(false);
  });
});
