import { describe, expect, test } from '@jest/globals';
import { cellKey, isClash, withChanges, type Edits, type ValueOf } from './edits';
import { beginWith, MOST_STEPS, redo, step, undo } from './history';

const saved: Record<string, string> = { 'riga/en': 'Riga', 'oslo/en': 'Oslo' };
const valueOf: ValueOf = (cell) => saved[cellKey(cell)] ?? '';
const none: Edits = new Map();
const change = (edits: Edits, key: string, text: string, of = valueOf) => {
  const [row = '', column = ''] = key.split('/');
  return withChanges(edits, [{ row, column, text }], of);
};
const texts = (edits: Edits) => Object.fromEntries([...edits].map(([key, { text }]) => [key, text]));

describe('an edit', () => {
  test('is a difference from the saved text', () => {
    expect(texts(change(none, 'riga/en', 'Rīga'))).toEqual({ 'riga/en': 'Rīga' });
    expect(texts(change(none, 'riga/en', 'Riga'))).toEqual({});
    expect(texts(change(none, 'riga/ru', ''))).toEqual({});
    expect(texts(change(none, 'riga/en', ''))).toEqual({ 'riga/en': '' });
  });

  test('has no surrounding spaces', () => {
    expect(texts(change(none, 'riga/en', '  Rīga '))).toEqual({ 'riga/en': 'Rīga' });
    expect(texts(change(none, 'riga/en', ' Riga '))).toEqual({});
    expect(texts(change(none, 'riga/ru', '   '))).toEqual({});
  });

  test('ends when the cell has its saved text again', () => {
    expect(texts(change(change(none, 'riga/en', 'Rīga'), 'riga/en', 'Riga'))).toEqual({});
  });

  test('in another unit is a new edit, also with the same text', () => {
    const inEuros = withChanges(none, [{ row: 'riga', column: 'en', text: '120' }], valueOf, 'EUR');
    const inYen = withChanges(inEuros, [{ row: 'riga', column: 'en', text: '120' }], () => '19000', 'JPY');
    expect([...inEuros.values(), ...inYen.values()]).toEqual([
      { row: 'riga', column: 'en', text: '120', base: 'Riga', unit: 'EUR' },
      { row: 'riga', column: 'en', text: '120', base: '19000', unit: 'JPY' },
    ]);
  });

  test('changes neither other edits nor the map it came from', () => {
    const one = change(none, 'riga/en', 'Rīga');
    const two = change(one, 'oslo/en', 'Christiania');
    expect(texts(one)).toEqual({ 'riga/en': 'Rīga' });
    expect(texts(two)).toEqual({ 'riga/en': 'Rīga', 'oslo/en': 'Christiania' });
  });
});

describe('a text that another user has saved meanwhile', () => {
  const edits = change(none, 'riga/en', 'Rīga');
  const edit = edits.get('riga/en');
  const nowIs =
    (text: string): ValueOf =>
    () =>
      text;
  if (!edit) throw new Error('There is no edit.');

  test.each([
    ['Riga', false],
    ['Rīga', false],
    ['Riga city', true],
    ['', true],
  ])('whether %j is a conflict: %s', (now, clash) => expect(isClash(edit, nowIs(now))).toBe(clash));

  test('is still detected while the edit continues', () => {
    const on = change(edits, 'riga/en', 'Rīga!', nowIs('Riga city'));
    expect(on.get('riga/en')).toMatchObject({ base: 'Riga', text: 'Rīga!' });
    expect(texts(change(on, 'riga/en', 'Riga city', nowIs('Riga city')))).toEqual({});
  });
});

describe('undo and redo', () => {
  const a = change(none, 'riga/en', 'a');
  const ab = change(a, 'oslo/en', 'b');

  test('move back and forth, and stop at the ends', () => {
    const history = step(step(beginWith(none), a), ab);
    expect(redo(history)).toBeUndefined();
    const once = undo(history);
    const twice = once && undo(once);
    expect(once?.now).toBe(a);
    expect(twice?.now).toBe(none);
    expect(twice && undo(twice)).toBeUndefined();
    const again = twice && redo(twice);
    expect(again?.now).toBe(a);
    expect((again && redo(again))?.now).toBe(ab);
  });

  test('treat consecutive letters as one step', () => {
    const history = step(step(beginWith(none), a, 'cell 1'), ab, 'cell 1');
    expect(undo(history)?.now).toBe(none);
    expect(undo(step(history, a, 'cell 2'))?.now).toBe(ab);
    expect(undo(step(step(beginWith(none), a), ab))?.now).toBe(a);
  });

  test('drop the undone steps when another edit is made', () => {
    const back = undo(step(beginWith(none), a));
    expect(back && redo(step(back, ab))).toBeUndefined();
  });

  test('keep a limited number of steps', () => {
    let history = beginWith(none);
    for (let count = 0; count < MOST_STEPS + 50; count += 1) history = step(history, count % 2 ? a : ab);
    expect(history.past).toHaveLength(MOST_STEPS);
  });
});
