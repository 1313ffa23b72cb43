import { beforeEach, describe, expect, test } from '@jest/globals';
import { airports } from '@itinera/shared/contracts';
import { EntityDialog, TextInput, type EntityWords, type FieldsProps } from '@itinera/shared/forms';
import { startSession } from '@itinera/shared/state';
import {
  failure,
  keepingServer,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
  type Loss,
} from '@itinera/shared/testing';
import { useState } from 'react';

const words: EntityWords<typeof airports> = {
  of: airports,
  noun: 'airport',
  query: {},
  fields: { name: { label: 'Name' }, iata_code: { label: 'IATA code' } },
};
const Fields = ({ field }: FieldsProps<typeof airports>) => (
  <>
    <TextInput {...field('name')} />
    <TextInput {...field('iata_code')} />
  </>
);
const start = { name: 'Rgia', iata_code: 'RIX', country_id: testId(1) };

let api: ReturnType<typeof keepingServer>;
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && <EntityDialog words={words} Fields={Fields} start={start} onClose={() => setOpen(false)} />
  );
}
const open = () => renderPage('airports', Page, '/airports').user;
type User = ReturnType<typeof open>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => button(/^(Add .*|Try again)$/);
const methods = () => api.asked.map(({ method }) => method);
const keys = () => new Set(api.asked.map(({ key }) => key)).size;

async function failsToSave(user: User) {
  await user.click(save());
  await screen.findByRole('alert');
  await waitFor(() => expect(save()).toBeEnabled());
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
async function savesAtLast(user: User) {
  await user.click(save());
  await isClosed();
}
async function type(user: User, field: string, text: string) {
  const box = screen.getByRole('textbox', { name: field });
  await user.clear(box);
  await user.type(box, text);
}

beforeEach(() => {
  startSession('access', 'refresh');
  api = keepingServer(airports.path);
  server.use(...api.handlers);
});

test('a new entry is one call, and shows no steps', async () => {
  const user = open();
  await savesAtLast(user);
  expect(methods()).toEqual(['POST']);
  expect(screen.queryByRole('status', { name: 'Steps' })).toBeNull();
});

describe('an entry with a lost answer', () => {
  test.each<Loss>(['reset', 'html'])('by a %s once is created once, and nothing is shown', async (loss) => {
    const user = open();
    api.lose(loss);
    await savesAtLast(user);
    expect(api.kept()).toHaveLength(1);
    expect(keys()).toBe(1);
  });

  test.each<Loss>(['reset', 'html'])(
    'by a %s repeatedly is created once when it is saved again',
    async (loss) => {
      const user = open();
      api.lose(loss, loss);
      await failsToSave(user);
      await savesAtLast(user);
      expect(api.kept()).toHaveLength(1);
      expect(keys()).toBe(1);
    },
  );

  test('is created once when it was corrected before it was saved again', async () => {
    const user = open();
    api.lose('reset', 'reset');
    await failsToSave(user);
    await type(user, 'Name', 'Riga');
    await savesAtLast(user);
    expect(api.kept()).toMatchObject([{ name: 'Riga' }]);
    expect(methods()).toEqual(['POST', 'POST', 'POST', 'PUT']);
  });

  test('is created once however often its correction is lost, too', async () => {
    const user = open();
    api.lose('reset', 'reset', 'arrives', 'reset', 'reset');
    await failsToSave(user);
    await type(user, 'Name', 'Rigaa');
    await failsToSave(user);
    await type(user, 'Name', 'Riga');
    await savesAtLast(user);
    expect(api.kept()).toMatchObject([{ name: 'Riga' }]);
  });

  test('that was refused after all is created with the corrected values', async () => {
    const user = open();
    const unavailable = () => failure('unavailable', 'The server is starting.');
    api.refuse(unavailable);
    api.refuse(unavailable);
    api.refuse(() => failure('invalid', 'Fix the code.', { iata_code: 'Use three letters.' }));
    await failsToSave(user);
    await type(user, 'IATA code', 'RGA');
    await savesAtLast(user);
    expect(api.asked.map(({ body }) => body)).toMatchObject(
      ['RIX', 'RIX', 'RIX', 'RGA'].map((iata_code) => ({ iata_code })),
    );
    expect(api.kept()).toMatchObject([{ iata_code: 'RGA' }]);
  });

  test('is deleted when the form is discarded, although its existence was unknown', async () => {
    const user = open();
    api.lose('reset', 'reset');
    await failsToSave(user);
    await user.click(button('Cancel'));
    expect(screen.getByText('Done so far: Create the airport (not certain).')).toBeVisible();
    await user.click(button('Undo and discard'));
    await isClosed();
    expect(api.kept()).toEqual([]);
  });
});

describe('an entry with a lost answer, whose correction is refused,', () => {
  const refusedCorrection = async () => {
    const user = open();
    api.lose('reset', 'reset');
    await failsToSave(user);
    await type(user, 'IATA code', 'RGA');
    api.refuse(() => failure('duplicate', 'An airport has this code.', { iata_code: 'Use another.' }));
    await failsToSave(user);
    expect(api.kept()).toMatchObject([{ iata_code: 'RIX' }]);
    return user;
  };

  test('is deleted when the form is discarded', async () => {
    const user = await refusedCorrection();
    await user.click(button('Cancel'));
    expect(screen.getByText('Done so far: Create the airport.')).toBeVisible();
    await user.click(button('Undo and discard'));
    await isClosed();
    expect(api.kept()).toEqual([]);
  });

  test('is corrected by a later save', async () => {
    const user = await refusedCorrection();
    await type(user, 'IATA code', 'RGB');
    await savesAtLast(user);
    expect(api.kept()).toMatchObject([{ iata_code: 'RGB' }]);
  });

  test('and changed by another user meanwhile is a conflict', async () => {
    const user = await refusedCorrection();
    api.changeElsewhere(String(api.kept()[0]?.id), { name: 'Rīga' });
    await type(user, 'Name', 'Riga');
    await user.click(save());
    const clash = within(await screen.findByRole('group', { name: 'Name: changed by both of you' }));
    expect(clash.getByRole('radio', { name: 'Mine: Riga' })).toBeChecked();
    await savesAtLast(user);
    expect(api.kept()).toMatchObject([{ name: 'Riga', iata_code: 'RGA' }]);
  });

  test('is kept if another user has changed it meanwhile, and the form says so', async () => {
    const user = await refusedCorrection();
    api.changeElsewhere(String(api.kept()[0]?.id), { name: 'Rīga' });
    await user.click(button('Cancel'));
    await user.click(button('Undo and discard'));
    expect(await screen.findByText(/^Could not be undone\. /)).toBeVisible();
    expect(api.kept()).toHaveLength(1);
  });
});
