import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, userEvent, within } from '@itinera/shared/testing';
import { useMessages } from '@itinera/shared/state';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { entryFiles, remoteOf, serveRemotes } from '../testing/remotes';
import type * as TileModule from './Tile';
import type * as LoadRemoteModule from '../remotes/loadRemote';

let Tile: typeof TileModule.Tile;
let forgetRemote: typeof LoadRemoteModule.forgetRemote;
const offered = { mf_hotels: [entryOf('mf_hotels', 'h1')] };

beforeAll(async () => {
  writeRegistry(offered);
  ({ Tile } = await import('./Tile'));
  ({ forgetRemote } = await import('../remotes/loadRemote'));
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  serveRemotes();
  deploy(offered);
  await forgetRemote('mf_hotels');
});

const offering = (content: () => React.ReactNode) =>
  Object.assign(entryFiles, {
    h1: remoteOf('mf_hotels', { tiles: { attention: () => Promise.resolve({ default: content }) } }),
  });
const show = (name = 'attention') => render(<Tile owner="mf_hotels" name={name} title="Hotels" />);
const tile = () => within(screen.getByRole('region', { name: 'Hotels' }));

test('the title is shown at once, the content when the remote is loaded', async () => {
  offering(() => <p>150 hotels</p>);
  show();
  expect(tile().getByRole('img', { name: 'Loading' })).toBeVisible();
  expect(await tile().findByText('150 hotels')).toBeVisible();
});

test('a remote that can’t be loaded is reported in the tile only, and retried on request', async () => {
  show();
  await userEvent.click(await tile().findByRole('button', { name: 'Try again' }));
  expect(await tile().findByText('This could not be shown.')).toBeVisible();
  offering(() => <p>150 hotels</p>);
  await userEvent.click(tile().getByRole('button', { name: 'Try again' }));
  expect(await tile().findByText('150 hotels')).toBeVisible();
  expect(useMessages.getState()).toMatchObject({ snackbars: [], toasts: [] });
});

test('an error in the content, or missing content, stays within its tile', async () => {
  offering(() => {
    throw new Error('A bug.');
  });
  show();
  expect(await tile().findByText('This could not be shown.')).toBeVisible();
  cleanup();
  show('unknown');
  expect(await tile().findByText('This could not be shown.')).toBeVisible();
});
