import { expect, test } from '@jest/globals';
import { renderPage } from '@itinera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from '@itinera/shared/router';
import { startSession } from '@itinera/shared/state';
import { useUnsaved } from './useUnsaved';

/** Like a sheet: discarding closes it, and the page stays. */
function SheetPage() {
  const [isDirty, setDirty] = useState(false);
  const { guard } = useUnsaved({ when: isDirty, what: 'Names', discard: () => setDirty(false) });
  return (
    <>
      <button onClick={() => setDirty(true)}>Type</button>
      <Link to="?tab=countries">Country</Link>
      {guard}
    </>
  );
}

test('a page whose changes are discarded is left', async () => {
  startSession('access', 'refresh');
  const { user } = renderPage('geography', SheetPage, '/geography');
  await user.click(await screen.findByRole('button', { name: 'Type' }));
  await user.click(screen.getByRole('link', { name: 'Country' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=countries'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('leaving right after the first letter asks', async () => {
  startSession('access', 'refresh');
  renderPage('geography', SheetPage, '/geography');
  const type = await screen.findByRole('button', { name: 'Type' });
  const link = screen.getByRole('link', { name: 'Country' });
  // As in a browser, where React's planned updates are not awaited.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  type.click();
  await Promise.resolve();
  link.click();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(window.location.search).toBe('');
});
