import { expect, jest, test } from '@jest/globals';
import { useShortcut } from '@itinera/shared/ui';
import { fireEvent, render } from '@itinera/shared/testing';
import { useLayoutEffect } from 'react';
import { useShortcutKeys } from './useShortcutKeys';

test('a key that is pressed as soon as the page is there runs its shortcut', () => {
  const run = jest.fn();
  function Page() {
    useShortcut('Mod+K', 'Go to a page', run);
    useShortcutKeys();
    return null;
  }
  /** Presses in the commit of the page, before its other effects. */
  function Person() {
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }), []);
    return null;
  }
  render(
    <>
      <Page />
      <Person />
    </>,
  );
  expect(run).toHaveBeenCalledTimes(1);
});
