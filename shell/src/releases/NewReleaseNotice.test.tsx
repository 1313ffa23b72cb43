import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { addUnsaved, keepDraft, whileRunning } from '@itinera/shared/state';
import { act, render, screen, userEvent } from '@itinera/shared/testing';
import { deviceMark } from '../drafts/deviceMark';
import { recordOf } from '../remotes/remoteRecord';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { run } from '../testing/running';

const hotels = (release: string) => entryOf('mf_hotels', release);
const geography = (release: string) => entryOf('mf_geography', release);
const reload = jest.fn();

let Notice: () => React.JSX.Element;
let read: () => Promise<void>;

/** The page runs hotels; geography is in the registry, but not loaded. */
beforeAll(async () => {
  writeRegistry({ mf_hotels: [hotels('h1')], mf_geography: [geography('g1')] });
  const { NewReleaseNotice } = await import('./NewReleaseNotice');
  const { refetchRegistry } = await import('../remotes/registry');
  run('mf_hotels', hotels('h1'));
  Notice = () => <NewReleaseNotice reload={reload} />;
  read = () => act(refetchRegistry);
});
beforeEach(async () => {
  reload.mockClear();
  deploy({ mf_hotels: [hotels('h1')], mf_geography: [geography('g1')] });
  await read();
});

const notice = () => screen.findByRole('status');
const button = (name: string) => screen.getByRole('button', { name });
/** Slightly longer than `useIdle` waits. */
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 1200)));

async function openAndDeploy(...offer: Parameters<typeof deploy>) {
  render(<Notice />);
  deploy(...offer);
  await read();
}

test('a new release of a running remote is announced, and used after a reload', async () => {
  await openAndDeploy({ mf_hotels: [hotels('h2'), hotels('h1')] });
  expect(await notice()).toHaveTextContent('A new version of Hotels is ready. Reload to use it.');
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(button('Reload'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is announced without a change, nor for a remote that is not loaded', async () => {
  await openAndDeploy({ mf_hotels: [hotels('h1')], mf_geography: [geography('g2')] });
  await pass();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a new release of the shell is announced together with that of a remote', async () => {
  await openAndDeploy({ mf_hotels: [hotels('h2')] }, 's2');
  expect(await notice()).toHaveTextContent(
    'New versions of Itinera and Hotels are ready. Reload to use them.',
  );
});

test('“Later” applies to the release, and the notice disappears after a rollback', async () => {
  await openAndDeploy({ mf_hotels: [hotels('h2')] });
  await notice();
  await userEvent.click(button('Later'));
  expect(screen.queryByRole('status')).toBeNull();
  await read();
  await pass();
  expect(screen.queryByRole('status')).toBeNull();

  deploy({ mf_hotels: [hotels('h3')] });
  await read();
  await notice();
  deploy({ mf_hotels: [hotels('h1')] });
  await read();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the notice waits while input is unsaved, and names input that is typed later', async () => {
  const stop = addUnsaved({ what: 'Edit hotel', discard: () => undefined });
  await openAndDeploy({ mf_hotels: [hotels('h2')] });
  await pass();
  expect(screen.queryByRole('status')).toBeNull();
  act(stop);
  await notice();
  act(() => void addUnsaved({ what: 'Add hotel', discard: () => undefined }));
  expect(await notice()).toHaveTextContent('Before you reload, save or discard “Add hotel”.');
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test('the notice waits while a write runs, and so does a requested reload', async () => {
  let answer = () => {};
  const write = () => act(() => void whileRunning(new Promise<void>((resolve) => (answer = resolve))));
  write();
  await openAndDeploy({ mf_hotels: [hotels('h2')] });
  await pass();
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => answer());
  await notice();
  write();
  await userEvent.click(button('Reload'));
  expect(button('Saving first…')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['says', 'can’t keep', false],
  ['does not say', 'has kept', true],
])('the notice %s that a reload would lose input that the device %s', async (_says, _can, isKept) => {
  const typed = { name: 'Amber' };
  keepDraft('hotel', { title: 'Edit', subject: 'Amber', address: '/', typed, at: 1, state: 'closed' });
  deviceMark.set(isKept);
  await openAndDeploy({ mf_hotels: [hotels('h2')] });
  const lost = /Text that you typed earlier and did not save will be lost/.test(
    (await notice()).textContent ?? '',
  );
  expect(lost).toBe(!isKept);
  deviceMark.set(false);
});

test('the previous release, loaded because the current one failed, is announced only after a third is deployed', async () => {
  recordOf('mf_hotels').tried.add('h2');
  await openAndDeploy({ mf_hotels: [hotels('h2'), hotels('h1')] });
  await pass();
  expect(screen.queryByRole('status')).toBeNull();
  deploy({ mf_hotels: [hotels('h3'), hotels('h1')] });
  await read();
  await notice();
});
