import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@itinera/shared/testing';
import { ModalLayer } from '../layers/ModalLayer';
import { keepKeysOfInputMethods } from './keysOfInputMethods';

// Before any other listener, as when the shell starts.
keepKeysOfInputMethods();

const listener = jest.fn();
for (const target of [window, document, document.body])
  for (const capture of [true, false]) target.addEventListener('keydown', listener, { capture });

const onClose = jest.fn();
const field = () => screen.getByRole('textbox');
const show = () =>
  render(
    <ModalLayer open side="top" label="Layer" onClose={onClose}>
      <input aria-label="Field" onKeyDown={listener} onKeyDownCapture={listener} />
    </ModalLayer>,
  );

const keys = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Tab', 'Backspace', 'k'];
const ofInputMethods = [
  ['while characters are composed', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
] as const;

test.each(keys.flatMap((key) => ofInputMethods.map(([when, facts]) => [key, when, facts] as const)))(
  '%s %s reaches no listener, and the field keeps it',
  (key, _, facts) => {
    show();
    listener.mockClear();
    expect(fireEvent.keyDown(field(), { key, ...facts })).toBe(true);
    expect(listener).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('all other keys reach them', () => {
  show();
  listener.mockClear();
  fireEvent.keyDown(field(), { key: 'k', keyCode: 75 });
  expect(listener).toHaveBeenCalledTimes(8);
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 27 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
