import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, userEvent } from '@itinera/shared/testing';
import { Suspense } from 'react';
import { onDemand } from './onDemand';
import { PartBoundary } from './PartBoundary';

const refused = () =>
  Object.assign(
    new Error('Loading chunk 62 failed.\n(error: http://localhost/remotes/mf_hotels/1/c/62.js)'),
    {
      name: 'ChunkLoadError',
    },
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

/** A part whose file is refused until `allow` is called. */
function refusedPart() {
  let isRefused = true;
  const load = jest.fn(async () => {
    if (isRefused) throw refused();
    return { default: ({ name }: { name: string; onClose?: () => void }) => <p>Dialog of {name}</p> };
  });
  return { Part: onDemand(load), load, allow: () => (isRefused = false) };
}

test('a part whose file is refused says so in words, and Try again fetches it', async () => {
  const user = userEvent.setup();
  const { Part, load, allow } = refusedPart();
  render(
    <Suspense>
      <Part name="Rome" />
    </Suspense>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part could not be loaded. Check the connection and try again.',
  );
  expect(screen.queryByText(/chunk|localhost/)).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  allow();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dialog of Rome')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dialog whose file is refused can be closed, and opening it again fetches the file', async () => {
  const user = userEvent.setup();
  const { Part, allow } = refusedPart();
  const close = jest.fn();
  const opened = (
    <Suspense>
      <Part name="Rome" onClose={close} />
    </Suspense>
  );
  const { unmount } = render(opened);
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
  unmount();
  allow();
  render(opened);
  expect(await screen.findByText('Dialog of Rome')).toBeVisible();
});

test('an error of a loaded part is left to the page', async () => {
  const Broken = onDemand(async () => ({
    default: (): never => {
      throw new TypeError('Planted.');
    },
  }));
  render(
    <PartBoundary whenFailed={() => <p>The page failed</p>}>
      <Broken />
    </PartBoundary>,
  );
  expect(await screen.findByText('The page failed')).toBeVisible();
});
