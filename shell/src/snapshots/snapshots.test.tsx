import { webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@itinera/shared/testing';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { clearSession, replaceSession, startSession } from '@itinera/shared/state';
import { lasting } from '../base/browserStorage';
import { seal, sealingKeyFrom } from '../base/sealing';
import { followSnapshots } from './followSnapshots';
import { packed } from './packed';
import { showSnapshot } from './showSnapshot';
import { placeNow, slotOf, type Snapshot } from './snapshot';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const ownKey = keyOf(7);
const slot = slotOf('/hotels');
const name = '<b>Athens</b> Palace';

const snapshot = (): Snapshot => ({
  place: placeNow(),
  at: Date.now(),
  words: 'Loading, shown as of 14:02',
  looks: [['400 14px serif', 'rgb(1, 2, 3)']],
  page: { area: [0, 56, 1000, 700], bars: [], runs: [[10, 10, 60, 20, 0, 'Hotels']] },
  table: { area: [0, 0, 1000, 600], bars: [[0, 35, 1000, 1]], runs: [[10, 40, 90, 20, 0, name]] },
});

const keep = async (change: Partial<Snapshot> = {}, key = ownKey) =>
  lasting.write(slot, packed(await seal({ ...snapshot(), ...change }, await sealingKeyFrom(key))));

const show = (key: string | undefined = ownKey) => showSnapshot(Promise.resolve(key));
const status = () => screen.queryByRole('status');

// The simulated document has none.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/hotels');
  document.body.innerHTML = '<div id="root"></div>';
});

describe('what the page showed at the last visit', () => {
  test('is shown as text for the eye, and announced as of when it is', async () => {
    await keep();
    await show();
    expect(status()).toHaveTextContent('Loading, shown as of 14:02');
    const text = screen.getByText(name);
    expect(text.closest('[aria-hidden=true][inert]')).toBeInTheDocument();
    expect(text).toHaveStyle({ left: '10px', top: '40px', color: 'rgb(1, 2, 3)' });
    expect(document.querySelector('b')).toBeNull();
  });

  test('stays while rows are loading, and gives way to them', async () => {
    await keep();
    await show();
    const root = document.getElementById('root');
    root?.insertAdjacentHTML('beforeend', '<div class="page-skeleton"></div>');
    await Promise.resolve();
    expect(screen.getByText('Hotels')).toBeInTheDocument();
    root?.replaceChildren();
    root?.insertAdjacentHTML('beforeend', '<main><h1>Hotels</h1><div role="grid"></div></main>');
    await waitFor(() => expect(screen.getAllByText('Hotels')).toHaveLength(1));
    expect(screen.getByText(name)).toBeInTheDocument();
    root?.querySelector('[role=grid]')?.insertAdjacentHTML('beforeend', '<p role="rowheader">Riga</p>');
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    expect(status()).toBeNull();
  });

  test.each(['<main><h1>No hotels</h1></main>', '<main><h1>The server could not be reached</h1></main>'])(
    'gives way to a page without a list: %s',
    async (page) => {
      await keep();
      await show();
      document.getElementById('root')?.insertAdjacentHTML('beforeend', page);
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    },
  );

  test.each<[string, Partial<Snapshot>]>([
    ['of another filter', { place: placeNow().replace('/hotels', '/hotels?q=a') }],
    ['of another window', { place: placeNow().replace(/ \d+ /, ' 1 ') }],
  ])('is not shown if it is %s', async (_, change) => {
    await keep(change);
    await show();
    expect(status()).toBeNull();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['encrypted by another session or with other rights', () => keep({}, keyOf(8))],
    ['older than a day', () => keep({ at: Date.now() - 25 * 60 * 60 * 1000 })],
    ['without a time', () => keep({ at: Number.NaN })],
    [
      'changed by others',
      async () => {
        await keep();
        const text = lasting.read(slot) ?? '';
        lasting.write(slot, (text.startsWith('A') ? 'B' : 'A') + text.slice(1));
      },
    ],
    ['no encrypted text at all', async () => lasting.write(slot, '{"runs": "<b>"}')],
  ])('is deleted if it is %s', async (_, store) => {
    await store();
    await show();
    expect(status()).toBeNull();
    expect(lasting.read(slot)).toBeNull();
  });

  test('is not shown without a session', async () => {
    await keep();
    await showSnapshot(Promise.resolve(undefined));
    expect(status()).toBeNull();
  });

  test('is not shown over rows that are already there', async () => {
    await keep();
    document.body.innerHTML = '<div id="root"><p role="rowheader">Riga</p></div>';
    await show();
    expect(status()).toBeNull();
  });
});

test.each<[string, () => void]>([
  ['the session ends', clearSession],
  ['another person signs in elsewhere', () => replaceSession('refresh-2')],
])('all snapshots are deleted when %s', async (_, end) => {
  startSession('access', 'refresh-1', ownKey);
  await keep();
  lasting.write(slotOf('/be'), 'sealed');
  followSnapshots();
  act(end);
  expect([lasting.read(slot), lasting.read(slotOf('/be'))]).toEqual([null, null]);
});
