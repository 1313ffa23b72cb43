import { expect, test } from '@jest/globals';
import { splitActions, mostButtons } from './splitActions';
import type { RowAction } from './rowAction';

const action = (label: string, icon?: string): RowAction => ({ label, icon, run: () => undefined });
const labels = (actions: RowAction[]) => actions.map(({ label }) => label).join(' ');

test.each([
  [[], '', ''],
  [[action('a')], '', 'a'],
  [[action('a', '+'), action('b'), action('c', '+'), action('d', '+')], 'a c', 'b d'],
])('the first two with an icon are buttons', (actions, buttons, others) => {
  const split = splitActions(actions);
  expect([labels(split.buttons), labels(split.others)]).toEqual([buttons, others]);
});

test('the column fits the row with the most buttons', () => {
  expect(mostButtons([])).toBe(1);
  expect(mostButtons([[], [action('a', '+')]])).toBe(1);
  expect(mostButtons([[action('a', '+')], [action('a', '+'), action('b', '+')]])).toBe(2);
  expect(mostButtons([[action('a', '+'), action('b', '+'), action('c')]])).toBe(3);
});
