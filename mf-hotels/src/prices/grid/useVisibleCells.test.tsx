import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@itinera/shared/testing';
import { useVisibleCells } from './useVisibleCells';

test('renders visible cells first, then some around them, also after scrolling', async () => {
  const root = { current: document.createElement('div') };
  Object.defineProperty(root.current, 'clientWidth', { value: 950 });
  const { result } = renderHook(() => useVisibleCells(root, 260));
  expect(result.current.visible).toEqual({ top: 0, bottom: 10, left: 0, right: 10 });
  await waitFor(() => expect(result.current.visible).toEqual({ top: 0, bottom: 18, left: 0, right: 14 }));
  root.current.scrollTop = 9 * 26;
  root.current.scrollLeft = 500;
  act(() => result.current.onScroll());
  expect(result.current.visible).toEqual({ top: 4, bottom: 26, left: 2, right: 18 });
});
