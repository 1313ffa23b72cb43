import { beforeAll, expect, test } from '@jest/globals';
import { menuFor, remoteNames } from '@itinera/shared/routes';
import { useShortcuts } from '@itinera/shared/state';
import { cleanup, fireEvent, renderPage, screen } from '@itinera/shared/testing';
import { entryOf, writeRegistry } from '../testing/registry';
import type * as GoToModule from './useGoToKeys';
import type * as KeysModule from './useShortcutKeys';

let goTo: typeof GoToModule;
let keys: typeof KeysModule;

beforeAll(async () => {
  writeRegistry(Object.fromEntries(remoteNames.map((name) => [name, [entryOf(name, 'r1')]])));
  goTo = await import('./useGoToKeys');
  keys = await import('./useShortcutKeys');
});

function show(isUsable = true, isPartner = false) {
  renderPage(
    'index',
    () => {
      keys.useShortcutKeys();
      goTo.useGoToKeys(isUsable, isPartner);
      return <input aria-label="Name" />;
    },
    '/',
  );
}
const offered = () => useShortcuts.getState().offered.map(({ keys: pressed }) => pressed);

test('each entry of the menu, and home, has its own keys', () => {
  show();
  expect(new Set(offered()).size).toBe(menuFor(false).length + 1);
});

test('a partner has only keys of their menu, and a person without pages has none', () => {
  show(true, true);
  expect(offered()).toEqual(['g s', 'g b', 'g h']);
  cleanup();
  show(false);
  expect(offered()).toEqual([]);
});

test('g and then h opens the hotels, but not while typing', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'g' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'h' });
  expect(screen.getByRole('textbox')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(await screen.findByText('At /hotels')).toBeVisible();
});
