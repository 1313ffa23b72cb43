import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { showFailure, showSnackbar, showToast } from '@itinera/shared/state';
import { act, applyStyles, render, screen, userEvent } from '@itinera/shared/testing';
import { Messages } from './Messages';

// Positions of messages are specified, so styles are applied.
applyStyles();

let user: ReturnType<typeof userEvent.setup>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const say = (...words: Parameters<typeof showSnackbar>) => act(() => showSnackbar(...words));
const shown = () => screen.queryByRole('region', { name: 'Message (F8)' })?.textContent ?? '';

function renderMessages() {
  render(
    <>
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <Messages />
    </>,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: (milliseconds) => void jest.advanceTimersByTime(milliseconds) });
  renderMessages();
});
afterEach(() => void jest.useRealTimers());

describe('a snackbar', () => {
  test('hides after 5000 ms; the next one is queued and has its own time', () => {
    say('First', 'success');
    say('Second', 'error');
    expect(screen.getByRole('status')).toHaveTextContent('First');
    pass(4999);
    expect(shown()).toContain('First');
    pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
    pass(4999);
    expect(shown()).toContain('Second');
    pass(1);
    expect(shown()).toBe('');
  });

  test('restarts its time when it is repeated', () => {
    say('Hotel updated');
    pass(4000);
    say('Hotel updated');
    pass(4999);
    expect(shown()).toContain('Hotel updated');
    pass(1);
    expect(shown()).toBe('');
  });

  test('closes by its button', () => {
    say('First');
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(shown()).toBe('');
  });
});

describe('the time of a snackbar is paused', () => {
  test('while the pointer is on it, and continues with the remaining time', async () => {
    say('First');
    pass(4000);
    await user.hover(screen.getByText('First'));
    pass(60_000);
    expect(shown()).toContain('First');
    await user.unhover(screen.getByText('First'));
    pass(999);
    expect(shown()).toContain('First');
    pass(1);
    expect(shown()).toBe('');
  });

  test('while the focus is in it', async () => {
    say('First');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    pass(60_000);
    expect(shown()).toContain('First');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    pass(5000);
    expect(shown()).toBe('');
  });

  test('while the window is hidden', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    say('First');
    pass(60_000);
    expect(shown()).toContain('First');
    visibility.mockRestore();
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    pass(4999);
    expect(shown()).toContain('First');
    pass(1);
    expect(shown()).toBe('');
  });
});

describe('a snackbar with Undo', () => {
  let undone: number;
  const sayUndoable = () =>
    say('Airport ‘Riga’ deleted', 'success', { label: 'Undo', undoes: true, run: () => (undone += 1) });
  beforeEach(() => {
    undone = 0;
    sayUndoable();
  });

  test('shows the remaining time, which others do not', () => {
    expect(screen.getByTestId('time-left')).toBeInTheDocument();
    pass(5000);
    say('Saved');
    expect(screen.queryByTestId('time-left')).toBeNull();
  });

  test('is undone by its button, once', async () => {
    await user.dblClick(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    expect(shown()).toBe('');
  });

  test.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])(
    'is undone by %s, which keeps the focus',
    async (keys) => {
      act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
      await user.keyboard(keys);
      expect(undone).toBe(1);
      expect(shown()).toBe('');
      expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    },
  );

  test.each([
    ['я', 'KeyZ', 1],
    ['z', 'KeyW', 1],
    ['w', 'KeyZ', 0],
  ])('with %s on %s is undone %i times', (key, code, times) => {
    act(
      () =>
        void document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true }),
        ),
    );
    expect(undone).toBe(times);
  });

  test('is not undone by keys that undo typing, nor by those that redo', async () => {
    await user.click(screen.getByRole('textbox', { name: 'Search' }));
    await user.keyboard('{Control>}z{/Control}');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(undone).toBe(0);
    expect(shown()).toContain('Undo');
  });

  test('is focused by F8, also from a field, and returns the focus', async () => {
    await user.click(screen.getByRole('textbox', { name: 'Search' }));
    await user.keyboard('{F8}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undone).toBe(1);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  test('is closed by Escape only while it has the focus', async () => {
    await user.keyboard('{Escape}');
    expect(shown()).toContain('Undo');
    await user.keyboard('{F8}{Escape}');
    expect(shown()).toBe('');
    expect(undone).toBe(0);
  });

  test('leaves the next snackbar its full time after it was focused', async () => {
    say('Next');
    await user.keyboard('{F8}{Escape}');
    expect(shown()).toContain('Next');
    pass(5000);
    expect(shown()).toBe('');
  });
});

describe('the details of a failure', () => {
  const fail = () => act(() => showFailure('This is used by hotels.', 'Code: in_use\nRequest: 4711'));
  const copyTo = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  test('are copied', async () => {
    const copied: string[] = [];
    fail();
    copyTo(async (text) => void copied.push(text));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(copied).toEqual(['Code: in_use\nRequest: 4711']);
  });

  test('are shown if the clipboard is not available', async () => {
    fail();
    copyTo(() => Promise.reject(new Error('denied')));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await screen.findByLabelText('Details')).toHaveTextContent('Request: 4711');
  });
});

test('messages stay readable and reachable while a dialog hides the page', async () => {
  say('First');
  const layer = screen.getByRole('region').parentElement;
  let fetchedBack = 0;
  const trap = () => (fetchedBack += 1);
  document.addEventListener('focusin', trap);
  layer?.setAttribute('aria-hidden', 'true');
  await act(() => Promise.resolve());
  expect(layer).not.toHaveAttribute('aria-hidden');
  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(fetchedBack).toBe(0);
  document.removeEventListener('focusin', trap);
});

test('a toast is shown at the top right and disappears after 3 seconds', () => {
  act(() => showToast('Saved elsewhere'));
  pass(2999);
  expect(screen.getByText('Saved elsewhere')).toBeInTheDocument();
  expect(screen.getByRole('status').parentElement).toHaveStyle({
    position: 'fixed',
    top: '16px',
    right: '16px',
  });
  pass(1);
  expect(screen.queryByText('Saved elsewhere')).toBeNull();
});
