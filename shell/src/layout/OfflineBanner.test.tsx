import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@itinera/shared/testing';
import { OfflineBanner } from './OfflineBanner';

afterEach(() => void jest.restoreAllMocks());

function connect(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('is shown while there is no connection', () => {
  render(<OfflineBanner />);
  expect(screen.queryByRole('status')).toBeNull();
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  connect(true);
  expect(screen.queryByRole('status')).toBeNull();
});
