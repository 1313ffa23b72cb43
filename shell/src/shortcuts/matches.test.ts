import { expect, test } from '@jest/globals';
import { matches } from './matches';

const press = (key: string, modifiers: Partial<Parameters<typeof matches>[1]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});
const idle = { typing: false, singleKeys: true };

test.each<[string, ReturnType<typeof press>, boolean]>([
  ['Mod+K', press('k', { ctrlKey: true }), true],
  ['Mod+K', press('K', { metaKey: true }), true],
  ['Mod+K', press('л', { code: 'KeyK', ctrlKey: true }), true],
  ['Mod+K', press('k'), false],
  ['Mod+K', press('j', { ctrlKey: true }), false],
  ['Mod+K', press('k', { ctrlKey: true, altKey: true }), false],
  ['?', press('?'), true],
  ['?', press('?', { ctrlKey: true }), false],
  ['?', press('/'), false],
])('%s by %j: %s', (keys, pressed, expected) => expect(matches(keys, pressed, idle)).toBe(expected));

test('a single character is no shortcut while typing, and never if single keys are disabled', () => {
  expect(matches('?', press('?'), { typing: true, singleKeys: true })).toBe(false);
  expect(matches('?', press('?'), { typing: false, singleKeys: false })).toBe(false);
});

test('a shortcut with a modifier works in both cases', () => {
  for (const singleKeys of [true, false]) {
    expect(matches('Mod+K', press('k', { ctrlKey: true }), { typing: true, singleKeys })).toBe(true);
  }
});

test('two characters are a shortcut in sequence', () => {
  const after = (before: ReturnType<typeof press> | undefined) =>
    matches('g h', press('h'), { ...idle, before });
  expect(after(press('g'))).toBe(true);
  expect(after(press('п', { code: 'KeyG' }))).toBe(true);
  expect(after(press('x'))).toBe(false);
  expect(after(undefined)).toBe(false);
  expect(matches('g h', press('h'), { typing: true, singleKeys: true, before: press('g') })).toBe(false);
});

test('on a layout without Latin letters the position of the key counts', () => {
  expect(matches('n', press('т', { code: 'KeyN' }), idle)).toBe(true);
  expect(matches('n', press('b', { code: 'KeyN' }), idle)).toBe(false);
});

test('while a dialog is open, single characters do nothing on the page below', () => {
  expect(matches('n', press('n'), { ...idle, inDialog: true })).toBe(false);
  expect(matches('?', press('?'), { ...idle, inDialog: true })).toBe(true);
  expect(matches('Mod+S', press('s', { ctrlKey: true }), { ...idle, inDialog: true })).toBe(true);
});
